import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import type { Field } from '../src/entity.ts'
import { findingsOf } from '../src/validation.ts'

const money: Field = {
  name: 'amount',
  title: 'Amount',
  kind: 'decimal',
  format: 'money',
  decimals: 2,
  min: '0',
  max: '999999999999.99',
}
const FIELDS: Field[] = [
  { name: 'name', title: 'Name', kind: 'text', maxLength: 20, required: true },
  { name: 'website', title: 'Website', kind: 'text', format: 'url' },
  { name: 'email', title: 'Email', kind: 'text', format: 'email' },
  { name: 'iban', title: 'Account number', kind: 'text', format: 'iban' },
  { name: 'date', title: 'Date', kind: 'date' },
  { name: 'year', title: 'Vintage year', kind: 'integer', format: 'year', min: '1900', max: '2200' },
  { name: 'term', title: 'Term', kind: 'integer', max: '12345' },
  { name: 'kind', title: 'Kind', kind: 'choice', choices: [{ value: 'A', title: 'A' }] },
  { name: 'countryId', title: 'Country', kind: 'reference', reference: 'countries' },
  { name: 'open', title: 'Open', kind: 'boolean' },
  { name: 'status', title: 'Status', kind: 'choice', readOnly: true },
  { ...money, name: 'total' },
  { name: 'rate', title: 'Rate', kind: 'decimal', format: 'rate' },
  {
    name: 'buyers',
    title: 'Buyers',
    kind: 'childRows',
    maxItems: 3,
    fields: [{ ...money, name: 'commitment', required: true }],
  },
]

const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 20 },
    website: { type: ['string', 'null'], pattern: '^https?://' },
    email: { type: ['string', 'null'], format: 'email' },
    iban: { type: ['string', 'null'], pattern: '^[A-Z]{2}' },
    date: { type: ['string', 'null'], format: 'date' },
    year: { type: ['integer', 'null'], minimum: 1900, maximum: 2200 },
    term: { type: ['integer', 'null'], maximum: 12345 },
    kind: { anyOf: [{ oneOf: [{ const: 'A' }, { const: 'B' }] }, { type: 'null' }] },
    countryId: { type: ['integer', 'null'], minimum: 1 },
    open: { type: 'boolean' },
    buyers: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['commitment'],
        properties: { commitment: { type: 'string' } },
      },
    },
  },
  if: { properties: { kind: { const: 'B' } }, required: ['kind'] },
  then: { required: ['term'] },
}
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strictRequired: false })
addFormats(ajv)
const validate = ajv.compile(SCHEMA)

function found(record: unknown) {
  validate(record)
  return findingsOf(validate.errors, FIELDS, record)
}

describe('findings of the validators', () => {
  test('a good record has none', () => {
    expect(
      found({ name: 'Larkmoor', website: 'https://a.example', date: null, kind: 'A', buyers: [{ commitment: '1' }] }),
    ).toEqual({})
    expect(findingsOf(null, FIELDS)).toEqual({})
  })

  test.each([[{}], [{ name: null }], [{ name: '' }]])(
    'a required field that is missing or empty is required: %j',
    record => {
      expect(found(record)).toEqual({ name: ['This field is required.'] })
    },
  )

  test('a condition reports the field it asks for, and not itself', () => {
    expect(found({ name: 'a', kind: 'B' })).toEqual({ term: ['This field is required.'] })
  })

  test.each([
    ['name', 'x'.repeat(21), 'Must be at most 20 characters long.'],
    ['name', 7, 'Must be text.'],
    ['website', 'javascript:alert(1)', 'Must be a web address beginning with http:// or https://.'],
    ['email', 'nobody', 'Must be an e-mail address.'],
    ['iban', '75', 'Must be a valid account number (IBAN).'],
    ['date', '2026-02-30', 'Must be a date between 1900 and 2200.'],
    ['date', 20260230, 'Must be a date between 1900 and 2200.'],
    ['year', 2201, 'Must be at most 2200.'],
    ['year', '2026', 'Must be a whole number.'],
    ['term', 12346, 'Must be at most 12,345.'],
    ['kind', 'C', 'Choose one of the listed values.'],
    ['countryId', 0, 'Choose an existing record.'],
    ['countryId', 'LU', 'Choose an existing record.'],
    ['open', 'yes', 'Must be yes or no.'],
    ['status', 'Completed', 'Cannot be set.'],
    ['tenantId', 'B', 'Is not a field here.'],
  ])('%s: %j says "%s"', (name, value, words) => {
    expect(found({ name: 'a', [name]: value })).toEqual({ [name]: [words] })
  })

  test('lines are named by their place', () => {
    expect(found({ name: 'a', buyers: [{ commitment: '1' }, { commitment: null }, {}] })).toEqual({
      'buyers.1.commitment': ['This field is required.'],
      'buyers.2.commitment': ['This field is required.'],
    })
    expect(found({ name: 'a', buyers: [] })).toEqual({ buyers: ['At least 1 entry is required.'] })
    expect(found({ name: 'a', buyers: Array(4).fill({ commitment: '1' }) })).toEqual({
      buyers: ['At most 3 entries are allowed.'],
    })
  })

  test('what concerns the whole record stands under the empty path', () => {
    expect(Object.keys(found([]))).toEqual([''])
  })
})

const own = (keyword: string, path: string, params: Record<string, unknown> = {}): ErrorObject => ({
  keyword,
  instancePath: path,
  schemaPath: '',
  params,
})

describe('findings about decimals', () => {
  test('R341 beyond its limit, the message holds the limit', () => {
    expect(findingsOf([own('decimal', '/total', { problem: 'max' })], FIELDS)).toEqual({
      total: ['Must be at most 999,999,999,999.99.'],
    })
    expect(findingsOf([own('decimal', '/buyers/0/commitment', { problem: 'min' })], FIELDS)).toEqual({
      'buyers.0.commitment': ['Must be at least 0.'],
    })
  })

  test('R341 a field without stated limits names the default ones', () => {
    expect(findingsOf([own('decimal', '/rate', { problem: 'max' })], FIELDS)).toEqual({
      rate: ['Must be at most 9,999,999.99.'],
    })
    expect(findingsOf([own('decimal', '/rate', { problem: 'min' })], FIELDS)).toEqual({
      rate: ['Must be at least (9,999,999.99).'],
    })
  })

  test('each of the other problems has its words', () => {
    const words = ['decimal', 'decimals', 'notZero'].map(
      problem => findingsOf([own('decimal', '/total', { problem })], FIELDS)['total']![0],
    )
    expect(words).toEqual(['Must be a number.', 'Must have at most 2 decimals.', 'Must not be zero.'])
  })

  test('a keyword nobody knows is still a finding', () => {
    expect(findingsOf([own('wellFormed', '/name'), own('surprise', '/name')], FIELDS)).toEqual({
      name: ['Holds characters that cannot be stored.', 'Is not valid.'],
    })
  })
})
