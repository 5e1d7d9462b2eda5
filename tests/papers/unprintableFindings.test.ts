/** What papers print is warned of while it is typed, at the field and with the characters. */
import { expect, test } from 'vitest'
import { bankAccountRules } from '../../src/bank-accounts/rules.ts'
import { capitalMovementRules, lineRules } from '../../src/capital-movements/rules.ts'
import { closingRules } from '../../src/closings/rules.ts'
import { contactRules } from '../../src/contacts/rules.ts'
import { fundManagerRules } from '../../src/fund-managers/rules.ts'
import { fundRules } from '../../src/funds/rules.ts'
import { investmentRules } from '../../src/investments/rules.ts'
import { partnerRules } from '../../src/limited-partners/rules.ts'
import { onboardingRules } from '../../src/onboarding/rules.ts'
import { reportingPeriodRules } from '../../src/reporting-periods/rules.ts'

const TODAY = { today: '2026-11-21' } as const
const CHINESE = '北京 Fund'
const WARNED = { code: 'paper.unprintable', values: { letters: '北 京', written: '北京 Fund' }, warning: true }

const OF_EACH = [
  ['the name of a fund', 'name', () => fundRules({ name: CHINESE }, TODAY)],
  ['the address of a fund', 'address', () => fundRules({ address: CHINESE }, TODAY)],
  ['the postal code of a fund', 'postalCode', () => fundRules({ postalCode: CHINESE }, TODAY)],
  ['the general partner of a fund', 'generalPartner', () => fundRules({ generalPartner: CHINESE }, TODAY)],
  ['who signs for a fund', 'name', () => fundManagerRules({ name: CHINESE }, TODAY)],
  ['the first name of a contact', 'firstName', () => contactRules({ firstName: CHINESE }, TODAY)],
  ['the last name of a contact', 'lastName', () => contactRules({ lastName: CHINESE }, TODAY)],
  ['the name of a reporting period', 'name', () => reportingPeriodRules({ name: CHINESE }, TODAY)],
  ['the name of a closing', 'name', () => closingRules({ name: CHINESE }, TODAY)],
  ['the name of a movement', 'name', () => capitalMovementRules({ name: CHINESE }, TODAY)],
  ['the purpose of a movement', 'purpose', () => capitalMovementRules({ purpose: CHINESE }, TODAY)],
  [
    'its section of the agreement',
    'agreementSection',
    () => capitalMovementRules({ agreementSection: CHINESE }, TODAY),
  ],
  ['its payment reference', 'paymentReference', () => capitalMovementRules({ paymentReference: CHINESE }, TODAY)],
  ['the payment reference of a line', 'paymentReference', () => lineRules({ paymentReference: CHINESE }, TODAY)],
  ['the name of a limited partner', 'name', () => partnerRules({ name: CHINESE }, TODAY)],
  ['the city of a limited partner', 'city', () => partnerRules({ city: CHINESE }, TODAY)],
  ['the investor of an onboarding', 'investorName', () => onboardingRules({ investorName: CHINESE }, TODAY)],
  ['the name of an investment', 'name', () => investmentRules({ name: CHINESE }, TODAY)],
  ['what is deferred of a sale', 'deferredProceeds', () => investmentRules({ deferredProceeds: CHINESE }, TODAY)],
  ['the name of a bank account', 'name', () => bankAccountRules({ name: CHINESE }, TODAY)],
  ['the city of a bank', 'bankCity', () => bankAccountRules({ bankCity: CHINESE }, TODAY)],
] as const

for (const [what, field, findings] of OF_EACH)
  test(`${what} is warned of where papers cannot show it`, () => {
    expect(findings()).toEqual([{ field, ...WARNED }])
  })

test('characters that papers show are not warned of', () => {
  for (const name of ['Ελένη Παπαδοπούλου', 'Фонд Ўзбекистон', 'Nguyễn Thị Phượng', 'Société Générale – “A”', null])
    expect(partnerRules({ name, address: name }, TODAY)).toEqual([])
})
