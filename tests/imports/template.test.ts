import readSheets from 'read-excel-file/node'
import { getCellAddress } from 'write-excel-file/utility'
import { expect, test } from 'vitest'
import { partsOf, unpacked } from '../../src/server/exchange/archive.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()
await world.make('currencies', { code: 'USD' })

test('offers an empty table, whose required columns come first, with its lists of values and what each column is', async () => {
  const answer = await api.get('user', '/api/transactions/import?given=fundId')
  const [empty, columns, values] = await readSheets(answer.rawPayload)
  const head = empty!.data[0]!.map(String)
  expect(head.slice(0, 3)).toEqual(['Type *', 'Sub-type *', 'Date *'])
  expect(head).not.toContain('Fund *')
  const explained = new Map(columns!.data.map(row => [row[0], row]))
  expect(columns!.sheet).toBe('Columns')
  expect(explained.get('Date')).toEqual(['Date', 'Yes', 'A day: 31/03/2026 or 2026-03-31.'])
  expect(explained.get('Status')?.[1]).toBe('No: empty is filled in as in the form')
  const place = values!.data[0]!.indexOf('Status')
  expect(values!.data.slice(1, 4).map(row => row[place])).toEqual(['Planned', 'Pending', 'Booked'])
  const currency = values!.data[0]!.indexOf('Currency')
  expect(values!.data.map(row => row[currency])).toContain('USD')
  // The cells below the head of Status offer that column of values.
  const parts = new Map(partsOf(answer.rawPayload).map(part => [part.name, unpacked(answer.rawPayload, part)]))
  const letter = (index: number) => getCellAddress(0, index).replace(/\d+$/, '')
  const [status, list] = [letter(head.indexOf('Status')), letter(place)]
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain(
    `sqref="${status}2:${status}2001"><formula1>'Values'!$${list}$2:$${list}$6</formula1>`,
  )
  expect((await api.get('agent', '/api/transactions/import')).statusCode).toBe(403)
})
