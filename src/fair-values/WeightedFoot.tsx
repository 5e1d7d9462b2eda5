/** The sum of the weighted values beside the value that was entered: it ties, or says by how much it does not. */
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import type { Decimal } from '../entity.ts'
import { isZero } from '../money.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useFormRecord } from '../web/kit/control/formState.ts'
import { Money } from '../web/kit/page/Money.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import type { Previous } from './companies.tsx'
import { differenceOf, weightedSumOf, type TypedLine } from './weighted.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'

export function WeightedFoot({
  lines,
  previous,
  readOnly,
}: {
  lines: readonly TypedLine[]
  previous: Previous | null
  readOnly: boolean
}) {
  const translate = useTranslate()
  const value = useFormRecord('fair-values').value ?? null
  const minorUnits = useMinorUnits()
  const difference = differenceOf(value, lines, minorUnits)
  const ties = difference !== null && isZero(difference)
  const rest = <td colSpan={readOnly ? 1 : 2} />
  return (
    <tfoot>
      <tr data-sum>
        <th scope="row" colSpan={4}>
          {translate('fairValue.weightedSum')}
        </th>
        <td data-right>
          <Amount value={weightedSumOf(lines, minorUnits)} />
        </td>
        <td data-right data-label={translate('fairValue.previous')}>
          <Amount value={previous?.weightedSum ?? null} />
        </td>
        {!readOnly && <td />}
      </tr>
      <tr data-entered>
        <th scope="row" colSpan={4}>
          {translate('fairValue.enteredValue')}
        </th>
        <td data-right>
          <Amount value={value} />
        </td>
        {rest}
      </tr>
      {difference !== null && (
        <tr data-tie={ties ? 'ok' : 'warn'}>
          <th scope="row" colSpan={4}>
            {ties ? (
              <>
                <CheckOutlined />
                {translate('fairValue.ties')}
              </>
            ) : (
              <>
                <WarningAmberOutlined />
                {translate('fairValue.difference')}
              </>
            )}
          </th>
          <td data-right>{!ties && <Amount value={difference} />}</td>
          {rest}
        </tr>
      )}
    </tfoot>
  )
}

function Amount({ value }: { value: Decimal | null }) {
  return value === null ? <Nothing /> : <Money of={value} />
}
