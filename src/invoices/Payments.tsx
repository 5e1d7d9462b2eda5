/** What has been paid of an approved invoice and what is left, with the transactions that pay it. */
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import { fieldOf } from '../entityTypes.ts'
import { transaction } from '../../generated/entities/transaction.ts'
import { invoice as invoiceEntity } from '../../generated/entities/invoice.ts'
import { formatDate } from '../formats.ts'
import { compare, negate } from '../money.ts'
import { path } from '../paths.ts'
import { PAYMENT_OF } from '../transactions/paymentOf.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Money } from '../web/kit/page/Money.tsx'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'

const SHOWN_MAX = 100

export function Payments({ invoice }: { invoice: RecordOf<'invoices'> }) {
  const translate = useTranslate()
  const { allows } = useSession()
  const { fundId, currencyId } = invoice
  const { data: payments } = useRecords('transactions', {
    filter: { invoiceId: invoice.id },
    sort: ['date', 'asc'],
    limit: SHOWN_MAX,
  })
  const left = invoice.leftToPay ?? '0'
  const mayPay = allows(transaction.access.write) && compare(left, '0') !== 0
  return (
    <section className="invoice-payments" aria-label={translate('invoice.payments')}>
      <h3>{translate('invoice.payments')}</h3>
      {payments?.length === 0 && <p>{translate('invoice.noPayments')}</p>}
      <ul>
        {payments?.map(({ id, date, status, amountLocal }) => (
          <li key={id}>
            <Link to={path('fund.transaction.details', { fundId, transactionId: id })}>
              {translate('invoice.payment', { date: formatDate(date) })}
            </Link>
            <StatusChip field={fieldOf(transaction, 'status')} value={status} />
            <Money of={negate(amountLocal)} currency={currencyId} />
          </li>
        ))}
      </ul>
      <dl>
        <div data-total>
          <dt>{fieldOf(invoiceEntity, 'leftToPay').title}</dt>
          <dd>
            <Money of={left} currency={currencyId} />
          </dd>
        </div>
      </dl>
      {mayPay && (
        <div className="record-actions">
          <Button
            variant="outlined"
            component={Link}
            to={path('fund.transactions.add', { fundId }, { [PAYMENT_OF]: invoice.id })}
          >
            {translate('invoice.recordPayment')}
          </Button>
        </div>
      )}
    </section>
  )
}
