/** Quarter end on one screen: the fair values of all investments of a fund on the date of a period, typed or pasted like a sheet. */
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Field } from '../entity.ts'
import { formatDate, formatNumber } from '../formats.ts'
import { add, subtract } from '../money.ts'
import { PeriodPicker } from '../reporting-periods/PeriodPicker.tsx'
import { useFundFigures, useFundPeriods, type FundPeriod } from '../reporting-periods/useFundPeriods.tsx'
import { AmountInput } from '../web/kit/amounts/AmountInput.tsx'
import { useColumnKeys } from '../web/kit/amounts/useColumnKeys.ts'
import { useSheetLeaving } from '../web/kit/amounts/useSheetLeaving.tsx'
import { Figure, Nothing } from '../web/kit/list/ValueCell.tsx'
import { useEntity } from '../web/kit/metadata.ts'
import { useSession } from '../web/kit/session.tsx'
import { useQuarter, type QuarterRow } from './useQuarter.tsx'
import { isAmount } from './weighted.ts'
import './fairValues.css'

export function QuarterDialog({ fundId, onClose }: { fundId: number; onClose: () => void }) {
  const { today } = useSession()
  const { periods, isPending } = useFundPeriods(fundId)
  const [asked, setAsked] = useState<number | null>(null)
  const open = periods.filter(({ status, date }) => status === 'Open' && date <= today)
  const chosen = open.find(({ id }) => id === asked) ?? open[0]
  if (isPending) return null
  return chosen ? <Sheet key={chosen.id} fundId={fundId} periods={open} period={chosen} onChoose={setAsked} onClose={onClose} /> : <NoPeriod onClose={onClose} />
}

function NoPeriod({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('fairValue.quarterTitle')}</DialogTitle>
      <DialogContent>{translate('fairValue.noOpenPeriod')}</DialogContent>
      <DialogActions><Button onClick={onClose}>{translate('action.close')}</Button></DialogActions>
    </Dialog>
  )
}

interface SheetProps { fundId: number; periods: readonly FundPeriod[]; period: FundPeriod; onChoose: (id: number) => void; onClose: () => void }

function Sheet({ fundId, periods, period, onChoose, onClose }: SheetProps) {
  const translate = useTranslate()
  const id = useId()
  const { currency } = useFundFigures(fundId)
  const { fields } = useEntity('fair-values')
  const quarter = useQuarter(fundId, period.date, fields)
  const keys = useColumnKeys(quarter.paste)
  const { close, question } = useSheetLeaving(quarter.changed > 0, onClose)
  const titleOf = (name: string) => fields.find(field => field.name === name)?.title ?? ''
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="lg">
      <DialogTitle id={id}>{translate('fairValue.quarterTitle')}</DialogTitle>
      <DialogContent className="quarter">
        <div className="quarter-head">
          <PeriodPicker periods={periods} chosen={period} dirty={quarter.changed > 0} onChoose={onChoose} />
          <span>{translate('fairValue.asOf', { date: formatDate(period.date) })}</span>
          {currency && <span>{translate('fairValue.amounts', { currency })}</span>}
        </div>
        <div className="weighted-scroll">
          <table className="amounts-table" aria-label={translate('fairValue.quarterTitle')} {...keys}>
            <thead><tr><th scope="col">{translate('fairValue.investment')}</th><th scope="col" data-right>{translate('fairValue.previous')}</th><th scope="col" data-right>{titleOf('cost')}</th><th scope="col" data-right>{titleOf('value')}</th><th scope="col" data-right>{translate('fairValue.change')}</th></tr></thead>
            <tbody>{quarter.rows.map(row => <Row key={row.investment.id} row={row} fields={fields} errors={quarter.errors} onCell={quarter.set} />)}</tbody>
            <tfoot><Total rows={quarter.rows} /></tfoot>
          </table>
        </div>
        <p className="field-help">{translate('fairValue.quarterHelp')}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate(quarter.changed > 0 ? 'action.cancel' : 'action.close')}</Button>
        <Button variant="contained" loading={quarter.isSaving} loadingPosition="start" aria-disabled={quarter.changed === 0 || undefined} onClick={() => { void quarter.save().then(done => { if (done) onClose() }) }}>{translate('fairValue.saveAll', { smart_count: quarter.changed })}</Button>
      </DialogActions>
      {question}
    </Dialog>
  )
}

interface RowProps { row: QuarterRow; fields: readonly Field[]; errors: Readonly<Record<string, string>>; onCell: (cell: string, value: unknown) => void }

function Row({ row: { investment, previous, figures }, fields, errors, onCell }: RowProps) {
  const translate = useTranslate()
  const before: unknown = previous?.['value']
  const change = isAmount(before) && isAmount(figures.value) ? subtract(figures.value, before) : null
  return (
    <tr>
      <th scope="row">{String(investment['name'])}</th>
      <td data-right data-computed><Amount value={before} />{previous && <small>{formatDate(String(previous['date']))}</small>}</td>
      {(['cost', 'value'] as const).map(figure => {
        const field = fields.find(({ name }) => name === figure)!
        const cell = `${figure}.${investment.id}`
        return <td key={figure} data-right><AmountInput field={field} value={figures[figure] ?? undefined} label={translate('fairValue.ofCompany', { what: field.title, company: String(investment['name']) })} name={cell} error={errors[cell] ?? ''} onChange={onCell} /></td>
      })}
      <td data-right data-computed><Amount value={change} /></td>
    </tr>
  )
}

function Total({ rows }: { rows: readonly QuarterRow[] }) {
  const translate = useTranslate()
  const sumOf = (amounts: readonly unknown[]) => amounts.filter(isAmount).reduce((sum, amount) => add(sum, amount), '0')
  return (
    <tr>
      <th scope="row">{translate('fairValue.total')}</th>
      <td data-right><Amount value={sumOf(rows.map(({ previous }) => previous?.['value']))} /></td>
      <td data-right><Amount value={sumOf(rows.map(({ figures }) => figures.cost))} /></td>
      <td data-right><Amount value={sumOf(rows.map(({ figures }) => figures.value))} /></td>
      <td />
    </tr>
  )
}

function Amount({ value }: { value: unknown }) {
  return isAmount(value) ? <Figure text={formatNumber(value, 2)} /> : <Nothing />
}
