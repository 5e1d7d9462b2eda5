/**
 * Approves every open invoice in portions, so that the progress can be seen; what was not approved is listed with its
 * reason.
 */
import { useState } from 'react'
import { useGetList, useGetMany, type RaRecord } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { formatDate, formatNumber } from '../formats.ts'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Figure } from '../web/kit/list/ValueCell.tsx'
import { recordName, useEntity } from '../web/kit/data/metadata.ts'
import { SEVERITY, openNotification } from '../web/kit/data/notifications.ts'
import { useProvider } from '../web/kit/data/provider.ts'
import { invoiceActions, type ApprovalFailure } from './actions.ts'
import { useInvoiceSums } from './useInvoiceSums.tsx'

const PORTION = 20
const OPEN = {
  filter: { status: 'Open' },
  pagination: { page: 1, perPage: 1_000 },
  sort: { field: 'id', order: 'ASC' },
} as const

interface Progress {
  done: number
  all: number
}

export function ApproveAll({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const action = useEntity('invoices').actions.find(({ name }) => name === 'approveAll')!
  const { data: open = [], isSuccess } = useGetList<RaRecord>('invoices', OPEN, { retry: false })
  const { start, progress, failed } = useApproving(onClose)
  const running = progress !== null && failed === null
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
      <DialogTitle id={id}>{translate(failed ? 'invoice.someNotApproved' : 'invoice.approveAll')}</DialogTitle>
      <DialogContent>
        {failed ? (
          <Failures failed={failed} done={progress!.done - failed.length} />
        ) : progress ? (
          <Running {...progress} />
        ) : (
          <>
            {isSuccess && <Waiting invoices={open} />}
            <p>{action.confirm}</p>
            <p>
              <strong>{translate('kit.irreversible')}</strong>
            </p>
          </>
        )}
      </DialogContent>
      <DialogActions>
        {failed ? (
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
                void start(Math.max(...open.map(({ id }) => Number(id))))
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
function Waiting({ invoices }: { invoices: readonly RaRecord[] }) {
  const translate = useTranslate()
  const { sums, code } = useInvoiceSums({ status: 'Open' })
  const { data: funds = [] } = useGetMany<RaRecord>(
    'funds',
    { ids: [...new Set(invoices.map(invoice => Number(invoice['fundId'])))] },
    { retry: false },
  )
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
                <small>{`${String(funds.find(fund => fund?.id === invoice['fundId'])?.['name'] ?? '')} · ${formatDate(String(invoice['date']))}`}</small>
              </th>
              <td>
                <Figure text={formatNumber(String(invoice['totalWithVat'] ?? '0'), 2)} />{' '}
                {code(Number(invoice['currencyId']))}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(sum => (
            <tr key={sum.currencyId}>
              <th scope="row">{translate('invoice.withVat')}</th>
              <td>
                <Figure text={formatNumber(sum.totalWithVat, 2)} /> {code(sum.currencyId)}
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
  const words = translate('invoice.approving', { done, all })
  return (
    <>
      <p role="status">{words}</p>
      <LinearProgress variant="determinate" value={all === 0 ? 100 : (done / all) * 100} aria-label={words} />
    </>
  )
}

function Failures({ failed, done }: { failed: readonly ApprovalFailure[]; done: number }) {
  const translate = useTranslate()
  return (
    <>
      <p>{translate('invoice.approved', { smart_count: done })}</p>
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

function useApproving(onDone: () => void) {
  const translate = useTranslate()
  const provider = useProvider()
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failed, setFailed] = useState<ApprovalFailure[] | null>(null)
  /** What came after the list was shown is not approved with it. */
  const start = async (upTo: number) => {
    const refused: ApprovalFailure[] = []
    let [done, after, left] = [0, 0, true]
    setProgress({ done, all: 0 })
    try {
      while (left) {
        const { data: portion } = await provider.actOnAll(invoiceActions.approveAll, {
          body: { after, upTo, limit: PORTION },
        })
        refused.push(...portion.failed)
        done += portion.approved + portion.failed.length
        after = portion.last ?? after
        left = portion.remaining > 0 && portion.last !== null
        setProgress({ done, all: done + portion.remaining })
      }
    } catch (error) {
      notifyFailure(error)
      onDone()
      return
    } finally {
      await client.invalidateQueries({ queryKey: ['invoices'] })
    }
    if (refused.length > 0) {
      openNotification({
        severity: SEVERITY.attention,
        title: translate('invoice.someNotApproved'),
        line1: refused
          .map(({ name }) => name)
          .slice(0, 3)
          .join(', '),
      })
      setFailed(refused)
    } else {
      openNotification({
        severity: SEVERITY.info,
        title: translate('invoice.approved', { smart_count: done }),
        line1: '',
      })
      onDone()
    }
  }
  return { start, progress, failed }
}
