/** How exactly a fair value states the part that a fund holds. */
import { fairValue } from '../../generated/entities/fair-value.ts'
import { fieldOf } from '../entityTypes.ts'

export const OWNERSHIP_DECIMALS = fieldOf(fairValue, 'fullyDilutedOwnership').decimals ?? 2
