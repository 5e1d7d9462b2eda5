/** The people of the demo tenants. All names are made up; telephone numbers lie in the range kept free for fiction. */
import type { CreateValues } from '../entityTypes.ts'
import { LARKMOOR_PARTNERS, THORNFIELD_PARTNERS } from './partners.ts'
import type { DemoPartner } from './partners.ts'

export type DemoContact = CreateValues<'contact'>
type Person = Pick<DemoContact, 'firstName' | 'lastName' | 'email'>

/** Contacts that have an account in the local provider; the e-mail is the user name. */
const SIGNING_IN = ['ashcombe', 'borrowdale', 'thornfield']

/** So many contacts have an account with which they could read the portal. */
export const CONTACTS_WITH_ACCOUNT = 45
export const CONTACTS_SIGNED_IN = 41

function phone(index: number): string {
  return `+44 1632 960${String(index).padStart(3, '0')}`
}

function emailOf(firstName: string, lastName: string, house: string): string {
  return `${firstName}.${lastName}@${house}.example`
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** The main contact of a partner. */
export function mainEmail({ contact: [firstName, lastName, house] }: DemoPartner): string {
  return SIGNING_IN.includes(house) ? `investor@${house}.example` : emailOf(firstName, lastName, house)
}

interface OtherContact {
  firstName: string
  lastName: string
  email: string
  role: string
}

export function otherContacts({ contact: [, , house], others }: DemoPartner): OtherContact[] {
  return others.map(([firstName, lastName, role]) => ({
    firstName,
    lastName,
    role,
    email: emailOf(firstName, lastName, house),
  }))
}

function contactsOf(partners: readonly DemoPartner[], firstNumber: number): DemoContact[] {
  const people = [
    ...partners.map((partner): Person => ({
      firstName: partner.contact[0],
      lastName: partner.contact[1],
      email: mainEmail(partner),
    })),
    ...partners.flatMap((partner): Person[] =>
      otherContacts(partner).map(({ firstName, lastName, email }) => ({ firstName, lastName, email })),
    ),
  ]
  return people.map((person, index) => ({
    ...person,
    phoneNumber: phone(firstNumber + index),
    ...(index % 9 === 4 && { faxNumber: phone(firstNumber + 500 + index) }),
  }))
}

export const LARKMOOR_CONTACTS: readonly DemoContact[] = contactsOf(LARKMOOR_PARTNERS, 100)
export const THORNFIELD_CONTACTS: readonly DemoContact[] = contactsOf(THORNFIELD_PARTNERS, 900)

export interface DemoAccount {
  userName: string
  name: string
}

/** Staff of the tenants; their first sign-in binds the account to the identity provider's subject. */
export const LARKMOOR_STAFF: readonly [DemoAccount, DemoAccount, ...DemoAccount[]] = [
  { userName: 'admin@larkmoor.example', name: 'Hanne Birk' },
  { userName: 'user@larkmoor.example', name: 'Tomas Reve' },
  { userName: 'agent@larkmoor.example', name: 'Mira Lund' },
  { userName: 'mixed@larkmoor.example', name: 'Pia Storm' },
]
export const THORNFIELD_STAFF: readonly [DemoAccount, DemoAccount, ...DemoAccount[]] = [
  { userName: 'admin@thornfield.example', name: 'Clara Voss' },
  { userName: 'user@thornfield.example', name: 'Piet Aalders' },
]
