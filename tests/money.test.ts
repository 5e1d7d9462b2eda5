import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  absolute,
  add,
  asAmount,
  compare,
  cut,
  decimalProblem,
  DEFAULT_LIMIT,
  divide,
  fromBinary,
  fromSpreadsheet,
  hasMoreDecimals,
  isZero,
  lesser,
  multiply,
  negate,
  plain,
  power,
  round,
  split,
  subtract,
  sum,
  unitsText,
  wholeUnits,
} from '../src/money.ts'
import { decimalOf, untyped } from './decimals.ts'
import { casesFrom } from './seeds.ts'

fc.configureGlobal(casesFrom(20261123))

const CENTS = { decimals: 2 }

describe('a decimal from outside', () => {
  test.each(['0', '0.07', '1.13', '4.35', '-1234567.89', '0.00', '-0', '007', '9999999.99', '-9999999.99'])(
    'D33 %s is accepted',
    text => {
      expect(decimalProblem(text, CENTS)).toBeNull()
    },
  )

  test.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '1e3',
    '1e308',
    '1e400',
    'NaN',
    'Infinity',
    '-Infinity',
    '.5',
    '5.',
    '1,000',
    '--1',
    '-',
    '0x10',
    '1_000',
    '١',
    '1\n',
  ])('D31 %j is no decimal', text => {
    expect(decimalProblem(text, CENTS)).toBe('decimal')
  })

  test.each([1, 0, -1.5, NaN, null, undefined, true, [1], ['1'], {}, 1n])('D32 %s is no text, so no decimal', value => {
    expect(decimalProblem(value, CENTS)).toBe('decimal')
  })

  test('D33 1.005 has too many decimals for money, not for a rate', () => {
    expect(decimalProblem('1.005', CENTS)).toBe('decimals')
    expect(decimalProblem('1.005', { decimals: 10 })).toBeNull()
    expect(decimalProblem('1.000', CENTS)).toBe('decimals')
    expect(decimalProblem('1.0', { decimals: 0 })).toBe('decimals')
  })

  test('R425 without stated limits a number lies between minus and plus 9,999,999.99', () => {
    expect(DEFAULT_LIMIT).toBe('9999999.99')
    expect(decimalProblem('9999999.99', CENTS)).toBeNull()
    expect(decimalProblem('-9999999.99', CENTS)).toBeNull()
    expect(decimalProblem('10000000', CENTS)).toBe('max')
    expect(decimalProblem('-10000000', CENTS)).toBe('min')
    expect(decimalProblem('9999999.991', { decimals: 10 })).toBe('max')
  })

  test('R425 a field that states its own limits takes a commitment of 50,000,000', () => {
    const commitment = { decimals: 2, min: '0', max: '999999999999.99' } as const
    expect(decimalProblem('50000000', commitment)).toBeNull()
    expect(decimalProblem('1000000000000', commitment)).toBe('max')
    expect(decimalProblem('-0.01', commitment)).toBe('min')
  })

  test('D31 a number of any length gets a quick answer', () => {
    expect(decimalProblem('99999999999999999999', CENTS)).toBe('max')
    expect(decimalProblem('9'.repeat(1_000_000), CENTS)).toBe('max')
    expect(decimalProblem(`-${'9'.repeat(1_000_000)}`, CENTS)).toBe('min')
    expect(decimalProblem(`0.${'0'.repeat(1_000_000)}1`, CENTS)).toBe('decimals')
    expect(decimalProblem(`0.${'0'.repeat(38)}`)).toBeNull()
    expect(decimalProblem(`0.${'0'.repeat(39)}`)).toBe('max')
    expect(decimalProblem(`-0.${'0'.repeat(38)}`)).toBe('min')
  })

  test('zero is refused where it must not be, in every spelling', () => {
    for (const zero of ['0', '0.00', '-0', '00'])
      expect(decimalProblem(zero, { ...CENTS, notZero: true }), zero).toBe('notZero')
    expect(decimalProblem('0.01', { ...CENTS, notZero: true })).toBeNull()
  })
})

describe('exact arithmetic', () => {
  test('cents are exact where binary numbers are not', () => {
    expect(add('0.1', '0.2')).toBe('0.3')
    expect(subtract('1.13', '1.13')).toBe('0')
    expect(multiply('4.35', '100')).toBe('435')
    expect(sum(['999999999999.99', '0.01', '-1000000000000'])).toBe('0')
    expect(sum([])).toBe('0')
    expect(sum(['1.5', '-0.25', '0', '-0.00', '1.2500'])).toBe('2.5')
    expect(() => sum(['1', '1e3'])).toThrow(RangeError)
    expect(multiply('999999999999.99', '0.0000000001')).toBe('99.999999999999')
  })

  test('nothing is shortened to an exponent', () => {
    expect(multiply('0.0000000001', '0.0000000001')).toBe('0.00000000000000000001')
    expect(multiply('1000000000000', '1000000000000')).toBe('1000000000000000000000000')
  })

  test('a quotient is exact far beyond what is booked', () => {
    expect(divide('1', '3')).toBe(`0.${'3'.repeat(60)}`)
    expect(round(multiply(divide('1', '3'), '3'), 30)).toBe(`1.${'0'.repeat(30)}`)
    expect(() => divide('1', '0.00')).toThrow(RangeError)
  })

  test('comparing looks at the number, not at its spelling', () => {
    expect(compare('1.50', '1.5')).toBe(0)
    expect(compare('-2', '1')).toBeLessThan(0)
    expect(compare('10', '9')).toBeGreaterThan(0)
    expect(isZero('-0.00')).toBe(true)
  })

  test('are compared by what they are worth, however many zeros they are written with', () => {
    const written = fc
      .tuple(fc.bigInt({ min: -99999n, max: 99999n }), fc.nat(4), fc.nat(3), fc.nat(3))
      .map(([units, decimals, before, after]) => {
        const text = unitsText(units, decimals)
        const zeros = (text.includes('.') ? '' : '.0') + '0'.repeat(after)
        return {
          worth: units * 10n ** BigInt(4 - decimals),
          text: decimalOf(text.replace(/\d/, '0'.repeat(before) + '$&') + zeros),
        }
      })
    fc.assert(
      fc.property(written, written, (one, other) => {
        const expected = one.worth === other.worth ? 0 : one.worth < other.worth ? -1 : 1
        expect(compare(one.text, other.text)).toBe(expected)
      }),
    )
  })

  test.each([
    ['1.00', 0, false],
    ['-0.5', 0, true],
    ['12', 2, false],
    ['0.010', 2, false],
    ['0.001', 2, true],
  ] as const)('%s with %i decimals: more than these it has %s', (value, decimals, more) => {
    expect(hasMoreDecimals(value, decimals)).toBe(more)
  })

  test('of two that are the same number the first one is the lesser, as it is written', () => {
    expect([lesser('1.50', '1.5'), lesser('-2', '1'), lesser('10', '9')]).toEqual(['1.50', '-2', '9'])
  })

  test('what is cut loses its decimals towards zero, and what is plain loses its zeros alone', () => {
    expect([cut('1.999', 2), cut('-1.999', 2), cut('1', 2), cut('0.005', 0)]).toEqual(['1.99', '-1.99', '1.00', '0'])
    expect([plain('1.500'), plain('-0.00'), plain('100'), absolute('-7.10')]).toEqual(['1.5', '0', '100', '7.1'])
  })

  test('a number of a spreadsheet has the fifteen digits that spreadsheets count with', () => {
    expect(['0.30000000000000004', '1.5E-3', '1e21', '-12', '1234567890123456', '12.5'].map(fromSpreadsheet)).toEqual([
      '0.3',
      '0.0015',
      `1${'0'.repeat(21)}`,
      '-12',
      '1234567890123460',
      '12.5',
    ])
    for (const other of ['1,5', 'x', '', '1e', '1e9999', '.5', '1 ']) expect(fromSpreadsheet(other)).toBe(other)
  })

  test('there is no negative zero', () => {
    expect(negate('0')).toBe('0')
    expect(negate('-0.00')).toBe('0')
    expect(round('-0.004', 2)).toBe('0.00')
    expect(multiply('-1', '0')).toBe('0')
  })

  test.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['0.125', 2, '0.13'],
    ['0.124999999999', 2, '0.12'],
    ['2', 2, '2.00'],
    ['1234567.891234', 6, '1234567.891234'],
    ['9999999.995', 2, '10000000.00'],
  ] as const)('%s at %i decimals is %s: half away from zero', (value, decimals, rounded) => {
    expect(round(value, decimals)).toBe(rounded)
  })

  test('what is no plain decimal is not computed with', () => {
    for (const wrong of ['', '1e3', 'NaN', ' 1', '1,000'])
      expect(() => untyped(add, wrong, '1'), wrong).toThrow(RangeError)
  })
})

const cents = (amount: string) => BigInt(amount.replace('.', ''))
const amount = fc.bigInt(-99_999_999_999_999n, 99_999_999_999_999n).map(value => {
  const digits = String(value < 0n ? -value : value).padStart(3, '0')
  return decimalOf(`${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)
})
const weights = fc
  .array(
    fc
      .nat({ max: 100_000_000_000 })
      .map(value => decimalOf(`${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`)),
    { minLength: 1, maxLength: 60 },
  )
  .filter(list => list.some(weight => cents(weight) > 0n))

describe('an amount as it is kept', () => {
  test.each([
    ['0', '0.00'],
    ['-0', '0.00'],
    ['-0.00', '0.00'],
    ['007.50', '7.50'],
    ['-12', '-12.00'],
    ['1.5', '1.50'],
    ['1.500', '1.50'],
    ['1.2340', '1.234'],
    ['0.00005', '0.0001'],
    ['-0.00004', '0.00'],
    ['99999999999999.99', '99999999999999.99'],
  ] as const)('%s is %s', (given, kept) => {
    expect(asAmount(given)).toBe(kept)
  })

  test('is what it was when it is written so already, and its zeros are zero', () => {
    fc.assert(
      fc.property(amount, given => {
        const kept = cents(given) === 0n ? '0.00' : given
        expect([asAmount(given), isZero(given)]).toEqual([kept, cents(given) === 0n])
      }),
    )
    expect(() => untyped(isZero, 'nothing')).toThrow(RangeError)
  })
})

describe('splitting a sum', () => {
  test('no cent is lost: the parts add up to the total', () => {
    fc.assert(
      fc.property(amount, weights, (total, shares) => {
        expect(split(total, shares).reduce((so, part) => so + cents(part), 0n)).toBe(cents(total))
      }),
    )
  })

  test('every part is less than one cent away from its exact share', () => {
    fc.assert(
      fc.property(amount, weights, (total, shares) => {
        const all = shares.reduce((so, weight) => so + cents(weight), 0n)
        split(total, shares).forEach((part, index) => {
          const off = cents(part) * all - cents(total) * cents(shares[index]!)
          expect(off < all && off > -all).toBe(true)
        })
      }),
    )
  })

  test('the order of the weights does not matter', () => {
    const shuffled = weights.chain(list =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(
          list.map((_, index) => index),
          { minLength: list.length },
        ),
      ),
    )
    fc.assert(
      fc.property(amount, shuffled, (total, [list, order]) => {
        const before = split(total, list)
        const after = split(
          total,
          order.map(index => list[index]!),
        )
        // Equal weights may swap a cent among themselves; nothing else moves.
        const pairs = (parts: string[], of: string[]) => parts.map((part, index) => `${of[index]} ${part}`).sort()
        expect(
          pairs(
            after,
            order.map(index => list[index]!),
          ),
        ).toEqual(pairs(before, list))
      }),
    )
  })

  test('a weight of zero gets nothing', () => {
    fc.assert(
      fc.property(amount, weights, (total, shares) => {
        const parts = split(total, ['0', ...shares, '0.00'])
        expect(isZero(parts[0]!) && isZero(parts.at(-1)!)).toBe(true)
      }),
    )
  })

  test('known splits come out as published', () => {
    expect(split('100.00', ['1', '1', '1'])).toEqual(['33.34', '33.33', '33.33'])
    expect(split('50000000', ['80', '80', '80', '80', '80', '5'])).toEqual([
      ...Array<string>(5).fill('9876543.21'),
      '617283.95',
    ])
    expect(split('1234567.89', ['2333333.33', '333333.34', '333333.33', '333333.33'])).toEqual([
      '864197.52',
      '123456.79',
      '123456.79',
      '123456.79',
    ])
  })

  test('of equal remainders the larger weight gets the cent, then the earlier one', () => {
    expect(split('0.02', ['1', '3'])).toEqual(['0.00', '0.02'])
    expect(split('0.01', ['1', '1'])).toEqual(['0.01', '0.00'])
  })

  test('a refund is split as the mirror of a call', () => {
    expect(split('-100', ['1', '1', '1'])).toEqual(['-33.34', '-33.33', '-33.33'])
  })

  test('currencies with other minor units are split to their own smallest unit', () => {
    expect(split('100', ['1', '1', '1'], 0)).toEqual(['34', '33', '33'])
    expect(split('1', ['1', '1', '1'], 3)).toEqual(['0.334', '0.333', '0.333'])
    expect(() => split('1.005', ['1'])).toThrow(RangeError)
  })

  test('nothing splits into nothing, something needs a weight', () => {
    expect(split('0.00', ['0', '0'])).toEqual(['0.00', '0.00'])
    expect(split('0', [])).toEqual([])
    expect(() => split('1', ['0', '0'])).toThrow(RangeError)
    expect(() => split('1', ['-1', '2'])).toThrow(RangeError)
  })
})

describe('a power and a binary number', () => {
  test('a power is exact to the last cent of a fund', () => {
    expect(round(multiply('100000000', subtract(power('1.08', divide('1827', '365')), '1')), 2)).toBe('46994782.95')
    expect([power('2', '10'), power('4', '0.5'), power('1.08', '0'), power('0.5', '2')]).toEqual([
      '1024',
      '2',
      '1',
      '0.25',
    ])
    expect(() => power('0', '2')).toThrow(RangeError)
    expect(() => power('-8', '0.5')).toThrow(RangeError)
  })

  test('a rate that was found with binary numbers becomes plain text', () => {
    expect([fromBinary(0.1, 12), fromBinary(-1e-9, 12), fromBinary(1e21, 0), fromBinary(-1e-20, 4)]).toEqual([
      '0.100000000000',
      '-0.000000001000',
      '1000000000000000000000',
      '0.0000',
    ])
    for (const value of [NaN, Infinity]) expect(() => fromBinary(value, 2)).toThrow(RangeError)
  })

  test('amounts become whole units and come back', () => {
    for (const amount of ['0.00', '-0.01', '123456789012.34', '-5.10'] as const)
      expect(unitsText(wholeUnits(amount, 2), 2)).toBe(amount)
    expect(wholeUnits('12.5', 2)).toBe(1250n)
    expect(() => wholeUnits('0.001', 2)).toThrow(RangeError)
    expect(() => untyped(wholeUnits, 'x', 2)).toThrow(RangeError)
    expect([wholeUnits('1.500', 2), wholeUnits('1.000', 0), wholeUnits('7', 0)]).toEqual([150n, 1n, 7n])
    expect([unitsText(0n, 0), unitsText(-5n, 0), unitsText(-5n, 3), unitsText(1234n, 1)]).toEqual([
      '0',
      '-5',
      '-0.005',
      '123.4',
    ])
  })
})
