/** How a notice is laid out: what stands on which page, and that nothing is cut. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Components } from '../../src/limited-partners/ledger.ts'
import { drawNotice } from '../../src/notices/paper.server.ts'
import { PAGE, SheetOfPaper, TEXT_WIDTH } from '../../src/papers/sheetOfPaper.server.ts'
import { noticeSnapshot } from '../../src/notices/snapshot.ts'
import type { NoticeAccount, NoticeCommon, NoticeOwn } from '../../src/notices/snapshot.ts'
import { NO_AMOUNTS, common, own } from './sample.ts'

interface Line {
  text: string
  page: number
  left: number
  right: number
  y: number
}

/** The lines of each sheet that was begun, and the sheet that was handed out in the end. */
const begun = new WeakMap<SheetOfPaper, Line[]>()
const finished: SheetOfPaper[] = []

beforeEach(() => {
  const { line, finish } = SheetOfPaper.prototype
  vi.spyOn(SheetOfPaper.prototype, 'line').mockImplementation(function (this: SheetOfPaper, text, place, style) {
    const width = this.width(text, style)
    const left = place.right ? place.x - width : place.x
    const lines = begun.get(this) ?? []
    lines.push({ text, page: this.pages, left, right: left + width, y: place.y })
    begun.set(this, lines)
    line.call(this, text, place, style)
  })
  vi.spyOn(SheetOfPaper.prototype, 'finish').mockImplementation(function (this: SheetOfPaper, foot) {
    finished.push(this)
    return finish.call(this, foot)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function laidOut(shared: NoticeCommon, partner: NoticeOwn): Promise<{ lines: Line[]; pages: number }> {
  const paper = await drawNotice(noticeSnapshot(shared, partner), 'ab12cd34ef56')
  const last = finished.at(-1)
  if (!last) throw new Error('No paper was finished.')
  // The pages that the file itself counts.
  const [, pages] = /\/Type \/Pages\s+\/Count (\d+)/.exec(paper.toString('latin1')) ?? []
  expect(pages).toBe(String(last.pages))
  return { lines: begun.get(last) ?? [], pages: last.pages }
}

const pageOf = (lines: readonly Line[], text: string) => lines.findLast(one => one.text === text)?.page

const INVESTOR: NoticeAccount = {
  payee: 'investor',
  holder: 'Ashcombe Teachers’ Pension',
  accountNumber: 'GB29FIKT99900012345678',
  bankCode: 'FIKTGB2L',
  bank: 'London, United Kingdom',
  currency: 'EUR',
  verifiedOn: '2024-05-02',
  payeeConfirmation: { answer: 'Match', date: '2024-05-02' },
}
const PAID: Components = {
  ...NO_AMOUNTS,
  distribution: '2500000',
  returnOfCapital: '824175.82',
  realizedGain: '1373626.37',
  recallableDistribution: '961538.46',
}

describe('the paper of a notice', () => {
  test('R239 takes one page for a call and for a distribution', async () => {
    const call = await laidOut(common(), own())
    const distribution = await laidOut(common(PAID), { ...own(PAID), investorAccount: INVESTOR })
    expect([call.pages, distribution.pages]).toEqual([1, 1])
    const texts = distribution.lines.map(({ text }) => text)
    // Holder, number, code and bank, each whole on a line of its own.
    expect(texts).toEqual(
      expect.arrayContaining([
        'Ashcombe Teachers’ Pension',
        'GB29 FIKT 9990 0012 3456 78 (EUR)',
        'BIC',
        'FIKTGB2L',
        'London, United Kingdom',
      ]),
    )
  })

  test('never leaves the signature, or the heading of a part, alone on a page', async () => {
    for (let count = 0; count <= 44; count += 1) {
      const purpose = Array.from({ length: count }, (_, index) => `Purpose ${index + 1}`).join('\n')
      const { lines, pages } = await laidOut({ ...common(), purpose: purpose || null }, own())
      const [signature, payment] = [pageOf(lines, 'Hanne Birk, Class A manager'), pageOf(lines, 'Payment')]
      expect([count, signature, pages]).toEqual([count, payment, payment])
      // With room to sign above its line.
      const name = lines.find(({ text }) => text === 'Hanne Birk, Class A manager')?.y ?? 0
      const above = lines.filter(one => one.page === signature && one.y < name).map(one => one.y)
      expect(name - Math.max(...above), `${count} lines`).toBeGreaterThan(30)
      for (const [heading, first] of [
        ['Payment', 'Account holder'],
        ['What the call is for', 'Investment funding'],
        ['Unfunded commitment', 'Total commitment'],
      ] as const)
        expect([count, heading, pageOf(lines, heading)]).toEqual([count, heading, pageOf(lines, first)])
      // Whoever holds the second page alone knows whose it is.
      const heads = lines.filter(({ text }) => text === 'Capital call notice · Ashcombe Teachers’ Pension')
      expect([count, heads.length]).toEqual([count, pages - 1])
      for (const { y } of lines) expect(y).toBeLessThan(PAGE.height - 30)
    }
  })

  test('sets long names and large amounts smaller, and cuts none', async () => {
    const name =
      'Larkmoor Infrastructure, Energy Transition and Maritime Logistics Partners III General Partner S.à r.l.'
    const huge: Components = { ...NO_AMOUNTS, investmentFunding: '999999999999.99', managementFees: '123456789012.34' }
    const shared = common(huge)
    const { lines } = await laidOut(
      {
        ...shared,
        fund: { ...shared.fund, name, generalPartner: `${name} acting for it`, signatory: `${name}, manager` },
      },
      {
        ...own(huge),
        investor: { ...own().investor, name: `${name} as nominee` },
        reference: 'RF41GII12001ABCDEFGHIJKLM',
      },
    )
    for (const { text, left, right } of lines) {
      expect(left, text).toBeGreaterThanOrEqual(PAGE.left - 0.01)
      expect(right, text).toBeLessThanOrEqual(PAGE.left + TEXT_WIDTH + 0.01)
    }
    // Nothing on a line runs into its neighbour.
    for (const one of lines)
      for (const other of lines)
        if (one !== other && one.page === other.page && Math.abs(one.y - other.y) < 0.01 && one.left <= other.left)
          expect(one.right, `${one.text} | ${other.text}`).toBeLessThanOrEqual(other.left + 0.01)
  })

  test('prints amounts with the decimals of their currency', async () => {
    const amounts = async (currency: string, minorUnits: number, investmentFunding: '98765432' | '1000000.125') => {
      const called: Components = { ...NO_AMOUNTS, investmentFunding }
      const { lines } = await laidOut({ ...common(called), currency, minorUnits }, own(called))
      return lines.map(({ text }) => text)
    }
    expect(await amounts('JPY', 0, '98765432')).toEqual(expect.arrayContaining(['JPY 98,765,432', '(98,765,432)']))
    expect(await amounts('KWD', 3, '1000000.125')).toEqual(
      expect.arrayContaining(['KWD 1,000,000.125', '(1,000,000.125)', '25,000,000.000']),
    )
  })

  test('says from the second edition on which one it is', async () => {
    const editions = async (edition: number) =>
      (await laidOut({ ...common(), edition }, own())).lines.filter(({ text }) => text.startsWith('Edition'))
    expect(await editions(1)).toEqual([])
    expect(await editions(2)).toMatchObject([{ text: 'Edition 2', page: 1 }])
  })

  test('states no share of the fund where partners pay each other', async () => {
    const moved: Components = { ...NO_AMOUNTS, managementFees: '112000.55' }
    const { lines } = await laidOut(common(moved), own({ ...moved, investmentFunding: '3333333.33' }))
    const { y } = lines.find(({ text }) => text === 'This call, inside the commitment') ?? { y: 0 }
    expect(lines.filter(one => one.y === y).map(({ text }) => text)).toEqual([
      'This call, inside the commitment',
      '(112,000.55)',
      '(3,445,333.88)',
      '',
    ])
  })
})
