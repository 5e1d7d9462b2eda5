/** Which papers are new to an investor who comes back. */
import { expect, test } from 'vitest'
import { newSince } from '../../src/portal/newSince.ts'

const papers = [
  { publishedOn: '2026-11-21' },
  { publishedOn: '2026-11-06' },
  { publishedOn: '2026-11-02' },
  { publishedOn: '2026-08-14' },
] as const

test('new is what was published since the latest visit to any holding, on its day or later', () => {
  const visits = ['2026-09-01', null, '2026-11-02', '2026-10-15'] as const
  const holdings = visits.map(lastVisitOn => ({ lastVisitOn }))
  expect(newSince(papers, holdings)).toEqual({ visitedOn: '2026-11-02', count: 3 })
})

test('nothing is called new where the visit is not known, or nothing has come since', () => {
  expect(newSince(papers, [{ lastVisitOn: null }])).toBeNull()
  expect(newSince(papers, [])).toBeNull()
  expect(newSince(papers, [{ lastVisitOn: '2026-11-22' }])).toBeNull()
})
