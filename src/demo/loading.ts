/** What everything that loads the demo data works with. */
import type { Account } from '../context.ts'
import type { CalendarDate } from '../entity.ts'
import type { Asking } from './requests.ts'
import type { When } from './schedule.ts'

/** Who acts in a tenant: two people, because a bank account is verified by another one than who asked for it. */
export interface Actors {
  administrator: Account
  colleague: Account
}

export interface BankAccountMade {
  id: number
  accountNumber: string
}

/** Ids by code, name or e-mail; what belongs to a fund by "fund/name". */
export interface References extends Record<
  'countries' | 'currencies' | 'managers' | 'funds' | 'contacts' | 'investments' | 'companies' | 'periods' | 'partners',
  Map<string, number>
> {
  /** The first account of each fund. */
  accounts: Map<string, BankAccountMade>
}

export interface Loading {
  asking: Asking
  actors: Actors
  references: References
  when: When
  /** The end of the last quarter that the demo knows. */
  asOf: CalendarDate
}

export function idOf(references: ReadonlyMap<string, number>, key: string): number {
  return named(references, key)
}

export function named<Key extends string | number, Value>(references: ReadonlyMap<Key, Value>, key: Key): Value {
  const found = references.get(key)
  if (found === undefined) throw new Error(`The demo data names "${key}", which does not exist.`)
  return found
}

export function within(fund: string, name: string): string {
  return `${fund}/${name}`
}
