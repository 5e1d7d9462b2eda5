import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { isWritable } from '../../src/server/records/validation.ts'
import { creatable, errorsOf, prepareBattlefield } from './universal.ts'

const field = await prepareBattlefield()

const post = (url: string, body: unknown, call = {}) => field.attack('user', url, { method: 'POST', body, ...call })

describe('a value that PostgreSQL or JavaScript takes wrongly', () => {
  const transaction = (changes: Record<string, unknown>) => field.own.body('transactions', changes)

  test('D30 is refused as text: NUL and halves of characters', async () => {
    for (const text of ['a\u0000b', '\u0000', 'a\ud800b', '\udc00']) {
      const body = await field.own.body('contacts', { firstName: text })
      await field.changed()
      expect(errorsOf(await post('/api/contacts', body))).toEqual({
        firstName: ['Holds characters that cannot be stored.'],
      })
    }
  })

  test('D31 D32 is refused as an amount, stored as none', async () => {
    for (const value of [
      '1e308',
      '99999999999999999999',
      'NaN',
      'Infinity',
      '-Infinity',
      '1e400',
      ' 1',
      '1 ',
      '+1',
      '0x10',
      '1,5',
      '.5',
      '5.',
      '--1',
      '1'.repeat(5000),
      5,
      0.07,
      -1,
      null,
      '',
      [1],
      ['1'],
      true,
      false,
      {},
      { value: '1' },
    ]) {
      const body = await transaction({ amountFund: value })
      await field.changed()
      const answer = await post('/api/transactions', body)
      expect([answer.statusCode, Object.keys(errorsOf(answer))], JSON.stringify(value).slice(0, 40)).toEqual([
        400,
        ['amountFund'],
      ])
    }
  })

  test('D33 is exact: cents are kept, and what no currency has is refused', async () => {
    for (const value of ['0.07', '1.13', '4.35', '1.10', '-0.01', '999999999999.99']) {
      const made = (await post('/api/transactions', await transaction({ amountFund: value }))).json<StoredRecord>()
      expect(made['amountFund']).toBe(value)
      expect(
        (
          await field.api.database.asAdministrator(
            'select amount_fund::text as value from transactions where id = $1',
            [made.id],
          )
        )[0],
      ).toEqual({ value: `${value}00` })
    }
    const body = await transaction({ amountFund: '1.00005' })
    await field.changed()
    expect(errorsOf(await post('/api/transactions', body))).toEqual({ amountFund: ['Must have at most 4 decimals.'] })
  })

  test('D31 is refused as a day', async () => {
    for (const date of [
      '0000-01-01',
      '1899-12-31',
      '2201-01-01',
      '2025-02-30',
      '2025-13-01',
      'infinity',
      'today',
      'now',
      '01/02/2025',
      '2025-1-1',
      '20250101',
      '2025-01-01T00:00:00Z',
      20250101,
      null,
      ['2025-01-01'],
    ]) {
      const body = await transaction({ date })
      await field.changed()
      expect(Object.keys(errorsOf(await post('/api/transactions', body))), String(date)).toEqual(['date'])
    }
  })

  test('D32 is refused as a number, a choice, a yes or no, a reference', async () => {
    const cases: [string, string, unknown[]][] = [
      ['funds', 'vintageYear', ['2020', 2020.5, 1e21, 9007199254740993, true]],
      ['transactions', 'nonCashItem', ['false', 0, 1, 'yes', null]],
      ['transactions', 'status', ['booked', 'Booked ', 1, {}, ['Booked']]],
      ['transactions', 'fundId', ['1', 1.5, -1, 0, 9007199254740993, 1e30, [1], true]],
    ]
    for (const [resource, name, values] of cases)
      for (const value of values) {
        const body = await field.own.body(resource, { [name]: value })
        await field.changed()
        expect(Object.keys(errorsOf(await post(`/api/${resource}`, body))), `${name} ${JSON.stringify(value)}`).toEqual(
          [name],
        )
      }
  })

  test('D36 is too long before any pattern looks at it', async () => {
    const long = `${'a'.repeat(50_000)}!`
    for (const entity of creatable) {
      const body = await field.own.body(entity.resource)
      await field.changed()
      for (const text of entity.fields.filter(candidate => candidate.kind === 'text' && isWritable(candidate))) {
        const answer = await post(`/api/${entity.resource}`, { ...body, [text.name]: long })
        expect([answer.statusCode, text.name in errorsOf(answer)], `${entity.resource}.${text.name}`).toEqual([
          400,
          true,
        ])
      }
    }
  }, 120_000)

  test('D49 D62 is refused as an address of the web or of mail', async () => {
    for (const website of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'ftp://x.example',
      '//x.example',
      'https://',
      'https://a b',
      'https://x.example/\r\nX: y',
      ' https://x.example',
    ]) {
      const body = await field.own.body('investments', { website })
      await field.changed()
      expect(Object.keys(errorsOf(await post('/api/investments', body))), website).toEqual(['website'])
    }
    for (const email of [
      'c@d.co\r\nBcc: evil@x.y',
      'c@d.co, evil@x.y',
      'a b@c.de',
      '@x.y',
      'x@',
      '"a"@b',
      'c@d.co\n',
    ]) {
      const body = await field.own.body('contacts', { email })
      await field.changed()
      expect(Object.keys(errorsOf(await post('/api/contacts', body))), email).toEqual(['email'])
    }
  })
})
