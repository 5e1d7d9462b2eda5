/** What the partners promise in a closing, typed or pasted like a sheet. */
import DialogContent from '@mui/material/DialogContent'
import type { CalendarDate } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { isDecimal } from '../entity.ts'
import { add, sum } from '../money.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Restored } from '../web/kit/form/Restored.tsx'
import { Money } from '../web/kit/page/Money.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { AmountInput } from '../web/kit/sheet/AmountInput.tsx'
import { SheetDialog } from '../web/kit/sheet/SheetDialog.tsx'
import { useSheetKeys } from '../web/kit/sheet/useSheetKeys.ts'
import { isZero } from '../money.ts'
import { CommitmentHeads } from './CommitmentHeads.tsx'
import { cellOf, type CommitmentRow } from './commitmentRows.ts'
import { useCommitments } from './useCommitments.tsx'
import './closings.css'

interface CommitmentsDialogProps {
  closing: { id: number; fundId: number; name: string; date: CalendarDate }
  onClose: () => void
}

export function CommitmentsDialog({ closing, onClose }: CommitmentsDialogProps) {
  const translate = useTranslate()
  const sheet = useCommitments(closing)
  const { currency } = useFundCurrency(closing.fundId)
  const dirty = sheet.changed > 0
  if (sheet.isPending) return null
  return (
    <SheetDialog
      title={translate('closing.commitmentsOf', { name: closing.name })}
      closing={dirty ? 'action.cancel' : 'action.close'}
      saveLabel={translate('closing.saveCommitments', { smart_count: sheet.changed })}
      dirty={dirty}
      isSaving={sheet.isSaving}
      save={sheet.save}
      onSaved={onClose}
      onLeave={() => {
        sheet.discard()
        onClose()
      }}
      maxWidth="md"
    >
      <DialogContent>
        {sheet.restored && <Restored />}
        <p className="field-help closing-help">
          {translate('closing.commitmentsHelp', { date: formatDate(closing.date), currency })}
        </p>
        <Sheet sheet={sheet} />
      </DialogContent>
    </SheetDialog>
  )
}

function Sheet({ sheet }: { sheet: ReturnType<typeof useCommitments> }) {
  const translate = useTranslate()
  const keys = useSheetKeys(sheet.keys)
  const { rows } = sheet
  const additional = sum(rows.flatMap(({ value }) => (isDecimal(value) ? [value] : [])))
  const prior = sum(rows.map(row => row.prior))
  return (
    <div className="closing-sheet">
      <table className="amounts-table" aria-label={translate('closing.commitments')} {...keys}>
        <CommitmentHeads />
        <tbody>
          {rows.map(row => (
            <Row key={row.partner.id} row={row} sheet={sheet} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{translate('closing.partners', { smart_count: rows.length })}</th>
            <td data-right data-beside>
              <Money of={prior} />
            </td>
            <td data-right>
              <Money of={additional} />
            </td>
            <td data-right data-beside>
              <Money of={add(prior, additional)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Row({ row, sheet }: { row: CommitmentRow; sheet: ReturnType<typeof useCommitments> }) {
  const translate = useTranslate()
  const { partner, prior, value, total, fixed } = row
  const name = cellOf(`${partner.id}`, 'value')
  return (
    <tr>
      <th scope="row">{partner.name}</th>
      <td data-right data-computed data-beside>
        {isZero(prior) ? <Nothing /> : <Money of={prior} />}
      </td>
      <td data-right>
        {fixed ? (
          <span title={translate('closing.severalDates')}>{isDecimal(value) ? <Money of={value} /> : <Nothing />}</span>
        ) : (
          <AmountInput
            field={sheet.field}
            value={value ?? undefined}
            label={translate('closing.additionalOf', { name: partner.name })}
            name={name}
            error={sheet.errors[name] ?? ''}
            meanwhile={sheet.meanwhile[name] ?? null}
            onChange={sheet.set}
          />
        )}
      </td>
      <td data-right data-computed data-beside>
        {isZero(total) ? <Nothing /> : <Money of={total} />}
      </td>
    </tr>
  )
}
