import { expect, test } from 'vitest'
import { inPortions } from '../../../src/server/records/inPortions.ts'

test('many rows are made in their order, and who asks for something else does not wait for all of them', async () => {
  const done: (number | 'a page')[] = []
  setImmediate(() => done.push('a page'))
  const made = await inPortions(
    Array.from({ length: 250 }, (_, place) => place * 2),
    (item, place) => {
      done.push(place)
      return `${place}: ${item}`
    },
  )
  expect(made).toEqual(Array.from({ length: 250 }, (_, place) => `${place}: ${place * 2}`))
  expect(done.indexOf('a page')).toBeGreaterThan(0)
  expect(done.indexOf('a page')).toBeLessThan(250)
  expect(done).toHaveLength(251)
})
