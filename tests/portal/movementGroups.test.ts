/** How the movements of an investor stand in its list: what is to come first, then year by year. */
import { expect, test } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { movementGroups } from '../../src/portal/movementGroups.ts'
import type { PublishedMovement } from '../../src/portal/movement.ts'

const TODAY = '2026-11-21'

function movement(noticeId: number, dueDate: CalendarDate, amount: Decimal, given: Partial<PublishedMovement> = {}) {
  return {
    noticeId,
    noticeSize: null,
    documentNumber: '7f3a 91c2',
    amount,
    currency: 'EUR',
    minorUnits: 2,
    kind: 'CapitalCall',
    name: `Movement ${noticeId}`,
    dueDate,
    paymentReference: null,
    fund: 'Fund',
    limitedPartnerId: 1,
    limitedPartner: 'Partner',
    paidOn: dueDate,
    received: '0.00',
    purpose: null,
    agreementSection: null,
    account: null,
    components: [],
    commitment: '0.00',
    called: '0.00',
    outside: '0.00',
    recallable: '0.00',
    remaining: '0.00',
    ...given,
  } as const satisfies PublishedMovement
}

const numbersOf = (movements: readonly PublishedMovement[]) =>
  movementGroups(movements, TODAY).map(({ year, movements: own }) => [year, own.map(({ noticeId }) => noticeId)])

test('R103 what is to come stands first, the earliest day first, then each year with the latest first', () => {
  expect(
    numbersOf([
      movement(5, '2026-12-04', '100.00', { paidOn: null }),
      movement(4, '2026-11-30', '-20.00', { paidOn: null }),
      movement(3, '2026-06-19', '50.00'),
      movement(2, '2025-12-31', '50.00', { paidOn: null }),
      movement(1, '2025-01-01', '50.00'),
    ]),
  ).toEqual([
    [null, [2, 4, 5]],
    ['2026', [3]],
    ['2025', [1]],
  ])
  expect(movementGroups([], TODAY)).toEqual([])
})

test('R103 totals keep currencies and directions apart, and take of what is to come what has not arrived yet', () => {
  const groups = movementGroups(
    [
      movement(5, '2026-12-04', '100.00', { paidOn: null, received: '40.00' }),
      movement(4, '2026-06-19', '-20.00'),
      movement(3, '2026-05-19', '-0.50'),
      movement(2, '2026-04-19', '50.00'),
      movement(1, '2026-03-19', '700', { currency: 'JPY', minorUnits: 0 }),
    ],
    TODAY,
  )
  expect(groups.map(({ totals }) => totals)).toEqual([
    [{ currency: 'EUR', minorUnits: 2, paid: '60', received: null }],
    [
      { currency: 'EUR', minorUnits: 2, paid: '50', received: '20.5' },
      { currency: 'JPY', minorUnits: 0, paid: '700', received: null },
    ],
  ])
})

test('R103 older years fold once there are more movements than a glance takes, the latest year never', () => {
  const years = (count: number) =>
    movementGroups(
      Array.from({ length: count }, (_each, place) =>
        movement(count - place, place < 6 ? '2026-03-01' : '2025-03-01', '10.00'),
      ),
      TODAY,
    ).map(({ year, isFolded }) => [year, isFolded])
  expect(years(8)).toEqual([
    ['2026', false],
    ['2025', false],
  ])
  expect(years(9)).toEqual([
    ['2026', false],
    ['2025', true],
  ])
})
