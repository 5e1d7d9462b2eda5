/** How a table stands on paper: its figures are compared with each other, and have one size for that. */
import { expect, test, vi } from 'vitest'
import { drawTable } from '../../src/notices/paperParts.server.ts'
import { SheetOfPaper } from '../../src/papers/sheetOfPaper.server.ts'

const NARROW = 62

/** The size of each of these texts, as it was drawn. */
async function sizesOf(rows: readonly string[][], column: number): Promise<Map<string, number>> {
  const sheet = await SheetOfPaper.open({ title: 'Portfolio', author: 'Growth II', day: '2026-06-30' })
  const line = vi.spyOn(sheet, 'line')
  const head = ['Invested', 'Fair value', 'Unrealized gain']
  drawTable(sheet, {
    title: 'Portfolio',
    caption: 'Amounts in EUR',
    head,
    rows: rows.map((cells, place) => ({ title: `Row ${place}`, cells, ...(place > 0 && { strong: true as const }) })),
    column,
  })
  const cells = new Set(rows.flat())
  return new Map(line.mock.calls.flatMap(([text, , { size }]) => (cells.has(text) ? [[text, size] as const] : [])))
}

test('all amounts of a table are as large as the widest of them allows', async () => {
  const wide = await sizesOf(
    [
      ['(123,456,789.01)', '17.00', '1,000.00'],
      ['123,456,790.00', '18.00', '1,001.00'],
    ],
    NARROW,
  )
  const usual = await sizesOf([['1.00', '17.00', '2.00']], NARROW)
  expect(new Set(wide.values()).size).toBe(1)
  expect(wide.get('17.00')).toBeLessThan(usual.get('17.00') ?? 0)
})
