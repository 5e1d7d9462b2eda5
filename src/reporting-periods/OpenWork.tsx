/**
 * In the question before a period is completed: the open invoices, and the planned and pending transactions dated in
 * it, each with what can be done about it at once.
 */
import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { formatDate, formatAmount } from '../formats.ts'
import { path } from '../paths.ts'
import { PLANNED_OR_PENDING } from '../transactions/plannedOrPending.ts'
import { useApi } from '../web/kit/data/api.ts'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { SEVERITY, closeNotifications, openNotification } from '../web/kit/data/notifications.ts'
import { useRecords, useReferenced, type AnyRecord, type RecordOf } from '../web/kit/data/records.ts'
import { useAttempt } from '../web/kit/data/useAttempt.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { ConfirmDialog } from '../web/kit/dialog/ConfirmDialog.tsx'
import { useSession } from '../web/kit/data/session.tsx'
import { availability } from '../web/kit/dialog/availability.ts'
import { useOvertaken } from '../web/kit/form/useOvertaken.ts'
import { useConfirmation, withConfirmation } from '../web/kit/form/useConfirmation.tsx'
import { actionOf } from '../entityTypes.ts'
import { pageOfOpenInvoice } from './checklistPaths.ts'
import './texts.ts'
import { useFundPeriods } from './useFundPeriods.tsx'
import type { Decimal } from '../entity.ts'

const SHOWN_MAX = 20

type Period = Pick<RecordOf<'reporting-periods'>, 'fundId' | 'date'>

/** What of a period is open, and how much of it: other checks need not name it again. */
export function useOpenWork(period: Period) {
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
          filter: { ...dated, status: PLANNED_OR_PENDING, capitalMovementId: null },
          sort: ['date', 'asc'],
          limit: SHOWN_MAX,
        },
  )
  return { invoices, transactions, after: before?.date ?? null }
}

export function OpenWork({ period }: { period: Period }) {
  const translate = useTranslate()
  const { invoices, transactions, after } = useOpenWork(period)
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
            <Invoice key={invoice.id} invoice={invoice} page={pageOfOpenInvoice({ ...period, after }, invoice.id)} />
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

function Invoice({ invoice, page }: { invoice: RecordOf<'invoices'>; page: string }) {
  const translate = useTranslate()
  const api = useApi()
  const { supplier, number, date, currencyId, totalWithVat, total } = invoice
  const name = translate('reportingPeriod.openWorkInvoice', { name: `${supplier} ${number}` })
  const entity = useEntity('invoices')
  const { allows } = useSession()
  const overtaken = useOvertaken(entity)
  const approve = actionOf(entity, 'approve')
  const isPossible = (stored: AnyRecord) => availability(entity, approve, stored, allows, false).inState
  return (
    <li>
      <span className="open-work-name">
        <Link to={page}>{name}</Link>
        <Dated date={date} amount={totalWithVat ?? total} currencyId={currencyId} />
      </span>
      <Steps
        name={name}
        onFailure={error => overtaken(invoice, error, isPossible)}
        steps={[
          {
            title: approve.title,
            done: 'reportingPeriod.openWorkApproved',
            explanation: (
              <>
                {approve.confirm} <strong>{translate('kit.irreversible')}</strong>
              </>
            ),
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
  const confirmation = useConfirmation()
  const overtaken = useOvertaken(useEntity('transactions'))
  const { fundId, id, subType, description, date, currencyId, amountLocal } = transaction
  const name = `${subType}, ${description}`
  const become = (status: 'Booked' | 'Cancelled') => () =>
    withConfirmation(
      confirmed => api.update('transactions', transaction, { status }, { attempt, confirmed }),
      confirmation.ask,
    ).finally(renew)
  return (
    <li>
      <span className="open-work-name">
        <Link to={path('fund.transaction.details', { fundId, transactionId: id })}>{name}</Link>
        <Dated date={date} amount={amountLocal} currencyId={currencyId} />
      </span>
      <Steps
        name={name}
        onFailure={error => overtaken(transaction, error)}
        steps={[
          {
            title: translate('reportingPeriod.openWorkBook'),
            done: 'reportingPeriod.openWorkBooked',
            explanation: translate('reportingPeriod.openWorkBookSentence'),
            run: become('Booked'),
          },
          {
            title: translate('reportingPeriod.openWorkCancel'),
            done: 'reportingPeriod.openWorkCancelled',
            explanation: translate('reportingPeriod.openWorkCancelSentence'),
            run: become('Cancelled'),
          },
        ]}
      />
      {confirmation.question}
    </li>
  )
}

function Dated({ date, amount, currencyId }: { date: string; amount: Decimal; currencyId: number }) {
  const currency = useReferenced('currencies', currencyId)
  return (
    <small className="figures">
      {formatDate(date)} · {formatAmount(amount, currency?.minorUnits ?? 2)} {currency?.code}
    </small>
  )
}

interface Step {
  title: string
  /** What is said once it is done. */
  done: 'reportingPeriod.openWorkApproved' | 'reportingPeriod.openWorkBooked' | 'reportingPeriod.openWorkCancelled'
  explanation: ReactNode
  /** null when somebody went back. */
  run: () => Promise<unknown>
}

interface StepsProps {
  name: string
  steps: readonly Step[]
  /** Says who was quicker, and answers the record as it stands now; null when nobody was. */
  onFailure: (error: unknown) => Promise<unknown>
}

/** Each step is asked about as it is on the page of the record. */
function Steps({ name, steps, onFailure }: StepsProps) {
  const translate = useTranslate()
  const client = useQueryClient()
  const [running, setRunning] = useState<string | null>(null)
  const [asked, setAsked] = useState<Step | null>(null)
  const take = async ({ title, done, run }: Step) => {
    setRunning(title)
    try {
      if ((await run()) === null) return
      // What was refused because of it can be done now.
      closeNotifications(SEVERITY.error)
      openNotification({ severity: SEVERITY.info, title: translate(done), line1: name })
    } catch (error) {
      if ((await onFailure(error)) === null) notifyFailure(error)
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
          onClick={() => setAsked(step)}
        >
          {step.title}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          title={translate('kit.actionQuestion', { action: asked.title, name })}
          verb={asked.title}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            void take(asked)
          }}
        >
          <p>{asked.explanation}</p>
        </ConfirmDialog>
      )}
    </span>
  )
}
