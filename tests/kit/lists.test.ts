import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entities } from '../../generated/entities.ts'
import { fund } from '../../generated/entities/fund.ts'
import { transaction } from '../../generated/entities/transaction.ts'
import { bankAccount } from '../../generated/entities/bank-account.ts'
import type { Entity, Field } from '../../src/entity.ts'
import { ROUTES } from '../../src/paths.ts'
import { text } from '../../src/texts.ts'
import '../../src/texts/backOffice.ts'
import {
  chosenColumns,
  columnChoices,
  defaultColumns,
  filterFields,
  moveChoice,
  nameColumn,
  possibleColumns,
  saysCurrencies,
} from '../../src/web/kit/list/columns.ts'
import { isRight } from '../../src/web/kit/page/alignment.ts'
import { correctedSearch, isBehindLast, searchBesidePage, searchOfList } from '../../src/web/kit/list/listAddress.ts'
import { nearestFirst } from '../../src/web/kit/control/nearest.ts'
import { filterLabel, hasFilters, isSet, keysOf, withFilter, withoutFilter } from '../../src/web/kit/list/filters.ts'

const field = (entity: Entity, name: string): Field => entity.fields.find(candidate => candidate.name === name)!

describe('the columns of a list', () => {
  test('amounts say their currency where it is not the same for all, or no column names it', () => {
    const amount = (name: string, unit?: string): Field => ({
      name,
      column: name,
      title: name,
      kind: 'decimal',
      format: 'money',
      ...(unit && { unit }),
    })
    const currency: Field = {
      name: 'currencyId',
      column: 'c',
      title: 'Currency',
      kind: 'reference',
      reference: 'currencies',
    }
    const own = amount('total', 'currencyId')
    expect(saysCurrencies([currency])).toBe(false)
    expect(saysCurrencies([amount('invested'), amount('value')])).toBe(false)
    expect(saysCurrencies([currency, own, amount('vat', 'currencyId')])).toBe(false)
    expect(saysCurrencies([own])).toBe(true)
    expect(saysCurrencies([currency, own, amount('invested')])).toBe(true)
  })

  test('a property with x-list is a column, every other one can become one', () => {
    const grown: Entity = {
      ...fund,
      fields: [...fund.fields, { name: 'quality', column: 'quality', title: 'Quality', kind: 'text', list: true }],
    }
    expect(defaultColumns(grown)).toEqual([...defaultColumns(fund), 'quality'])
    expect(possibleColumns(fund).map(({ name }) => name)).toContain('auditor')
  })

  test('the parent, long texts, lines and computed values are none', () => {
    expect(possibleColumns(bankAccount).map(({ name }) => name)).not.toContain('fundId')
    for (const name of ['endsOn', 'esgPolicy'])
      expect(possibleColumns(fund).map(column => column.name)).not.toContain(name)
  })

  test('a long text is a column where the schema lists it, and the text of the name leads to the record', () => {
    const columns = chosenColumns(transaction, undefined)
    expect(columns.map(({ name }) => name)).toEqual([
      'date',
      'description',
      'counterparty',
      'investmentId',
      'amountFund',
      'status',
    ])
    expect(nameColumn(transaction, columns)).toBe('description')
    expect(nameColumn(transaction, columns.slice(3))).toBe('investmentId')
    expect(nameColumn(transaction, [])).toBeUndefined()
  })

  test('R162 each sorts the list, those worked out too', () => {
    const unsorted = Object.values(entities).flatMap((entity: Entity) =>
      entity.fields.flatMap(({ name, list, computed, sorted }) =>
        list && computed !== undefined && !sorted ? [`${entity.resource}.${name}`] : [],
      ),
    )
    expect(unsorted).toEqual([])
  })

  test('R162 those drawn by hand sort it, unless there is nothing to order by', () => {
    const root = join(import.meta.dirname, '../../src')
    const without = globSync('**/*.tsx', { cwd: root }).filter(file =>
      readFileSync(join(root, file), 'utf8').includes('sortBy: null'),
    )
    expect(without.toSorted()).toEqual([
      // Who asks for the second pair of eyes: one waiver stands at a time.
      'four-eyes/FourEyes.tsx',
      // A sentence about whoever asks that a tenant be deleted.
      'home/TenantsHome.tsx',
      // Buttons that open a paper.
      'investor-reports/InvestorReportsOverview.tsx',
      // The same, and the mails of a partner with their states.
      'notices/NoticesTab.tsx',
    ])
  })

  test('a saved choice keeps its order; new columns of the schema come last, lost ones go', () => {
    const saved = [
      { name: 'status', shown: true },
      { name: 'gone', shown: true },
      { name: 'name', shown: true },
      { name: 'currencyId', shown: false },
    ]
    const chosen = chosenColumns(bankAccount, saved).map(({ name }) => name)
    expect(chosen.slice(0, 2)).toEqual(['status', 'name'])
    expect(chosen).not.toContain('currencyId')
    expect(chosen).toContain('accountNumber')
  })

  test('a list always has a column', () => {
    const none = defaultColumns(fund).map(name => ({ name, shown: false }))
    expect(chosenColumns(fund, none).length).toBeGreaterThan(0)
  })

  test('a column moves up and down, never out of the list', () => {
    const choices = columnChoices(fund, undefined)
    expect(
      moveChoice(choices, 0, 1)
        .map(({ name }) => name)
        .slice(0, 2),
    ).toEqual([choices[1]!.name, choices[0]!.name])
    expect(moveChoice(choices, 0, -5)).toEqual(choices)
    expect(moveChoice(choices, 0, 999).at(-1)).toEqual(choices[0])
  })

  test('amounts stand right, years and words left', () => {
    expect(isRight(field(fund, 'nominalShareValue'))).toBe(true)
    expect(isRight(field(fund, 'vintageYear'))).toBe(false)
    expect(isRight(field(fund, 'name'))).toBe(false)
  })
})

describe('the filters of a list', () => {
  test('what the page fixes is not offered', () => {
    expect(filterFields(bankAccount).map(({ name }) => name)).toContain('investmentId')
    expect(filterFields(bankAccount, ['investmentId']).map(({ name }) => name)).not.toContain('investmentId')
  })

  test('speak the language of the API', () => {
    expect(keysOf(field(fund, 'commencementDate'))).toEqual(['commencementDate_gte', 'commencementDate_lte'])
    expect(keysOf(field(fund, 'name'))).toEqual(['name_like'])
    expect(keysOf(field(fund, 'legalForm'))).toEqual(['legalForm'])
  })

  test('replace only themselves', () => {
    const date = field(fund, 'commencementDate')
    const before = { q: 'ash', legalForm: ['SCSp'], commencementDate_gte: '2020-01-01' }
    expect(withFilter(date, before, { commencementDate_lte: '2026-01-01' })).toEqual({
      q: 'ash',
      legalForm: ['SCSp'],
      commencementDate_lte: '2026-01-01',
    })
    expect(withoutFilter(date, before)).toEqual({ q: 'ash', legalForm: ['SCSp'] })
    expect(withFilter(field(fund, 'legalForm'), before, { legalForm: [] })).toEqual({
      q: 'ash',
      commencementDate_gte: '2020-01-01',
    })
  })

  test('know whether they are set', () => {
    const date = field(fund, 'commencementDate')
    expect(isSet(date, {})).toBe(false)
    expect(isSet(date, { commencementDate_lte: '2026-01-01' })).toBe(true)
    expect(hasFilters({})).toBe(false)
    expect(hasFilters({ q: 'ash' })).toBe(true)
  })

  test('say in words what they are set to', () => {
    const date = field(fund, 'commencementDate')
    expect(filterLabel(date, { commencementDate_gte: '2026-07-01', commencementDate_lte: '2026-09-30' }, text)).toBe(
      '01/07/2026 to 30/09/2026',
    )
    expect(filterLabel(date, { commencementDate_gte: '2026-07-01' }, text)).toBe('from 01/07/2026')
    expect(filterLabel(date, { commencementDate_lte: '2026-09-30' }, text)).toBe('up to 30/09/2026')
    expect(filterLabel(field(fund, 'vintageYear'), { vintageYear_gte: 2020, vintageYear_lte: 2020 }, text)).toBe('2020')
    expect(filterLabel(field(bankAccount, 'status'), { status: ['PendingVerification', 'Active'] }, text)).toBe(
      'Pending verification, Active',
    )
    expect(filterLabel(field(fund, 'managerId'), { managerId: [4] }, text, id => `Manager ${String(id)}`)).toBe(
      'Manager 4',
    )
    expect(filterLabel(field(fund, 'name'), { name_like: 'lark' }, text)).toBe('“lark”')
  })
})

describe('what a search offers', () => {
  test('begins with what begins with the typed letters', () => {
    const names = ['CHE', 'EUR', 'XEU', 'EURO']
    expect(nearestFirst(names, name => name, 'eur')).toEqual(['EUR', 'EURO', 'CHE', 'XEU'])
    expect(nearestFirst(names, name => name, ' ')).toEqual(names)
  })
})

describe('R478 the address of a list', () => {
  test('that asks for what exists stays as it is', () => {
    for (const search of ['', '?page=2&perPage=25', '?sort=name&order=DESC&filter=%7B%7D', '?showModal=true', '?q=a+b'])
      expect(correctedSearch(search, fund.fields), search).toBeNull()
  })

  test('is corrected where it names no page, no number of rows, or no order of the list, and keeps the rest', () => {
    expect(correctedSearch('?page=0&chosen=4', fund.fields)).toBe('?page=1&chosen=4')
    expect(correctedSearch('?page=two', fund.fields)).toBe('?page=1')
    expect(correctedSearch('?perPage=5000&page=2', fund.fields)).toBe('?page=2')
    expect(correctedSearch('?sort=nothing&order=ASC&page=1', fund.fields)).toBe('?page=1')
    expect(correctedSearch('?sort=name&order=up', fund.fields)).toBe('?')
    // What the page draws besides fields is an order, too.
    expect(correctedSearch('?sort=nav&order=ASC', fund.fields)).toBe('?')
    expect(correctedSearch('?sort=nav&order=ASC', fund.fields, ['nav'])).toBeNull()
  })

  test('keeps what belongs to the page around the list, and the list learns nothing of it', () => {
    const filter = 'filter=%7B%22q%22%3A%22a+b%22%7D'
    expect(searchOfList(`?view=list&${filter}&page=2`)).toBe(`?${filter}&page=2`)
    expect(searchOfList('?view=list')).toBe('')
    expect(searchBesidePage(`?${filter}`, '?view=list&page=2&onboarding=4')).toBe(`?view=list&onboarding=4&${filter}`)
    expect(searchBesidePage('?page=2', '?sort=name')).toBe('?page=2')
  })

  test('knows the last page, of a list without rows too', () => {
    expect([isBehindLast(2, 25, 26), isBehindLast(3, 25, 26), isBehindLast(1, 25, 0), isBehindLast(2, 25, 0)]).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect([isBehindLast(9, 25, undefined), isBehindLast(0, 25, undefined)]).toEqual([false, true])
  })
})

test('R143 every overview of records is the list of the kit, which pages, sorts, filters and says why it is empty', () => {
  const source = (file: string) => readFileSync(join(import.meta.dirname, '../../src', file), 'utf8')
  const files = new Map(
    [...source('web/features.tsx').matchAll(/'?([\w.]+)'?: \(\) =>\s*import\('\.\.\/([^']+)'\)/g)].map(
      ([, name = '', file = '']) => [name, file],
    ),
  )
  const LIST = 'transactions/TransactionsList.tsx'
  const isList = (file: string): boolean =>
    /<(EntityList|TransactionsList)\b/.test(source(file)) &&
    (file === LIST || !file.startsWith('transactions/') || isList(LIST))
  const overviews = ROUTES.filter(
    ({ name, area, forward }) => area === 'backOffice' && !forward && name.endsWith('.overview'),
  ).map(({ name }) => name)
  expect(overviews.length).toBeGreaterThan(12)
  // A page that follows from a schema has no file of its own: the kit draws it.
  expect(overviews.filter(name => !files.has(name))).toEqual(['webhooks.overview'])
  // Expenses and accounting are tables in which the figures of a period are typed.
  const written = (name: string) => files.get(name) ?? ''
  expect(overviews.filter(name => files.has(name) && !isList(written(name)))).toEqual([
    'fund.expenses.overview',
    'fund.accounting.overview',
  ])
})
