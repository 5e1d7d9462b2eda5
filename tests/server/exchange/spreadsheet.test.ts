import { readSheet } from 'read-excel-file/node'
import { describe, expect, test, vi } from 'vitest'
import type { Field } from '../../../src/entity.ts'
import { TemporaryFile } from '../../../src/server/exchange/temporaryFile.ts'
import { Spreadsheet } from '../../../src/server/exchange/spreadsheet.ts'
import { SEVERAL } from '../api.ts'
import { serve } from '../serve.ts'

const { api, world } = await serve({ areas: {} })
await world.make('funds', { name: 'Spreadsheets I' })

const fields: readonly Field[] = [
  { name: 'name', title: 'Name', kind: 'text' },
  { name: 'amount', title: 'Amount', kind: 'decimal', decimals: 2 },
  { name: 'date', title: 'Date', kind: 'date' },
]

describe('a spreadsheet in the making', () => {
  test('leaves the server free for others while it is written', async () => {
    const made = new Spreadsheet([{ title: 'Long', fields }])
    for (let portion = 0; portion < 20; portion++)
      made.add(
        0,
        Array.from({ length: 1000 }, (_, row) => [`Row ${portion * 1000 + row}`, '1234.56', '2026-09-30']),
      )
    let turns = 0
    let written = false
    const finished = made.finish().finally(() => {
      written = true
    })
    while (!written) {
      await new Promise(resolve => {
        setImmediate(resolve)
      })
      turns += 1
    }
    const rows = await readSheet(await finished)
    expect(rows).toHaveLength(20_001)
    expect(rows.at(-1)).toEqual(['Row 19999', 1234.56, new Date(Date.UTC(2026, 8, 30))])
    // Were it written in this thread, there would be no turn in between.
    expect(turns).toBeGreaterThan(100)
  })

  test('that is given up ends its thread, and that cannot be written says so', async () => {
    const given = new Spreadsheet([{ title: 'Given up', fields }])
    await given.discard()
    await expect(given.finish()).rejects.toThrow('ended before its time')
    const wrong = new Spreadsheet([{ title: 'A title with more than thirty-one letters', fields }])
    await expect(wrong.finish()).rejects.toThrow('Sheet name')
  })
})

describe('an export whose transaction fails at its end', () => {
  test.skipIf(SEVERAL).each(['xlsx', 'csv', 'json'])('leaves nothing of its %s behind', async format => {
    const { database } = api.database
    const { inTransaction } = database
    const discarded = [Spreadsheet, TemporaryFile].map(kind => vi.spyOn(kind.prototype, 'discard'))
    const failing = vi.spyOn(database, 'inTransaction').mockImplementationOnce(async (caller, work, options) => {
      await inTransaction(caller, work, options)
      throw new Error('The connection was lost.')
    })
    try {
      expect((await api.get('admin', `/api/funds?format=${format}`)).statusCode).toBe(500)
      expect(discarded.map(spy => spy.mock.calls.length)).toEqual(format === 'xlsx' ? [1, 0] : [0, 1])
    } finally {
      for (const spy of [...discarded, failing]) spy.mockRestore()
    }
    expect((await api.get('admin', `/api/funds?format=${format}`)).statusCode).toBe(200)
  })
})
