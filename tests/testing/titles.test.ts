/** Which titles of tests name what, without running them. */
import { expect, test } from 'vitest'
import { titlesNaming } from '../../scripts/testing/titles.ts'

const FILES: Readonly<Record<string, string>> = {
  'area/rows.ts': "export const ROWS = { R003: ['a'], R004: ['b'] }",
  'area/written.test.ts': `
    // R001 in a comment
    describe('R001 a fund', () => {
      test.describe('of a kind', () => {
        test('R002  R005 is kept', async () => { await test.step('R006 at a desk', open) })
        test('is deleted', () => expect('R007').toBe(note('R008')))
      })
    })`,
  'area/tables.test.ts': `
    import { ROWS } from './rows.ts'
    const IDS = [{ id: 'R001' }, { id: 'R002' }]
    const UNUSED = ['R009']
    for (const { id } of IDS) test(\`\${id} is read\`, () => { expect('R007') })
    test.each(Object.entries(ROWS))('%s has its fields', (_id, fields) => { expect(fields) })
    test.each(['R005'].map(id => [id, ROWS[id]]))('%s is one of them', () => { expect('R007') })
    test.each(Object.entries(ROWS))('one of them (%#)', () => {})
    describe.each([{ id: 'R010', what: 'x' }])('of $what', ({ id }) => { test(\`\${id} stands\`, () => {}) })
    const shows = { first: 'R006 ' }
    describe.each(Object.keys(shows).map(name => [shows[name], name]))('%s%s', () => { test('goes on', done) })`,
}

const named = (file: string) =>
  titlesNaming(file, /\bR\d{3}\b/g, of => FILES[of]).map(({ title, names }) => [title, ...names])

test('what stands in a title is named by it, and nothing that stands beside it', () => {
  expect(named('area/written.test.ts')).toEqual([
    ['a fund', 'R001'],
    ['a fund › of a kind › is kept', 'R002', 'R005'],
    ['a fund › of a kind › is kept › at a desk', 'R006'],
  ])
})

test('a title that is made of a table names what the table does, of this file or another one', () => {
  expect(named('area/tables.test.ts')).toEqual([
    ['… is read', 'R001', 'R002'],
    ['%s has its fields', 'R003', 'R004'],
    ['%s is one of them', 'R005'],
    ['of $what › … stands', 'R010'],
    ['%s%s', 'R006'],
  ])
})
