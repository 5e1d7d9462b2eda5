/** Every field of section 3 for funds, contacts, bank accounts and fund managers: kept by the API, shown by the form, changed by the form. */
import type { Page } from '@playwright/test'
import { bankAccount } from '../../generated/entities/bank-account.ts'
import { contact } from '../../generated/entities/contact.ts'
import { fundManager } from '../../generated/entities/fund-manager.ts'
import { fund } from '../../generated/entities/fund.ts'
import { accessToken } from '../../scripts/accessToken.ts'
import type { Entity, Field } from '../../src/entity.ts'
import { formatValue } from '../../src/formats.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, standing } from '../browser/pages.ts'

type Values = Record<string, unknown>

/** A value that the field admits; `turn` makes it differ from another one. */
function sample(field: Field, turn = 0): unknown {
  switch (field.kind) {
    case 'decimal': return field.max && field.max.length < 4 ? `${turn + 1}.5` : `${1200 + turn}.50`
    case 'integer': return field.format === 'year' ? 2020 + turn : turn + 2
    case 'date': return `2024-0${turn + 1}-15`
    case 'boolean': return true
    case 'choice': return field.choices?.[turn]?.value
    case 'reference': return 1 + turn
    default: return field.format === 'email' ? `somebody${turn}@example.org` : field.format === 'phone' ? `+44 1632 96000${turn}` : `${field.title} ${turn}`.slice(0, field.maxLength)
  }
}

const isWritten = (field: Field): boolean => !field.readOnly && field.computed === undefined && !['lines', 'answers'].includes(field.kind)

interface Asked { ask(method: string, path: string, body?: Values): Promise<Values & { id: number }> }

async function asAdministrator(address: string): Promise<Asked> {
  const token = await accessToken(address, ADMIN)
  return {
    async ask(method, path, body) {
      const answer = await fetch(`${address}${path}`, { method, headers: { authorization: `Bearer ${token}`, ...body && { 'content-type': 'application/json' } }, ...body && { body: JSON.stringify(body) } })
      const answered = await answer.json() as Values & { id: number }
      expect(answer.status, JSON.stringify(answered)).toBeLessThan(300)
      return answered
    },
  }
}

async function openTab(page: Page, entity: Entity, field: Field): Promise<void> {
  const tab = entity.sections.find(({ id }) => id === field.section)?.tab
  if (tab) await page.getByRole('tab', { name: tab }).click()
}

/** The number of decimals does not matter here: digits stand in the same order. */
async function expectShown(page: Page, field: Field, value: unknown): Promise<void> {
  const place = page.locator(`[data-field="${field.name}"]`)
  await expect(place).toBeVisible()
  if (field.kind === 'reference') return
  const shown = formatValue(field, value, { decimals: 2 })
  const input = place.locator('input:not([type=hidden]), textarea').first()
  const text = await input.count() > 0 ? await input.inputValue() : await place.innerText()
  const found = text === '' || text === undefined ? await place.innerText() : text
  expect(found, field.name).toContain(shown)
}

async function changeByForm(page: Page, entity: Entity, field: Field, address: string): Promise<string> {
  await openTab(page, entity, field)
  const text = field.kind === 'decimal' ? '3.25' : field.kind === 'date' ? '17/11/2025' : field.format === 'year' ? '2023' : field.kind === 'integer' ? '5' : 'Changed by the form'
  await page.locator(`#field-${field.name}`).fill(text)
  await page.locator('button[type=submit]').click()
  await expect(page.getByText('All changes are saved')).toBeVisible()
  await page.goto(address)
  await standing(page)
  await openTab(page, entity, field)
  return text
}

const FUND_FIELDS: readonly (readonly [id: string, what: string, names: readonly string[], changed: string])[] = [
  ['R174', 'identity and terms', ['name', 'friendlyName', 'vintageYear', 'nominalShareValue', 'commencementDate', 'cashFlowStartDate', 'firstClosingDate', 'finalClosingDate', 'term', 'investmentPeriod', 'extensions'], 'cashFlowStartDate'],
  ['R175', 'parties and address', ['managerId', 'address', 'postalCode', 'city', 'countryId', 'tradeRegisterNumber', 'bankAccountNumber', 'bankCode', 'vat', 'advisor', 'generalPartner'], 'advisor'],
  ['R176', 'form and currency', ['legalForm', 'openClosedEnded', 'currencyId', 'domicileId'], 'city'],
  ['R178', 'subscription', ['subscriptionFee', 'subscriptionArrangements', 'minimalFirstCapitalCallAmount'], 'subscriptionFee'],
  ['R179', 'strategy', ['stage', 'sector', 'geography', 'maximumInvestment', 'investmentRestrictions'], 'geography'],
  ['R180', 'management fee', ['managementFee', 'managementFeeBasis', 'managementFeeSubsequent', 'additionalBasis', 'fixedManagementFee', 'minimumManagementFee', 'lateEntranceInterestRate', 'invoiceFrequency', 'feeOffsets'], 'managementFee'],
  ['R182', 'carried interest', ['carriedInterestType', 'carriedInterest', 'carriedInterestEffectiveDate', 'carriedInterestPaymentDate'], 'carriedInterest'],
  ['R183', 'distributions and tax', ['withholdingTax', 'recallableDistributions', 'reinvestmentPolicy'], 'withholdingTax'],
  ['R184', 'reporting', ['yearEnd', 'firstReportingDate', 'investorReportingFrequency', 'decimals', 'accountingPrinciples', 'valuationPolicy'], 'firstReportingDate'],
  ['R185', 'ESG', ['esgRestrictions', 'esgPolicy', 'esgReporting'], 'esgPolicy'],
  ['R186', 'service providers', ['regulator', 'depositary', 'independentValuerAndRiskManager', 'auditor', 'administrator', 'lawyer', 'bankingFacilities'], 'auditor'],
]

/** Dates in an order that the rules admit. */
const FUND_DATES = {
  commencementDate: '2024-01-15', firstClosingDate: '2024-01-15', finalClosingDate: '2024-06-30', cashFlowStartDate: '2024-02-15', firstReportingDate: '2024-03-31',
  carriedInterestEffectiveDate: '2024-01-15', carriedInterestPaymentDate: '2034-01-15', term: 10, investmentPeriod: 5, managementFeeBasis: 'Commitment', carriedInterestType: 'European',
}

test.describe('a fund', () => {
  for (const [id, what, names, changed] of FUND_FIELDS) {
    test(`${id} keeps ${what}: through the API and through the form`, async ({ page, server, signedIn }) => {
      const { ask } = await asAdministrator(server.address)
      const written = fund.fields.filter(isWritten)
      const body: Values = { ...Object.fromEntries(written.map(field => [field.name, sample(field)])), ...FUND_DATES, name: `Fund with ${what} ${test.info().workerIndex}` }
      const { id: fundId } = await ask('POST', '/api/funds', body)
      const kept = await ask('GET', `/api/funds/${fundId}`)
      for (const name of names) expect(Number(kept[name]) || kept[name], name).toEqual(Number(body[name]) || body[name])

      await signedIn(page, ADMIN)
      const address = `/funds/${fundId}/details`
      await page.goto(address)
      await standing(page)
      for (const name of names) {
        const field = fund.fields.find(candidate => candidate.name === name)!
        await openTab(page, fund, field)
        await expectShown(page, field, body[name])
      }
      const field = fund.fields.find(candidate => candidate.name === changed)!
      const text = await changeByForm(page, fund, field, address)
      await expect(page.locator(`#field-${changed}`)).toHaveValue(new RegExp(text.replaceAll('/', '\\/')))
    })
  }
})

const OTHERS: readonly (readonly [id: string, entity: Entity, parent: Values, address: (id: number) => string, names: readonly string[], changed: string])[] = [
  ['R191', contact, {}, id => `/contacts/${id}/details`, ['firstName', 'lastName', 'email', 'phoneNumber', 'faxNumber'], 'lastName'],
  ['R206', bankAccount, { fundId: 1 }, id => `/funds/1/bank-accounts/${id}/details`, ['name', 'accountNumber', 'bankCode', 'currencyId', 'address', 'postalCode', 'city', 'countryId', 'bankAddress', 'bankPostalCode', 'bankCity', 'bankCountryId'], 'bankCity'],
  ['R232', fundManager, {}, id => `/reference/fund-managers/${id}/edit`, ['name', 'quality'], 'name'],
]

for (const [id, entity, parent, address, names, changed] of OTHERS) {
  test(`${id} ${entity.title} keeps its fields: through the API and through the form`, async ({ page, server, signedIn }) => {
    const { ask } = await asAdministrator(server.address)
    const body: Values = { ...Object.fromEntries(names.map(name => [name, sample(entity.fields.find(field => field.name === name)!, 1)])), ...parent }
    const { id: recordId, ...made } = await ask('POST', `/api/${entity.resource}`, body)
    for (const name of names) expect(made[name], name).toEqual(body[name])
    // The status of an account, of a person or at a bank, is the server's own.
    if (entity !== fundManager) expect(made).toHaveProperty(entity === contact ? 'accountStatus' : 'status')

    await signedIn(page, ADMIN)
    await page.goto(address(recordId))
    await standing(page)
    for (const name of names) await expectShown(page, entity.fields.find(field => field.name === name)!, body[name])
    const text = await changeByForm(page, entity, entity.fields.find(field => field.name === changed)!, address(recordId))
    await expect(page.locator(`#field-${changed}`)).toHaveValue(text)
    if (entity === contact) await expect(page.locator('[data-field="accountStatus"]').getByRole('textbox')).toHaveCount(0)
  })
}
