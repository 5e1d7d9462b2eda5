/** Every list sorts by every column that it shows, both ways: asked of the demo data, of every kind of record. */
import { describe, expect, test } from 'vitest'
import { compareDates, isDate } from '../../../src/calendar.ts'
import type { Entity } from '../../../src/entity.ts'
import { SORTED } from '../../../src/funds/sorted.ts'
import { compare } from '../../../src/money.ts'
import type { StoredRecord } from '../../../src/server/records/values.ts'
import { defaultColumns } from '../../../src/web/kit/list/columns.ts'
import { namedByDay } from '../byDay.ts'
import { allEntities } from '../samples.ts'
import { decimalOf } from '../../decimals.ts'
import { serve } from '../serve.ts'

const { api } = await serve({ demoData: true })

/** Columns that pages draw by hand. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  funds: Object.keys(SORTED),
  'capital-movements': ['lateLines'],
  'capital-movement-lines': ['outstanding', 'owed'],
  closings: ['documents'],
  transfers: ['documents'],
}

const sortedNames = ({ resource, fields, ...entity }: Entity): string[] => [
  ...new Set([
    ...defaultColumns({ resource, fields, ...entity }),
    ...fields.flatMap(({ name, sorted }) => (sorted ? [name] : [])),
    ...(DRAWN[resource] ?? []),
  ]),
]

async function rows({ resource, global }: Entity, name: string, order: string): Promise<StoredRecord[]> {
  const sort = encodeURIComponent(JSON.stringify([name, order]))
  const answer = await api.get(global ? 'global' : 'admin', `/api/${resource}?sort=${sort}&range=[0,199]`)
  expect(answer.statusCode, `${resource} by ${name}: ${answer.body}`).toBe(200)
  return answer.json<StoredRecord[]>()
}

const inOrder = (one: string, other: string): number =>
  isDate(one) && isDate(other) ? compareDates(one, other) : compare(decimalOf(one), decimalOf(other))

describe.each(allEntities.map(entity => [namedByDay(entity), entity] as const))('a list of %s', (_name, entity) => {
  test('R162 sorts by every column, both ways', async () => {
    for (const name of sortedNames(entity)) {
      const field = entity.fields.find(each => each.name === name)
      const isOrdered = field && ['decimal', 'integer', 'date'].includes(field.kind)
      for (const order of ['ASC', 'DESC']) {
        const found = await rows(entity, name, order)
        if (!isOrdered) continue
        const values = found.map(row => row[name]).map(value => (typeof value === 'number' ? `${value}` : value))
        const texts = values.filter(value => typeof value === 'string')
        expect(values.slice(0, texts.length), `${name} ${order}: what is empty comes last`).toEqual(texts)
        const sorted = texts.toSorted((one, other) => inOrder(one, other) * (order === 'ASC' ? 1 : -1))
        expect(texts, `${name} ${order}`).toEqual(sorted)
      }
    }
  })
})
