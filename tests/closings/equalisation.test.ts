import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate } from '../../src/capital-movements/allocation.ts'
import { addDays } from '../../src/calendar.ts'
import { equalisationLines, equalise } from '../../src/closings/equalisation.ts'
import type { ClosingPartner, Drawdown } from '../../src/closings/equalisation.ts'
import type { Decimal } from '../../src/entity.ts'
import type { Components } from '../../src/limited-partners/ledger.ts'
import { absolute, add, compare, divide, multiply, round, subtract, sum, unitsText } from '../../src/money.ts'
import { casesFrom } from '../seeds.ts'
import { call, NAMES, partnersOf, summed, terms } from './earlierMovements.ts'

describe('a later closing follows the worked figures', () => {
  const drawdowns = [call({ date: '2026-01-01', totals: { investmentFunding: '50000000.00' } })]
  const early: [Decimal, Decimal][] = Array.from({ length: 5 }, () => ['80000000', '0'])
  const late: [Decimal, Decimal][] = [
    ['0', '20000000'],
    ['0', '30000000'],
    ['0', '40000000'],
  ]
  const partners = partnersOf([...early, ['5000000', '0'], ...late], drawdowns)
  const { partners: after, totals, lateInterest, drawn } = equalise(terms('2026-05-31', '8'), partners, drawdowns)

  test('of 405m and 90m with 50m drawn: what newcomers pay, and what the others get back', () => {
    expect(after.slice(6).map(({ catchUp }) => catchUp)).toEqual(['2020202.02', '3030303.03', '4040404.04'])
    expect(after.slice(0, 6).map(({ refund }) => refund)).toEqual([
      ...Array.from({ length: 5 }, () => '-1795735.13'),
      '-112233.44',
    ])
    expect(drawn).toBe('50000000.00')
    expect(add(totals.catchUp, totals.refund)).toBe('0')
  })

  test('and of the interest at 8 % for 150 days, shared by what each had drawn', () => {
    expect(after.slice(6).map(({ interest }) => interest)).toEqual(['66417.60', '99626.40', '132835.20'])
    expect(lateInterest).toBe('298879.20')
    expect(after.slice(0, 6).map(({ interest }) => interest)).toEqual([
      ...Array.from({ length: 4 }, () => '-59037.87'),
      '-59037.86',
      '-3689.86',
    ])
    expect(totals.interest).toBe('0.00')
  })

  test('and of 4,000,000.00 at 8 % for 90 days', () => {
    const earlier = [call({ date: '2026-01-01', totals: { investmentFunding: '8000000.00' } })]
    const two = equalise(
      terms('2026-04-01', '8'),
      partnersOf(
        [
          ['10', '0'],
          ['0', '10'],
        ],
        earlier,
      ),
      earlier,
    )
    expect(two.partners[1]).toMatchObject({ catchUp: '4000000.00', interest: '78904.11' })
  })
})

/** Two calls of a fund of 168m, then 72m more on 15/03/2026: five new partners, two raised, eleven as they were. */
describe('a closing with new and raised partners', () => {
  const fee = (days: Decimal) => round(divide(multiply(multiply('168000000', '0.0175'), days), '365'), 2)
  const drawdowns = [
    call({
      date: '2025-07-21',
      totals: { investmentFunding: '10800000.00', expensesPaidIn: '1200000.00', managementFees: fee('185') },
      feeCommitments: '168000000',
    }),
    call({
      capitalMovementId: 2,
      date: '2025-12-15',
      totals: { investmentFunding: '9600000.00', managementFees: fee('181') },
      feeCommitments: '168000000',
    }),
  ]
  const partners = partnersOf(
    [
      ['0', '20000000'],
      ['0', '15000000'],
      ['0', '8000000'],
      ['0', '5000000'],
      ['0', '4000000'],
      ['18000000', '12000000'],
      ['10000000', '8000000'],
      ['140000000', '0'],
    ],
    drawdowns,
  )
  const { partners: after, totals, lateInterest } = equalise(terms('2026-03-15', '7'), partners, drawdowns)

  test('moves catch-up and refund between partners, and leaves nothing over', () => {
    expect(totals).toMatchObject({ catchUp: '6480000.00', refund: '-6480000.00', interest: '0.00' })
    expect(lateInterest).toBe('213336.96')
    expect(after[0]).toMatchObject({ catchUp: '1800000.00', refund: '0.00', interest: '59260.27' })
    expect(after[5]).toMatchObject({ catchUp: '1080000.00', refund: '-694285.72' })
  })

  test('lets newcomers pay their own fee since the first closing with interest, to the manager alone', () => {
    expect(totals.fee).toBe('1263452.06')
    expect(totals.feeInterest).toBe('39811.64')
    expect(add(after[0]?.fee ?? '0', after[0]?.feeInterest ?? '0')).toBe('362017.69')
    expect(after[7]).toMatchObject({ fee: '0.00', feeInterest: '0.00' })
    expect(totals.toPay).toBe('1303263.70')
  })

  test('explains each figure by the calls it is made of', () => {
    expect(after[0]?.shares.map(({ days, catchUp, interest }) => [days, catchUp, interest])).toEqual([
      [237, '1000000', '45452.05'],
      [90, '800000', '13808.22'],
    ])
  })
})

describe('what else was booked before a closing', () => {
  test('distributions are called back from the earlier partners for the later ones, without interest', () => {
    const drawdowns = [
      call({
        date: '2026-01-01',
        totals: {
          distribution: '100.00',
          returnOfCapital: '60.00',
          realizedGain: '40.00',
          recallableDistribution: '10.00',
        },
      }),
    ]
    const { partners } = equalise(
      terms('2026-12-31', '8'),
      partnersOf(
        [
          ['50', '0'],
          ['0', '50'],
        ],
        drawdowns,
      ),
      drawdowns,
    )
    expect(partners[0]).toMatchObject({ refund: '50.00', toPay: '50.00', interest: '0.00' })
    expect(partners[0]?.components).toMatchObject({ distribution: '-50.00', recallableDistribution: '-5.00' })
    expect(partners[1]).toMatchObject({ catchUp: '-50.00', refund: '0.00', toPay: '-50.00', interest: '0.00' })
  })

  test('fees of another basis are shared anew like expenses, among those who pay fees', () => {
    const totals: Partial<Components> = { managementFees: '90.00' }
    const drawdowns = [call({ date: '2026-01-01', totals, feesOnCommitment: false, feeCommitments: '100' })]
    const all = partnersOf(
      [
        ['60', '0'],
        ['40', '0'],
        ['0', '50'],
      ],
      drawdowns,
    )
    const { partners, totals: sums } = equalise(terms('2026-12-31', '0'), all, drawdowns)
    expect(partners.map(({ components }) => components.managementFees)).toEqual(['-18.00', '-12.00', '30.00'])
    expect(sums).toMatchObject({ fee: '0.00', toPay: '0.00' })
    expect(partners.map(({ paid, refund, catchUp }) => [paid, refund, catchUp])).toEqual([
      ['54.00', '-18.00', '0.00'],
      ['36.00', '-12.00', '0.00'],
      ['0.00', '0.00', '30.00'],
    ])
    const skipped = equalise(
      terms('2026-12-31', '0'),
      all.map(partner => ({ ...partner, paysFees: partner.limitedPartnerId !== 3 })),
      drawdowns,
    )
    expect(skipped.partners.map(({ components }) => components.managementFees)).toEqual(['0.00', '0.00', '0.00'])
  })

  test('a newcomer who pays no management fee owes none', () => {
    const drawdowns = [call({ date: '2026-01-01', totals: { managementFees: '90.00' }, feeCommitments: '100' })]
    const all = partnersOf(
      [
        ['100', '0'],
        ['0', '50'],
        ['0', '50'],
      ],
      drawdowns,
    ).map(partner => ({
      ...partner,
      paysFees: partner.limitedPartnerId !== 3,
    }))
    expect(equalise(terms('2026-12-31', '0'), all, drawdowns).partners.map(({ fee }) => fee)).toEqual([
      '0.00',
      '45.00',
      '0.00',
    ])
  })

  test('no new commitment, no movement of money, to whomever a cent was rounded after a transfer', () => {
    const drawdowns = [
      call({
        date: '2026-01-01',
        totals: { investmentFunding: '100.00', managementFees: '10.00' },
        feesOnCommitment: false,
      }),
    ]
    const paid = (investmentFunding: Decimal, managementFees: Decimal) => ({ investmentFunding, managementFees })
    const partner = { prior: '1', additional: '0', paysFees: true } as const
    // A third of 100.00 each: the cent that is left over went to the third partner, and would go to the first today.
    const partners: ClosingPartner[] = [
      { ...partner, limitedPartnerId: 1, paid: paid('33.33', '3.33') },
      { ...partner, limitedPartnerId: 2, paid: paid('33.33', '3.33') },
      { ...partner, limitedPartnerId: 3, paid: paid('33.34', '3.34') },
    ]
    const { partners: after, totals } = equalise(terms('2026-12-31', '8'), partners, drawdowns)
    expect(after.map(({ toPay, catchUp, refund }) => [toPay, catchUp, refund])).toEqual([
      ['0.00', '0.00', '0.00'],
      ['0.00', '0.00', '0.00'],
      ['0.00', '0.00', '0.00'],
    ])
    expect(totals.toPay).toBe('0.00')
    expect(equalisationLines({ partners: after })).toEqual([])
  })

  test('no call, no movement of money; cents of a fund in yen are none', () => {
    const none = equalise(
      terms('2026-12-31', '8'),
      partnersOf(
        [
          ['100', '0'],
          ['0', '50'],
        ],
        [],
      ),
      [],
    )
    expect(none.partners.map(({ toPay }) => toPay)).toEqual(['0.00', '0.00'])
    const drawdowns = [call({ date: '2026-01-01', totals: { investmentFunding: '100' } })]
    const yen = equalise(
      { ...terms('2026-12-31', '8'), minorUnits: 0 },
      [
        { limitedPartnerId: 1, prior: '1', additional: '0', paysFees: true, paid: { investmentFunding: '100' } },
        { limitedPartnerId: 2, prior: '0', additional: '2', paysFees: true, paid: {} },
      ],
      drawdowns,
    )
    expect(yen.partners.map(({ catchUp, refund }) => [catchUp, refund])).toEqual([
      ['0.00', '-67.00'],
      ['67.00', '0.00'],
    ])
  })
})

interface Life {
  partners: { commitments: number[]; paysFees: boolean }[]
  movements: { closing: number; totals: Partial<Components> }[]
  feesOnCommitment: boolean
}

const cents = fc.integer({ min: 0, max: 5_000_000_00 }).map(amount => unitsText(BigInt(amount), 2))

const life: fc.Arbitrary<Life> = fc
  .record({
    partners: fc.array(
      fc.record({
        commitments: fc.array(fc.nat({ max: 9_999_999 }), { minLength: 3, maxLength: 3 }),
        paysFees: fc.boolean(),
      }),
      { minLength: 2, maxLength: 7 },
    ),
    movements: fc.array(
      fc.record({
        closing: fc.nat({ max: 1 }),
        totals: fc.record({
          investmentFunding: cents,
          managementFees: cents,
          expensesPaidIn: cents,
          distribution: cents,
          returnOfCapital: cents,
        }),
      }),
      { maxLength: 6 },
    ),
    feesOnCommitment: fc.boolean(),
  })
  .map(({ partners: [first, ...others], ...given }) => ({
    ...given,
    // Somebody was there from the beginning, and pays the fees.
    partners: [{ commitments: [1_000_003, ...(first?.commitments.slice(1) ?? [])], paysFees: true }, ...others],
  }))

const START = '2026-01-01'

/** A fund of three closings, with calls and distributions between them; the ledger of each partner at the end. */
function staged({ partners, movements, feesOnCommitment }: Life): Partial<Components>[] {
  const ledger = partners.map(() => summed([]))
  const committed = (until: number) =>
    partners.map(({ commitments }) => sum(commitments.slice(0, until + 1).map(value => unitsText(BigInt(value), 2))))
  const drawdowns: Drawdown[] = []
  for (const closing of [0, 1, 2]) {
    const date = addDays(START, closing * 100)
    if (closing > 0) {
      const [before, now] = [committed(closing - 1), committed(closing)]
      const given = partners.map(({ paysFees }, index): ClosingPartner => ({
        limitedPartnerId: index + 1,
        prior: before[index] ?? '0',
        additional: subtract(now[index] ?? '0', before[index] ?? '0'),
        paysFees,
        paid: ledger[index] ?? {},
      }))
      const { partners: equalised, totals, lateInterest } = equalise(terms(date, '8'), given, drawdowns)
      // Nothing is left over between the partners, in no component; interest goes from one to the other.
      for (const name of NAMES)
        if (name !== 'managementFees' || !feesOnCommitment)
          expect(compare(sum(equalised.map(({ components }) => components[name])), '0')).toBe(0)
      expect(compare(totals.interest, '0')).toBe(0)
      expect(compare(lateInterest, '0')).toBeGreaterThanOrEqual(0)
      for (const [index, { components }] of equalised.entries())
        ledger[index] = summed([ledger[index] ?? {}, components])
    }
    const weights = committed(closing)
    const sharers = partners.map(({ paysFees }, index) => ({
      limitedPartnerId: index + 1,
      weight: weights[index] ?? '0',
      skipsManagementFee: !paysFees,
    }))
    for (const [index, { totals }] of movements.filter(movement => movement.closing === closing).entries()) {
      for (const { limitedPartnerId, components } of allocate(totals, sharers, 2))
        ledger[limitedPartnerId - 1] = summed([ledger[limitedPartnerId - 1] ?? {}, components])
      drawdowns.push(
        call({
          capitalMovementId: drawdowns.length + 1,
          date: addDays(date, index + 1),
          totals,
          feesOnCommitment,
          feeCommitments: sum(sharers.filter(sharer => !sharer.skipsManagementFee).map(({ weight }) => weight)),
        }),
      )
    }
  }
  return ledger
}

/** The same fund with everybody there from the beginning. */
function atOnce({ partners, movements }: Life): Partial<Components>[] {
  const sharers = partners.map(({ commitments, paysFees }, index) => ({
    limitedPartnerId: index + 1,
    weight: sum(commitments.map(value => unitsText(BigInt(value), 2))),
    skipsManagementFee: !paysFees,
  }))
  const lines = movements.map(({ totals }) => allocate(totals, sharers, 2))
  return partners.map((_partner, index) => summed(lines.map(all => all[index]?.components ?? {})))
}

test('C15: after the closings every partner stands as if admitted at the first one', () => {
  fc.assert(
    fc.property(life, given => {
      const [is, wanted] = [staged(given), atOnce(given)]
      for (const [index, ledger] of is.entries())
        for (const name of NAMES)
          if (name !== 'managementFees' || !given.feesOnCommitment)
            expect(`${name} ${round(ledger[name] ?? '0', 2)}`).toBe(`${name} ${round(wanted[index]?.[name] ?? '0', 2)}`)
      if (given.feesOnCommitment) expectEqualFees(given, is)
    }),
    casesFrom(20_260_315, 150),
  )
})

/** Fees of commitments: whoever pays them has paid the same for each unit of commitment, to some cents. */
function expectEqualFees({ partners, movements }: Life, ledger: readonly Partial<Components>[]): void {
  const payers = partners.flatMap(({ commitments, paysFees }, index) => {
    const commitment = sum(commitments.map(value => unitsText(BigInt(value), 2)))
    return paysFees ? [{ commitment, fees: ledger[index]?.managementFees ?? '0' }] : []
  })
  const all = sum(payers.map(({ commitment }) => commitment))
  const fees = sum(payers.map(payer => payer.fees))
  const tolerance: Decimal = `${movements.length * 3 * partners.length * 0.01 + 0.01}`
  for (const payer of payers) {
    const own = divide(multiply(fees, payer.commitment), all)
    expect(compare(absolute(subtract(payer.fees, own)), round(tolerance, 2))).toBeLessThanOrEqual(0)
  }
}
