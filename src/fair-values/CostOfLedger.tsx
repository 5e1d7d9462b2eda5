/** Below the cost of a fair value: what the transactions say was invested up to its day. */
import { useEffect, useMemo } from 'react'
import { formatDate, formatNumber } from '../formats.ts'
import { compare, negate } from '../money.ts'
import { useLedgerSum } from '../transactions/useLedger.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useFormRecord, useFormState } from '../web/kit/control/formState.ts'

export function CostOfLedger({ investmentId }: { investmentId: number }) {
  const translate = useTranslate()
  const { note } = useFormState()
  const { date, cost } = useFormRecord('fair-values')
  const day = date ?? null
  const sum = useLedgerSum(day === null ? null : { investmentId, type: 'Investment', date_lte: day })
  const message = useMemo(() => {
    if (sum === null || day === null) return null
    const invested = negate(sum)
    return translate(cost && compare(cost, invested) !== 0 ? 'fairValue.costDiffers' : 'fairValue.costOfLedger', {
      invested: formatNumber(invested, 2),
      date: formatDate(day),
    })
  }, [sum, day, cost, translate])
  useEffect(() => note(message === null ? {} : { cost: message }), [note, message])
  return null
}
