/**
 * Fills an empty database with the demo tenants. Everything goes through the API as a person's input would: the same
 * validation, rules, states and audit. The same date gives the same data.
 */
import type { Account } from '../../context.ts'
import { withCheckDigits } from '../../bank-accounts/iban.ts'
import { LARKMOOR_BANK_ACCOUNTS, LARKMOOR_FUNDS, LARKMOOR_MANAGERS, THORNFIELD_BANK_ACCOUNTS, THORNFIELD_FUNDS, THORNFIELD_MANAGERS } from './funds.ts'
import type { DemoBankAccount, DemoFund, DemoManager } from './funds.ts'
import { LARKMOOR_CONTACTS, LARKMOOR_STAFF, THORNFIELD_CONTACTS, THORNFIELD_STAFF } from './people.ts'
import type { DemoAccount, DemoContact } from './people.ts'
import { monthlyRates } from './rates.ts'

export interface Made { id: number; version: number }
type Body = Record<string, unknown>

/** Asks the product as a given account; a refusal is thrown with its words. */
export interface Asking {
  create(account: Account, resource: string, body: Body): Promise<Made>
  act(account: Account, resource: string, record: Made, action: string, body?: Body): Promise<Made>
  /** The first sign-in of a demo account, which binds its account to the person. */
  firstSignIn(userName: string): Promise<void>
  list(account: Account, resource: string, filter: Body): Promise<Body[]>
}

interface DemoTenant {
  shortName: string
  name: string
  staff: readonly DemoAccount[]
  contacts: readonly DemoContact[]
  managers: readonly DemoManager[]
  funds: readonly DemoFund[]
  bankAccounts: readonly DemoBankAccount[]
  ratesFrom: readonly [year: number, month: number]
}

const TENANTS: readonly DemoTenant[] = [
  {
    shortName: 'larkmoor', name: 'Larkmoor Partners', staff: LARKMOOR_STAFF, contacts: LARKMOOR_CONTACTS, managers: LARKMOOR_MANAGERS,
    funds: LARKMOOR_FUNDS, bankAccounts: LARKMOOR_BANK_ACCOUNTS, ratesFrom: [2020, 9],
  },
  {
    shortName: 'thornfield', name: 'Thornfield Capital', staff: THORNFIELD_STAFF, contacts: THORNFIELD_CONTACTS, managers: THORNFIELD_MANAGERS,
    funds: THORNFIELD_FUNDS, bankAccounts: THORNFIELD_BANK_ACCOUNTS, ratesFrom: [2026, 1],
  },
]

const PLATFORM: Account = { id: null, tenantId: null, tenant: null, name: 'Platform', userName: 'global@platform.example', roles: ['GlobalAdministrator'] }
const SYSTEM_CURRENCY = 'EUR'

/** Who acts in a tenant: two people, because a bank account is verified by another one than who asked for it. */
interface Actors { administrator: Account; colleague: Account }

export async function seedDemo(asking: Asking, asOf: string, progress: (text: string) => void = () => undefined): Promise<void> {
  for (const tenant of TENANTS) {
    progress(tenant.name)
    const { id } = await asking.create(PLATFORM, 'tenants', { shortName: tenant.shortName, name: tenant.name, currency: SYSTEM_CURRENCY })
    const actors = await makeAccounts(asking, tenant, id)
    const references = await readReferences(asking, actors.administrator)
    await makeRates(asking, actors.administrator, tenant, references, asOf)
    await makeManagersAndFunds(asking, actors.administrator, tenant, references)
    await makeBankAccounts(asking, actors, tenant, references)
  }
}

async function makeAccounts(asking: Asking, tenant: DemoTenant, tenantId: number): Promise<Actors> {
  const founder: Account = { id: null, tenantId, tenant: tenant.shortName, name: tenant.name, userName: '', roles: ['TenantAdministrator'] }
  const ids: number[] = []
  for (const { userName, name } of tenant.staff) ids.push((await asking.create(founder, 'accounts', { userName, name })).id)
  const administrator = { ...founder, id: ids[0] ?? null }
  for (const contact of tenant.contacts) {
    const made = await asking.create(administrator, 'contacts', { ...contact })
    const maySignIn = contact.email.startsWith('investor@')
    if (!maySignIn) continue
    await asking.act(administrator, 'contacts', made, 'create-account')
    await asking.firstSignIn(contact.email)
  }
  return { administrator, colleague: { ...founder, id: ids[1] ?? null } }
}

/** Ids by code or name. */
type References = Record<'countries' | 'currencies' | 'managers' | 'funds', Map<string, number>>

async function readReferences(asking: Asking, account: Account): Promise<References> {
  const idsByCode = async (resource: string): Promise<Map<string, number>> =>
    new Map((await asking.list(account, resource, {})).map(row => [String(row['code']), Number(row['id'])]))
  return { countries: await idsByCode('countries'), currencies: await idsByCode('currencies'), managers: new Map(), funds: new Map() }
}

function idOf(references: Map<string, number>, key: string): number {
  const id = references.get(key)
  if (id === undefined) throw new Error(`The demo data names "${key}", which does not exist.`)
  return id
}

async function makeRates(asking: Asking, account: Account, tenant: DemoTenant, { currencies }: References, asOf: string): Promise<void> {
  const toCurrencyId = idOf(currencies, SYSTEM_CURRENCY)
  for (const { currency, date, rate } of monthlyRates(...tenant.ratesFrom, asOf)) {
    await asking.create(account, 'exchange-rates', { currencyId: idOf(currencies, currency), toCurrencyId, date, rate, source: 'ECB' })
  }
}

async function makeManagersAndFunds(asking: Asking, account: Account, tenant: DemoTenant, references: References): Promise<void> {
  for (const manager of tenant.managers) references.managers.set(manager.name, (await asking.create(account, 'fund-managers', { ...manager })).id)
  for (const { manager, country, domicile, currency, ...fund } of tenant.funds) {
    const made = await asking.create(account, 'funds', {
      ...fund, managerId: idOf(references.managers, manager), countryId: idOf(references.countries, country),
      domicileId: idOf(references.countries, domicile), currencyId: idOf(references.currencies, currency),
    })
    references.funds.set(fund.name, made.id)
  }
}

async function makeBankAccounts(asking: Asking, actors: Actors, tenant: DemoTenant, references: References): Promise<void> {
  for (const { fund, iban, plain, currency, country, bankCountry, verified, ...account } of tenant.bankAccounts) {
    const made = await asking.create(actors.administrator, 'bank-accounts', {
      ...account, fundId: idOf(references.funds, fund), accountNumber: iban ? withCheckDigits(...iban) : plain,
      currencyId: idOf(references.currencies, currency), countryId: idOf(references.countries, country), bankCountryId: idOf(references.countries, bankCountry),
    })
    const submitted = await asking.act(actors.administrator, 'bank-accounts', made, 'submit-for-verification')
    if (verified) await asking.act(actors.colleague, 'bank-accounts', submitted, 'verify', { note: 'Confirmed by telephone with the bank, number known from the mandate.' })
  }
}
