/** All invoices of the tenant: enter one, look at one, approve one or all, and let the management fees be proposed. */
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { formatDate, formatAmount, formatNumber } from '../formats.ts'
import type { Translate } from '../texts.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { useListFilter } from '../web/kit/list/listState.ts'
import { useDraftPlace } from '../web/kit/form/useDraft.ts'
import { KeyFigures } from '../web/kit/page/KeyFigures.tsx'
import { recordIn } from '../web/kit/data/copyOf.ts'
import { preload } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { ApproveAll } from './ApproveAll.tsx'
import { approvingOf, fundsOf } from './approving.ts'
import { InvoicePanel } from './InvoicePanel.tsx'
import { INVOICE_FIELDS } from './fields.ts'
import { OfPeriod } from './OfPeriod.tsx'
import { useInvoiceSums, useInvoiceTotals } from './useInvoiceSums.tsx'
import './invoices.css'
import { minorUnitsIn, useAmountCurrencies } from '../web/kit/data/amountUnits.ts'
import './texts.ts'

preload('invoices', 'list')

// A form is heavy: it comes when somebody asks for it.
const ProposeDialog = lazy(() => import('./ProposeDialog.tsx').then(module => ({ default: module.ProposeDialog })))

export function InvoicesOverview() {
  const translate = useTranslate()
  const { allows } = useSession()
  const [chosen, setChosen] = useChosen()
  const [ticked, setTicked] = useState<ReadonlySet<number>>(NONE)
  return (
    <>
      <EntityList
        resource="invoices"
        decimals="own"
        facts={<OfPeriod />}
        figures={<Figures />}
        useTotals={useInvoiceTotals}
        emptySentence={translate('invoice.emptySentence')}
        onOpen={invoice => setChosen(invoice.id)}
        {...(chosen !== null && { chosenId: chosen })}
        below={{ supplier: subtitleOf(translate) }}
        addInDialog={{
          fields: INVOICE_FIELDS,
          sentence: translate('invoice.newSentence'),
        }}
        {...(allows('edit') && {
          ticks: { ids: ticked, onChange: setTicked, mayTick: isOpen },
          actions: (
            <>
              <ProposeButton />
              <ApproveButton ticked={ticked} onDone={() => setTicked(NONE)} />
            </>
          ),
        })}
      />
      {chosen !== null && (
        <Suspense fallback={null}>
          <InvoicePanel key={chosen} id={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Home, the search and the checklist of a period lead to one invoice, from this page too. */
function useChosen() {
  const { key, search } = useLocation()
  const asked = recordIn(search, 'invoice')
  const [arrived, setArrived] = useState(key)
  const [chosen, setChosen] = useState(asked)
  if (key !== arrived) {
    setArrived(key)
    if (asked !== null) setChosen(asked)
  }
  return [chosen, setChosen] as const
}

const NONE: ReadonlySet<number> = new Set()

function isOpen({ status }: RecordOf<'invoices'>): boolean {
  return status === 'Open'
}

/** Proposes the fees of the funds that the list is filtered by. */
function ProposeButton() {
  const translate = useTranslate()
  const funds = fundsOf(useListFilter('invoices'))
  // What was typed before the page was loaded again is shown again.
  const [open, setOpen] = useState(useDraftPlace('propose-fees') !== undefined)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('invoice.propose')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ProposeDialog funds={funds} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Without an open invoice it keeps the focus and says why it does nothing. */
function ApproveButton({ ticked, onDone }: { ticked: ReadonlySet<number>; onDone: () => void }) {
  const translate = useTranslate()
  const approving = approvingOf(ticked, useListFilter('invoices'))
  const { isKnown, open } = useInvoiceSums(approving.open ?? {})
  const [asked, setAsked] = useState(false)
  const idle = approving.open === null || (isKnown && open === 0)
  const reason = translate(approving.scope === 'all' ? 'invoice.noneOpen' : 'invoice.noneOpenShown')
  return (
    <>
      <Tooltip describeChild title={idle ? reason : ''}>
        <Button
          variant="outlined"
          aria-disabled={idle || undefined}
          onClick={() => {
            if (!idle) setAsked(true)
          }}
        >
          {ticked.size > 0
            ? translate('invoice.approveSelected', { smart_count: ticked.size })
            : translate('invoice.approveAllButton')}
        </Button>
      </Tooltip>
      {asked && <ApproveAll approving={approving} onDone={onDone} onClose={() => setAsked(false)} />}
    </>
  )
}

function subtitleOf(translate: Translate) {
  return ({ feeFrom, feeTo }: RecordOf<'invoices'>) =>
    feeFrom && feeTo ? translate('invoice.feeOf', { from: formatDate(feeFrom), to: formatDate(feeTo) }) : null
}

const WAITING = [1, 2, 3].map(() => ({ label: '\u00a0', value: '\u00a0', note: '\u00a0' }))

/** Of what the list finds: what waits, what is done, and what they come to in each currency. */
function Figures() {
  const translate = useTranslate()
  const currencyOf = useAmountCurrencies()
  const { isKnown, sums, code, open, approved } = useInvoiceSums(useListFilter('invoices'))
  if (!isKnown) return <KeyFigures key="waiting" figures={WAITING} />
  return (
    <KeyFigures
      figures={[
        ...(open > 0 || approved === 0
          ? [
              {
                label: translate('invoice.open'),
                value: formatNumber(`${open}`),
                note: translate('invoice.openNote'),
              },
            ]
          : []),
        ...(approved > 0 ? [{ label: translate('invoice.approvedFigure'), value: formatNumber(`${approved}`) }] : []),
        ...sums.slice(0, 3).map(({ currencyId, totalWithVat, count }) => ({
          label: translate('invoice.withVat'),
          value: formatAmount(totalWithVat, minorUnitsIn(currencyOf, currencyId)),
          unit: code(currencyId),
          note: translate('invoice.recordsCount', { smart_count: count }),
        })),
      ]}
    />
  )
}
