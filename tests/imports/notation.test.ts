/** Files as European programs write them, read once a person has said how their numbers and days are meant. */
import { describe, expect, test } from 'vitest'
import { likelyDays, likelyNumbers, readDay, readNumber, type WrittenLike } from '../../src/api/notation.ts'
import type { ImportPreview } from '../../src/api/imports.ts'
import { encodingOf } from '../../src/server/exchange/encoding.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { serve } from '../server/serve.ts'
import { upload, zip } from '../server/uploads.ts'

const { api, world } = await serve()
const euro = await world.make('currencies', { code: 'EUR' })
const fund = await world.make('funds', { currencyId: euro.id })
const investment = await world.make('investments', { fundId: fund.id })
const given = { investmentId: String(investment.id) }

const HEAD = 'Date;Value;Valuer'
const EUROPEAN = `${HEAD}\r\n31.03.2026;1.234.567,50;Sjöström\r\n30.06.2026;100,25;Müller\r\n`

/** Latin letters, one byte each: the first 256 of Unicode. */
const latin = (words: string) => Buffer.from(words, 'latin1')
const wide = (words: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(words, 'utf16le')])

const send = (content: string | Uint8Array, query = '', fields: Record<string, string> = {}, fileName = 'values.csv') =>
  upload(api, 'user', `/api/fair-values/import${query}`, fileName, content, { ...given, ...fields })
const askedOf = async (content: string | Uint8Array, fileName = 'values.csv') => {
  const answer = await send(content, '/notation', {}, fileName)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<WrittenLike>()
}

describe('a number', () => {
  test.each([
    ['1.234.567,50', 'comma', '1234567.50'],
    ['1 234,5', 'comma', '1234.5'],
    ['(1.234,50)', 'comma', '-1234.50'],
    ['12,5 %', 'comma', '12.5'],
    ['1234.50', 'comma', null],
    ['1,234', 'comma', '1.234'],
    ['1,234', 'point', '1234'],
    ['1’234.50', 'point', '1234.50'],
    ['1.234,50', 'point', null],
  ] as const)('%s with a decimal %s', (cell, numbers, plain) => {
    expect(readNumber(cell, numbers)).toBe(plain)
  })

  test('and a day are proposed as most cells can only be', () => {
    expect([['1,5', '2,25', '3.5'], ['1.234', '12'], []].map(likelyNumbers)).toEqual(['comma', 'point', 'point'])
    expect([['03/31/2026', '01/02/2026'], ['31/03/2026'], ['01/02/2026']].map(likelyDays)).toEqual([
      'monthDay',
      'dayMonth',
      'dayMonth',
    ])
  })

  test('of a day is the month or the day, as said; the year first says it itself', () => {
    expect([readDay('03/31/2026', 'monthDay'), readDay('03/31/2026', 'dayMonth')]).toEqual(['2026-03-31', null])
    expect([readDay('2026-03-31', 'monthDay'), readDay('31 Mar 2026', 'monthDay')]).toEqual([
      '2026-03-31',
      '2026-03-31',
    ])
  })
})

test('letters are known by the first bytes, otherwise by what fits', () => {
  expect([
    encodingOf(Buffer.from('Sjöström')),
    encodingOf(latin('Sjöström')),
    encodingOf(wide('Sjöström')),
    encodingOf(Buffer.from('Value;Date', 'utf16le')),
    encodingOf(Buffer.from('Value;Date', 'utf16le').swap16()),
  ]).toEqual(['utf-8', 'windows-1252', 'utf-16le', 'utf-16le', 'utf-16be'])
})

describe('a text table', () => {
  test.each([
    ['Windows-1252', latin(EUROPEAN), 'windows-1252'],
    ['UTF-16', wide(EUROPEAN), 'utf-16le'],
    ['UTF-8', Buffer.from(EUROPEAN), 'utf-8'],
  ])('in %s is asked about with its own cells, and read as said', async (_name, content, encoding) => {
    const asked = await askedOf(content)
    expect(asked).toMatchObject({ encoding, numbers: 'comma', days: 'dayMonth' })
    expect(asked.samples.filter(({ kind }) => kind !== 'text')).toEqual([
      { column: 'Value', kind: 'number', cell: '1.234.567,50' },
      { column: 'Value', kind: 'number', cell: '100,25' },
      { column: 'Date', kind: 'day', cell: '31.03.2026' },
      { column: 'Date', kind: 'day', cell: '30.06.2026' },
    ])
    expect(asked.samples.some(({ cell }) => cell === 'Sjöström')).toBe(encoding !== 'utf-8')
    const said = { numbers: asked.numbers, days: asked.days, encoding: asked.encoding }
    const preview = (await send(content, '?preview=true', said)).json<ImportPreview>()
    expect(preview.shown.map(({ cells, errors }) => [cells, errors])).toMatchObject([
      [{ date: '2026-03-31', value: '1234567.50', valuer: 'Sjöström' }, {}],
      [{ date: '2026-06-30', value: '100.25', valuer: 'Müller' }, {}],
    ])
  })

  test('is read with a decimal point unless somebody says otherwise, and what is said has to be known', async () => {
    const preview = (await send(EUROPEAN, '?preview=true')).json<ImportPreview>()
    expect(preview.wrong).toBe(2)
    for (const [name, value] of [
      ['numbers', 'dot'],
      ['days', 'yearMonth'],
      ['encoding', 'ebcdic'],
    ] as const)
      expect((await send(EUROPEAN, '?preview=true', { [name]: value })).statusCode).toBe(400)
    expect(
      (await send(latin(EUROPEAN), '?preview=true', { encoding: 'utf-8' })).json<{ detail: string }>().detail,
    ).toBe('The file is not written in utf-8. Choose another one.')
    const { statusCode, body } = await send(EUROPEAN, '', { numbers: 'comma' })
    expect(statusCode, body).toBe(201)
  })
})

describe('an OpenDocument spreadsheet', () => {
  const cell = (type: string, value: string, words: string) =>
    `<table:table-cell office:value-type="${type}" ${value}><text:p>${words}</text:p></table:table-cell>`
  const words = (content: string) =>
    `<table:table-cell office:value-type="string"><text:p>${content}</text:p></table:table-cell>`
  const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
  const spreadsheet = zip([
    ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
    [
      'content.xml',
      '<?xml version="1.0" encoding="UTF-8"?><office:document-content><office:body><office:spreadsheet>' +
        `<table:table table:name="Values">${row(words('Date'), words('Value'), words('Cost'), words('Fully diluted ownership'), words('Valuer'))}` +
        row(
          cell('date', 'office:date-value="2025-03-31"', '31.03.25'),
          cell('float', 'office:value="1234.5"', '1.234,50'),
          words('1.000,25'),
          cell('percentage', 'office:value="0.125"', '12,5 %'),
          words('M&amp;A<text:s/>Nord'),
        ) +
        '<table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>' +
        '</table:table><table:table table:name="Other"><table:table-row/></table:table></office:spreadsheet></office:body></office:document-content>',
    ],
  ])

  test('counts as what its cells hold; its texts are read as said', async () => {
    const asked = await askedOf(spreadsheet, 'values.ods')
    expect(asked).toMatchObject({ numbers: 'comma', samples: [{ cell: '1.000,25' }] })
    const answer = await send(spreadsheet, '', { numbers: 'comma' }, 'values.ods')
    expect(answer.statusCode, answer.body).toBe(201)
    const { ids } = answer.json<{ ids: number[] }>()
    expect((await api.get('user', `/api/fair-values/${ids[0]}`)).json<StoredRecord>()).toMatchObject({
      date: '2025-03-31',
      value: '1234.50',
      cost: '1000.25',
      fullyDilutedOwnership: '12.5',
      valuer: 'M&A Nord',
    })
  })
})
