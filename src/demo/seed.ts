/**
 * Fills an empty database with the demo tenants. What a person would enter goes through the API: the same validation,
 * rules, states and audit. What the product itself writes when somebody acts is written by its own domain functions.
 * The same date gives the same data.
 */
import type { CreateValues } from '../entityTypes.ts'
import type { CalendarDate } from '../entity.ts'
import type { Account } from '../context.ts'
import { addDays, isDate, yearOf } from '../calendar.ts'
import type { Asking } from './requests.ts'
import { loadOnboardings } from './onboardings.ts'
import { markDelivered } from './markDelivered.ts'
import { makeBankAccounts } from './bankAccounts.ts'
import { loadBooks } from './accounting.ts'
import {
  LARKMOOR_BANK_ACCOUNTS,
  LARKMOOR_FUNDS,
  LARKMOOR_MANAGERS,
  THORNFIELD_BANK_ACCOUNTS,
  THORNFIELD_FUNDS,
  THORNFIELD_MANAGERS,
} from './funds.ts'
import type { DemoBankAccount, DemoFund, DemoManager } from './funds.ts'
import { loadCapital } from './capital.ts'
import { loadInvestments } from './investments.ts'
import { idOf } from './loading.ts'
import type { Actors, Loading, References } from './loading.ts'
import { rateTable } from './money.ts'
import { LARKMOOR_PARTNERS, THORNFIELD_PARTNERS } from './partners.ts'
import type { DemoPartner } from './partners.ts'
import {
  CONTACTS_SIGNED_IN,
  CONTACTS_WITH_ACCOUNT,
  LARKMOOR_CONTACTS,
  LARKMOOR_STAFF,
  THORNFIELD_CONTACTS,
  THORNFIELD_STAFF,
} from './people.ts'
import type { DemoAccount, DemoContact } from './people.ts'
import { FUND_PLANS } from './fundPlans.ts'
import { monthlyRates } from './rates.ts'
import type { MonthlyRate } from './rates.ts'
import { releaseReports } from './officialReports.ts'
import { closePeriods } from './reporting.ts'
import { scenarioOf } from './demoScenario.ts'
import type { DemoScenario } from './demoScenario.ts'
import { movedTo } from './schedule.ts'
import type { When } from './schedule.ts'

interface DemoTenant {
  shortName: string
  name: string
  /** The first one administrates. */
  staff: readonly [DemoAccount, DemoAccount, ...DemoAccount[]]
  contacts: readonly DemoContact[]
  managers: readonly DemoManager[]
  funds: readonly DemoFund[]
  bankAccounts: readonly DemoBankAccount[]
  partners: readonly DemoPartner[]
  /** The first month end with rates. */
  ratesFrom: CalendarDate
}

const TENANTS: readonly DemoTenant[] = [
  {
    shortName: 'larkmoor',
    name: 'Larkmoor Partners',
    staff: LARKMOOR_STAFF,
    contacts: LARKMOOR_CONTACTS,
    managers: LARKMOOR_MANAGERS,
    funds: LARKMOOR_FUNDS,
    bankAccounts: LARKMOOR_BANK_ACCOUNTS,
    partners: LARKMOOR_PARTNERS,
    ratesFrom: '2020-09-30',
  },
  {
    shortName: 'thornfield',
    name: 'Thornfield Capital',
    staff: THORNFIELD_STAFF,
    contacts: THORNFIELD_CONTACTS,
    managers: THORNFIELD_MANAGERS,
    funds: THORNFIELD_FUNDS,
    bankAccounts: THORNFIELD_BANK_ACCOUNTS,
    partners: THORNFIELD_PARTNERS,
    ratesFrom: '2026-01-31',
  },
]

const PLATFORM: Account = {
  id: null,
  tenantId: null,
  tenant: null,
  name: 'Platform',
  userName: 'global@platform.example',
  roles: ['GlobalAdministrator'],
}
const SYSTEM_CURRENCY = 'EUR'
/** Of the first tenant: its last closing is still to come. */
const RAISING_FUND = 'Larkmoor Nordic Buyout III LP'
const DAYS_UNTIL_CLOSING = 24

/**
 * `asOf` is the quarter's end up to which the funds have reported; rates go on to the last month's end before `today`.
 */
export async function seedDemo(asking: Asking, asOf: CalendarDate, today = asOf): Promise<void> {
  for (const tenant of TENANTS) {
    const { id } = await asking.create(PLATFORM, 'tenants', {
      shortName: tenant.shortName,
      name: tenant.name,
      currency: SYSTEM_CURRENCY,
      administratorName: tenant.staff[0].name,
      administratorEmail: tenant.staff[0].userName,
    })
    const actors = await makeStaff(asking, tenant, id)
    const when = movedTo(asOf)
    const rates = monthlyRates(when(tenant.ratesFrom), asOf, today)
    const loading: Loading = {
      asking,
      actors,
      references: await readReferences(asking, actors.administrator),
      when,
      asOf,
    }
    await makeContacts(loading, tenant)
    await makeRates(loading, rates)
    await makeManagersAndFunds(loading, tenant)
    await makeBankAccounts(loading, tenant.bankAccounts)
    const scenarios = scenariosOf(tenant, when, rates)
    for (const scenario of scenarios) {
      await loadInvestments(loading, scenario)
      await loadCapital(loading, scenario, tenant.partners, today)
      await loadBooks(loading, scenario)
    }
    // Last of all, because nothing can be written into a period that is closed.
    for (const scenario of scenarios) await closePeriods(loading, scenario, today)
    for (const scenario of scenarios) await releaseReports(loading, scenario)
    await openClosing(loading, addDays(today, DAYS_UNTIL_CLOSING))
    await loadOnboardings(loading, RAISING_FUND, today)
    await asking.inside(actors.administrator, markDelivered)
  }
}

function scenariosOf(tenant: DemoTenant, when: When, rates: readonly MonthlyRate[]): DemoScenario[] {
  return FUND_PLANS.flatMap(plan => {
    const fund = tenant.funds.find(({ name }) => name === plan.fund)
    if (!fund) return []
    return scenarioOf({
      plan,
      terms: movedFund(fund, when),
      partners: tenant.partners,
      when,
      rateOf: rateTable(rates),
      fundCurrency: fund.currency,
      systemCurrency: SYSTEM_CURRENCY,
    })
  })
}

/**
 * The tenant's first administrator was invited with it and invites the others, without waiting for the first sign-in.
 */
async function makeStaff(asking: Asking, tenant: DemoTenant, tenantId: number): Promise<Actors> {
  const [head, second, ...others] = tenant.staff
  const start: Account = { id: null, tenantId, tenant: tenant.shortName, ...head, roles: ['TenantAdministrator'] }
  const [invited] = await asking.list(start, 'accounts', { userName: head.userName })
  if (!invited) throw new Error(`"${head.userName}" was not invited with the tenant.`)
  const administrator = { ...start, id: invited.id }
  const made = async ({ userName, name }: DemoAccount): Promise<Account> => {
    const { id } = await asking.create(administrator, 'accounts', { userName, name })
    return { ...administrator, name, userName, id }
  }
  const colleague = await made(second)
  for (const other of others) await made(other)
  return { administrator, colleague }
}

async function readReferences(asking: Asking, account: Account): Promise<References> {
  const idsByCode = async (resource: 'countries' | 'currencies'): Promise<Map<string, number>> =>
    new Map((await asking.list(account, resource, {})).map(({ code, id }) => [code, id]))
  return {
    countries: await idsByCode('countries'),
    currencies: await idsByCode('currencies'),
    managers: new Map(),
    funds: new Map(),
    contacts: new Map(),
    accounts: new Map(),
    investments: new Map(),
    companies: new Map(),
    periods: new Map(),
    partners: new Map(),
  }
}

/** What the onboardings are heading for. */
async function openClosing({ asking, actors, references }: Loading, date: CalendarDate): Promise<void> {
  const fundId = references.funds.get(RAISING_FUND)
  if (fundId !== undefined) await asking.create(actors.colleague, 'closings', { fundId, name: 'Third closing', date })
}

async function makeContacts(
  { asking, actors: { administrator }, references }: Loading,
  { contacts }: DemoTenant,
): Promise<void> {
  const made = await asking.createEach(administrator, 'contacts', contacts, contact => ({ ...contact }))
  for (const [{ email }, { id }] of made) references.contacts.set(email, id)
  for (const [index, [{ email }, contact]] of made.slice(0, CONTACTS_WITH_ACCOUNT).entries()) {
    const invited = await asking.act(administrator, 'contacts', contact, 'createAccount', {})
    if (index < CONTACTS_SIGNED_IN) await asking.firstSignIn(email)
    // The invitation of one was withdrawn again; the others after those who have signed in still wait.
    else if (index === CONTACTS_SIGNED_IN) await asking.act(administrator, 'contacts', invited, 'deactivateAccount', {})
  }
}

async function makeRates(
  { asking, actors: { administrator }, references: { currencies } }: Loading,
  rates: readonly MonthlyRate[],
): Promise<void> {
  const toCurrencyId = idOf(currencies, SYSTEM_CURRENCY)
  await asking.createAll(
    administrator,
    'exchange-rates',
    rates.map(({ currency, date, rate }): CreateValues<'exchangeRate'> => ({
      currencyId: idOf(currencies, currency),
      toCurrencyId,
      date,
      rate,
      source: 'ECB',
    })),
  )
}

/** Every date of the fund moves with the clock, and its vintage with them. */
function movedFund(fund: DemoFund, when: When): DemoFund {
  const moved = Object.entries(fund).map(
    ([name, value]) => [name, name.endsWith('Date') && isDate(value) ? when(value) : value] as const,
  )
  const begins = fund.commencementDate
  const years = isDate(begins) ? yearOf(when(begins)) - yearOf(begins) : 0
  return { ...fund, ...Object.fromEntries(moved), vintageYear: Number(fund.vintageYear) + years }
}

async function makeManagersAndFunds(
  { asking, actors: { administrator }, references, when }: Loading,
  tenant: DemoTenant,
): Promise<void> {
  for (const manager of tenant.managers)
    references.managers.set(manager.name, (await asking.create(administrator, 'fund-managers', { ...manager })).id)
  for (const demoFund of tenant.funds) {
    const { manager, country, domicile, currency, ...fund } = movedFund(demoFund, when)
    const made = await asking.create(administrator, 'funds', {
      ...fund,
      managerId: idOf(references.managers, manager),
      countryId: idOf(references.countries, country),
      domicileId: idOf(references.countries, domicile),
      currencyId: idOf(references.currencies, currency),
    })
    references.funds.set(fund.name, made.id)
  }
}
