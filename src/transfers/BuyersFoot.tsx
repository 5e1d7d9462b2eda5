/** What the buyers take together beside what the seller gives: it ties, or says in red by how much it does not. */
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import type { Decimal } from '../entity.ts'
import { formatAmount } from '../formats.ts'
import { isZero, subtract, sum } from '../money.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Money } from '../web/kit/page/Money.tsx'
import { Figure, Nothing } from '../web/kit/page/ValueCell.tsx'
import { shareOf, type Buyer } from './BuyerRow.tsx'

interface BuyersFootProps {
  buyers: readonly Buyer[]
  transferCommitment: Decimal | null
  readOnly: boolean
}

export function BuyersFoot({ buyers, transferCommitment, readOnly }: BuyersFootProps) {
  const translate = useTranslate()
  const taken = sum(buyers.flatMap(({ commitment }) => commitment ?? []))
  const hasShare = transferCommitment && !isZero(transferCommitment) && !isZero(taken)
  return (
    <tfoot>
      <tr data-sum>
        <th scope="row">{translate('transfer.buyersTogether')}</th>
        <td data-beside />
        <td data-right>
          <Money of={taken} />
        </td>
        <td data-right data-beside>
          {hasShare ? <Figure text={shareOf(taken, transferCommitment)} /> : <Nothing />}
        </td>
        <td colSpan={readOnly ? 1 : 2} />
      </tr>
      <tr>
        <th scope="row">{translate('transfer.ofSeller')}</th>
        <td data-beside />
        <td data-right>{transferCommitment ? <Money of={transferCommitment} /> : <Nothing />}</td>
        <td colSpan={readOnly ? 2 : 3}>
          {transferCommitment && buyers.length > 0 && <Tie difference={subtract(taken, transferCommitment)} />}
        </td>
      </tr>
    </tfoot>
  )
}

function Tie({ difference }: { difference: Decimal }) {
  const translate = useTranslate()
  const amount = formatAmount(difference, useMinorUnits())
  return isZero(difference) ? (
    <span className="buyers-tie" data-tie="ok">
      <CheckOutlined />
      {translate('transfer.ties')}
    </span>
  ) : (
    <span className="buyers-tie" data-tie="bad" role="status">
      <ErrorOutline />
      {translate('transfer.difference', { amount })}
    </span>
  )
}
