/**
 * Approves the open invoices that are ticked, else those that the list shows, in portions, so that the progress can be
 * seen; what was not approved is listed with its reason.
 */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { actionOf, type Filter } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { recordName, useEntity } from '../web/kit/data/metadata.ts'
import { SEVERITY, openNotification } from '../web/kit/data/notifications.ts'
import { useApi } from '../web/kit/data/api.ts'
import { useRecords, useRecordsById, type RecordOf } from '../web/kit/data/records.ts'
import { invoiceActions, type ApprovalFailure } from './actions.ts'
import type { Approving } from './approving.ts'
import { useInvoiceSums } from './useInvoiceSums.tsx'
import { Money } from '../web/kit/page/Money.tsx'

const PORTION = 20
const INVOICES_MAX = 1_000

interface Progress {
  done: number
  all: number
}

interface Outcome {
  approved: number
  failed: readonly ApprovalFailure[]
}

interface ApproveAllProps {
  approving: Approving
  onDone: () => void
  onClose: () => void
}

export function ApproveAll({ approving, onDone, onClose }: ApproveAllProps) {
  const translate = useTranslate()
  const action = actionOf(useEntity('invoices'), 'approveAll')
  // What was to be approved when the question came up is meant, whatever the list shows later.
  const [{ filter, open: asked, scope }] = useState(approving)
  const { data: open = [], isSuccess } = useRecords('invoices', asked && { filter: asked, limit: INVOICES_MAX }, {
    retry: false,
  })
  const { start, progress, outcome } = useApproving(filter, onDone, onClose)
  const running = progress !== null && outcome === null
  const id = 'approve-all'
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' && !running) onClose()
      }}
      aria-labelledby={id}
      role="alertdialog"
      fullWidth
      className="confirm-dialog approve-all"
    >
      <DialogTitle id={id}>{translate(outcome ? 'invoice.someNotApproved' : 'invoice.approveAll')}</DialogTitle>
      <DialogContent>
        {outcome ? (
          <Failures {...outcome} />
        ) : progress ? (
          <Running {...progress} />
        ) : (
          <>
            <p>{translate(`invoice.scope.${scope}`)}</p>
            {isSuccess && asked && <Waiting invoices={open} filter={asked} />}
            <p>{action.confirm}</p>
            <p>
              <strong>{translate('kit.irreversible')}</strong>
            </p>
          </>
        )}
      </DialogContent>
      <DialogActions>
        {outcome ? (
          <Button autoFocus variant="contained" onClick={onClose}>
            {translate('action.close')}
          </Button>
        ) : (
          <>
            <Button autoFocus disabled={running} onClick={onClose}>
              {translate('action.cancel')}
            </Button>
            <Button
              variant="contained"
              loading={running}
              disabled={open.length === 0}
              onClick={() => {
                void start(Math.max(...open.map(({ id }) => id)))
              }}
            >
              {action.title}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** What is about to be approved for good, and what it comes to in each currency. */
function Waiting({ invoices, filter }: { invoices: readonly RecordOf<'invoices'>[]; filter: Filter<'invoice'> }) {
  const translate = useTranslate()
  const { sums, code } = useInvoiceSums(filter)
  const { data: funds = [] } = useRecordsById('funds', [...new Set(invoices.map(({ fundId }) => fundId))])
  const count = translate('invoice.approveAllCount', { smart_count: invoices.length })
  if (invoices.length === 0) return <p>{count}</p>
  return (
    <div className="waiting-invoices" role="region" aria-label={count} tabIndex={0}>
      <table>
        <caption>{count}</caption>
        <tbody>
          {invoices.map(invoice => (
            <tr key={invoice.id}>
              <th scope="row">
                {recordName('invoices', invoice)}
                <small>{`${funds.find(({ id }) => id === invoice.fundId)?.name ?? ''} · ${formatDate(invoice.date)}`}</small>
              </th>
              <td>
                <Money of={invoice.totalWithVat ?? '0'} currency={invoice.currencyId} /> {code(invoice.currencyId)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(sum => (
            <tr key={sum.currencyId}>
              <th scope="row">{translate('invoice.withVat')}</th>
              <td>
                <Money of={sum.totalWithVat} currency={sum.currencyId} /> {code(sum.currencyId)}
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  )
}

function Running({ done, all }: Progress) {
  const translate = useTranslate()
  const label = translate('invoice.approving', { done, all })
  return (
    <>
      <p role="status">{label}</p>
      <LinearProgress variant="determinate" value={all === 0 ? 100 : (done / all) * 100} aria-label={label} />
    </>
  )
}

function Failures({ failed, approved }: Outcome) {
  const translate = useTranslate()
  return (
    <>
      <p>{translate('invoice.approved', { smart_count: approved })}</p>
      <ul className="not-approved" aria-label={translate('invoice.notApprovedTitle')}>
        {failed.map(({ id, name, reason }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function useApproving(filter: Filter<'invoice'>, onDone: () => void, onClose: () => void) {
  const translate = useTranslate()
  const api = useApi()
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** What came after the list was shown is not approved with it. */
  const start = async (upTo: number) => {
    const refused: ApprovalFailure[] = []
    let [done, after, left] = [0, 0, true]
    setProgress({ done, all: 0 })
    try {
      while (left) {
        const portion = await api.actOnAll(invoiceActions.approveAll, {
          body: { filter: JSON.stringify(filter), after, upTo, limit: PORTION },
        })
        refused.push(...portion.failed)
        done += portion.approved + portion.failed.length
        after = portion.last ?? after
        left = portion.remaining > 0 && portion.last !== null
        setProgress({ done, all: done + portion.remaining })
      }
    } catch (error) {
      notifyFailure(error)
      onClose()
      return
    } finally {
      await client.invalidateQueries({ queryKey: ['invoices'] })
    }
    onDone()
    if (refused.length > 0) {
      openNotification({
        severity: SEVERITY.attention,
        title: translate('invoice.someNotApproved'),
        line1: refused
          .map(({ name }) => name)
          .slice(0, 3)
          .join(', '),
      })
      setOutcome({ approved: done - refused.length, failed: refused })
    } else {
      openNotification({
        severity: SEVERITY.info,
        title: translate('invoice.approved', { smart_count: done }),
        line1: '',
      })
      onClose()
    }
  }
  return { start, progress, outcome }
}
