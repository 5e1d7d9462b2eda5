/** Whose contact somebody is: each limited partner and onboarding with its fund, and what the person is there. */
import { Link } from 'react-router'
import { formatNumber } from '../formats.ts'
import { recordPath } from '../pages/records.ts'
import { path } from '../paths.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import { Figure, Nothing } from '../web/kit/page/ValueCell.tsx'
import { contactReads } from './reads.ts'
import type { ContactRole } from './reads.ts'

export function ContactRoles({ contactId }: { contactId: number }) {
  const translate = useTranslate()
  const { data, isPending, error } = useRead(contactReads.contactRoles, { id: contactId })
  return (
    <Card title={translate('contact.contactOf')} aside={data?.roles.length} loading={isPending} error={error} lines={2}>
      {data?.roles.length ? (
        <div className="page-card-scroll">
          <table className="card-table contact-roles">
            <thead>
              <tr>
                <th scope="col">{translate('contact.partner')}</th>
                <th scope="col">{translate('contact.fund')}</th>
                <th scope="col">{translate('contact.role')}</th>
                <th scope="col" data-right>
                  {translate('contact.commitment')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.roles.map(role => (
                <RoleRow key={`${role.kind} ${role.id}`} role={role} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <CardEmpty title={translate('contact.nobody')} sentence={translate('contact.nobodySentence')} />
      )}
    </Card>
  )
}

function RoleRow({
  role: { resource, id, name, fundId, fundName, kind, role, currency, commitment },
}: {
  role: ContactRole
}) {
  const translate = useTranslate()
  const to = recordPath(resource, { id, fundId })
  const what = translate(`contact.kind.${kind}`)
  return (
    <tr>
      <td>{to === null ? <b>{name}</b> : <Link to={to}>{name}</Link>}</td>
      <td>
        <Link to={path('fund', { fundId })}>{fundName}</Link>
      </td>
      <td>
        {role ?? what}
        {role && <small>{what}</small>}
      </td>
      <td data-right>
        {commitment === null ? (
          <Nothing />
        ) : (
          <>
            <Figure text={formatNumber(commitment)} />
            <span className="figure-unit">{currency}</span>
          </>
        )}
      </td>
    </tr>
  )
}

/** "Contact of 3 partners, 2 funds", in the head of the page. */
export function ContactOf({ contactId }: { contactId: number }) {
  const translate = useTranslate()
  const { data } = useRead(contactReads.contactRoles, { id: contactId })
  const partners = new Set(data?.roles.flatMap(({ resource, id }) => (resource === 'limited-partners' ? [id] : [])))
  const funds = new Set(data?.roles.map(({ fundId }) => fundId))
  if (partners.size === 0) return null
  return (
    <span>
      {translate('contact.ofMany', {
        partners: translate('contact.ofPartners', { smart_count: partners.size }),
        funds: translate('contact.ofFunds', { smart_count: funds.size }),
      })}
    </span>
  )
}
