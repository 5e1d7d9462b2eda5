/**
 * Quarter end on one screen: the fair values of all investments of a fund on the date of a period, typed or pasted like
 * a sheet.
 */
import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Entity } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { formatDate, formatNumber } from '../formats.ts'
import { add, subtract } from '../money.ts'
import { PeriodPicker } from '../reporting-periods/PeriodPicker.tsx'
import { useFundFigures, useFundPeriods, type FundPeriod } from '../reporting-periods/useFundPeriods.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { AmountInput } from '../web/kit/sheet/AmountInput.tsx'
import { useSheetKeys } from '../web/kit/sheet/useSheetKeys.ts'
import { SheetDialog } from '../web/kit/sheet/SheetDialog.tsx'
import { Restored } from '../web/kit/form/Restored.tsx'
import { useDraftPlace } from '../web/kit/form/useDraft.ts'
import { Figure, Nothing } from '../web/kit/page/ValueCell.tsx'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { FIGURES, cellOf, type QuarterRow } from './quarter.ts'
import { QUARTER, useQuarter } from './useQuarter.tsx'
import { isAmount } from './weighted.ts'
import './fairValues.css'

export function QuarterDialog({ fundId, onClose }: { fundId: number; onClose: () => void }) {
  const { periods, isPending } = useFundPeriods(fundId)
  return isPending ? null : <Chosen fundId={fundId} periods={periods} onClose={onClose} />
}

/**
 * A period that somebody closes while its values are being typed stays on the screen: the server says why they cannot
 * be saved.
 */
function Chosen({ fundId, periods, onClose }: { fundId: number; periods: readonly FundPeriod[]; onClose: () => void }) {
  const { today } = useSession()
  const kept = useDraftPlace(QUARTER)
  const open = periods.filter(({ status, date }) => status === 'Open' && date <= today)
  const [asked, setAsked] = useState(kept === undefined ? open[0]?.id : Number(kept))
  const chosen = periods.find(({ id }) => id === asked)
  if (!chosen) return <NoPeriod onClose={onClose} />
  return (
    <Sheet
      key={chosen.id}
      fundId={fundId}
      periods={open.includes(chosen) ? open : [chosen, ...open]}
      period={chosen}
      onChoose={setAsked}
      onClose={onClose}
    />
  )
}

function NoPeriod({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('fairValue.quarterTitle')}</DialogTitle>
      <DialogContent>{translate('fairValue.noOpenPeriod')}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface SheetProps {
  fundId: number
  periods: readonly FundPeriod[]
  period: FundPeriod
  onChoose: (id: number) => void
  onClose: () => void
}

function Sheet({ fundId, periods, period, onChoose, onClose }: SheetProps) {
  const translate = useTranslate()
  const { currency } = useFundFigures(fundId)
  const entity = useEntity('fair-values')
  const quarter = useQuarter(fundId, period, entity)
  const dirty = quarter.changed > 0
  return (
    <SheetDialog
      title={translate('fairValue.quarterTitle')}
      closing={dirty ? 'action.cancel' : 'action.close'}
      saveLabel={translate('fairValue.saveAll', { smart_count: quarter.changed })}
      dirty={dirty}
      isSaving={quarter.isSaving}
      save={quarter.save}
      onSaved={onClose}
      onLeave={() => {
        quarter.discard()
        onClose()
      }}
      maxWidth="lg"
    >
      <DialogContent className="quarter">
        {quarter.restored && <Restored />}
        <div className="quarter-head">
          <PeriodPicker periods={periods} chosen={period} dirty={dirty} onChoose={onChoose} />
          <span>{translate('fairValue.asOf', { date: formatDate(period.date) })}</span>
          {currency && <span>{translate('fairValue.amounts', { currency })}</span>}
        </div>
        <QuarterTable quarter={quarter} entity={entity} />
        <p className="field-help">{translate('fairValue.quarterHelp')}</p>
      </DialogContent>
    </SheetDialog>
  )
}

interface QuarterTableProps {
  quarter: ReturnType<typeof useQuarter>
  entity: Entity<'fairValue'>
}

function QuarterTable({ quarter, entity }: QuarterTableProps) {
  const translate = useTranslate()
  const keys = useSheetKeys(quarter.keys)
  return (
    <div className="weighted-scroll">
      <table className="amounts-table" aria-label={translate('fairValue.quarterTitle')} {...keys}>
        <thead>
          <tr>
            <th scope="col">{translate('fairValue.investment')}</th>
            <th scope="col" data-right data-beside>
              {translate('fairValue.previous')}
            </th>
            {FIGURES.map(figure => (
              <th key={figure} scope="col" data-right>
                {fieldOf(entity, figure).title}
              </th>
            ))}
            <th scope="col" data-right data-beside>
              {translate('fairValue.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {quarter.rows.map(row => (
            <Row
              key={row.investment.id}
              row={row}
              entity={entity}
              errors={quarter.errors}
              meanwhile={quarter.meanwhile}
              onCell={quarter.set}
            />
          ))}
        </tbody>
        <tfoot>
          <Total rows={quarter.rows} />
        </tfoot>
      </table>
    </div>
  )
}

interface RowProps {
  row: QuarterRow
  entity: Entity<'fairValue'>
  errors: Readonly<Record<string, string>>
  meanwhile: Readonly<Record<string, string>>
  onCell: (cell: string, value: unknown) => void
}

function Row({ row: { investment, previous, figures }, entity, errors, meanwhile, onCell }: RowProps) {
  const translate = useTranslate()
  const change = previous && isAmount(figures.value) ? subtract(figures.value, previous.value) : null
  return (
    <tr>
      <th scope="row">{investment.name}</th>
      <td data-right data-computed data-beside>
        <Amount value={previous?.value} />
        {previous && <small>{formatDate(previous.date)}</small>}
      </td>
      {FIGURES.map(figure => {
        const field = fieldOf(entity, figure)
        const cell = cellOf(`${investment.id}`, figure)
        return (
          <td key={figure} data-right>
            <AmountInput
              field={field}
              value={figures[figure] ?? undefined}
              label={translate('fairValue.ofCompany', { what: field.title, company: investment.name })}
              name={cell}
              error={errors[cell] ?? ''}
              meanwhile={meanwhile[cell] ?? null}
              onChange={onCell}
            />
          </td>
        )
      })}
      <td data-right data-computed data-beside>
        <Amount value={change} />
      </td>
    </tr>
  )
}

function Total({ rows }: { rows: readonly QuarterRow[] }) {
  const translate = useTranslate()
  const sumOf = (amounts: readonly unknown[]) => amounts.filter(isAmount).reduce((sum, amount) => add(sum, amount), '0')
  return (
    <tr>
      <th scope="row">{translate('fairValue.total')}</th>
      <td data-right data-beside>
        <Amount value={sumOf(rows.map(({ previous }) => previous?.value))} />
      </td>
      <td data-right>
        <Amount value={sumOf(rows.map(({ figures }) => figures.cost))} />
      </td>
      <td data-right>
        <Amount value={sumOf(rows.map(({ figures }) => figures.value))} />
      </td>
      <td data-beside />
    </tr>
  )
}

function Amount({ value }: { value: unknown }) {
  return isAmount(value) ? <Figure text={formatNumber(value, 2)} /> : <Nothing />
}
