import { describe, expect, test } from 'vitest'
import { chosenTests } from '../../scripts/mutating/choosing.ts'

const ran = (test: string, share: number, ms = 1_000) => ({ test, share, ms, passed: 1 })
const chosen = (...[given, near = {}]: [ReturnType<typeof ran>[], Partial<Parameters<typeof chosenTests>[1]>?]) =>
  chosenTests(given, { named: [], folder: [], api: [], ...near }).map(each => each.test)

describe('tests that judge a change', () => {
  const three = [ran('a', 0.1), ran('b', 0.5), ran('c', 0.2)]

  test('are those that run the line, first those that do most of their work in the file', () => {
    expect(chosen(three, { api: [ran('nearby', 0)] })).toEqual(['b', 'c', 'a'])
  })

  test('are rather two that take a second than one that takes ten for twice as much of it', () => {
    expect(chosen([ran('long', 0.4, 10_000), ran('short', 0.2)])).toEqual(['short', 'long'])
  })

  test('begin with those of its own name, then of its folder, which have to run the line as well', () => {
    expect(chosen(three, { named: ['a', 'other'], folder: ['c', 'another'] })).toEqual(['a', 'c', 'b'])
  })

  test('are those nearby too where hardly any is known to run it', () => {
    expect(chosen([ran('a', 0.1), ran('b', 0.5)], { api: [ran('nearby', 0), ran('a', 0.1)] })).toEqual([
      'b',
      'a',
      'nearby',
    ])
    expect(chosen([], { api: [ran('nearby', 0)] })).toEqual(['nearby'])
  })

  test('are at most eight', () => {
    const ten = Array.from({ length: 10 }, (_, index) => ran(`${index}`, 1 - index / 10))
    expect(chosen(ten)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  })

  test('take a minute together at most, but the first one is asked whatever it takes', () => {
    const [long, short] = [ran('a', 0.9, 59_000), ran('c', 0.00001, 1_000)]
    expect(chosen([long, ran('b', 0.00002, 2_000), short])).toEqual(['a', 'c'])
    expect(chosen([ran('a', 0.9, 90_000), ran('b', 0.000001)])).toEqual(['a'])
  })
})
