/**
 * The schemas hold every field, value list and required field that the specification names. The ids stand in the
 * tables: what a requirement asks of form and API is shown by the tests of those.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entities } from '../../generated/entities.ts'
import { validators } from '../../generated/validators.js'
import type { Entity, Field } from '../../src/entity.ts'
import { FIELDS } from './requiredFields.ts'
import { LOCKS, REQUIRED, RESOURCES, VALUES } from './requiredValues.ts'
import { WIZARD_FIELDS } from './wizardFields.ts'

/** By names that stand in the specification's tables. */
const entitiesByName: Readonly<Record<string, Entity>> = entities

const ROOT = join(import.meta.dirname, '../..')

/** The entities of section 3; the account signed in and a notification are kept in the browser alone. */
const SPECIFIED = [
  'fund',
  'limited-partner',
  'contact',
  'onboarding',
  'individual',
  'bank-account',
  'investment',
  'company',
  'transaction',
  'fair-value',
  'capital-movement',
  'closing',
  'reporting-period',
  'transfer',
  'invoice',
  'expense',
  'accounting-entry',
  'fund-manager',
  'currency',
  'exchange-rate',
  'country',
]

/** What stands in quotation marks or between tags, comments apart. */
function statedIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(/'([^'\n]+)'|"([^"\n]+)"|>([^<>{}\n]+)</g)].map(
    ([, single, double, between]) => single ?? double ?? between?.trim() ?? '',
  )
}

const DEFAULT_LIMIT = '9999999.99'
const LARGE_LIMIT = '999999999999.99'

/** The field at a path such as "transfer.buyers.commitment". */
function fieldAt(path: string): Field | undefined {
  const [entity, ...names] = path.split('.') as [string, ...string[]]
  let fields: readonly Field[] = entitiesByName[entity]?.fields ?? []
  let found: Field | undefined
  for (const name of names) {
    found = fields.find(field => field.name === name)
    fields = found?.fields ?? []
  }
  return found
}

/** What a field is, in the words of the tables: "required reference to countries", "computed money". */
function kindOf(field: Field): string {
  const owner = field.computed === undefined ? field.readOnly && 'read-only' : 'computed'
  const kind =
    field.kind === 'reference'
      ? `reference to ${field.reference}`
      : field.kind === 'integer' || field.kind === 'decimal' || field.kind === 'text'
        ? (field.format ?? field.kind)
        : field.kind
  return [field.required && 'required', owner, kind].filter(Boolean).join(' ')
}

function withLines(fields: readonly Field[]): Field[] {
  return fields.flatMap(field => [field, ...withLines(field.fields ?? [])])
}

const everyField = (entity: Entity): Field[] => withLines(entity.fields)
const everyEntity = Object.values(entities)

describe('the schemas', () => {
  test('describe exactly the resources of the API', () => {
    expect(everyEntity.map(({ resource }) => resource).sort()).toEqual(RESOURCES)
  })

  test('R448 hold one file for each entity of the specification, and no screen states the name of a field', () => {
    const files = new Set(readdirSync(join(ROOT, 'schemas')))
    expect(SPECIFIED.filter(name => !files.has(`${name}.json`))).toEqual([])
    const titles = new Set(everyEntity.flatMap(everyField).map(({ title }) => title))
    const stated = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.tsx'))
      .flatMap(file =>
        statedIn(readFileSync(join(ROOT, 'src', file), 'utf8'))
          .filter(word => titles.has(word))
          .map(word => `${file}: ${word}`),
      )
    expect(stated).toEqual([])
    // That the search finds one where one stands.
    expect(statedIn(`const a = <p title="Fund name">Legal form</p>, b = 'Vintage year'`)).toEqual([
      'Fund name',
      'Legal form',
      'Vintage year',
    ])
  })

  test.each(Object.entries({ ...FIELDS, ...WIZARD_FIELDS }))(
    'hold the fields that a requirement names (%#)',
    (_id, rows) => {
      for (const [path, title, kind] of rows) {
        const field = fieldAt(path)
        expect(field, `${path} is missing`).toBeDefined()
        expect(`${path}: ${kindOf(field!)}`).toBe(`${path}: ${kind}`)
        if (title !== '') expect(`${path}: ${field!.title}`).toBe(`${path}: ${title}`)
      }
    },
  )

  test.each(Object.entries(VALUES))('hold the values that a requirement names (%#)', (_id, { places, values }) => {
    for (const place of places)
      expect([place, ...(fieldAt(place)?.choices?.map(({ value }) => value) ?? [])]).toEqual([place, ...values])
  })

  test.each(Object.entries(REQUIRED))('demand of %s what has to be given, and nothing else', (name, required) => {
    expect(
      entitiesByName[name]!.fields.filter(field => field.required)
        .map(field => field.name)
        .sort(),
    ).toEqual([...required].sort())
  })

  test('demand at least one and at most three buyers of a transfer', () => {
    const buyer = { limitedPartnerId: 2, commitment: '1.00' }
    const transfer = (buyers: unknown[]) =>
      validators.transfer.create({ fundId: 1, date: '2026-11-16', sellerId: 1, transferCommitment: '3.00', buyers })
    expect([0, 1, 3, 4].map(count => transfer(Array.from({ length: count }, () => buyer)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('demand an investment of a transaction exactly when its type concerns one', () => {
    const asked = entitiesByName['transaction']!.fields.find(({ name }) => name === 'investmentId')!
    expect(asked.requiredWhen).toEqual({ type: ['Investment', 'Divestment', 'Income'] })
  })

  test('let a closed reporting period protect exactly the dates decided', () => {
    expect(
      Object.fromEntries(everyEntity.flatMap(({ name, lock }) => (lock === undefined ? [] : [[name, lock]]))),
    ).toEqual(LOCKS)
  })

  test('leave every status that actions change to the product, with the state in which a record begins', () => {
    const begins = everyEntity.flatMap(entity =>
      entity.fields
        .filter(({ name }) => name === 'status')
        .map(field => [entity.name, field.readOnly ?? false, field.default]),
    )
    expect(begins).toEqual([
      ['account', true, 'Creating'],
      ['bankAccount', true, 'Draft'],
      ['capitalMovement', true, 'Open'],
      ['closing', true, 'Open'],
      ['contactChange', true, 'Asked'],
      ['fourEyesWaiver', true, 'Asked'],
      ['investorReport', true, 'Draft'],
      ['invoice', true, 'Open'],
      ['mail', true, 'Queued'],
      ['notice', true, 'Queued'],
      ['onboardingComment', true, 'Open'],
      ['onboarding', true, 'Created'],
      ['portalAccess', true, 'Asked'],
      ['reportingPeriod', true, 'Open'],
      ['serviceAccount', true, 'Created'],
      ['spreadsheetImport', true, 'Imported'],
      ['tenantDeletionRequest', true, 'Asked'],
      ['tenantExport', true, 'Queued'],
      ['tenant', true, 'Active'],
      ['transaction', false, undefined],
      ['transfer', true, 'Saved'],
      ['webhookDelivery', true, 'Queued'],
      ['webhook', true, 'Active'],
    ])
  })

  test('let tenant administrators alone change reference data, keep accounts and delete funds and partners', () => {
    for (const name of ['fundManager', 'country', 'currency', 'exchangeRate']) {
      expect(entitiesByName[name]!.access).toEqual({
        read: 'read',
        create: 'tenantAdmin',
        write: 'tenantAdmin',
        delete: 'tenantAdmin',
      })
    }
    for (const name of ['fund', 'limitedPartner'])
      expect(entitiesByName[name]!.access).toEqual({
        read: 'read',
        create: 'edit',
        write: 'edit',
        delete: 'tenantAdmin',
      })
    expect(new Set(Object.values(entitiesByName['account']!.access))).toEqual(new Set(['tenantAdmin']))
    expect(new Set(Object.values(entitiesByName['tenant']!.access))).toEqual(new Set(['platformAdmin']))
  })

  test('leave nothing of the ledger and of mails to be written by people', () => {
    for (const name of ['limitedPartnerCommitment', 'limitedPartnerTransaction', 'mail'])
      expect(entitiesByName[name]!.fields.filter(field => !field.readOnly)).toEqual([])
  })
})

describe('a fund', () => {
  const required = { name: 'A', commencementDate: '2026-01-01', managerId: 1, countryId: 1, currencyId: 1 }
  const accepts = (values: object) => validators.fund.create({ ...required, ...values })

  test('R177 is open-ended or closed-ended and nothing else', () => {
    expect(['Open-ended', 'Closed-ended', null].map(openClosedEnded => accepts({ openClosedEnded }))).toEqual([
      true,
      true,
      true,
    ])
    expect(['open-ended', 'Closed', '', true].map(openClosedEnded => accepts({ openClosedEnded }))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  test('R181 takes its fee during the investment period of cash at work, of commitment or as a fixed amount, and of nothing else', () => {
    expect(['Cash At Work', 'Commitment', 'Fixed'].map(managementFeeBasis => accepts({ managementFeeBasis }))).toEqual([
      true,
      true,
      true,
    ])
    expect(['NAV', 'Cash at work', '', 1].map(managementFeeBasis => accepts({ managementFeeBasis }))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  test('stands on at most six tabs', () => {
    expect([...new Set(entitiesByName['fund']!.sections.map(({ tab }) => tab))]).toEqual([
      'Identity and terms',
      'Subscription and strategy',
      'Fees and carry',
      'Distributions and tax',
      'Reporting and ESG',
      'Service providers',
    ])
  })
})

describe('numbers', () => {
  test('of commitments, totals, transactions and movements may be large, others keep the usual limit', () => {
    for (const path of [
      'investment.commitments.value',
      'transaction.amountFund',
      'capitalMovement.investmentFunding',
      'closingCommitment.value',
      'transfer.transferCommitment',
      'fund.maximumInvestment',
    ]) {
      expect(`${path} ${fieldAt(path)!.max}`).toBe(`${path} ${LARGE_LIMIT}`)
    }
    expect(fieldAt('fund.nominalShareValue')!.max).toBe(DEFAULT_LIMIT)
  })

  test('are exact: rates with ten decimals, money with those of any currency, shares and their value with six', () => {
    expect(
      ['transaction.exchangeRateToFund', 'transaction.amountFund', 'capitalMovement.navPerShare'].map(
        path => fieldAt(path)!.decimals,
      ),
    ).toEqual([10, 4, 6])
  })

  test('that must be above zero refuse zero', () => {
    const buyers = (commitment: string) =>
      validators.transfer.create({
        fundId: 1,
        date: '2026-11-16',
        sellerId: 1,
        transferCommitment: '1.00',
        buyers: [{ limitedPartnerId: 2, commitment }],
      })
    expect(['0.01', '0', '-1.00'].map(buyers)).toEqual([true, false, false])
    expect(fieldAt('capitalMovement.nominalShareValue')!.notZero).toBe(true)
  })
})

describe('texts of the schemas', () => {
  /** Names of things that keep their capitals. */
  const NAMES = /^(AIFMD|BIC|CRS|ESG|FATCA|FX|GIIN|IBAN|LEI|LP|NAV|US|VAT|Chapter)$/

  test('are in sentence case', () => {
    const titles = everyEntity.flatMap(entity => [
      entity.title,
      entity.plural,
      ...entity.sections.map(({ title }) => title),
      ...everyField(entity).map(({ title }) => title),
    ])
    const wrong = [...new Set(titles)].filter(
      title =>
        !/^[A-Z0-9]/.test(title) ||
        title
          .split(' ')
          .slice(1)
          .some(word => /^[A-Z]/.test(word) && !NAMES.test(word)),
    )
    expect(wrong).toEqual([])
  })

  test('explain every section in one sentence', () => {
    const sections = everyEntity.flatMap(({ name, sections: own }) =>
      own.map(section => ({ place: `${name}.${section.id}`, ...section })),
    )
    expect(
      sections.filter(({ description }) => !/^[A-Z].*\.$/.test(description ?? '')).map(({ place }) => place),
    ).toEqual([])
  })

  test('end every help in a full stop', () => {
    const helps = everyEntity.flatMap(entity =>
      everyField(entity).map(({ name, help }) => ({ place: `${entity.name}.${name}`, help })),
    )
    expect(
      helps.filter(({ help }) => help !== undefined && !/^[A-Z0-9].*\.$/.test(help)).map(({ place }) => place),
    ).toEqual([])
  })

  test('never fill a list with more than ten columns', () => {
    expect(
      everyEntity.filter(({ fields }) => fields.filter(({ list }) => list).length > 10).map(({ name }) => name),
    ).toEqual([])
    expect(everyEntity.filter(({ fields }) => !fields.some(({ list }) => list)).map(({ name }) => name)).toEqual([])
  })
})
