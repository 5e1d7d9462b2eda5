import { describe, expect, test, vi } from 'vitest'
import { cellText, noticeFacts, noticeRemarks, noticeTables, noticeTitle } from '../../src/notices/content.ts'
import { ILPA_TYPES } from '../../src/notices/ilpaTypes.ts'
import { noticeSheets } from '../../src/notices/sheets.ts'
import { noticeSnapshot } from '../../src/notices/snapshot.ts'
import { bookedOf, differencesOf } from '../../src/notices/reconciliation.ts'
import { drawNotice } from '../../src/notices/paper.server.ts'
import { common, NO_AMOUNTS, own } from './sample.ts'

/** The figures of the pictured notice: 182 million committed, 8.28 million called, 25 million of one partner. */
describe('a notice of a call', () => {
  const snapshot = noticeSnapshot(common(), own())

  test('R487 says the components with type, scope and impact, and the way of the unfunded commitment', () => {
    expect(
      snapshot.components.map(({ ilpaType, insideFund, amount, impactOnUnfunded }) => [
        ilpaType,
        insideFund,
        amount.fund,
        amount.investor,
        impactOnUnfunded.investor,
      ]),
    ).toEqual([
      ['Investments', true, '7280000.00', '1000000.00', '-1000000.00'],
      ['Management fee', true, '917479.45', '128272.16', '-128272.16'],
      ['Partnership expenses', true, '82520.55', '11335.24', '-11335.24'],
    ])
    expect(snapshot.totals.net).toEqual({ fund: '8280000.00', investor: '1139607.40' })
    expect(snapshot.unfunded.before.investor).toBe('10000000.00')
    expect(snapshot.unfunded.after).toEqual({ fund: '64520000.00', investor: '8860392.60' })
    expect(snapshot.cumulative.called.investor).toBe('16389607.40')
    expect(snapshot.kind).toBe('CapitalCall')
  })

  test('is paid to the account of the fund under its reference', () => {
    expect(snapshot.account?.payee).toBe('fund')
    expect(noticeFacts(snapshot).map(({ value }) => value)).toEqual([
      'EUR 1,139,607.40',
      '04/12/2026',
      'RF41 GII1 2001',
    ])
  })

  test('names neither another partner nor anything but its own share and the fund', () => {
    expect(JSON.stringify(snapshot)).not.toMatch(/Borrowdale/)
  })
})

describe('a netted notice', () => {
  const snapshot = noticeSnapshot(
    common({
      ...NO_AMOUNTS,
      investmentFunding: '1000.00',
      lateEntranceFee: '50.00',
      returnOfCapital: '300.00',
      realizedGain: '-20.00',
      distribution: '2000.00',
      recallableDistribution: '350.00',
    }),
    own({
      ...NO_AMOUNTS,
      investmentFunding: '100.00',
      lateEntranceFee: '-5.00',
      returnOfCapital: '30.00',
      realizedGain: '-2.00',
      distribution: '200.00',
      recallableDistribution: '35.00',
    }),
  )

  test('R487 states both gross amounts, what is inside and outside the fund, and the difference', () => {
    expect(snapshot.kind).toBe('Netted')
    expect([
      snapshot.totals.call.investor,
      snapshot.totals.distribution.investor,
      snapshot.totals.net.investor,
    ]).toEqual(['95.00', '200.00', '-105.00'])
    expect([snapshot.totals.insideFund.investor, snapshot.totals.outsideFund.investor]).toEqual(['-100.00', '-5.00'])
    expect(noticeTables(snapshot).map(({ title }) => title)).toEqual([
      'What the call is for',
      'What is distributed',
      'Settlement',
      'Unfunded commitment',
    ])
    expect(snapshot.account?.payee).toBe('investor')
  })

  test('takes what is recallable from the return of capital first, then from income, never from a loss', () => {
    const impacts = Object.fromEntries(
      snapshot.components.map(({ component, impactOnUnfunded }) => [component, impactOnUnfunded.investor]),
    )
    expect(impacts).toMatchObject({ returnOfCapital: '30.00', realizedGain: '0.00', income: '5.00' })
    expect(snapshot.totals.impactOnUnfunded.investor).toBe('-65.00')
  })

  test('calls interest of later partners that comes in by its other type', () => {
    expect(snapshot.components.find(({ component }) => component === 'lateEntranceFee')).toMatchObject({
      ilpaType: 'Subsequent close interest (distribution)',
      insideFund: false,
    })
  })
})

test('what an equalisation returns is paid to the partner, and says so', () => {
  const snapshot = noticeSnapshot(
    common(NO_AMOUNTS),
    own({ ...NO_AMOUNTS, investmentFunding: '-1795735.13', lateEntranceFee: '-59037.87' }),
  )
  expect(noticeTitle(snapshot)).toBe('Equalisation notice')
  expect(noticeFacts(snapshot)[0]).toEqual({ title: 'Amount paid to you', value: 'EUR 1,854,773.00' })
  expect(snapshot.unfunded.after.investor).toBe('11795735.13')
  // What comes back to the partner is no share of what the fund calls.
  const later = noticeSnapshot(common({ ...NO_AMOUNTS, managementFees: '882512.44' }), {
    ...own({ ...NO_AMOUNTS, investmentFunding: '-784258.10' }),
    shares: '-784258.1',
  })
  expect(noticeTables(later).at(-1)?.rows.at(-2)).toEqual({
    title: 'Returned with this notice, inside the commitment',
    cells: [{ kind: 'money', value: '-882512.44' }, { kind: 'money', value: '784258.10' }, null],
  })
  expect(noticeRemarks(later)).toContain('Shares that you give back with this notice: 784,258.100000.')
})

test.each([
  ['JPY', 0, '1234567', '1,234,567'],
  ['KWD', 3, '1234.567', '1,234.567'],
] as const)('amounts in %s have its decimals', (currency, minorUnits, amount, shown) => {
  const snapshot = noticeSnapshot(
    { ...common({ ...NO_AMOUNTS, investmentFunding: amount }), currency, minorUnits },
    own({ ...NO_AMOUNTS, investmentFunding: amount }),
  )
  expect(noticeFacts(snapshot)[0]!.value).toBe(`${currency} ${shown}`)
  expect(cellText(noticeTables(snapshot)[0]!.rows[0]!.cells[1]!, minorUnits)).toBe(shown)
})

describe('the check against the ledger', () => {
  const snapshot = noticeSnapshot(common(), own())
  const booked = bookedOf(
    { remaining: '10000000.00', called: '15250000.00', distributed: '915000.00', recallable: '250000.00' },
    { call: '1139607.40', distribution: '0', impactOnUnfunded: '-1139607.40', called: '1139607.40' },
  )

  test('R487 finds nothing where a notice says what was booked', () => {
    expect(differencesOf([{ limitedPartnerId: 7, snapshot }], new Map([[7, booked]]))).toEqual([])
  })

  test('R487 names the partner and the figure where a cent differs', () => {
    const off = { ...booked, call: '1139607.41' as const }
    expect(differencesOf([{ limitedPartnerId: 7, snapshot }], new Map([[7, off]]))).toEqual([
      { limitedPartnerId: 7, figure: 'call', notice: '1139607.40', ledger: '1139607.41' },
    ])
    expect(differencesOf([{ limitedPartnerId: 7, snapshot }], new Map()).map(({ figure }) => figure)).toEqual([
      'call',
      'impactOnUnfunded',
      'after',
      'calledSoFar',
      'distributedSoFar',
      'recallableBefore',
    ])
  })
})

test('R487 the workbook holds every component with its type, and adds up to the net amount', () => {
  const [components] = noticeSheets(noticeSnapshot(common(), own()))
  const column = components!.rows.map(row => row[4])
  expect(column).toEqual([
    { kind: 'money', value: '1000000.00' },
    { kind: 'money', value: '128272.16' },
    { kind: 'money', value: '11335.24' },
    { kind: 'money', value: '1139607.40' },
  ])
  expect(components!.rows.map(([, type]) => type)).toEqual([
    'Investments',
    'Management fee',
    'Partnership expenses',
    null,
  ])
})

test.each([
  [0, '25000000', '1000000'],
  [3, '25000000.000', '1000000.000'],
])(
  'R487 a notice in a currency of %i decimals says every amount with them, in each of its forms',
  (minorUnits, commitment, funding) => {
    const snapshot = noticeSnapshot({ ...common(), currency: minorUnits === 0 ? 'JPY' : 'KWD', minorUnits }, own())
    const { unfunded, components, totals } = snapshot
    expect([unfunded.commitment.investor, components[0]!.amount.investor]).toEqual([commitment, funding])
    const sheets = noticeSheets(snapshot)
    const amounts = [...sheets.flatMap(({ rows }) => rows.flat()), ...Object.values(totals).map(({ fund }) => fund)]
      .map(cell => (typeof cell === 'object' && cell?.kind === 'money' ? cell.value : cell))
      .filter(text => typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text))
    expect(amounts.length).toBeGreaterThan(20)
    const whole = amounts.filter(text => /^-?\d+(\.0*)?$/.test(String(text)))
    expect(whole.filter(text => (String(text).split('.')[1]?.length ?? 0) !== minorUnits)).toEqual([])
    expect(sheets.map(sheet => sheet.minorUnits)).toEqual([minorUnits, minorUnits])
  },
)

test('every component of a line is in the table of types, once', () => {
  expect(ILPA_TYPES.map(({ component }) => component).sort()).toEqual(
    [
      ...Object.keys(NO_AMOUNTS).filter(name => name !== 'distribution' && name !== 'recallableDistribution'),
      'income',
    ].sort(),
  )
})

describe('the paper', () => {
  test('R239 is a PDF, with the same bytes whenever the same content is drawn', async () => {
    const snapshot = noticeSnapshot(common(), own())
    const [one, other] = [await drawNotice(snapshot, 'ab12cd34'), await drawNotice(snapshot, 'ab12cd34')]
    expect(one.subarray(0, 5).toString()).toBe('%PDF-')
    expect(one.equals(other)).toBe(true)
    expect(one.equals(await drawNotice({ ...snapshot, number: '12 / 002' }, 'ab12cd34'))).toBe(false)
  })

  test('has the same bytes whatever was drawn before it, although fonts and words are kept', async () => {
    const snapshot = noticeSnapshot(common(), own())
    const named = (name: string) => ({ ...snapshot, investor: { ...snapshot.investor, name } })
    const other = async (name: string) => (await drawNotice(named(name), 'ab12cd34')).toString('latin1')
    // Apostrophe and the letter that looks like it have one shape: which of them is read must not be what came first.
    const first = await other('Teachers\u2019 Pension')
    vi.resetModules()
    const anew = await import('../../src/notices/paper.server.ts')
    await anew.drawNotice(named('Teachers\u02bc Pension'), 'ab12cd34')
    expect((await anew.drawNotice(named('Teachers\u2019 Pension'), 'ab12cd34')).toString('latin1')).toBe(first)
    expect(await other('Teachers\u02bc Pension')).not.toBe(first)
  })
})
