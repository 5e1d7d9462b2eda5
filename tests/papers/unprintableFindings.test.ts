/** What papers print is warned of while it is typed, at the field and with the characters. */
import { expect, test } from 'vitest'
import { bankAccountRules } from '../../src/bank-accounts/rules.ts'
import { fundRules } from '../../src/funds/rules.ts'
import { investmentRules } from '../../src/investments/rules.ts'
import { partnerRules } from '../../src/limited-partners/rules.ts'
import { onboardingRules } from '../../src/onboarding/rules.ts'

const TODAY = { today: '2026-11-21' } as const
const CHINESE = '北京 Fund'
const WARNED = { code: 'paper.unprintable', values: { letters: '北 京' }, warning: true }

const OF_EACH = [
  ['the name of a fund', 'name', () => fundRules({ name: CHINESE }, TODAY)],
  ['the address of a fund', 'address', () => fundRules({ address: CHINESE }, TODAY)],
  ['the name of a limited partner', 'name', () => partnerRules({ name: CHINESE }, TODAY)],
  ['the city of a limited partner', 'city', () => partnerRules({ city: CHINESE }, TODAY)],
  ['the investor of an onboarding', 'investorName', () => onboardingRules({ investorName: CHINESE }, TODAY)],
  ['the name of an investment', 'name', () => investmentRules({ name: CHINESE }, TODAY)],
  ['the name of a bank', 'name', () => bankAccountRules({ name: CHINESE }, TODAY)],
] as const

for (const [what, field, findings] of OF_EACH)
  test(`${what} is warned of where papers cannot show it`, () => {
    expect(findings()).toEqual([{ field, ...WARNED }])
  })

test('characters that papers show are not warned of', () => {
  for (const name of ['Ελένη Παπαδοπούλου', 'Фонд Ўзбекистон', 'Nguyễn Thị Phượng', 'Société Générale – “A”', null])
    expect(partnerRules({ name, address: name }, TODAY)).toEqual([])
})
