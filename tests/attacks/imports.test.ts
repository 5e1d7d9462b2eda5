import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { confinedProcess, tableOf } from '../../src/server/exchange/importFile.ts'
import { serve } from '../server/serve.ts'
import { upload, zip } from '../server/uploads.ts'

const { api } = await serve()

const send = async (content: string | Uint8Array, fileName: string) => {
  const answer = await upload(api, 'user', '/api/transactions/import?preview=true', fileName, content, {})
  return [answer.statusCode, answer.json<{ errors?: { File?: string[] } }>().errors?.File?.[0]]
}

const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of one sheet with these rows. */
function workbook(rows: string, others: [string, string][] = []): Buffer {
  return zip([
    [
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    ],
    [
      'xl/workbook.xml',
      `<?xml version="1.0"?><workbook ${NAMESPACE} xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
    [
      'xl/worksheets/sheet1.xml',
      `<?xml version="1.0"?><worksheet ${NAMESPACE}><sheetData>${rows}</sheetData></worksheet>`,
    ],
    ...others,
  ])
}

const cell = (place: string, words = 'x') => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`
const head = row(1, cell('A1', 'First name'), cell('B1', 'Last name'))

describe('a workbook', () => {
  test('of 1,441 bytes with one cell in its last corner is refused by the limit it is beyond', async () => {
    const bomb = workbook(row(1, cell('A1')) + row(1_048_576, cell('XFD1048576')))
    expect(bomb.length).toBeLessThan(2_000)
    expect(await send(bomb, 'bomb.xlsx')).toEqual([
      400,
      'A cell stands beyond column 200, the last one that is read. Delete the columns beyond it.',
    ])
  })

  test.each([
    ['a far row', row(1_048_576, cell('A1048576')), 'A row stands below row 10,000'],
    ['a far row without cells @long', row(1_048_576), 'A row stands below row 10,000'],
    ['a far cell in a near row @long', row(2, cell('A1048576')), 'A row stands below row 10,000'],
    [
      'a far cell in other quotation marks @long',
      `<row r='2'><c  r = 'XFD2'/></row>`,
      'A cell stands beyond column 200',
    ],
    [
      'a far cell of another prefix @long',
      '<x:row r="2"><x:c s="1" r="XFD2"/></x:row>',
      'A cell stands beyond column 200',
    ],
    ['few cells far apart', row(10_000, cell('GR10000')), 'The table has more than 500,000 cells'],
    ['a long cell @long', row(2, cell('A2', 'a'.repeat(40_000))), 'A cell holds more than 32,767 characters'],
  ])('with %s is refused by its limit', async (_case, rows, words) => {
    const [status, message] = await send(workbook(head + rows), 'far.xlsx')
    expect([status, String(message).slice(0, words.length)]).toEqual([400, words])
  })

  test('that unpacks to more than it may, or has too many parts, is refused before it is unpacked', async () => {
    const words = 'The workbook unpacks to more than 40 MB or 1,000 parts. Split it, or save its first sheet as CSV.'
    const large = workbook(head, [['xl/sharedStrings.xml', ' '.repeat(45_000_000)]])
    expect(large.length).toBeLessThan(100_000)
    expect(await send(large, 'large.xlsx')).toEqual([400, words])
    const many = Array.from({ length: 1_200 }, (_, index): [string, string] => [`xl/part${index}.xml`, '<a/>'])
    expect(await send(workbook(head, many), 'many.xlsx')).toEqual([400, words])
  })

  test('that lies about how large a part becomes is no way around it @long', async () => {
    const lying = workbook(head + ' '.repeat(3_000_000))
    // The size of every part, in the directory at the end and before the part itself.
    for (const [mark, offset] of [
      ['PK\u0001\u0002', 24],
      ['PK\u0003\u0004', 22],
    ] as const)
      for (let place = lying.indexOf(mark, 0, 'latin1'); place >= 0; place = lying.indexOf(mark, place + 4, 'latin1'))
        if (lying.readUInt32LE(place + offset) > 1_000_000) lying.writeUInt32LE(100, place + offset)
    expect((await send(lying, 'lying.xlsx'))[0]).toBeGreaterThanOrEqual(400)
    expect((await send(lying, 'lying.xlsx'))[0]).toBeLessThan(500)
  })

  test('of the usual kind is read', async () => {
    const names = row(2, cell('A2', 'Ann'), cell('B2', 'Lee'))
    expect(
      await tableOf({ content: workbook(head + names), extension: 'xlsx' }, new AbortController().signal),
    ).toMatchObject({
      rows: [
        ['First name', 'Last name'],
        ['Ann', 'Lee'],
      ],
    })
  })

  test('whose cells are formulas counts as what they came to when it was saved', async () => {
    const computed =
      '<c r="A2" t="str"><f>CONCATENATE("An","n")</f><v>Ann</v></c><c r="B2"><f>SUM(1,1.25)</f><v>2.25</v></c>'
    const { rows } = await tableOf(
      { content: workbook(head + row(2, computed)), extension: 'xlsx' },
      new AbortController().signal,
    )
    expect(rows[1]).toEqual(['Ann', '2.25'])
  })
})

/** An OpenDocument spreadsheet with these rows. */
const openDocument = (rows: string) =>
  zip([
    ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
    [
      'content.xml',
      `<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ],
  ])

describe('an OpenDocument spreadsheet', () => {
  const words = (content: string) => `<table:table-cell><text:p>${content}</text:p></table:table-cell>`

  test.each([
    [
      'a cell that repeats to the edge of the sheet',
      `<table:table-row><table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell></table:table-row>`,
      'A cell stands beyond column 200',
    ],
    [
      'a row that repeats a million times',
      `<table:table-row table:number-rows-repeated="1048576">${words('x')}</table:table-row>`,
      'A row stands below row 10,000',
    ],
    [
      'a cell behind blank rows without end @long',
      `<table:table-row table:number-rows-repeated="1048575"><table:table-cell/></table:table-row><table:table-row>${words('x')}</table:table-row>`,
      'A row stands below row 10,000',
    ],
    [
      'too many cells',
      `<table:table-row table:number-rows-repeated="9000"><table:table-cell table:number-columns-repeated="150"><text:p>x</text:p></table:table-cell></table:table-row>`,
      'The table has more than 500,000 cells',
    ],
    [
      'a long cell @long',
      `<table:table-row>${words('a'.repeat(40_000))}</table:table-row>`,
      'A cell holds more than 32,767',
    ],
  ])('with %s is refused by its limit', async (_case, rows, message) => {
    const [status, said] = await send(openDocument(rows), 'far.ods')
    expect([status, String(said).slice(0, message.length)]).toEqual([400, message])
  })

  test('without content, or of another kind, is none @long', async () => {
    expect((await send(zip([['mimetype', 'x']]), 'rows.ods'))[0]).toBe(400)
    expect((await send('First name\nAnn', 'rows.ods'))[0]).toBe(400)
  })
})

describe('a CSV table', () => {
  test.each([
    ['of nothing but separators', ','.repeat(1_000), 'A cell stands beyond column 200'],
    ['of nothing but lines @long', 'a\n'.repeat(20_000), 'A row stands below row 10,000'],
    ['of too many cells', `${','.repeat(150)}\n`.repeat(5_000), 'The table has more than 500,000 cells'],
    ['with a long cell', `First name\n${'a'.repeat(50_000)}`, 'A cell holds more than 32,767 characters'],
  ])('%s is refused by its limit', async (_case, content, words) => {
    const [status, message] = await send(content, 'rows.csv')
    expect([status, String(message).slice(0, words.length)]).toEqual([400, words])
  })
})

describe('the process that reads', () => {
  const rows = Array.from({ length: 9_000 }, (_, index) =>
    Array.from({ length: 50 }, (_cell, column) => `${index}-${column}`).join(','),
  ).join('\n')
  const read = (limits: { milliseconds: number; megabytes: number }, left = new AbortController().signal) =>
    tableOf({ content: Buffer.from(rows), extension: 'csv' }, left, limits)

  test('has a limit of time, and one of memory, which ends it alone', async () => {
    await expect(read({ milliseconds: 1, megabytes: 256 })).rejects.toThrow(
      'Reading the file takes longer than 0.001 seconds. Split it.',
    )
    await expect(read({ milliseconds: 60_000, megabytes: 8 })).rejects.toThrow(
      'Reading the file takes more than 8 MB of memory. Split it.',
    )
    expect((await read({ milliseconds: 60_000, megabytes: 256 })).rows).toHaveLength(9_000)
  })

  test('knows no secret of the server, and may neither write nor start anything', async () => {
    const confined = confinedProcess(fileURLToPath(new URL('confined.ts', import.meta.url)), 256)
    const [told] = (await once(confined, 'message')) as [unknown]
    const refused = 'ERR_ACCESS_DENIED'
    expect(told).toEqual({ environment: [], write: refused, start: refused, thread: refused })
  })

  test('ends when nobody waits for it any more', async () => {
    const left = new AbortController()
    const answer = read({ milliseconds: 60_000, megabytes: 256 }, left.signal)
    left.abort()
    await expect(answer).rejects.toThrow('The request could not be understood.')
  })
})
