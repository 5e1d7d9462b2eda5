import { describe, expect, test } from 'vitest'
import { entities } from '../../../generated/entities.ts'
import { validators } from '../../../generated/validators.js'
import { text } from '../../../src/texts.ts'
import { possibleColumns } from '../../../src/web/kit/list/columns.ts'
import { formFields } from '../../../src/web/kit/control/model.ts'
import { verdictOn, type FieldErrors } from '../../../src/web/kit/control/validator.ts'
import type { StoredRecord } from '../../../src/server/records/values.ts'
import type { Person } from '../api.ts'
import { entityOf } from '../samples.ts'
import { serve } from '../serve.ts'

const { api, world } = await serve()

interface Enumeration {
  id: string
  what: string
  values: readonly string[]
  fields: readonly (readonly [resource: string, field: string, writer: Person])[]
  /** What goes with a value. */ beside?: (value: string) => Promise<Record<string, unknown>>
}

/** Types whose money comes in. */
const INWARD = new Set(['CapitalCall', 'Divestment', 'Income'])

const ENUMERATIONS: readonly Enumeration[] = [
  {
    id: 'R160',
    what: 'transaction type',
    fields: [['transactions', 'type', 'user']],
    values: [
      'CapitalCall',
      'Distribution',
      'Investment',
      'Divestment',
      'Income',
      'Expense',
      'ManagementFee',
      'CarriedInterest',
      'FxConversion',
      'InternalTransfer',
      'Other',
    ],
    beside: async type => ({
      subType:
        entityOf('transactions').fields.find(({ name }) => name === 'subType')!.choicesWhen!.values[type]?.[0] ??
        'Other',
      // As its type expects it: what is unusual would have to be confirmed.
      amountLocal: INWARD.has(type) ? '100.50' : '-100.50',
      amountSystem: INWARD.has(type) ? '100.50' : '-100.50',
      amountFund: INWARD.has(type) ? '100.50' : '-100.50',
      investmentId: (await world.shared('investments')).id,
    }),
  },
  {
    id: 'R161',
    what: 'trading type',
    fields: [['transactions', 'tradingType', 'user']],
    values: ['Buy', 'Sell', 'Income', 'Expense', 'CorporateAction', 'Valuation'],
  },
  {
    id: 'R164',
    what: 'transaction status',
    fields: [['transactions', 'status', 'user']],
    values: ['Planned', 'Pending', 'Booked', 'Reconciled', 'Cancelled'],
  },
  {
    id: 'R166',
    what: 'legal status',
    fields: [
      ['limited-partners', 'legalStatus', 'user'],
      ['onboardings', 'legalStatus', 'user'],
    ],
    values: [
      'NaturalPerson',
      'LegalEntity',
      'Partnership',
      'Trust',
      'Foundation',
      'PublicBody',
      'InvestmentFund',
      'NomineeOrCustodian',
    ],
  },
  {
    id: 'R171',
    what: 'quality',
    fields: [['fund-managers', 'quality', 'admin']],
    values: [
      'Manager',
      'Class A manager',
      'Class B manager',
      'Director',
      'Managing director',
      'General partner',
      'Advisor',
      'Authorised signatory',
    ],
  },
]

/** What a form says of values before it sends them. */
function formErrors(resource: string, values: Record<string, unknown>): FieldErrors {
  const entity = entityOf(resource)
  return verdictOn(
    {
      fields: formFields(entity),
      creating: true,
      validate: validators[entity.name].create,
      ruleContext: { today: '2026-11-21' },
      translate: text,
    },
    values,
  ).errors
}

describe.each(ENUMERATIONS)('the enumeration of $what', ({ id, values, fields, beside = async () => ({}) }) => {
  test.each(fields)(`${id} admits each of its values in %s and no other`, async (resource, name, writer) => {
    const field = entityOf(resource).fields.find(candidate => candidate.name === name)
    expect(field?.choices?.map(({ value }) => value)).toEqual(values)
    for (const value of values) {
      expect(formErrors(resource, { [name]: value })[name]).toBeUndefined()
      const answer = await api.post(
        writer,
        `/api/${resource}`,
        await world.body(resource, { ...(await beside(value)), [name]: value }),
      )
      expect(answer.statusCode, answer.body).toBe(201)
      expect((await api.get(writer, `/api/${resource}/${answer.json<StoredRecord>().id}`)).json()).toMatchObject({
        [name]: value,
      })
    }
    // An empty one is refused where one is required.
    for (const value of ['Nothing', values[0]!.toLowerCase(), ...(field?.required ? [''] : []), 1]) {
      expect(Object.keys(formErrors(resource, { [name]: value })), `form ${value}`).toContain(name)
      const answer = await api.post(
        writer,
        `/api/${resource}`,
        await world.body(resource, { ...(await beside(value as string)), [name]: value }),
      )
      expect(answer.statusCode, String(value)).toBe(400)
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([name])
    }
  })
})

/** Their lists are still to come, with the figures that follow from their lines. */
const SHOWN_LATER = new Set([
  'capital-movements',
  'capital-movement-lines',
  'closings',
  'closing-commitments',
  'transfers',
])

describe('the order of a list', () => {
  test('R162 is ascending or descending in every list, and another word is refused', async () => {
    await world.make('countries')
    await world.make('countries')
    const sorted = async (word: string) =>
      api.get('agent', `/api/countries?sort=${encodeURIComponent(JSON.stringify(['name', word]))}`)
    const names = (await sorted('asc')).json<StoredRecord[]>().map(({ id }) => id)
    expect((await sorted('desc')).json<StoredRecord[]>().map(({ id }) => id)).toEqual([...names].reverse())
    for (const word of ['up', 'asc; drop table countries', '', 'ASCENDING'])
      expect((await sorted(word)).statusCode, word).toBe(400)
    for (const { resource, access } of Object.values(entities)) {
      const person = access.read === 'platformAdmin' ? 'global' : 'admin'
      const ids = async (word: string) => {
        const answer = await api.get(
          person,
          `/api/${resource}?sort=${encodeURIComponent(JSON.stringify(['id', word]))}&range=[0,999]`,
        )
        expect(answer.statusCode, `${resource} ${word}`).toBe(200)
        return answer.json<StoredRecord[]>().map(({ id }) => id)
      }
      const up = await ids('asc')
      expect(up, resource).toEqual([...up].sort((one, other) => one - other))
      expect(await ids('desc'), resource).toEqual([...up].reverse())
      expect(
        (await api.get(person, `/api/${resource}?sort=${encodeURIComponent(JSON.stringify(['id', 'up']))}`)).statusCode,
        resource,
      ).toBe(400)
    }
  })

  test('R162 can be that of every column that a list offers, both ways @long', { timeout: 60_000 }, async () => {
    const wrong: string[] = []
    for (const entity of Object.values(entities)) {
      const { resource, access } = entity
      const person = access.read === 'platformAdmin' ? 'global' : 'admin'
      await world.shared(resource)
      for (const { name, computed, access: narrowed } of possibleColumns(entity)) {
        if ((SHOWN_LATER.has(resource) && computed) || narrowed?.read === 'platformAdmin') continue
        const values = async (way: string) => {
          const answer = await api.get(person, `/api/${resource}?sort=["${name}","${way}"]&range=[0,249]`)
          if (answer.statusCode !== 200) wrong.push(`${resource} ${name} ${way} ${answer.statusCode}`)
          return answer.statusCode === 200 ? answer.json<StoredRecord[]>().flatMap(record => record[name] ?? []) : []
        }
        const [up, down] = [await values('asc'), await values('desc')]
        const differ = new Set(up.map(value => JSON.stringify(value))).size === up.length
        if (differ && JSON.stringify(down) !== JSON.stringify(up.toReversed())) wrong.push(`${resource} ${name}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
