/** What was called from the investor and distributed, each with the download of one's own notice. */
import CallReceivedOutlined from '@mui/icons-material/CallReceivedOutlined'
import { formatAmount, formatDate } from '../formats.ts'
import { absolute, compare } from '../money.ts'
import { printedReference } from '../bank-accounts/creditorReference.ts'
import { FormatButtons } from '../notices/PaperButtons.tsx'
import { useApi } from '../web/kit/data/api.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EmptyState } from '../web/kit/page/EmptyState.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import '../web/kit/sheet/amounts.css'
import { portalReads, type PublishedMovement } from './reads.ts'
import './texts.ts'
import './portal.css'

export function PortalMovements() {
  const translate = useTranslate()
  const { tenant } = useSession()
  const asked = tenant && { tenant: tenant.shortName }
  const { data: movements, error } = useRead(portalReads.portalMovements, asked)
  return (
    <div className="portal-page" aria-busy={movements === undefined && !error}>
      <header>
        <h1>{translate('portal.movement.title')}</h1>
        <p>{translate('portal.movement.lead')}</p>
      </header>
      {error && (
        <p className="message" role="alert" data-tone="bad">
          {error.message}
        </p>
      )}
      {movements?.length === 0 && (
        <EmptyState
          icon={<CallReceivedOutlined aria-hidden />}
          title={translate('portal.movement.empty.title')}
          sentence={translate('portal.movement.empty.sentence')}
        />
      )}
      {tenant && movements && movements.length > 0 && <Movements movements={movements} tenant={tenant.shortName} />}
    </div>
  )
}

function Movements({ movements, tenant }: { movements: readonly PublishedMovement[]; tenant: string }) {
  const translate = useTranslate()
  return (
    <div className="amounts-card">
      <table className="amounts-table portal-movements" data-pairs aria-label={translate('portal.movement.title')}>
        <thead>
          <tr>
            <th scope="col">{translate('portal.movement.name')}</th>
            <th scope="col">{translate('portal.movement.kind')}</th>
            <th scope="col">{translate('portal.movement.due')}</th>
            <th scope="col" data-right>
              {translate('portal.movement.amount')}
            </th>
            <th scope="col">{translate('portal.movement.reference')}</th>
            <th scope="col">{translate('portal.movement.notice')}</th>
          </tr>
        </thead>
        <tbody>
          {movements.map(movement => (
            <Row key={movement.noticeId} movement={movement} tenant={tenant} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ movement, tenant }: { movement: PublishedMovement; tenant: string }) {
  const translate = useTranslate()
  const api = useApi()
  const { noticeId: id, name, fund, limitedPartner, kind, dueDate, amount, currency, minorUnits } = movement
  const { paymentReference } = movement
  const paid = compare(amount, '0') < 0
  return (
    <tr>
      <th scope="row">
        <span>
          {name}
          <small>{`${fund} · ${limitedPartner}`}</small>
        </span>
      </th>
      <td data-label={translate('portal.movement.kind')}>
        {translate(`portal.movement.kinds.${paid && kind === 'CapitalCall' ? 'Refund' : kind}`)}
      </td>
      <td data-label={translate('portal.movement.due')}>{formatDate(dueDate)}</td>
      <td data-right data-label={translate('portal.movement.amount')}>
        <span>
          {[currency, formatAmount(absolute(amount), minorUnits)].filter(Boolean).join(' ')}
          <small>{translate(paid ? 'portal.movement.get' : 'portal.movement.pay')}</small>
        </span>
      </td>
      <td data-label={translate('portal.movement.reference')}>
        {paymentReference ? printedReference(paymentReference) : <Nothing />}
      </td>
      <td data-label={translate('portal.movement.notice')}>
        <FormatButtons
          name={`${name}, ${limitedPartner}`}
          file={format => api.file(portalReads.portalNotice, { tenant, id, format })}
        />
      </td>
    </tr>
  )
}
