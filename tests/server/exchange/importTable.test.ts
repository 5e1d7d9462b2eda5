/** Tables as they are read from the bytes of a file: a workbook of Excel or OpenDocument, or a text table. */
import writeXlsxFile from 'write-excel-file/node'
import { describe, expect, test } from 'vitest'
import { TABLE_LIMITS } from '../../../src/imports/limits.ts'
import { ProblemError } from '../../../src/problems.ts'
import { partsOf, unpacked } from '../../../src/server/exchange/archive.ts'
import type { ReadRequest } from '../../../src/server/exchange/importFile.ts'
import { readTable } from '../../../src/server/exchange/importTable.ts'
import { zip } from '../uploads.ts'

type Asked = Partial<Pick<ReadRequest, 'encoding' | 'numbers' | 'textsOnly'>>
const read = (content: Uint8Array, extension: string, asked: Asked = {}) => readTable({ content, extension, ...asked })

async function refusal(content: Uint8Array, extension: string, asked: Asked = {}): Promise<string> {
  try {
    await read(content, extension, asked)
  } catch (error) {
    if (error instanceof ProblemError) return error.message
    throw error
  }
  return ''
}

describe('a text table', () => {
  test('is read without the blank rows below it, in the encoding that it has or is said to have', async () => {
    expect(await read(Buffer.from('Å;B\n\n1;2\n ; \n\n'), 'csv')).toEqual({
      rows: [['Å', 'B'], [''], ['1', '2']],
      encoding: 'utf-8',
    })
    const latin = Buffer.from('Å;B', 'latin1')
    expect((await read(latin, 'csv')).encoding).toBe('windows-1252')
    expect((await read(Buffer.from('Å'), 'csv', { encoding: 'windows-1252' })).rows).toEqual([['Ã…']])
    expect(await refusal(latin, 'csv', { encoding: 'utf-8' })).toBe(
      'The file is not written in utf-8. Choose another one.',
    )
  })

  test('is refused where it is none, or larger than is read', async () => {
    const unreadable = await refusal(Buffer.from('A;B\n"1;2'), 'csv')
    expect(unreadable).not.toBe('')
    expect(await refusal(Buffer.from('A;B\n1\0;2'), 'csv')).toBe(unreadable)
    expect(await refusal(Buffer.from(`${'A;'.repeat(TABLE_LIMITS.columns)}A`), 'csv')).toContain('beyond column 200')
  })
})

const SHEET_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const sheetXml = (cells: string) => `<worksheet xmlns="${SHEET_NAMESPACE}"><sheetData>${cells}</sheetData></worksheet>`
const workbook = (cells: string, place = 'xl/worksheets/sheet1.xml') => zip([[place, sheetXml(cells)]])

describe('a workbook', () => {
  test('is read cell by cell: numbers exact, days as days, yes and no', async () => {
    const content = await writeXlsxFile([
      ['Name', 'Value', 'Day', 'Flag'],
      ['A', 1234.5, { value: new Date(Date.UTC(2025, 2, 31)), format: 'dd/mm/yyyy' }, true],
      ['B', null, null, false],
    ]).toBuffer()
    expect((await read(content, 'xlsx')).rows).toEqual([
      ['Name', 'Value', 'Day', 'Flag'],
      ['A', '1234.5', '2025-03-31', 'Yes'],
      ['B', '', '', 'No'],
    ])
  })

  test('is measured by its last row and column before it is built', async () => {
    expect(await refusal(workbook('<row r="1"><c r="XFD1048576"/></row>'), 'xlsx')).toContain('beyond column 200')
    expect(await refusal(workbook('<row r="10001"/>'), 'xlsx')).toContain('below row 10,000')
    expect(await refusal(workbook('<row r="1"><c r="GS1"/></row>'), 'xlsx')).toContain('beyond column 200')
    expect(await refusal(workbook('<row r="2501"><c r="GR2501"/></row>'), 'xlsx')).toContain('500,000 cells')
    expect(await refusal(workbook('<x:row r="1"><x:c s="1" r=\'gs1\'/></x:row>'), 'xlsx')).toContain(
      'beyond column 200',
    )
    expect(await refusal(workbook('<row r="10001"/>', '/xl/worksheets/Sheet1.XML'), 'xlsx')).toContain('below row')
    // Exactly as many are read: what is wrong with this one is that it has no other parts.
    for (const cells of ['<row r="10000"/>', '<row r="1"><c r="GR1"/></row>', '<row r="2500"><c r="GR2500"/></row>'])
      await expect(read(workbook(cells), 'xlsx')).rejects.not.toThrow(ProblemError)
  })

  test('of OpenDocument is read as its numbers are written', async () => {
    const cell = '<table:table-cell office:value-type="float" office:value="1234.5"/>'
    const content = zip([['content.xml', `<table:table><table:table-row>${cell}</table:table-row></table:table>`]])
    expect((await read(content, 'ods')).rows).toEqual([['1234.5']])
    expect((await read(content, 'ods', { numbers: 'comma' })).rows).toEqual([['1234,5']])
    expect((await read(content, 'ods', { textsOnly: true })).rows).toEqual([])
    expect(await refusal(zip([['mimetype', 'text']]), 'ods')).toBe(await refusal(Buffer.from('no archive'), 'ods'))
    const wide = `<table:table-row>${cell.repeat(201)}</table:table-row>`
    expect(await refusal(zip([['content.xml', wide]]), 'ods')).toContain('beyond column 200')
  })
})

describe('an archive', () => {
  test('is read by the directory at its end, also with a comment behind it', () => {
    const content = zip([
      ['one', 'first'],
      ['two', 'second'],
    ])
    const commented = Buffer.concat([content, Buffer.alloc(65_535, 0x20)])
    for (const archive of [content, commented])
      expect(partsOf(archive).map(part => [part.name, unpacked(archive, part)])).toEqual([
        ['one', 'first'],
        ['two', 'second'],
      ])
    expect(() => partsOf(Buffer.concat([content, Buffer.alloc(65_536, 0x20)]))).toThrow(ProblemError)
  })

  test('with a part that is stored as it is gives it as it is', () => {
    const content = Buffer.concat([Buffer.alloc(30), Buffer.from('stored')])
    expect(unpacked(content, { name: 'a', packed: 6, size: 6, method: 0, offset: 0 })).toBe('stored')
  })

  test('of too many parts, with a damaged directory or a part that unpacks to more than it says is refused', () => {
    const many = (count: number) => zip(Array.from({ length: count }, (_, place) => [`${place}`, '']))
    expect(partsOf(many(1_000))).toHaveLength(1_000)
    expect(() => partsOf(many(1_001))).toThrow(ProblemError)
    const content = zip([['one', 'first']])
    const damaged = Buffer.from(content)
    damaged.writeUInt32LE(content.length, content.length - 6)
    expect(() => partsOf(damaged)).toThrow(ProblemError)
    const [part] = partsOf(content)
    if (!part) throw new Error('The archive holds a part.')
    expect(() => unpacked(content, { ...part, size: 4 })).toThrow(ProblemError)
  })

  test('that says it unpacks to more than 40 MB is refused before it is', () => {
    const sized = (size: number) => {
      const content = zip([['one', 'first']])
      content.writeUInt32LE(size, content.length - 22 - 46 - 3 + 24)
      return content
    }
    expect(partsOf(sized(40_000_000))).toHaveLength(1)
    expect(() => partsOf(sized(40_000_001))).toThrow(ProblemError)
  })
})
