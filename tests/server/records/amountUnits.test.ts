/** The currency of an amount, as the joins of a statement that find it. */
import { describe, expect, test } from 'vitest'
import { contact } from '../../../generated/entities/contact.ts'
import { transaction } from '../../../generated/entities/transaction.ts'
import type { Entity } from '../../../src/entity.ts'
import { SYSTEM_CURRENCY } from '../../../src/entity.ts'
import { amountUnitsOf } from '../../../src/server/records/amountUnits.ts'
import { registry } from '../samples.ts'

const { ofResource } = registry
const sample = transaction.fields.find(({ name }) => name === 'amountLocal')!
const amount = (unit: string | undefined): Entity['fields'][number] => ({ ...sample, unit })
const holding = (entity: Entity, ...more: Entity['fields']): Entity => ({
  ...entity,
  fields: [...entity.fields, ...more],
})

describe('the decimals of an amount', () => {
  test('are the usual ones where nothing leads to a currency', () => {
    const units = amountUnitsOf(holding(contact, amount(undefined)), ofResource)
    expect([units.joins, units.minorUnits.size, units.minorUnitsOf({ unit: undefined })]).toEqual(['', 0, '2'])
  })

  test('come from the system currency, joined once for however many amounts', () => {
    const units = amountUnitsOf(holding(contact, amount(SYSTEM_CURRENCY), amount(SYSTEM_CURRENCY)), ofResource)
    expect(units.joins.match(/left join currencies/g)).toHaveLength(1)
    expect(units.joins).toContain('join tenants u1t on u1t.id = t.tenant_id')
    expect(units.minorUnitsOf({ unit: SYSTEM_CURRENCY })).toBe('coalesce(u1.minor_units, 2)::integer')
    // An amount beside it that names no currency has none to follow.
    const both = amountUnitsOf(holding(contact, amount(undefined), amount(SYSTEM_CURRENCY)), ofResource)
    expect([both.minorUnits.size, both.minorUnitsOf({ unit: undefined })]).toEqual([1, '2'])
  })

  test('come from the fund that the record belongs to, within its tenant', () => {
    const { joins } = amountUnitsOf(transaction, ofResource)
    expect(joins).toMatch(/left join funds (\w+) on \1\.tenant_id = t\.tenant_id and \1\.id = t\.fund_id/)
    expect(joins).toMatch(/left join currencies (\w+) on \1\.tenant_id = t\.tenant_id and \1\.id = \w+\.currency_id/)
  })
})
