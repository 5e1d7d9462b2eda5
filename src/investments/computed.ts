/** What a form works out of an investment while it is typed, and what it leaves to the head of the page. */
import { totalCommitmentOf } from './totals.ts'

/** Shown as key figures above the fields. */
export const FIGURES = ['invested', 'currentValue', 'valuedOn', 'holdingStatus'] as const

export const investmentComputed = (investment: Record<string, unknown>) => ({ totalCommitment: totalCommitmentOf(investment['commitments']) })
