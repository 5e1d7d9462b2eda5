/** What moved last in the ledger of a partner: the first rows, with the way to all. */
import { Link } from 'react-router'
import { fieldOf } from '../entityTypes.ts'
import { formatDate, formatValue } from '../formats.ts'
import { path } from '../paths.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useRecords, useReferenced, type RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import { Money } from '../web/kit/page/Money.tsx'

const SHOWN = 5

export function LatestEntries({ partner, currency }: { partner: RecordOf<'limited-partners'>; currency: string }) {
  const translate = useTranslate()
  const { id, fundId } = partner
  const { data, total, isPending, error } = useRecords('limited-partner-transactions', {
    filter: { limitedPartnerId: id },
    sort: ['date', 'desc'],
    limit: SHOWN,
  })
  const fields = useEntity('limited-partner-transactions')
  const all = path('fund.limitedPartner.details', { fundId, limitedPartnersId: id }, { tab: 'ledger' })
  return (
    <Card
      title={translate('limitedPartner.card.latest')}
      aside={
        total ? (
          <>
            {currency} · <Link to={all}>{translate('limitedPartner.card.all', { smart_count: total })}</Link>
          </>
        ) : null
      }
      loading={isPending}
      error={error}
      lines={SHOWN}
    >
      {data?.length ? (
        <div className="page-card-scroll">
          <table className="card-table card-entries">
            <thead>
              <tr>
                <th scope="col">{fieldOf(fields, 'date').title}</th>
                <th scope="col">{translate('limitedPartner.card.entry')}</th>
                <th scope="col" data-right>
                  {fieldOf(fields, 'amount').title}
                </th>
                <th scope="col" data-right>
                  {translate('limitedPartner.card.effect')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map(row => (
                <Entry key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <CardEmpty
          title={translate('limitedPartner.card.noEntries')}
          sentence={translate('limitedPartner.transactionsEmpty')}
        />
      )}
    </Card>
  )
}

function Entry({ row }: { row: RecordOf<'limited-partner-transactions'> }) {
  const type = fieldOf(useEntity('limited-partner-transactions'), 'type')
  const movement = useReferenced('capital-movements', row.capitalMovementId)
  const closing = useReferenced('closings', row.closingId)
  const source = movement?.name ?? closing?.name
  return (
    <tr>
      <td>{formatDate(row.date)}</td>
      <td>
        <b>{source ?? formatValue(type, row.type)}</b>
        <small>
          {source && formatValue(type, row.type)}
          <span className="entry-day">{`${source ? ' · ' : ''}${formatDate(row.date)}`}</span>
        </small>
      </td>
      <td data-right>
        <Money of={row.amount} />
      </td>
      <td data-right>
        <span className="nothing">
          <Money of={row.impactOnUnfunded} />
        </span>
      </td>
    </tr>
  )
}
