/** The sums of the lines, and whether each column ties with the movement or by how much it misses it. */
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { formatAmount, formatNumber } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { asAmount, isZero, subtract } from '../money.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { isDense } from './lineCells.ts'
import type { ComponentName, LineSums } from './lineCells.ts'

interface LinesFootProps {
  movement: RecordOf<'capital-movements'>
  /** Of lines. */
  count: number
  sums: LineSums
  components: readonly ComponentName[]
  withCall: boolean
  minorUnits: number
}

export function LinesFoot({ movement, count, sums, components, withCall, minorUnits }: LinesFootProps) {
  const translate = useTranslate()
  const dense = isDense(components)
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {translate('capitalMovement.partnerCount', {
            count: formatNumber(`${count}`),
            smart_count: count,
          })}
          {dense && <small>{formatAmount(sums.commitment, minorUnits)}</small>}
        </th>
        {!dense && (
          <td data-right data-beside>
            {formatAmount(sums.commitment, minorUnits)}
          </td>
        )}
        {components.map(name => (
          <td key={name} data-right data-typed>
            <Sum of={sums[name]} minorUnits={minorUnits} />
          </td>
        ))}
        {withCall && (
          <td data-right data-beside data-total>
            <Sum of={sums.totalCall} minorUnits={minorUnits} />
          </td>
        )}
        <td data-right data-beside>
          {formatAmount(sums.remainingAfter, minorUnits)}
        </td>
      </tr>
      <tr className="lines-ties">
        <th scope="row">{translate('capitalMovement.compared')}</th>
        {!dense && <td data-beside />}
        {components.map(name => (
          <td key={name} data-right data-typed>
            <Tie total={sums[name]} of={movement[name] ?? '0'} minorUnits={minorUnits} />
          </td>
        ))}
        {withCall && (
          <td data-right data-beside data-total>
            <Tie total={sums.totalCall} of={movement.totalCall ?? '0'} minorUnits={minorUnits} />
          </td>
        )}
        <td data-beside />
      </tr>
    </tfoot>
  )
}

function Sum({ of, minorUnits }: { of: Decimal | null; minorUnits: number }) {
  return of === null ? <Nothing /> : formatAmount(of, minorUnits)
}

/** Said by a sign and a word, never by its colour alone. */
function Tie({ total, of, minorUnits }: { total: Decimal | null; of: Decimal; minorUnits: number }) {
  const translate = useTranslate()
  if (total === null) return <Nothing />
  const difference = subtract(total, of)
  return isZero(difference) ? (
    <span className="tie" data-tone="ok">
      <CheckOutlined />
      {translate('capitalMovement.ties')}
    </span>
  ) : (
    <span className="tie" data-tone="bad" title={translate('capitalMovement.misses')}>
      <ErrorOutline />
      {formatAmount(asAmount(difference), minorUnits)}
    </span>
  )
}
