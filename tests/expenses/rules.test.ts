import { describe, expect, test } from 'vitest'
import { expense } from '../../generated/entities/expense.ts'
import { expenseRules } from '../../src/expenses/rules.ts'
import { sectionsOf } from '../../src/expenses/sections.ts'
import { draftOf } from '../../src/validation.ts'

const SECTIONS = sectionsOf(expense)
const full = () =>
  Object.fromEntries(
    SECTIONS.map(({ name, items }) => [name, items.map(({ value }) => ({ item: value, amount: '0' }))]),
  ) as Record<string, { item: string; amount: string }[]>
const check = (record: Record<string, unknown>) => expenseRules(draftOf(expense, record), { today: '2026-11-21' })

describe('an expense summary', () => {
  test('has the five sections of the specification, each with a list of lines', () => {
    expect(SECTIONS.map(({ title }) => title)).toEqual([
      'Management fees',
      'Income and interest',
      'Carried interest',
      'Fund operating expenses',
      'Other expenses',
    ])
    for (const { items } of SECTIONS) expect(items.length).toBeGreaterThan(0)
  })

  test('is accepted with every line of every section, zero included', () => {
    expect(check(full())).toEqual([])
  })

  test('is refused without any one line, at its section, which the message names', () => {
    for (const { name, items } of SECTIONS)
      for (const item of items) {
        const record = full()
        record[name] = record[name]!.filter(line => line.item !== item.value)
        expect(check(record)).toEqual([{ field: name, code: 'expense.itemMissing', values: { item: item.title } }])
      }
  })

  test('misses every item of a section that is not there, and says nothing of lines without one', () => {
    const { managementFees: _, ...others } = full()
    const items = SECTIONS[0]!.items.map(({ title }) => title)
    expect(check(others).map(({ field, values }) => [field, values?.['item']])).toEqual(
      items.map(title => ['managementFees', title]),
    )
    const record: Record<string, unknown> = full()
    record['managementFees'] = [...full()['managementFees']!, { amount: '1' }, { amount: '2' }]
    expect(check(record)).toEqual([])
  })

  test('is refused with a line twice, at the second one', () => {
    for (const { name } of SECTIONS) {
      const record = full()
      record[name] = [...record[name]!, record[name]![0]!]
      expect(check(record)).toEqual([{ field: `${name}.${record[name].length - 1}.item`, code: 'expense.itemTwice' }])
    }
  })

  test('warns of a rebate, waiver or offset that raises the fee, and of nothing else', () => {
    const record = full()
    record['managementFees'] = record['managementFees']!.map(line => ({ ...line, amount: '500.00' }))
    const lowering = record['managementFees'].filter(({ item }) => /rebate|waiver|Offset/.test(item)).length
    expect(check(record).map(({ code, warning }) => [code, warning])).toEqual(
      Array.from({ length: lowering }, () => ['expense.usuallyNegative', true]),
    )
    const titles = new Map(SECTIONS.flatMap(({ items }) => items.map(({ value, title }) => [value, title])))
    expect(check(record).map(({ values }) => values?.['item'])).toEqual(
      record['managementFees'].flatMap(({ item }) => (/rebate|waiver|Offset/.test(item) ? titles.get(item) : [])),
    )
    record['managementFees'] = record['managementFees'].map(line => ({
      ...line,
      amount: /rebate|waiver|Offset/.test(line.item) ? '-500.00' : '500.00',
    }))
    expect(check(record)).toEqual([])
  })
})
