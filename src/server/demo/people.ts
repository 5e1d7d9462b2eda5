/** The people of the demo tenants. All names are made up; telephone numbers lie in the range kept free for fiction. */

export interface DemoContact { firstName: string; lastName: string; email: string; phoneNumber: string; faxNumber?: string }

/** Contacts with an account of their own in the local provider; the e-mail is the user name. */
const INVESTOR_CONTACTS: readonly (readonly [string, string, string])[] = [
  ['Imogen', 'Hale', 'investor@ashcombe.example'],
  ['Edmund', 'Shaw', 'investor@borrowdale.example'],
]

const NAMES: readonly (readonly [string, string, string])[] = [
  ['Miriam', 'Calder', 'calderstone'], ['Oliver', 'Dray', 'drayfinch'], ['Judith', 'Finch', 'drayfinch'], ['Konrad', 'Elmsworth', 'elmsworth'],
  ['Ingrid', 'Fernhollow', 'fernhollow'], ['Marit', 'Solvang', 'solvang'], ['Matej', 'Vrhnik', 'vrhnik'], ['Nadine', 'Zellweg', 'zellweg'],
  ['Paul', 'Garsdale', 'garsdale'], ['Helena', 'Haverfield', 'haverfield'], ['Luc', 'Ivernois', 'ivernois'], ['Beatrix', 'Jorvik', 'jorvik'],
  ['Samuel', 'Kirkstone', 'kirkstone'], ['Anneke', 'Lindeboom', 'lindeboom'], ['Victor', 'Merrow', 'merrow'], ['Ottilie', 'Northwood', 'northwood'],
  ['Piers', 'Oakhanger', 'oakhanger'], ['Renata', 'Pavlin', 'pavlin'], ['Magnus', 'Quist', 'quist'], ['Sophie', 'Ravenel', 'ravenel'],
  ['Tobias', 'Sandvik', 'sandvik'], ['Clara', 'Thornbury', 'thornbury'], ['Emil', 'Ulvestad', 'ulvestad'], ['Daphne', 'Venn', 'venn'],
  ['Ansel', 'Wetherby', 'wetherby'], ['Yvonne', 'Yarrow', 'yarrow'], ['Leopold', 'Zimmer', 'zimmer'], ['Astrid', 'Bakken', 'bakken'],
]

function phone(index: number): string {
  return `+44 1632 960${String(index).padStart(3, '0')}`
}

export const LARKMOOR_CONTACTS: readonly DemoContact[] = [
  ...INVESTOR_CONTACTS.map(([firstName, lastName, email], index) => ({ firstName, lastName, email, phoneNumber: phone(100 + index) })),
  ...NAMES.map(([firstName, lastName, house], index) => ({
    firstName, lastName, email: `${firstName}.${lastName}@${house}.example`.toLowerCase(), phoneNumber: phone(200 + index),
    ...(index % 9 === 4 ? { faxNumber: phone(700 + index) } : {}),
  })),
]

export const THORNFIELD_CONTACTS: readonly DemoContact[] = [
  { firstName: 'Jonas', lastName: 'Reed', email: 'investor@thornfield.example', phoneNumber: phone(900) },
  { firstName: 'Rasmus', lastName: 'Holt', email: 'rasmus.holt@holt.example', phoneNumber: phone(901) },
]

export interface DemoAccount { userName: string; name: string }

/** Staff of the tenants; their first sign-in binds the account to the identity provider's subject. */
export const LARKMOOR_STAFF: readonly DemoAccount[] = [
  { userName: 'admin@larkmoor.example', name: 'Hanne Birk' },
  { userName: 'user@larkmoor.example', name: 'Tomas Reve' },
  { userName: 'agent@larkmoor.example', name: 'Mira Lund' },
  { userName: 'mixed@larkmoor.example', name: 'Pia Storm' },
]
export const THORNFIELD_STAFF: readonly DemoAccount[] = [{ userName: 'admin@thornfield.example', name: 'Clara Voss' }]
