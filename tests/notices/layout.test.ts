/**
 * Where everything stands on the papers of a fund: they are drawn again after a crash, with the same bytes, also where
 * an update lies in between. Whoever changes the layout on purpose looks at the papers and puts the new sums here.
 */
import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawStatement } from '../../src/capital-account-statements/paper.server.ts'
import { drawNotice } from '../../src/notices/paper.server.ts'
import { noticeSnapshot } from '../../src/notices/snapshot.ts'
import { INVESTMENT, report, span, statement } from '../capital-account-statements/sample.ts'
import { common, NO_AMOUNTS, own } from './sample.ts'

/** A sum of what is drawn on each page: lines and text with places, sizes, colours and fonts. */
function pagesOf(paper: Buffer): string[] {
  const file = paper.toString('latin1')
  return [...file.matchAll(/\/Filter \/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .filter(drawn => drawn.includes(' Tf'))
    .map(drawn => createHash('sha256').update(drawn).digest('hex').slice(0, 12))
}

const HASH = 'ab12cd34ef56'
const LONG_NAME = 'Larkmoor Infrastructure, Energy Transition and Maritime Logistics Partners III General Partner'
const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Purpose ${index + 1} of a long call`).join('\n')

const PAID = {
  ...NO_AMOUNTS,
  distribution: '2500000',
  returnOfCapital: '824175.82',
  realizedGain: '1373626.37',
  recallableDistribution: '961538.46',
} as const
const huge = { ...NO_AMOUNTS, investmentFunding: '999999999999.99', managementFees: '123456789012.34' } as const

test.each([
  ['a call', common(), own(), ['248f1f22856e']],
  ['a distribution', common(PAID), own(PAID), ['7cfb283aa5ba']],
  ['a call that is set closer', { ...common(), purpose: lines(2) }, own(), ['f396994ec67b']],
  ['a call that is set as close as can be', { ...common(), purpose: lines(5) }, own(), ['37832241164a']],
  [
    'a call that would not fit on one page any closer',
    { ...common(), purpose: lines(6) },
    own(),
    ['1612d652440a', '46ae41d4d4eb'],
  ],
  ['a call on two pages', { ...common(), edition: 2, purpose: lines(30) }, own(), ['14b2613f2f3e', '061b4b16270b']],
  [
    'long names and large amounts',
    { ...common(huge), fund: { ...common().fund, name: LONG_NAME, generalPartner: LONG_NAME, signatory: LONG_NAME } },
    { ...own(huge), investor: { name: LONG_NAME, address: [LONG_NAME], attention: null } },
    ['eeef1539eaf6'],
  ],
])('the notice of %s is laid out as it was', async (_, shared, partner, pages) => {
  expect(pagesOf(await drawNotice(noticeSnapshot(shared, partner), HASH))).toEqual(pages)
})

test.each([
  ['one time', statement(), report(), ['b1d1de8eda41', 'ebaba53af748']],
  [
    'three times',
    statement({ spans: [span('period', '2026-03-31'), span('year', '2025-12-31'), span('inception', null)] }),
    report({ investments: [INVESTMENT, INVESTMENT] }),
    ['41516ccd3444', '3ee9f7c72640'],
  ],
])('the statement of %s is laid out as it was', async (_, stated, reported, pages) => {
  expect(pagesOf(await drawStatement(stated, reported, HASH))).toEqual(pages)
})
