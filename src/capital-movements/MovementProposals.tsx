/** Proposes the fees and expenses of the chosen periods, as long as nobody has typed others. */
import { useMemo } from 'react'
import { asAmount, sum } from '../money.ts'
import { useFormRecord } from '../web/kit/control/formState.ts'
import { useProposals } from '../web/kit/form/useProposals.ts'
import type { MovementProposals as Proposed } from './reads.ts'

export function MovementProposals({ periods }: Pick<Proposed, 'periods'>) {
  const { periods: chosen } = useFormRecord('capital-movements')
  const ids = (chosen ?? []).map(({ reportingPeriodId }) => reportingPeriodId).join()
  useProposals(
    useMemo(() => {
      const own = periods.filter(({ reportingPeriodId }) => ids.split(',').includes(String(reportingPeriodId)))
      if (own.length === 0) return {}
      return {
        managementFees: asAmount(sum(own.map(({ managementFees }) => managementFees))),
        expensesPaidIn: asAmount(sum(own.map(({ expenses }) => expenses))),
      }
    }, [periods, ids]),
  )
  return null
}
