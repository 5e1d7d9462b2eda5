/**
 * Proposes, while a fair value is filled in: ownership and method of the last one, the cost that the transactions come
 * to, and the weighted sum once every company has its value. Below the fields stands where each comes from.
 */
import { useEffect, useMemo, useState } from 'react'
import { expectedCompanies } from '../companies/expected.ts'
import { formatDate, formatAmount } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { compare } from '../money.ts'
import { useFormRecord, useFormState } from '../web/kit/control/formState.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useProposals } from '../web/kit/form/useProposals.ts'
import { useCompanies, useValuedInvestment } from './companies.tsx'
import { proposedFigures, proposedValue } from './proposals.ts'

const NOTHING = { previous: null, cost: null }

export function FairValueProposals() {
  const translate = useTranslate()
  const { note, checks } = useFormState()
  const shown = useCompanies()
  const { date, value, cost, fullyDilutedOwnership, method, weightedValues } = useFormRecord('fair-values')
  const { valued, isLoading, hasFailed } = useValuedInvestment({ ...shown, date })
  const [openedDate] = useState(date)
  // What was proposed for another day is taken back where that of this day cannot be read.
  const isUnknown = hasFailed && date !== openedDate
  const minorUnits = useMinorUnits()
  const sum = useMemo(
    () => (date ? proposedValue(expectedCompanies(shown.companies, date), weightedValues ?? [], minorUnits) : null),
    [date, shown.companies, weightedValues, minorUnits],
  )
  useProposals(
    useMemo(
      () => (checks.creating && (valued || isUnknown) ? { ...proposedFigures(valued ?? NOTHING), value: sum } : {}),
      [valued, isUnknown, sum, checks.creating],
    ),
    { isLoading: checks.creating && isLoading },
  )
  const notes = useMemo(() => {
    if (!valued) return {}
    const proposed = proposedFigures(valued)
    const day = formatDate(date ?? '')
    const asLast = translate('fairValue.asLast', { date: formatDate(valued.previous?.date ?? '') })
    const differs = cost && proposed.cost !== null && compare(cost, proposed.cost) !== 0
    return {
      ...(proposed.cost !== null && {
        cost: translate(differs ? 'fairValue.costDiffers' : 'fairValue.costOfLedger', {
          cost: formatAmount(proposed.cost, minorUnits),
          date: day,
        }),
      }),
      ...(checks.creating &&
        isSame(fullyDilutedOwnership, proposed.fullyDilutedOwnership) && { fullyDilutedOwnership: asLast }),
      ...(checks.creating && method && method === proposed.method && { method: asLast }),
      ...(checks.creating && isSame(value, sum) && { value: translate('fairValue.asSum') }),
    }
  }, [valued, sum, date, value, cost, fullyDilutedOwnership, method, checks.creating, minorUnits, translate])
  useEffect(() => note(notes), [note, notes])
  return null
}

function isSame(typed: Decimal | null | undefined, proposed: Decimal | null): boolean {
  return Boolean(typed) && proposed !== null && compare(typed ?? '0', proposed) === 0
}
