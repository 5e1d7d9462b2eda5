/** Which columns of an export of funds stand for a column of their list. Pure. */
import type { SortedName } from './sorted.ts'

export const EXPORTED = {
  commitments: ['figuresCurrency', 'commitments'],
  paidIn: ['paidIn'],
  distributed: ['distributed'],
  nav: ['nav', 'asOf'],
  dpi: ['dpi'],
  tvpi: ['tvpi'],
  netIrr: ['netIrr'],
  period: ['period', 'periodStatus'],
} as const satisfies { readonly [Name in SortedName]: readonly string[] }

export type ExportedName = (typeof EXPORTED)[SortedName][number]
