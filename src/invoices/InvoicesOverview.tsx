/** All invoices of the tenant: enter one, look at one, approve one or all, and let the management fees be proposed. */
import { lazy, Suspense, useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { useSearchParams } from 'react-router'
import Button from '@mui/material/Button'
import { formatDate, formatNumber } from '../formats.ts'
import { EntityList } from '../web/kit/EntityList.tsx'
import { KeyFigures } from '../web/kit/KeyFigures.tsx'
import { preload } from '../web/kit/metadata.ts'
import { useSession } from '../web/kit/session.tsx'
import { ApproveAll } from './ApproveAll.tsx'
import { InvoicePanel } from './InvoicePanel.tsx'
import { INVOICE_FIELDS } from './fields.ts'
import { invoiceRules } from './rules.ts'
import { computedInvoice } from './totals.ts'
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
  const [deed, setDeed] = useState<'approveAll' | 'propose' | null>(null)
  const close = () => setDeed(null)
  return (
    <>
      <EntityList
        resource="invoices" decimals={2} figures={<Figures />} useTotals={useInvoiceTotals} emptySentence={translate('invoice.emptySentence')}
        onOpen={invoice => setChosen(Number(invoice.id))} {...chosen !== null && { chosenId: chosen }} subtitle={subtitleOf(translate)}
        addInDialog={{ fields: INVOICE_FIELDS, rules: invoiceRules, compute: computedInvoice, sentence: translate('invoice.newSentence') }}
        actions={allows('edit') && <>
          <Button variant="outlined" onClick={() => setDeed('propose')}>{translate('invoice.propose')}</Button>
          <Button variant="outlined" onClick={() => setDeed('approveAll')}>{translate('invoice.approveAllButton')}</Button>
        </>}
      />
      {chosen !== null && <Suspense fallback={null}><InvoicePanel key={chosen} id={chosen} onClose={() => setChosen(null)} /></Suspense>}
      {deed === 'approveAll' && <ApproveAll onClose={close} />}
      {deed === 'propose' && <Suspense fallback={null}><ProposeDialog onClose={close} /></Suspense>}
    </>
  )
}

function subtitleOf(translate: (key: string, values?: Record<string, string>) => string) {
  return (invoice: RaRecord) => invoice['feeFrom'] ? translate('invoice.feeOf', { from: formatDate(String(invoice['feeFrom'])), to: formatDate(String(invoice['feeTo'])) }) : null
}

/** Of all invoices, whatever the list is filtered by: what waits, what is done, and what they come to in each currency. */
function Figures() {
  const translate = useTranslate()
  const { sums, code, open, approved } = useInvoiceSums({})
  return (
    <KeyFigures figures={[
      { label: translate('invoice.open'), value: formatNumber(String(open)), note: translate('invoice.openNote') },
      { label: translate('invoice.approvedFigure'), value: formatNumber(String(approved)) },
      ...sums.slice(0, 3).map(({ currencyId, totalWithVat, count }) => ({ label: translate('invoice.withVat'), value: formatNumber(totalWithVat, 2), unit: code(currencyId), note: translate('invoice.recordsCount', { smart_count: count }) })),
    ]} />
  )
}
