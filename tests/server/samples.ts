/** Valid records of every entity, made from the metadata, with everything they need to refer to. */
import { addDays } from '../../src/calendar.ts'
import { COUNTRIES } from '../../src/countries/iso3166.ts'
import { CURRENCIES } from '../../src/currencies/iso4217.ts'
import { entities } from '../../generated/entities.ts'
import type { Entity, Field, Resource } from '../../src/entity.ts'
import type { Account } from '../../src/context.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { createEntityRegistry, isStored } from '../../src/server/records/entityRegistry.ts'
import { transactionOf } from '../../src/server/records/transaction.ts'
import { insertRow } from '../../src/server/records/rows.ts'
import { isWritable } from '../../src/server/records/validation.ts'
import type { Api, Person } from './api.ts'
import type { RecordOf } from './requests.ts'

export const registry = createEntityRegistry(entities)
export const allEntities: readonly Entity[] = registry.entities

export function entityOf(resource: string): Entity {
  const entity = registry.ofResource(resource)
  if (!entity) throw new Error(`There is no resource ${resource}.`)
  return entity
}

/** Can be made by a call of the API. */
export function isCreatable(entity: Entity): boolean {
  return entity.resource !== 'documents' && entity.fields.some(isWritable)
}

let count = 0

const LETTERS = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place))
const ISO_COUNTRIES = new Set(COUNTRIES.map(({ code }) => code))

/** Codes of no country: tests make countries of ISO 3166, and some beginning with X, by their code. */
const OTHER_COUNTRIES = LETTERS.flatMap(first => LETTERS.map(second => first + second)).filter(
  code => !code.startsWith('X') && !ISO_COUNTRIES.has(code),
)
let countries = 0

const NAMED: ReadonlySet<string> = new Set(['CHF', 'GBP', 'KWD', 'SEK', 'CAD', 'AUD', 'PLN', 'BWP', 'GEL'])

/** Currencies of ISO 4217 that no test makes by their code. */
const OTHERS = CURRENCIES.map(({ code }) => code).filter(code => /^[ABCGHIKLMPRST]/.test(code) && !NAMED.has(code))
let currencies = 0

/** Where the kind of a field does not say enough. */
const SPECIAL: Record<string, () => unknown> = {
  'countries.code': () => OTHER_COUNTRIES[countries++ % OTHER_COUNTRIES.length],
  'currencies.code': () => OTHERS[currencies++ % OTHERS.length],
  'currencies.minorUnits': () => 2,
  'tenants.shortName': () => `tenant-${count}`,
  'tenants.currency': () => 'EUR',
  'accounts.userName': () => `person${count}@larkmoor.example`,
  'tenant-deletion-requests.shortName': () => 'larkmoor',
  'bank-accounts.accountNumber': () => `ACCOUNT ${count}`,
  'bank-accounts.bankCode': () => '20-41-12',
  'exchange-rates.source': () => undefined,
  'onboarding-comments.question': () => 'taxClassification.giin',
  'transactions.amountLocal': () => '-100.50',
  'transactions.amountSystem': () => '-100.50',
  'transactions.amountFund': () => '-100.50',
  'capital-movements.closingId': () => undefined,
  'limited-partner-commitments.transferId': () => undefined,
  'limited-partner-transactions.closingId': () => undefined,
  'limited-partner-transactions.transferId': () => undefined,
  'bank-accounts.limitedPartnerId': () => undefined,
  'transactions.exchangeRateToSystem': () => '1',
  'transactions.exchangeRateToFund': () => '1',
  'transactions.type': () => 'Expense',
  'transactions.subType': () => 'Audit and tax',
  // The same one twice is asked about.
  'transactions.date': () => addDays('2025-02-14', -(count % 300)),
  'investments.subscriptionDate': () => '2024-01-15',
}

/** Required by a rule rather than by the schema. */
const BY_RULE: Record<string, readonly string[]> = {
  tenants: ['administratorName', 'administratorEmail'],
  transfers: ['limitedPartnerId'],
}

/** Where the resource is named, its record has the properties of the schema. */
type Made<R extends string> = [Resource] extends [R] ? StoredRecord : R extends Resource ? RecordOf<R> : StoredRecord

type Refer = (resource: string, field: Field) => Promise<number>

export async function valueOf(entity: Entity, field: Field, refer: Refer): Promise<unknown> {
  const special = SPECIAL[`${entity.resource}.${field.name}`]
  if (special) return special()
  switch (field.kind) {
    case 'text':
      return textOf(field)
    case 'decimal':
      return field.format === 'percent' || field.format === 'percent4'
        ? '10'
        : '100.5'.slice(0, field.decimals === 0 ? 3 : 5)
    case 'integer':
      return field.format === 'year' ? 2020 : Number(field.min ?? '1')
    case 'date':
      return '2025-02-14'
    case 'timestamp':
      return '2025-02-14T10:00:00.000Z'
    case 'boolean':
      return false
    case 'choice':
      return field.choices?.[0]?.value
    case 'reference':
      return refer(field.reference!, field)
    case 'childRows':
      return linesOf(entity, field, refer)
    case 'answers':
      return null
  }
}

/** Where a line is made for each item of a list, the rules want all of them. */
async function linesOf(entity: Entity, field: Field, refer: Refer): Promise<Record<string, unknown>[]> {
  const line = await lineOf(entity, field, refer)
  return (
    field.fields?.find(({ name }) => name === 'item')?.choices?.map(({ value }) => ({ ...line, item: value })) ?? [line]
  )
}

async function lineOf(entity: Entity, field: Field, refer: Refer): Promise<Record<string, unknown>> {
  const line: Record<string, unknown> = {}
  for (const inner of field.fields ?? [])
    if ((inner.required || BY_RULE[entity.resource]?.includes(inner.name)) && isWritable(inner))
      line[inner.name] = await valueOf(entity, inner, refer)
  return line
}

function textOf(field: Field): string {
  const text =
    {
      email: `a${count}@holder.example`,
      url: `https://holder${count}.example`,
      phone: '+44 1632 960001',
      iban: 'LU280019400644750000',
      bic: 'DEUTDEFFXXX',
      multiline: `Text ${count}`,
    }[field.format as string] ?? `${field.title} ${count}`
  return text.slice(0, field.maxLength)
}

/** Makes records for one tenant; what they refer to is made once and shared. */
export class World {
  readonly #api: Api
  readonly #person: Person
  readonly #tenant: number
  readonly #made = new Map<string, Promise<StoredRecord>>()

  constructor(api: Api, tenant: 'own' | 'other' = 'own') {
    this.#api = api
    this.#tenant = api.tenants[tenant]
    this.#person = tenant === 'own' ? 'admin' : 'stranger'
  }

  /** A record that tests may share; do not change it. */
  shared<R extends string>(resource: R): Promise<Made<R>>
  shared(resource: string): Promise<StoredRecord> {
    return this.#once(resource, () => this.make(resource))
  }

  /** An account of a fund itself, to which its capital movements are paid. */
  async #accountOf(fundId: unknown): Promise<StoredRecord> {
    const shared = await this.shared('funds')
    // A fund that is not there has no account: what is wrong is then the fund.
    const isOwn =
      typeof fundId === 'number' && (await this.#api.get(this.#person, `/api/funds/${fundId}`)).statusCode === 200
    const id = isOwn ? fundId : shared.id
    return this.#once(`account of fund ${id}`, () => this.make<string>('bank-accounts', { fundId: id }))
  }

  #once(name: string, make: () => Promise<StoredRecord>): Promise<StoredRecord> {
    const known = this.#made.get(name)
    if (known) return known
    const made = make()
    this.#made.set(name, made)
    return made
  }

  /** The body of a new record: required fields, and all others too when `full`. */
  async body(resource: string, changes: Record<string, unknown> = {}, full = false): Promise<Record<string, unknown>> {
    const entity = entityOf(resource)
    count += 1
    const refer: Refer = async (target, field) =>
      field.name === 'toCurrencyId'
        ? (await this.make(target)).id
        : field.name === 'sellerId'
          ? (await this.#once('seller', () => this.make(target))).id
          : field.name === 'fundBankAccountId'
            ? (await this.#accountOf(changes['fundId'])).id
            : (await this.shared(target)).id
    const body: Record<string, unknown> = {}
    for (const field of entity.fields) {
      if (
        !isWritable(field) ||
        field.name in changes ||
        !(full || field.required || BY_RULE[resource]?.includes(field.name))
      )
        continue
      if (field.kind === 'answers') continue
      body[field.name] = await valueOf(entity, field, refer)
    }
    if (resource === 'tenant-deletion-requests' && this.#person === 'stranger') body['shortName'] = 'thornfield'
    const all = { ...body, ...changes }
    if (resource === 'transfers') await this.#hasCommitment('sellerId' in all ? all.sellerId : undefined)
    return JSON.parse(JSON.stringify(all)) as Record<string, unknown>
  }

  /** Only who has promised something can sell it. */
  async #hasCommitment(partnerId: unknown): Promise<void> {
    if (typeof partnerId !== 'number') return
    if ((await this.#api.get(this.#person, `/api/limited-partners/${partnerId}`)).statusCode !== 200) return
    await this.#once(`commitment of ${partnerId}`, () =>
      this.insert<string>('limited-partner-commitments', {
        limitedPartnerId: partnerId,
        date: '2000-01-01',
        value: '1000000.00',
      }),
    )
  }

  make<R extends string>(resource: R, changes?: Record<string, unknown>): Promise<Made<R>>
  async make(resource: string, changes: Record<string, unknown> = {}): Promise<StoredRecord> {
    const entity = entityOf(resource)
    if (!isCreatable(entity)) return this.insert(resource, changes)
    const body = await this.body(resource, changes)
    const post = (query = '') =>
      this.#api.post(entity.global ? 'global' : this.#person, `/api/${resource}${query}`, body)
    let answer = await post()
    // What a test makes is meant as it is.
    const { confirm } = answer.json<{ confirm?: string[] }>()
    if (confirm) answer = await post(`?confirmed=${confirm.join(',')}`)
    if (answer.statusCode !== 201)
      throw new Error(
        `${resource} was not made: ${answer.statusCode} ${answer.body} ${answer.statusCode >= 500 ? this.#api.log.filter(line => line.includes('failed')).at(-1) : ''}`,
      )
    return answer.json<StoredRecord>()
  }

  /** Past the API, as the product itself would: any field may be given, read-only ones too. */
  insert<R extends string>(resource: R, changes?: Record<string, unknown>): Promise<Made<R>>
  async insert(resource: string, changes: Record<string, unknown> = {}): Promise<StoredRecord> {
    const entity = entityOf(resource)
    count += 1
    const values: Record<string, unknown> = {}
    for (const field of entity.fields) {
      if (
        !isStored(field) ||
        field.name in changes ||
        field.default !== undefined ||
        (!field.required && isWritable(field))
      )
        continue
      if (field.kind === 'reference' && field.reference === resource) continue
      values[field.name] = await valueOf(entity, field, async target => (await this.shared(target)).id)
    }
    const account: Account = {
      id: null,
      tenantId: this.#tenant,
      tenant: null,
      name: 'Test',
      userName: 'test',
      roles: [],
    }
    return this.#api.database.database.inTransaction(account, tx =>
      insertRow(transactionOf(this.#api.services, account, tx), entity, { ...values, ...changes }, 'create'),
    )
  }
}
