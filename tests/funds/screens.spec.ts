/** The screens of funds: finding, making, changing and deleting one, and every field of its details. */
import { fund } from '../../generated/entities/fund.ts'
import type { Field } from '../../src/entity.ts'
import { askingAs, type Asking } from '../browser/asking.ts'
import { ADMIN, AGENT, USER, addressOf } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { act, newPeriod } from '../reporting-periods/fixtures.ts'
import { choiceField, choose, open, saveWithKey, state, textField } from '../kit/opening.ts'
import type { Page } from '@playwright/test'

type Fund = Record<string, unknown> & { id: number; version: number }

let unique = 0

/** Every test works on a fund of its own. */
async function newFund(ask: Asking, more: Record<string, unknown> = {}): Promise<Fund> {
  // A fund of the demo data, in euro: the first of the list may be one that another test made.
  const filter = encodeURIComponent(JSON.stringify({ name: 'Larkmoor Growth II SCSp' }))
  const [first] = (await ask<Fund[]>('GET', `/api/funds?filter=${filter}`)).body
  const name = `Test fund ${process.pid}-${(unique += 1)}`
  const { managerId, countryId, currencyId } = first!
  return (
    await ask('POST', '/api/funds', { name, commencementDate: '2022-03-31', managerId, countryId, currencyId, ...more })
  ).body
}

test('R002 R044 a tenant administrator adds a fund on the overview, changes, finds and deletes it, and the API shows the same', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  await signedIn(page, ADMIN)
  await open(page, '/funds/overview')
  await expect(page.getByRole('row')).not.toHaveCount(1)

  await page.getByRole('button', { name: 'New fund' }).click()
  const dialog = page.getByRole('dialog', { name: 'New fund' })
  await expect(textField(dialog, 'Fund name')).toBeFocused()
  await textField(dialog, 'Fund name').fill('Larkmoor Meadow IV')
  await textField(dialog, 'Commencement date').fill('1/4/26')
  await choose(dialog, 'Manager', 'Larkmoor Partners', 'Larkmoor Partners S.à r.l.')
  await choose(dialog, 'Country', 'Luxem', 'Luxembourg')
  await choose(dialog, 'Fund currency', 'EUR', 'EUR')
  await dialog.getByRole('button', { name: 'Create fund' }).click()
  await expect(page).toHaveURL(/\/funds\/\d+\/details$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Larkmoor Meadow IV' })).toBeVisible()
  const id = Number(/\d+/.exec(addressOf(page))![0])
  expect((await ask('GET', `/api/funds/${id}`)).body).toMatchObject({
    name: 'Larkmoor Meadow IV',
    commencementDate: '2026-04-01',
  })

  await textField(page, 'Friendly name').fill('Meadow IV')
  await saveWithKey(page)
  expect((await ask('GET', `/api/funds/${id}`)).body).toMatchObject({ friendlyName: 'Meadow IV' })

  await open(page, '/funds/overview')
  await page.getByRole('searchbox', { name: 'Find a fund' }).fill('meadow')
  await expect(page.getByRole('link', { name: 'Larkmoor Meadow IV' })).toBeVisible()
  // The head, the fund, and the sums of what was found.
  await expect(page.getByRole('row')).toHaveCount(3)
  await page
    .getByRole('row', { name: /Meadow IV/ })
    .getByRole('cell')
    .nth(2)
    .click()
  await expect(page).toHaveURL(new RegExp(`/funds/${id}/`))

  await open(page, `/funds/${id}/details`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete fund' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Larkmoor Meadow IV?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/funds\/overview/)
  expect((await ask('GET', `/api/funds/${id}`)).status).toBe(404)
})

test('R045 a fund opens on its performance, and the list leads there', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  await open(page, '/funds/overview')
  await page.getByRole('link', { name: 'Larkmoor Ventures I SCSp' }).click()
  await expect(page).toHaveURL(/\/funds\/\d+\/performance$/)
})

test('each role sees of a fund what it may do with it @long', async ({ page, server, signedIn }) => {
  const { id } = await newFund(await askingAs(server.address, ADMIN))
  await signedIn(page, AGENT)
  await open(page, '/funds/overview')
  await expect(page.getByRole('button', { name: 'New fund' })).toHaveCount(0)
  await open(page, `/funds/${id}/details`)
  await expect(state(page)).toContainText('You can read this.')
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0)
  await signedIn(page, USER)
  await open(page, `/funds/${id}/details`)
  await expect(textField(page, 'Fund name')).toBeEditable()
  await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0)
})

/** The fields in the words and groups of the specification, by their names in the schema. */
const GROUPS: Record<string, readonly string[]> = {
  R174: [
    'name',
    'friendlyName',
    'vintageYear',
    'nominalShareValue',
    'commencementDate',
    'cashFlowStartDate',
    'firstClosingDate',
    'finalClosingDate',
    'term',
    'investmentPeriod',
    'extensions',
  ],
  R175: [
    'managerId',
    'address',
    'postalCode',
    'city',
    'countryId',
    'tradeRegisterNumber',
    'bankAccountNumber',
    'bankCode',
    'vat',
    'advisor',
    'generalPartner',
  ],
  R176: ['legalForm', 'openClosedEnded', 'currencyId', 'domicileId'],
  R178: ['subscriptionFee', 'subscriptionArrangements', 'minimalFirstCapitalCallAmount'],
  R179: ['stage', 'sector', 'geography', 'maximumInvestment', 'investmentRestrictions'],
  R180: [
    'managementFee',
    'managementFeeBasis',
    'managementFeeSubsequent',
    'additionalBasis',
    'fixedManagementFee',
    'minimumManagementFee',
    'lateEntranceInterestRate',
    'invoiceFrequency',
    'feeOffsets',
  ],
  R182: ['carriedInterestType', 'carriedInterest', 'carriedInterestEffectiveDate', 'carriedInterestPaymentDate'],
  R183: ['withholdingTax', 'recallableDistributions', 'reinvestmentPolicy'],
  R184: [
    'yearEnd',
    'firstReportingDate',
    'investorReportingFrequency',
    'decimals',
    'accountingPrinciples',
    'valuationPolicy',
  ],
  R185: ['esgRestrictions', 'esgPolicy', 'esgReporting'],
  R186: [
    'regulator',
    'depositary',
    'independentValuerAndRiskManager',
    'auditor',
    'administrator',
    'lawyer',
    'bankingFacilities',
  ],
}

interface Sample {
  typed: string
  shown: string
  stored: unknown
}

const DATES: Record<string, string> = {
  commencementDate: '2022-03-31',
  cashFlowStartDate: '2022-04-15',
  firstClosingDate: '2022-03-31',
  finalClosingDate: '2023-03-31',
  firstReportingDate: '2022-06-30',
}

function sampleOf(field: Field): Sample {
  if (field.kind === 'date') {
    const stored = DATES[field.name] ?? '2024-02-29'
    const [year, month, day] = stored.split('-')
    return { typed: `${day}${month}${year}`, shown: `${day}/${month}/${year}`, stored }
  }
  if (field.format === 'year') return { typed: '2022', shown: '2022', stored: 2022 }
  if (field.kind === 'integer') return { typed: '5', shown: '5', stored: 5 }
  if (field.format === 'percent') return { typed: '12.5', shown: '12.50\u00a0%', stored: '12.5' }
  if (field.format === 'percent4') return { typed: '1.75%', shown: '1.7500\u00a0%', stored: '1.75' }
  if (field.kind === 'decimal') return { typed: '350k', shown: '350,000.00', stored: '350000.00' }
  const text =
    field.name === 'bankAccountNumber'
      ? 'LU75 9990 0000 0000 0001'
      : field.name === 'bankCode'
        ? 'FIKTLULL'
        : `${field.title} 1`.slice(0, field.maxLength ?? 30)
  return { typed: text, shown: text, stored: text }
}

/** The second of the values on offer, so that a default does not pass for a choice. */
async function chooseSecond(page: Page, field: Field): Promise<{ shown: string }> {
  await choiceField(page, field.title).click()
  await page.getByRole('option').nth(1).click()
  // The list may be drawn anew between looking at it and pressing: what was chosen stands in the field.
  await expect(page.getByRole('option')).toHaveCount(0)
  const shown = await choiceField(page, field.title).inputValue()
  return { shown }
}

const fundField = (name: string): Field => fund.fields.find(field => field.name === name)!
const tabOf = (field: Field): string => fund.sections.find(section => section.id === field.section)!.tab!

for (const tab of new Set(fund.sections.map(section => section.tab!))) {
  const groups = Object.entries(GROUPS).filter(([, names]) => tabOf(fundField(names[0]!)) === tab)
  const fields = groups.flatMap(([, names]) => names.map(fundField))
  if (fields.length === 0) continue
  test(`${groups.map(([requirement]) => requirement).join(' ')} each field of ${tab} is filled in, saved and read back, on the screen and by the API`, async ({
    page,
    server,
    signedIn,
  }) => {
    const ask = await askingAs(server.address, ADMIN)
    const { id } = await newFund(ask)
    await signedIn(page, ADMIN)
    await open(page, `/funds/${id}/details?tab=${tab.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`)
    const expected = new Map<Field, string>()
    for (const field of fields) {
      if (field.kind === 'choice' || field.kind === 'reference') {
        expected.set(field, (await chooseSecond(page, field)).shown)
        continue
      }
      const { typed, shown } = sampleOf(field)
      await textField(page, field.title).fill(field.name === 'name' ? `${typed} ${id}` : typed)
      expected.set(field, field.name === 'name' ? `${shown} ${id}` : shown)
    }
    await saveWithKey(page)
    await page.reload()
    for (const [field, shown] of expected) {
      const control =
        field.kind === 'choice' || field.kind === 'reference'
          ? choiceField(page, field.title)
          : textField(page, field.title)
      await expect(control, field.title).toHaveValue(shown)
    }
    const { body } = (await ask('GET', `/api/funds/${id}`)) as { body: Fund }
    for (const field of fields) {
      if (field.name === 'name') continue
      if (field.kind === 'reference') expect(typeof body[field.name], field.name).toBe('number')
      else if (field.kind === 'choice')
        expect(
          field.choices!.map(choice => choice.value),
          field.name,
        ).toContain(body[field.name])
      else expect(body[field.name], field.name).toBe(sampleOf(field).stored)
    }
  })
}

test('R058 every field of the fund stands in one of the groups of its details, and the tab is part of the address', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, USER)
  await open(page, '/funds/1/details')
  const titles: string[] = []
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    titles.push(...(await page.locator('.field-label:visible').allInnerTexts()))
  }
  expect(addressOf(page)).toBe('/funds/1/details?tab=service-providers')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Service providers' })).toHaveAttribute('aria-selected', 'true')
  expect(titles.map(title => title.replace(/\s*\*$/, '')).sort()).toEqual(fund.fields.map(field => field.title).sort())
})

test('R177 R181 open/closed-ended and the fee basis offer exactly their values, and the API refuses any other @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const { id, version } = await newFund(ask)
  await signedIn(page, ADMIN)
  await open(page, `/funds/${id}/details`)
  await choiceField(page, 'Open/closed-ended').click()
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['Open-ended', 'Closed-ended'])
  await page.getByRole('option', { name: 'Open-ended' }).click()
  await page.getByRole('tab', { name: 'Fees and carry' }).click()
  await choiceField(page, 'Basis of the management fee').click()
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['Cash at work', 'Commitment', 'Fixed'])
  await page.getByRole('option', { name: 'Cash at work' }).click()
  await saveWithKey(page)
  const { body } = (await ask('GET', `/api/funds/${id}`)) as { body: Fund }
  expect(body).toMatchObject({ openClosedEnded: 'Open-ended', managementFeeBasis: 'Cash At Work' })
  const { name, commencementDate, managerId, countryId, currencyId } = body
  for (const wrong of [{ openClosedEnded: 'Half-ended' }, { managementFeeBasis: 'NAV' }]) {
    const refused = await ask(
      'PUT',
      `/api/funds/${id}`,
      { name, commencementDate, managerId, countryId, currencyId, ...wrong },
      { 'if-match': `"${version + 1}"` },
    )
    expect(refused.status).toBe(400)
  }
})

test('R184 the decimals of a fund change the figures of its row @long', async ({ page, server, signedIn }) => {
  const ask = await askingAs(server.address, ADMIN)
  await newFund(ask, { name: 'Decimals, whole units', nominalShareValue: '1234.56', decimals: 0 })
  await newFund(ask, { name: 'Decimals, cents', nominalShareValue: '1234.56', decimals: 2 })
  await signedIn(page, USER)
  await open(page, '/funds/overview')
  await page.getByRole('searchbox').fill('Decimals')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Nominal share value' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /^Decimals, whole units/ })).toContainText('1,235')
  await expect(page.getByRole('row', { name: /^Decimals, cents/ })).toContainText('1,234.56')
})

test('a rule of the fund speaks while it is typed, and the end of the term is computed @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { id } = await newFund(await askingAs(server.address, ADMIN), { term: 10 })
  await signedIn(page, ADMIN)
  await open(page, `/funds/${id}/details`)
  await expect(page.locator('[data-field="endsOn"]')).toContainText('30/03/2032')
  await textField(page, 'Term').fill('12')
  await expect(page.locator('[data-field="endsOn"]')).toContainText('30/03/2034')
  await textField(page, 'First closing date').fill('31/03/2022')
  await textField(page, 'Final closing date').fill('31/03/2021')
  await expect(textField(page, 'Final closing date')).toHaveAccessibleDescription(
    'Must not be before the first closing date, 31/03/2022.',
  )
  await expect(page.getByRole('tab', { name: /Identity and terms.*1 field needs attention/ })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(state(page)).toContainText('1 field needs attention')
  await textField(page, 'Final closing date').fill('31/03/2023')
  await saveWithKey(page)
})

test('a fund keeps the currency of its amounts, and says which published figures other terms would change @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  const ask = await askingAs(server.address, ADMIN)
  const made = await newFund(ask, {
    carriedInterestType: 'European',
    carriedInterest: '20',
    preferredReturn: '8',
    catchUp: '100',
  })
  const period = await newPeriod(ask, made.id, 'Q1 2026', '2026-03-31')
  await ask('POST', '/api/accounting-entries', {
    fundId: made.id,
    reportingPeriodId: period.id,
    totalCash: '5',
    borrowings: '0',
    otherAssetsAndLiabilities: '0',
  })
  await act(ask, await act(ask, period, 'complete'), 'publish')
  await signedIn(page, USER)
  await open(page, `/funds/${made.id}/details`)
  await choose(page.getByRole('main'), 'Fund currency', 'USD', 'USD')
  await page.keyboard.press('Control+s')
  await expect(
    page.getByText('Cannot change any more: the fund holds amounts in it (accounting entries).'),
  ).toBeVisible()
  const warning = page.getByText(
    'This changes published figures, up to Q1 2026: accrued carried interest, net asset value of limited partners',
  )
  await expect(warning).toHaveCount(0)
  await page.getByRole('tab', { name: 'Fees and carry' }).click()
  await textField(page, 'Preferred return %').fill('7')
  await expect(warning).toBeVisible()
})
