/**
 * In the question before a period is completed: the open invoices, and the planned and pending transactions dated in
 * it, each with what can be done about it at once.
 */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { formatDate, formatAmount } from '../formats.ts'
import { path } from '../paths.ts'
import { useApi } from '../web/kit/data/api.ts'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { useRecords, useReferenced, type RecordOf } from '../web/kit/data/records.ts'
import { useAttempt } from '../web/kit/data/useAttempt.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import './texts.ts'
import { useFundPeriods } from './useFundPeriods.tsx'

const SHOWN_MAX = 20

type Period = Pick<RecordOf<'reporting-periods'>, 'fundId' | 'date'>

export function OpenWork({ period }: { period: Period }) {
  const translate = useTranslate()
  const { fundId } = period
  const { periods, isPending } = useFundPeriods(fundId)
  const before = periods.find(({ date }) => date < period.date)
  const dated = { fundId, date_lte: period.date, ...(before && { date_gt: before.date }) }
  const invoices = useRecords(
    'invoices',
    isPending ? null : { filter: { ...dated, status: 'Open' }, sort: ['date', 'asc'], limit: SHOWN_MAX },
  )
  const transactions = useRecords(
    'transactions',
    isPending
      ? null
      : {
          filter: { ...dated, status: ['Planned', 'Pending'], capitalMovementId: null },
          sort: ['date', 'asc'],
          limit: SHOWN_MAX,
        },
  )
  const count = (invoices.total ?? 0) + (transactions.total ?? 0)
  if (!invoices.data || !transactions.data || count === 0) return null
  const rest = count - invoices.data.length - transactions.data.length
  return (
    <div className="message" data-tone="bad">
      <ErrorOutline />
      <div className="open-work">
        <p>{translate('reportingPeriod.openWorkTitle', { smart_count: count })}</p>
        <ul>
          {invoices.data.map(invoice => (
            <Invoice key={invoice.id} invoice={invoice} />
          ))}
          {transactions.data.map(transaction => (
            <Transaction key={transaction.id} transaction={transaction} />
          ))}
        </ul>
        {rest > 0 && <p>{translate('form.andMore', { count: rest })}</p>}
      </div>
    </div>
  )
}

function Invoice({ invoice }: { invoice: RecordOf<'invoices'> }) {
  const translate = useTranslate()
  const api = useApi()
  const { supplier, number, date, currencyId, totalWithVat, total } = invoice
  const name = translate('reportingPeriod.openWorkInvoice', { name: `${supplier} ${number}` })
  return (
    <li>
      <span className="open-work-words">
        <Link to={path('invoices.overview', {}, { q: number })}>{name}</Link>
        <Dated date={date} amount={totalWithVat ?? total} currencyId={currencyId} />
      </span>
      <Steps
        name={name}
        steps={[
          {
            title: translate('reportingPeriod.openWorkApprove'),
            run: () => api.act('invoices', 'approve', invoice, {}),
          },
        ]}
      />
    </li>
  )
}

function Transaction({ transaction }: { transaction: RecordOf<'transactions'> }) {
  const translate = useTranslate()
  const api = useApi()
  const { attempt, renew } = useAttempt()
  const { fundId, id, subType, description, date, currencyId, amountLocal } = transaction
  const name = `${subType}, ${description}`
  const become = (status: 'Booked' | 'Cancelled') => () =>
    api.update('transactions', transaction, { status }, { attempt }).finally(renew)
  return (
    <li>
      <span className="open-work-words">
        <Link to={path('fund.transaction.details', { fundId, transactionId: id })}>{name}</Link>
        <Dated date={date} amount={amountLocal} currencyId={currencyId} />
      </span>
      <Steps
        name={name}
        steps={[
          { title: translate('reportingPeriod.openWorkBook'), run: become('Booked') },
          { title: translate('reportingPeriod.openWorkCancel'), run: become('Cancelled') },
        ]}
      />
    </li>
  )
}

function Dated({ date, amount, currencyId }: { date: string; amount: string; currencyId: number }) {
  const currency = useReferenced('currencies', currencyId)
  return (
    <small className="figures">
      {formatDate(date)} · {formatAmount(amount, currency?.minorUnits ?? 2)} {currency?.code}
    </small>
  )
}

interface Step {
  title: string
  run: () => Promise<unknown>
}

function Steps({ name, steps }: { name: string; steps: readonly Step[] }) {
  const translate = useTranslate()
  const client = useQueryClient()
  const [running, setRunning] = useState<string | null>(null)
  const take = async ({ title, run }: Step) => {
    setRunning(title)
    try {
      await run()
    } catch (error) {
      notifyFailure(error)
    } finally {
      // Somebody else may have dealt with it meanwhile: what stands here is asked for anew either way.
      await client.invalidateQueries()
      setRunning(null)
    }
  }
  return (
    <span className="open-work-steps">
      {steps.map(step => (
        <Button
          key={step.title}
          size="small"
          variant="outlined"
          loading={running === step.title}
          disabled={running !== null}
          aria-label={translate('reportingPeriod.openWorkOf', { action: step.title, name })}
          onClick={() => void take(step)}
        >
          {step.title}
        </Button>
      ))}
    </span>
  )
}
