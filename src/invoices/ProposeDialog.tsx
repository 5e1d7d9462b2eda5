/** Management fees of a time: first shown with how each comes about, then made into invoices. */
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { formatAmount, formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { fieldErrorsOf, notifyFailure } from '../web/kit/data/failures.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { FormBody } from '../web/kit/form/FormBody.tsx'
import { FormProvider } from '../web/kit/form/FormProvider.tsx'
import { attempted, useFormState, useFormValues } from '../web/kit/control/formState.ts'
import { LeaveGuard } from '../web/kit/form/LeaveGuard.tsx'
import { Restored } from '../web/kit/form/Restored.tsx'
import type { StoredDraft } from '../web/kit/form/draft.ts'
import { useDraft, useStoredDraft, type Basis } from '../web/kit/form/useDraft.ts'
import { useActionForm } from '../web/kit/form/useActionForm.ts'
import { useFirstFocus } from '../web/kit/form/useFocusField.ts'
import { useFormSettings } from '../web/kit/form/useFormSettings.ts'
import { useGuardedClose } from '../web/kit/form/useGuardedClose.tsx'
import { bodyOf, changedFields, isEmpty, type Values } from '../web/kit/data/values.ts'
import { minorUnitsIn, useAmountCurrencies } from '../web/kit/data/amountUnits.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { SEVERITY, openNotification } from '../web/kit/data/notifications.ts'
import { useApi } from '../web/kit/data/api.ts'
import { useSession } from '../web/kit/data/session.tsx'
import type { InvoiceProposeManagementFees } from '../../generated/types.ts'
import type { Action, CalendarDate } from '../entity.ts'
import { valueOf } from '../entity.ts'
import { actionOf } from '../entityTypes.ts'
import { sum } from '../money.ts'
import { useRecords, useRecordsById } from '../web/kit/data/records.ts'
import { FeeTrace } from './FeeTrace.tsx'
import { invoiceActions, type FeeProposal, type FeeProposals } from './actions.ts'
import { lastPeriod, proposalFindings } from './proposals.ts'
import { Money } from '../web/kit/page/Money.tsx'

const FUND = 'fundId' satisfies keyof InvoiceProposeManagementFees

/** Where what is typed is kept over a reload. */
const PROPOSING = 'propose-fees'

/** Nothing is stored that the changes are made to. */
const NEW: Basis = { version: undefined, before: {} }

interface ProposeDialogProps {
  /** Those that the list of invoices is filtered by; none are all. */
  funds: readonly number[]
  onClose: () => void
}

export function ProposeDialog({ funds, onClose }: ProposeDialogProps) {
  const entity = useEntity('invoices')
  const { today } = useSession()
  const action = useTypedInput(actionOf(entity, 'proposeManagementFees'))
  const form = useActionForm(entity, action)
  const compute = usePeriodOfFund(today)
  const settings = useFormSettings({ ...form, rules: proposalFindings, compute })
  const draftStore = useDraft(PROPOSING)
  const [chosen] = useState(funds)
  const initial = useMemo(
    () => ({ ...lastPeriod(today), date: today, ...(chosen.length === 1 && { fundId: chosen[0] }) }),
    [today, chosen],
  )
  // The draft is read once: what is typed afterwards replaces it.
  const [start] = useState(() => ({ ...initial, ...draftStore.draft?.changes }))
  return (
    <FormProvider {...settings} start={start}>
      <Opened action={action} initial={initial} funds={chosen} draftStore={draftStore} onClose={onClose} />
    </FormProvider>
  )
}

/** What the list of invoices and the ticks say is not typed. */
function useTypedInput(action: Action): Action {
  return useMemo(() => ({ ...action, input: (action.input ?? []).filter(({ name }) => name !== 'filter') }), [action])
}

const FUNDS_MAX = 1_000

/** What was typed so far. */
type Asked = Partial<InvoiceProposeManagementFees>

/** The time follows the chosen fund, as often as it is invoiced, unless somebody has typed another. */
function usePeriodOfFund(today: CalendarDate) {
  const { data: funds } = useRecords('funds', { limit: FUNDS_MAX })
  const known = useRef(funds)
  useEffect(() => {
    known.current = funds
  }, [funds])
  return useCallback(
    (values: Asked, before?: Asked) => {
      if (!before || values.fundId === before.fundId) return {}
      const periodOf = (id: number | null | undefined) =>
        lastPeriod(today, known.current?.find(fund => fund.id === id)?.invoiceFrequency ?? undefined)
      const proposed = periodOf(before.fundId)
      return values.from === proposed.from && values.to === proposed.to ? periodOf(values.fundId) : {}
    },
    [today],
  )
}

interface OpenedProps {
  action: Action
  initial: Values
  funds: readonly number[]
  draftStore: StoredDraft
  onClose: () => void
}

function Opened({ action, initial, funds, draftStore, onClose }: OpenedProps) {
  const translate = useTranslate()
  const titleId = useId()
  const form = useFormState()
  const values = useFormValues()
  const isChanged = changedFields(form.model.fields, initial, values).length > 0
  const { run, running, shown, made, leaveOut, forget } = useProposing(funds, () => {
    draftStore.close()
    onClose()
  })
  const { data: shownFunds = [] } = useRecordsById('funds', funds)
  const names = funds.length > 0 && isEmpty(valueOf(values, FUND)) ? shownFunds.map(({ name }) => name) : []
  const { close, question } = useGuardedClose({ initial, onDiscard: draftStore.close, onClose })
  useStoredDraft(draftStore, form.model, initial, values, NEW)
  useFirstFocus(form.model.fields[0]?.name)
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') close()
      }}
      aria-labelledby={titleId}
      fullWidth
      className="entity-dialog"
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void run(shown === null)
        }}
      >
        <DialogTitle id={titleId}>{action.title}</DialogTitle>
        <DialogContent>
          {shown ? (
            <Proposed shown={shown} made={made} leaveOut={leaveOut} />
          ) : (
            <>
              <p>{action.confirm}</p>
              {names.length > 0 && <p>{translate('invoice.proposeShown', { funds: names.join(', ') })}</p>}
              {draftStore.draft !== null && isChanged && <Restored />}
              <FormBody />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={shown ? forget : close}>{translate(shown ? 'invoice.back' : 'action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={running} disabled={shown !== null && made.length === 0}>
            {shown === null
              ? translate('invoice.preview')
              : made.length === 0
                ? translate('invoice.makeNone')
                : translate('invoice.make', { smart_count: made.length })}
          </Button>
        </DialogActions>
      </form>
      {question}
      <LeaveGuard dirty={isChanged} isLeaving={() => false} onDiscard={draftStore.close} />
    </Dialog>
  )
}

function useProposing(funds: readonly number[], onDone: () => void) {
  const translate = useTranslate()
  const api = useApi()
  const client = useQueryClient()
  const form = useFormState()
  const [running, setRunning] = useState(false)
  const [shown, setShown] = useState<FeeProposals | null>(null)
  /** Funds whose proposals are not made into invoices. */
  const [left, setLeft] = useState<ReadonlySet<number>>(NO_FUNDS)
  const made = (shown?.proposals ?? []).filter(({ fundId }) => !left.has(fundId))
  const run = async (preview: boolean) => {
    const { values, errors: wrong } = attempted(form)
    if (Object.keys(wrong).length > 0) return
    setRunning(true)
    try {
      const chosen = preview ? funds : made.map(({ fundId }) => fundId)
      const answer = await api.actOnAll(invoiceActions.proposeManagementFees, {
        body: {
          ...bodyOf(values, form.model.fields, true),
          ...(isEmpty(valueOf(values, FUND)) && chosen.length > 0 && { filter: JSON.stringify({ id: chosen }) }),
        },
        preview,
      })
      if (preview) {
        setShown(answer)
        setLeft(NO_FUNDS)
        return
      }
      await client.invalidateQueries({ queryKey: ['invoices'] })
      openNotification({
        severity: SEVERITY.info,
        title: translate('invoice.made', { smart_count: answer.proposals.length }),
        line1: '',
      })
      onDone()
    } catch (error) {
      const errors = fieldErrorsOf(error)
      setShown(null)
      if (errors) form.setServerErrors({ errors, values })
      else notifyFailure(error)
    } finally {
      setRunning(false)
    }
  }
  const leaveOut = (fundId: number) => setLeft(current => toggled(current, fundId))
  return { run, running, shown, made, leaveOut, forget: () => setShown(null) }
}

const NO_FUNDS: ReadonlySet<number> = new Set()

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

interface ProposedProps {
  shown: FeeProposals
  /** Those that are made into invoices. */
  made: readonly FeeProposal[]
  leaveOut: (fundId: number) => void
}

function Proposed({ shown: { proposals, skipped }, made, leaveOut }: ProposedProps) {
  const translate = useTranslate()
  return (
    <>
      {proposals.length === 0 && <p>{translate('invoice.noneProposed')}</p>}
      {proposals.length > 1 && <Sums made={made} />}
      {proposals.map(proposal => (
        <Proposal
          key={proposal.fundId}
          proposal={proposal}
          tick={
            proposals.length > 1 && (
              <input
                type="checkbox"
                className="proposal-tick"
                checked={made.includes(proposal)}
                aria-label={translate('invoice.makeOf', { fund: proposal.fund })}
                onChange={() => leaveOut(proposal.fundId)}
              />
            )
          }
        />
      ))}
      {skipped.length > 0 && (
        <section className="not-proposed">
          <h3>{translate('invoice.skipped.title')}</h3>
          <ul className="not-approved">
            {skipped.map(({ fundId, fund, reason }) => (
              <li key={fundId}>
                <b>
                  <Link to={path('fund.details', { fundId })}>{fund}</Link>
                </b>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** How many invoices are made, and what they come to in each currency. */
function Sums({ made }: { made: readonly FeeProposal[] }) {
  const translate = useTranslate()
  const currencyOf = useAmountCurrencies()
  const sums = [...Map.groupBy(made, ({ currency }) => currency)].map(
    ([currency, those]) =>
      `${formatAmount(sum(those.map(({ total }) => total)), minorUnitsIn(currencyOf, currency))} ${currency}`,
  )
  return (
    <p className="figures" role="status">
      {[translate('invoice.recordsCount', { smart_count: made.length }), ...sums].join(' · ')}
    </p>
  )
}

interface ProposalProps {
  proposal: FeeProposal
  tick: ReactNode
}

function Proposal({
  proposal: { fund, supplier, number, from, to, total, currency, trace, warnings },
  tick,
}: ProposalProps) {
  const translate = useTranslate()
  const period = translate('invoice.feeOf', { from: formatDate(from), to: formatDate(to) })
  return (
    <section className="proposal" aria-label={fund}>
      <header>
        {tick}
        <span>
          <b>{fund}</b>
          <small>{`${supplier} · ${number} · ${period}`}</small>
        </span>
        <strong>
          <Money of={total} currency={currency} /> {currency}
        </strong>
      </header>
      {warnings.map(message => (
        <p key={message} className="message" data-tone="warn">
          {message}
        </p>
      ))}
      <FeeTrace steps={trace} currency={currency} />
    </section>
  )
}
