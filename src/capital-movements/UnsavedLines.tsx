/** What was typed into lines that somebody else has completed meanwhile: it is neither saved nor lost. */
import Button from '@mui/material/Button'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { fieldOf } from '../entityTypes.ts'
import { formatAmount } from '../formats.ts'
import { isDecimal } from '../entity.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { LineRow } from './lineCells.ts'
import type { useLines } from './useLines.tsx'

const NAMED_MAX = 5

export function UnsavedLines({ lines }: { lines: ReturnType<typeof useLines> }) {
  const translate = useTranslate()
  const entity = useEntity('capital-movement-lines')
  const minorUnits = useMinorUnits()
  const changed = lines.rows.filter(row => row.changed)
  const wordsOf = ({ line, amounts }: LineRow): string => {
    const typed = lines.components
      .filter(component => amounts[component] !== line[component])
      .map(component => {
        const amount = amounts[component]
        return `${fieldOf(entity, component).title} ${isDecimal(amount) ? formatAmount(amount, minorUnits) : amount}`
      })
    return `${lines.names.get(line.limitedPartnerId) ?? ''}: ${typed.join(', ')}`
  }
  return (
    <div className="message" data-tone="warn" role="status">
      <WarningAmberOutlined />
      <div>
        <p>{translate('capitalMovement.linesKept', { smart_count: changed.length })}</p>
        <ul>
          {changed.slice(0, NAMED_MAX).map(row => (
            <li key={row.line.id}>{wordsOf(row)}</li>
          ))}
          {changed.length > NAMED_MAX && <li>{translate('form.andMore', { count: changed.length - NAMED_MAX })}</li>}
        </ul>
      </div>
      <Button variant="text" onClick={lines.discard}>
        {translate('action.discard')}
      </Button>
    </div>
  )
}
