import { describe, expect, test } from 'vitest'
import { chosenTests } from '../../scripts/mutating/choosing.ts'

const ran = (test: string, share: number, ms = 1_000) => ({ test, share, ms, passed: 1 })
const chosen = (...given: Parameters<typeof chosenTests>) => chosenTests(...given).map(each => each.test)

describe('tests that judge a change', () => {
  test('are those that run the line, first those that spend most of their work in the file', () => {
    const three = [ran('a', 0.1), ran('b', 0.5), ran('c', 0.2)]
    expect(chosen(three, [], [ran('nearby', 0)])).toEqual(['b', 'c', 'a'])
  })

  test('begin with those of its own name, which have to run the line as well', () => {
    const three = [ran('a', 0.1), ran('b', 0.5), ran('c', 0.2)]
    expect(chosen(three, ['a', 'other'], [])).toEqual(['a', 'b', 'c'])
  })

  test('are those nearby too where hardly any is known to run it', () => {
    expect(chosen([ran('a', 0.1), ran('b', 0.5)], [], [ran('nearby', 0), ran('a', 0.1)])).toEqual(['b', 'a', 'nearby'])
    expect(chosen([], [], [ran('nearby', 0)])).toEqual(['nearby'])
  })

  test('are at most eight', () => {
    const ten = Array.from({ length: 10 }, (_, index) => ran(`${index}`, 1 - index / 10))
    expect(chosen(ten, [], [])).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  })

  test('take a minute together at most, but the first one is asked whatever it takes', () => {
    expect(chosen([ran('a', 0.3, 59_000), ran('b', 0.2, 2_000), ran('c', 0.1, 1_000)], [], [])).toEqual(['a', 'c'])
    expect(chosen([ran('a', 0.3, 90_000), ran('b', 0.2), ran('c', 0.1)], [], [])).toEqual(['a'])
  })
})
