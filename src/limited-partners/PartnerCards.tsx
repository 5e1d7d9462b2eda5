/** Beside the figures of a partner: its people, its account, and its terms. */
import { Link } from 'react-router'
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { valueOf } from '../entity.ts'
import { PayeeAnswer } from '../bank-accounts/PayeeAnswer.tsx'
import { fieldOf } from '../entityTypes.ts'
import { formatDate, formatTimestamp, formatValue } from '../formats.ts'
import { path } from '../paths.ts'
import { preload, recordName, useEntity } from '../web/kit/data/metadata.ts'
import { useRecord, useRecordsById, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'
import { initials } from '../web/kit/page/initials.ts'

preload('contacts', 'list')
preload('bank-accounts', 'list')

type Partner = RecordOf<'limited-partners'>

/** Where what these cards show is changed. */
function Change({ partner: { fundId, id }, field }: { partner: Partner; field: string }) {
  const translate = useTranslate()
  return (
    <Link
      to={path('fund.limitedPartner.details', { fundId, limitedPartnersId: id }, { tab: 'details' })}
      aria-label={translate('limitedPartner.card.changeNamed', { name: field })}
    >
      {translate('limitedPartner.card.change')}
    </Link>
  )
}

export function PeopleCard({ partner }: { partner: Partner }) {
  const translate = useTranslate()
  const title = translate('limitedPartner.card.people')
  const people = [
    ...(partner.mainContactId
      ? [{ id: partner.mainContactId, role: translate('limitedPartner.card.mainContact') }]
      : []),
    ...(partner.additionalContacts ?? []).map(({ contactId, role }) => ({
      id: contactId,
      role: role ?? translate('limitedPartner.card.additionalContact'),
    })),
  ]
  const { data, isPending, error } = useRecordsById('contacts', [...new Set(people.map(({ id }) => id))])
  const waits = people.length > 0 && isPending
  return (
    <Card title={title} aside={<Change partner={partner} field={title} />} loading={waits} error={error}>
      {people.length === 0 ? (
        <CardEmpty
          title={translate('limitedPartner.card.nobody')}
          sentence={translate('limitedPartner.card.nobodySentence')}
        />
      ) : (
        <ul className="card-items card-people">
          {people.map(({ id, role }, place) => (
            <Person key={place} contact={data?.find(each => each.id === id)} role={role} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Person({ contact, role }: { contact: RecordOf<'contacts'> | undefined; role: string }) {
  const translate = useTranslate()
  const status = fieldOf(useEntity('contacts'), 'accountStatus')
  if (!contact) return null
  const name = recordName('contacts', contact)
  const account =
    contact.accountStatus === 'None'
      ? translate('limitedPartner.card.noPortal')
      : translate('limitedPartner.card.portal', { status: formatValue(status, contact.accountStatus).toLowerCase() })
  return (
    <li>
      <span className="card-initials" aria-hidden="true">
        {initials(name)}
      </span>
      <span>
        <Link to={path('contact.details', { contactId: contact.id })}>{name}</Link>
        <small>{`${role} · ${account}`}</small>
      </span>
    </li>
  )
}

export function PaymentCard({ partner }: { partner: Partner }) {
  const translate = useTranslate()
  const title = translate('limitedPartner.card.payment')
  const entity = useEntity('bank-accounts')
  const { data: account, error } = useRecord('bank-accounts', partner.bankAccountId, { retry: false })
  const { data: currency } = useRecord('currencies', account?.currencyId, { retry: false })
  if (!partner.bankAccountId)
    return (
      <Card title={title} aside={<Change partner={partner} field={title} />}>
        <CardEmpty
          title={translate('limitedPartner.card.noAccount')}
          sentence={translate('limitedPartner.accountsSentence')}
        />
      </Card>
    )
  return (
    <Card title={title} aside={<Change partner={partner} field={title} />} loading={!account && !error} error={error}>
      {account && (
        <>
          <dl className="card-pairs">
            <Pair label={translate('limitedPartner.card.accountNumber')}>
              <Link
                className="account-number"
                to={path('fund.bankAccount.details', { fundId: account.fundId, fundBankAccountId: account.id })}
              >
                {account.accountNumber}
              </Link>
            </Pair>
            <Pair label={translate('limitedPartner.card.holder')}>{account.name}</Pair>
            <Pair label={translate('limitedPartner.card.currency')}>{currency?.code}</Pair>
            <Pair label={fieldOf(entity, 'payeeAnswer').title}>
              <PayeeAnswer answer={account.payeeAnswer} date={account.payeeAnsweredOn} by={account.payeeAnswerBy} />
            </Pair>
          </dl>
          <Verified account={account} />
        </>
      )}
    </Card>
  )
}

function Verified({ account }: { account: RecordOf<'bank-accounts'> }) {
  const translate = useTranslate()
  const { tenant } = useSession()
  const status = fieldOf(useEntity('bank-accounts'), 'status')
  const at = formatTimestamp(account.verifiedAt, tenant?.timeZone ?? 'UTC')
  const isUsed = account.status === 'Active'
  return (
    <div className="message card-message" data-tone={isUsed ? 'ok' : 'warn'}>
      {isUsed ? <VerifiedUserOutlined /> : <WarningAmberOutlined />}
      <p>
        {isUsed && at ? (
          translate('limitedPartner.card.verified', { name: account.verifiedBy ?? '', at })
        ) : (
          <>
            <StatusChip field={status} value={account.status} /> {translate('limitedPartner.card.notUsed')}
          </>
        )}
      </p>
    </div>
  )
}

const TERMS = ['legalStatus', 'investorType', 'aifmdInvestorGroup', 'subscriptionStatus', 'taxNumber'] as const

export function TermsCard({ partner }: { partner: Partner }) {
  const translate = useTranslate()
  const title = translate('limitedPartner.card.terms')
  const entity = useEntity('limited-partners')
  const terms = entity.fields.filter(field => TERMS.some(name => name === field.name))
  return (
    <Card title={title} aside={<Change partner={partner} field={title} />}>
      <dl className="card-pairs">
        <Pair label={translate('limitedPartner.card.fee')}>
          {translate(`limitedPartner.card.${partner.skipManagementFeeDistribution ? 'feeSkipped' : 'feePaid'}`)}
        </Pair>
        {terms.map(field => (
          <Pair key={field.name} label={field.title}>
            {formatValue(field, valueOf(partner, field.name))}
          </Pair>
        ))}
        <Pair label={fieldOf(entity, 'subscriptionDate').title}>{formatDate(partner.subscriptionDate)}</Pair>
      </dl>
    </Card>
  )
}

function Pair({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '–'}</dd>
    </div>
  )
}
