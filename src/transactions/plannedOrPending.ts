/**
 * Transactions that somebody has to book or cancel before a period with them can be completed: the checklist of a
 * period names them, and the list of transactions counts them at one press.
 */
import type { Stored } from '../entityTypes.ts'

export const PLANNED_OR_PENDING = ['Planned', 'Pending'] as const satisfies readonly Stored<'transaction'>['status'][]
