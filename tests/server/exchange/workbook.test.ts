/** What an area has stated as a workbook: every title is to be read, and figures stand below each other. */
import { expect, test } from 'vitest'
import type { Sheet } from '../../../src/api/workbook.ts'
import { sheetName, workbookOf } from '../../../src/server/exchange/workbook.ts'
import { entriesOf } from '../insides.ts'

const LONG = 'Fees and expenses called outside the commitment'
const SHEET: Sheet = {
  title: 'Position',
  about: [['Fund', 'Growth II']],
  head: ['Amounts in EUR', 'of which may be called again', 'Where'],
  rows: [
    [LONG, { kind: 'money', value: '12.00' }, 'Inside'],
    ['Nothing known', 'n/a', 'Outside'],
    ['Total', { kind: 'money', value: '12.00' }, ''],
  ],
  strong: [2],
}

async function partsOf(sheet: Sheet): Promise<{ sheet: string; styles: string[] }> {
  const files = new Map(entriesOf(await workbookOf([sheet])).map(({ name, content }) => [name, content.toString()]))
  const styles =
    files
      .get('xl/styles.xml')
      ?.split('<cellXfs')[1]
      ?.match(/<xf .*?(?:<\/xf>|\/>)/g) ?? []
  return { sheet: files.get('xl/worksheets/sheet1.xml') ?? '', styles }
}

test('a column is as wide as its titles, and no wider than a screen has room for', async () => {
  const widths = async (sheet: Sheet) =>
    [...(await partsOf(sheet)).sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))
  expect(await widths(SHEET)).toEqual([LONG.length + 2, 'of which may be called again'.length + 2, 18])
  expect(await widths({ ...SHEET, rows: [[LONG.repeat(3)]] })).toEqual([64, 30, 18])
  expect(await widths({ ...SHEET, rows: [['Total']], head: ['Amounts in EUR', 'Fund'] })).toEqual([34, 18])
})

test('the head of figures and what stands for one are on the right, and what adds up is bold', async () => {
  const { sheet, styles } = await partsOf(SHEET)
  const styleAt = (place: string): string => {
    const index = new RegExp(`<c r="${place}"[^>]* s="(\\d+)"`).exec(sheet)?.[1]
    return index === undefined ? '' : (styles[Number(index)] ?? '')
  }
  const isRight = (place: string) => styleAt(place).includes('horizontal="right"')
  const isBold = (place: string) => styleAt(place).includes('fontId="1"')
  expect(['A3', 'B3', 'B4', 'B5', 'C3', 'C4', 'A5'].filter(isRight)).toEqual(['B3', 'B4', 'B5'])
  expect(['A3', 'A4', 'B4', 'B5', 'A6', 'B6'].filter(isBold)).toEqual(['A3', 'A6', 'B6'])
})

test('a name that a spreadsheet program would cut ends with a word', () => {
  const used = new Set<string>()
  expect(sheetName('Transactions by ILPA type, since inception', used)).toBe('Transactions by ILPA type')
  expect(sheetName('Transactions by ILPA type, until today', used)).toBe('Transactions by ILPA type 2')
  expect(sheetName('Cash flows since inception', used)).toBe('Cash flows since inception')
  expect(sheetName('A'.repeat(40), used)).toBe('A'.repeat(31))
  expect(sheetName('a/b', used)).toBe('a b')
})
