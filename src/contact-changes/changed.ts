/** What of a contact is to be changed. Pure. */
import type { Stored } from '../entityTypes.ts'

export const CHANGEABLE = ['firstName', 'lastName', 'email', 'phoneNumber'] as const

export type ContactData = Readonly<Record<(typeof CHANGEABLE)[number], string>>
type Change = Pick<Stored<'contactChange'>, (typeof CHANGEABLE)[number]>

export interface Changed {
  name: (typeof CHANGEABLE)[number]
  /** Null while the contact is not known. */
  from: string | null
  to: string
}

export function changedIn(change: Change, contact?: ContactData): Changed[] {
  return CHANGEABLE.flatMap(name => {
    const to = change[name]
    return to === null ? [] : [{ name, from: contact?.[name] ?? null, to }]
  })
}
