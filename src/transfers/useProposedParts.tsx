/**
 * Equal parts for the buyers, as long as nobody typed another amount: they follow what is transferred and how many
 * buyers there are. Other amounts that are being typed stay as they are.
 */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Actions } from '@jsonforms/core'
import { useJsonForms } from '@jsonforms/react'
import type { Decimal } from '../entity.ts'
import { compare } from '../money.ts'
import { useFormRecord } from '../web/kit/control/formState.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { equalParts } from './moves.ts'

export function useProposedParts(path: string, enabled: boolean): void {
  const { dispatch } = useJsonForms()
  const { transferCommitment, buyers: given } = useFormRecord('transfers')
  const minorUnits = useMinorUnits()
  const buyers = given ?? []
  const count = buyers.length
  const latest = useRef({ buyers, dispatch })
  useLayoutEffect(() => {
    latest.current = { buyers, dispatch }
  })
  const proposed = useRef<readonly Decimal[]>([])
  useEffect(() => {
    if (!enabled || !transferCommitment || compare(transferCommitment, '0') <= 0) return
    const now = latest.current
    const isUntouched = now.buyers.every(
      ({ commitment }) => !commitment || proposed.current.some(each => compare(each, commitment) === 0),
    )
    if (!isUntouched) return
    const parts = equalParts(transferCommitment, count, minorUnits)
    proposed.current = parts
    now.dispatch?.(
      Actions.update(path, () => now.buyers.map((buyer, place) => ({ ...buyer, commitment: parts[place] }))),
    )
  }, [path, enabled, transferCommitment, count, minorUnits])
}
