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
import { formatDate } from '../formats.ts'
import { PeriodPicker } from '../reporting-periods/PeriodPicker.tsx'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { useFundPeriods, type FundPeriod } from '../reporting-periods/useFundPeriods.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useSheet } from '../web/kit/sheet/useSheetKeys.ts'
import { focusAmount } from '../web/kit/sheet/useTyped.ts'
import { SheetDialog } from '../web/kit/sheet/SheetDialog.tsx'
import { Restored } from '../web/kit/form/Restored.tsx'
import { useDraftPlace } from '../web/kit/form/useDraft.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { cellOf, cellsAsBefore, waitsForValue, type QuarterRow } from './quarter.ts'
import { QuarterTable } from './QuarterTable.tsx'
import { QUARTER, useQuarter } from './useQuarter.tsx'
import './fairValues.css'
import './texts.ts'

interface QuarterDialogProps {
  fundId: number
  /** The period that the address asks for. */
  periodId: number | null
  onClose: () => void
}

export function QuarterDialog({ fundId, periodId, onClose }: QuarterDialogProps) {
  const { periods, isPending } = useFundPeriods(fundId)
  return isPending ? null : <Chosen fundId={fundId} periodId={periodId} periods={periods} onClose={onClose} />
}

/**
 * A period that somebody closes while its values are being typed stays on the screen: the server says why they cannot
 * be saved.
 */
function Chosen({ fundId, periodId, periods, onClose }: QuarterDialogProps & { periods: readonly FundPeriod[] }) {
  const { today } = useSession()
  const drafted = useDraftPlace(QUARTER)
  const open = periods.filter(({ status, date }) => status === 'Open' && date <= today)
  const [asked, setAsked] = useState(drafted === undefined ? (periodId ?? open[0]?.id) : Number(drafted))
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
  const { currency } = useFundCurrency(fundId)
  const entity = useEntity('fair-values')
  const quarter = useQuarter(fundId, period, entity)
  const { keys, fill } = useSheet(quarter.keys)
  const dirty = quarter.changed > 0
  const waiting = quarter.rows.filter(waitsForValue)
  const fillAsBefore = (rows: readonly QuarterRow[]) => {
    fill(rows.flatMap(cellsAsBefore))
    const [first] = rows
    // From there Ctrl Z takes it back.
    if (first) focusAmount(cellOf(`${first.investment.id}`, 'value'))
  }
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
      maxWidth="xl"
    >
      <DialogContent className="quarter">
        {quarter.restored && <Restored />}
        <div className="quarter-head">
          <PeriodPicker periods={periods} chosen={period} dirty={dirty} onChoose={onChoose} />
          <span>{translate('fairValue.asOf', { date: formatDate(period.date) })}</span>
          {currency && <span>{translate('fairValue.amounts', { currency })}</span>}
          {waiting.length > 0 && (
            <Button variant="outlined" size="small" className="quarter-all" onClick={() => fillAsBefore(waiting)}>
              {translate('fairValue.allAsBefore', { smart_count: waiting.length })}
            </Button>
          )}
        </div>
        {quarter.isEmpty ? (
          <p>{translate('fairValue.nothingHeld', { date: formatDate(period.date) })}</p>
        ) : (
          <>
            <QuarterTable quarter={quarter} entity={entity} keys={keys} onAsBefore={row => fillAsBefore([row])} />
            <p className="field-help">{translate('fairValue.quarterHelp')}</p>
          </>
        )}
      </DialogContent>
    </SheetDialog>
  )
}
