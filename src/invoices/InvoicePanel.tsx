/** One invoice beside the list: its sum, how a fee came about, its state with what can be done, who changed it. */
import { useCallback, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import LockOutlined from '@mui/icons-material/LockOutlined'
import type { Entity } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { RecordActions } from '../web/kit/form/ActionBar.tsx'
import { ActionPreviewProvider } from '../web/kit/dialog/actionPreview.ts'
import { DeleteQuestion } from '../web/kit/dialog/DeleteQuestion.tsx'
import { EntityDialog } from '../web/kit/form/EntityDialog.tsx'
import { HistoryPanel } from '../web/kit/panel/HistoryPanel.tsx'
import { ValueCell } from '../web/kit/page/ValueCell.tsx'
import { recordName, useEntity } from '../web/kit/data/metadata.ts'
import { useReferenced, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { SidePanel } from '../web/kit/panel/SidePanel.tsx'
import { PanelWaiting } from '../web/kit/panel/PanelWaiting.tsx'
import { useLockReason } from '../web/kit/form/lockReason.ts'
import { useDeleting } from '../web/kit/dialog/useDeleting.ts'
import { useOpenedRecord } from '../web/kit/dialog/useOpenedRecord.ts'
import { FeeTrace } from './FeeTrace.tsx'
import { INVOICE_FIELDS } from './fields.ts'
import { Payments } from './Payments.tsx'
import { FIXED_OF_FEE, isProposedFee } from './rules.ts'
import { Money } from '../web/kit/page/Money.tsx'

const FACTS = ['status', 'fundId', 'date', 'currencyId', 'feeFrom', 'feeTo'] as const
const SUM = ['total', 'adjustment', 'vat', 'totalWithVat'] as const

export function InvoicePanel({ id, onClose }: { id: number; onClose: () => void }) {
  const translate = useTranslate()
  const entity = useEntity('invoices')
  const data = useOpenedRecord('invoices', id, onClose)
  const [over, setOver] = useState<'edit' | 'history' | null>(null)
  return (
    <>
      <SidePanel title={data ? recordName('invoices', data) : '\u00a0'} wide alone onClose={onClose}>
        {data ? <Content entity={entity} invoice={data} onOver={setOver} onClose={onClose} /> : <PanelWaiting />}
      </SidePanel>
      {over === 'history' && data && (
        <HistoryPanel entity={entity} id={id} version={data.version} onClose={() => setOver(null)} />
      )}
      {over === 'edit' && (
        <EntityDialog
          resource="invoices"
          id={id}
          fields={INVOICE_FIELDS}
          {...(isProposedFee(data) && {
            fixed: FIXED_OF_FEE,
            fixedReason: translate('rule.invoice.fixedOfFee'),
            sentence: translate('invoice.feeFixed'),
          })}
          onClose={() => setOver(null)}
          onSaved={() => setOver(null)}
        />
      )}
    </>
  )
}

interface ContentProps {
  entity: Entity<'invoice'>
  invoice: RecordOf<'invoices'>
  onOver: (over: 'edit' | 'history') => void
  onClose: () => void
}

function Content({ entity, invoice, onOver, onClose }: ContentProps) {
  const translate = useTranslate()
  const { allows } = useSession()
  const trace = invoice.feeTrace ?? []
  const closed = useLockReason(entity, invoice) ?? null
  const isOpen = invoice.status === 'Open'
  const mayChange = isOpen && closed === null
  return (
    <div className="record-panel">
      <dl>
        {FACTS.filter(name => invoice[name] !== null)
          .map(name => fieldOf(entity, name))
          .map(field => (
            <div key={field.name}>
              <dt>{field.title}</dt>
              <dd>
                <ValueCell field={field} record={invoice} />
              </dd>
            </div>
          ))}
      </dl>
      <dl aria-label={translate('invoice.sum')}>
        {SUM.map(name => (
          <div key={name} data-total={name === 'totalWithVat' || undefined}>
            <dt>{fieldOf(entity, name).title}</dt>
            <dd>
              <Money of={invoice[name] ?? '0'} currency={invoice.currencyId} />
            </dd>
          </div>
        ))}
      </dl>
      {trace.length > 0 && <FeeTrace steps={trace} currency={invoice.currencyId} />}
      {!isOpen && <Payments invoice={invoice} />}
      {!isOpen && <p className="record-note">{translate('invoice.final')}</p>}
      {isOpen && closed !== null && (
        <div className="message" data-tone="info" role="status">
          <LockOutlined />
          <p>{closed}</p>
        </div>
      )}
      <div className="record-actions">
        <button type="button" className="text-link" onClick={() => onOver('history')}>
          {translate('form.history')}
        </button>
        <span />
        {mayChange && allows(entity.access.delete) && (
          <DeleteInvoice entity={entity} invoice={invoice} onDeleted={onClose} />
        )}
        {mayChange && allows(entity.access.write) && (
          <Button variant="outlined" onClick={() => onOver('edit')}>
            {translate('invoice.edit')}
          </Button>
        )}
        {mayChange && <ApproveOne entity={entity} invoice={invoice} />}
      </div>
    </div>
  )
}

function ApproveOne({ entity, invoice }: { entity: Entity<'invoice'>; invoice: RecordOf<'invoices'> }) {
  const client = useQueryClient()
  const { supplier, totalWithVat, currencyId } = invoice
  const currency = useReferenced('currencies', currencyId)?.code
  const { title } = fieldOf(entity, 'totalWithVat')
  const preview = useCallback(
    () => (
      <p className="approved-sum">
        {supplier}, {title}: <Money of={totalWithVat ?? '0'} currency={currencyId} /> {currency}
      </p>
    ),
    [supplier, title, totalWithVat, currencyId, currency],
  )
  return (
    <ActionPreviewProvider value={preview}>
      <RecordActions
        entity={entity}
        record={invoice}
        dirty={false}
        onActed={() => {
          void client.invalidateQueries({ queryKey: ['invoices'] })
        }}
      />
    </ActionPreviewProvider>
  )
}

function DeleteInvoice({
  entity,
  invoice,
  onDeleted,
}: {
  entity: Entity<'invoice'>
  invoice: RecordOf<'invoices'>
  onDeleted: () => void
}) {
  const translate = useTranslate()
  const [questionOpen, setQuestionOpen] = useState(false)
  const { remove } = useDeleting(entity, onDeleted)
  return (
    <>
      <Button variant="text" color="error" onClick={() => setQuestionOpen(true)}>
        {translate('action.delete')}
      </Button>
      {questionOpen && (
        <DeleteQuestion
          resource="invoices"
          record={invoice}
          onClose={() => setQuestionOpen(false)}
          onConfirm={() => {
            void remove(invoice)
          }}
        />
      )}
    </>
  )
}
