/** All invoices of the tenant: enter one, look at one, approve one or all, and let the management fees be proposed. */
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { formatDate, formatNumber } from '../formats.ts'
import type { Translate } from '../texts.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { useDraftPlace } from '../web/kit/form/useDraft.ts'
import { KeyFigures } from '../web/kit/page/KeyFigures.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { ApproveAll } from './ApproveAll.tsx'
import { InvoicePanel } from './InvoicePanel.tsx'
import { INVOICE_FIELDS } from './fields.ts'
import { useInvoiceSums, useInvoiceTotals } from './useInvoiceSums.tsx'
import './invoices.css'

preload('invoices', 'list')

// A form is heavy: it comes when somebody asks for it.
const ProposeDialog = lazy(() => import('./ProposeDialog.tsx').then(module => ({ default: module.ProposeDialog })))

export function InvoicesOverview() {
  const translate = useTranslate()
  const { allows } = useSession()
  // Home and the search lead to one invoice.
  const asked = Number(useSearchParams()[0].get('invoice'))
  const [chosen, setChosen] = useState<number | null>(asked > 0 ? asked : null)
  // What was typed before the page was loaded again is shown again.
  const [operation, setOperation] = useState<'approveAll' | 'propose' | null>(
    useDraftPlace('propose-fees') === undefined ? null : 'propose',
  )
  const close = () => setOperation(null)
  return (
    <>
      <EntityList
        resource="invoices"
        decimals={2}
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
        actions={
          allows('edit') && (
            <>
              <Button variant="outlined" onClick={() => setOperation('propose')}>
                {translate('invoice.propose')}
              </Button>
              <ApproveAllButton onOpen={() => setOperation('approveAll')} />
            </>
          )
        }
      />
      {chosen !== null && (
        <Suspense fallback={null}>
          <InvoicePanel key={chosen} id={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
      {operation === 'approveAll' && <ApproveAll onClose={close} />}
      {operation === 'propose' && (
        <Suspense fallback={null}>
          <ProposeDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** Without an open invoice it keeps the focus and says why it does nothing. */
function ApproveAllButton({ onOpen }: { onOpen: () => void }) {
  const translate = useTranslate()
  const { isKnown, open } = useInvoiceSums({})
  const idle = isKnown && open === 0
  return (
    <Tooltip describeChild title={idle ? translate('invoice.noneOpen') : ''}>
      <Button
        variant="outlined"
        aria-disabled={idle || undefined}
        onClick={() => {
          if (!idle) onOpen()
        }}
      >
        {translate('invoice.approveAllButton')}
      </Button>
    </Tooltip>
  )
}

function subtitleOf(translate: Translate) {
  return ({ feeFrom, feeTo }: RecordOf<'invoices'>) =>
    feeFrom && feeTo ? translate('invoice.feeOf', { from: formatDate(feeFrom), to: formatDate(feeTo) }) : null
}

/**
 * Of all invoices, whatever the list is filtered by: what waits, what is done, and what they come to in each currency.
 */
function Figures() {
  const translate = useTranslate()
  const { sums, code, open, approved } = useInvoiceSums({})
  return (
    <KeyFigures
      figures={[
        { label: translate('invoice.open'), value: formatNumber(String(open)), note: translate('invoice.openNote') },
        { label: translate('invoice.approvedFigure'), value: formatNumber(String(approved)) },
        ...sums.slice(0, 3).map(({ currencyId, totalWithVat, count }) => ({
          label: translate('invoice.withVat'),
          value: formatNumber(totalWithVat, 2),
          unit: code(currencyId),
          note: translate('invoice.recordsCount', { smart_count: count }),
        })),
      ]}
    />
  )
}
