/**
 * The screens of investments and their companies: the list, adding, commitments edited in place, the logo, and who may
 * open what.
 */
import type { Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import { ADMIN, USER, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { choiceField, choose, fieldError, open, saveWithKey, state, textField } from '../kit/opening.ts'
import { act } from '../reporting-periods/fixtures.ts'
import { PNG } from '../server/uploads.ts'
import { newFund, newInvestment } from './fixtures.ts'
import type { Made } from '../browser/asking.ts'

const commitments = (page: Page) => page.getByRole('group', { name: 'Commitments' })
const details = (fund: Made, investment: Made) => `/funds/${fund.id}/investments/${investment.id}/details`

test('R003 R059 R060 R144 R299 R300 R301 R302 an investment is added once everything required is answered, and is listed in its fund only', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const elsewhere = await newInvestment(ask, await newFund(ask))
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/investments/overview`)
  await expect(page.getByText('Add the first one.')).toBeVisible()
  await page.getByRole('link', { name: 'New investment' }).first().click()
  await page.getByRole('button', { name: 'Create investment' }).click()
  for (const field of [
    'Name',
    'Country',
    'Deal currency',
    'In foreign currency',
    'Subscription date',
    'Cash flow start date',
    'Commitments',
  ])
    await expect(fieldError(page, field), field).toHaveText('This field is required.')
  await expectAccessible(page)
  await textField(page, 'Name').fill('Kestrelpoint Holding')
  await choose(page, 'Country', 'Denm', 'Denmark')
  await choose(page, 'Deal currency', 'DKK', 'DKK')
  const foreign = page.getByRole('radiogroup', { name: 'In foreign currency' })
  await expect(foreign.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await foreign.getByRole('radio', { name: 'No' }).check()
  await textField(page, 'Subscription date').fill('22/11/2026')
  await textField(page, 'Vintage year').fill('2027')
  await textField(page, 'Founded year').fill('2027')
  await textField(page, 'Cash flow start date').fill('1/12/2026')
  for (const field of ['Subscription date', 'Vintage year', 'Founded year'])
    await expect(fieldError(page, field), field).toContainText('Must not be later than')
  // Today and this year are the last that are accepted.
  await textField(page, 'Subscription date').fill('21/11/2026')
  await textField(page, 'Vintage year').fill('2026')
  await textField(page, 'Founded year').fill('2026')
  await commitments(page).getByRole('button', { name: 'Add a line' }).click()
  await page.keyboard.type('21/11/2026')
  await page.keyboard.press('Tab')
  await commitments(page).getByRole('textbox', { name: 'Value' }).fill('2m')
  await page.keyboard.press('Enter')
  await expect(commitments(page).getByRole('row', { name: '21/11/2026 2,000,000.00' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/investments\/\d+\/details$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Kestrelpoint Holding' })).toBeVisible()
  await expect(foreign.getByRole('radio', { name: 'No' })).toBeChecked()
  await open(page, `/funds/${fund.id}/investments/overview`)
  await expect(
    page.getByRole('row', { name: /Kestrelpoint Holding Denmark 2,000,000\s*DKK.*Not invested yet/ }),
  ).toBeVisible()
  await expect(page.getByText(String(elsewhere['name']))).toHaveCount(0)
  await expectAccessible(page)
})

test('R061 R209 R303 R304 R305 R306 commitments are edited in place, and each edit is confirmed or cancelled before the investment is saved', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const investment = await newInvestment(ask, fund)
  const lines = commitments(page)
  const cell = (name: string) => lines.getByRole('textbox', { name })
  await signedIn(page, USER)
  await open(page, details(fund, investment))
  await lines.getByRole('button', { name: 'Edit line 2' }).click()
  await cell('Value').fill('300k')
  // A line that is being edited is no change yet, and is not lost without a question either.
  await page.getByRole('link', { name: 'Contacts' }).first().click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(cell('Value')).toHaveValue(/300/)
  await page.keyboard.press('Control+s')
  await expect(fieldError(page, 'Commitments')).toHaveText('Line 2 is being edited: confirm or cancel it, then save.')
  await expectAccessible(page)
  await lines.locator('.pending-edits').getByRole('button', { name: 'Cancel line 2' }).click()
  await expect(lines.getByRole('row', { name: '31/03/2025 250,000.00' })).toBeVisible()
  await expect(fieldError(page, 'Commitments')).toHaveCount(0)
  await lines.getByRole('button', { name: 'Edit line 2' }).click()
  for (const [date, words] of [
    ['15/1/2024', 'Another commitment is dated 15/01/2024.'],
    ['14/1/2024', 'Must not be before the subscription date, 15/01/2024.'],
    ['', 'This field is required.'],
  ] as const) {
    await cell('Date').fill(date)
    await lines.getByRole('button', { name: 'Confirm line 2' }).click()
    await expect(lines.locator('.field-error')).toContainText(words)
  }
  await cell('Date').fill('1/4/2025')
  await cell('Value').fill('')
  await lines.getByRole('button', { name: 'Confirm line 2' }).click()
  await expect(lines.locator('.field-error')).toHaveText('This field is required.')
  await cell('Value').fill('300k')
  await page.keyboard.press('Enter')
  await expect(lines.getByRole('row', { name: '01/04/2025 300,000.00' })).toBeVisible()
  await lines.getByRole('button', { name: 'Add a line' }).click()
  await page.keyboard.press('Escape')
  await expect(lines.getByRole('row')).toHaveCount(3)
  await lines.getByRole('button', { name: 'Remove line 1' }).click()
  await expect(page.locator('[data-field="totalCommitment"]')).toContainText('300,000.00')
  await textField(page, 'Subscription date').fill('2/4/2025')
  await page.keyboard.press('Control+s')
  await expect(lines.locator('.field-error')).toHaveText('Must not be before the subscription date, 02/04/2025.')
  await textField(page, 'Subscription date').fill('1/4/2025')
  await saveWithKey(page)
  expect((await ask('GET', `/api/investments/${investment.id}`)).body).toMatchObject({
    subscriptionDate: '2025-04-01',
    totalCommitment: '300000.00',
    commitments: [{ date: '2025-04-01', value: '300000.00' }],
  })
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('complementary', { name: 'History' }).getByRole('listitem').first()
  await expect(history).toContainText(
    /Commitments, line 1: Datefrom 31\/03\/2025.*to 01\/04\/2025.*Commitments, line 1: Valuefrom 250,000\.00.*to 300,000\.00/,
  )
})

test('R003 R087 R088 R144 R211 R212 R307 a company is added to an investment and changed; both show their logo', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const investment = await newInvestment(ask, fund)
  await signedIn(page, USER)
  await open(page, details(fund, investment))
  await page
    .locator('.field-logo input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible()
  await saveWithKey(page)
  await page.reload()
  await expect(page.locator('h1 img')).toBeVisible()
  await page.getByRole('tab', { name: 'Companies' }).click()
  await page.getByRole('link', { name: 'New company' }).first().click()
  await textField(page, 'Name').fill('')
  // A required currency cannot be taken away: the one of the deal comes back.
  const proposed = await choiceField(page, 'Currency').inputValue()
  await choiceField(page, 'Currency').fill('')
  await page.getByRole('button', { name: 'Create company' }).click()
  await expect(fieldError(page, 'Name')).toHaveText('This field is required.')
  await expect(choiceField(page, 'Currency')).toHaveValue(proposed)
  for (const name of ['name', 'currencyId']) {
    const whole: Record<string, unknown> = {
      investmentId: investment.id,
      name: 'Kestrelpoint Ferries',
      currencyId: investment['dealCurrencyId'],
    }
    expect((await ask('POST', '/api/companies', { ...whole, [name]: null })).body).toMatchObject({
      status: 400,
      errors: { [name]: ['This field is required.'] },
    })
  }
  await textField(page, 'Name').fill('Kestrelpoint Rail ApS')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: String(investment['name']) })).toBeVisible()
  await page.getByRole('region', { name: 'Companies' }).getByRole('link', { name: 'Kestrelpoint Rail ApS' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kestrelpoint Rail ApS' })).toBeVisible()
  await textField(page, 'Headquarter').fill('Aarhus')
  await textField(page, 'From').fill('1/1/2024')
  await saveWithKey(page)
  await expectAccessible(page)
  await open(page, `${details(fund, investment)}?tab=companies`)
  await expect(
    page.getByRole('region', { name: 'Companies' }).getByRole('row', { name: /Kestrelpoint Rail ApS.*Aarhus/ }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('amounts of a list in several currencies say their own, and are added up by currency @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const [krona] = (await ask<Made[]>('GET', `/api/currencies?filter=${JSON.stringify({ code: 'SEK' })}`)).body
  const own = await newInvestment(ask, fund)
  const foreign = await newInvestment(ask, fund, {
    dealCurrencyId: krona!.id,
    inForeignCurrency: true,
    commitments: [{ date: '2024-01-15', value: '43000000.00' }],
  })
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/investments/overview`)
  const row = (name: unknown) => page.getByRole('row', { name: new RegExp(`^${String(name)}`) })
  await expect(row(foreign['name'])).toContainText(/43,000,000SEK.*0EUR/)
  await expect(row(own['name'])).toContainText(/1,250,000EUR.*0EUR/)
  const total = row('Total of 2 investments')
  await expect(total).toContainText('1,250,000EUR')
  await expect(total).toContainText('43,000,000SEK')
})

test.describe('what is refused', () => {
  test.use({
    expectedErrors: async ({}, use) => {
      await use([/status of (40[349]|422)/])
    },
  })

  test('R417 says that the investment was not saved, and why, whoever refuses it; nor is it deleted before its period is reopened', async ({
    page,
    server,
    signedIn,
  }) => {
    const ask = await askingAs(server.address, ADMIN)
    const fund = await newFund(ask)
    const investment = await newInvestment(ask, fund)
    const period = (
      await ask<Made>('POST', '/api/reporting-periods', { fundId: fund.id, name: 'Q2 2024', date: '2024-06-30' })
    ).body
    const completed = await act(ask, period, 'complete')
    await signedIn(page, USER)
    await open(page, details(fund, investment))
    await commitments(page).getByRole('button', { name: 'Remove line 1' }).click()
    await page.keyboard.press('Control+s')
    const shown = (words: string) =>
      expect(
        page
          .locator('.notification')
          .filter({ has: page.getByText('Investment not saved', { exact: true }) })
          .filter({ hasText: words }),
      ).toBeVisible()
    await shown('The date 15/01/2024 falls in the reporting period Q2 2024')
    await expect(state(page)).toContainText('1 unsaved change')

    // At a field: by the form itself, and by the server alone.
    await page.getByRole('button', { name: 'Discard' }).click()
    await textField(page, 'Name').fill('')
    await page.keyboard.press('Control+s')
    await shown('Name: This field is required. What you typed is still here.')
    await textField(page, 'Name').fill('Kestrelpoint')
    await page.route(`**/api/investments/${investment.id}`, route =>
      route.request().method() === 'PUT'
        ? route.continue({ postData: { ...(route.request().postDataJSON() as object), countryId: 999_999_999 } })
        : route.continue(),
    )
    const [answer] = await Promise.all([
      page.waitForResponse(response => response.request().method() === 'PUT'),
      page.keyboard.press('Control+s'),
    ])
    expect(answer.status()).toBe(422)
    await shown('Country: ')
    await expect(fieldError(page, 'Country')).toBeVisible()

    await page.getByRole('button', { name: 'Discard changes' }).click()
    const remove = async () => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: /^Delete/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    }
    await remove()
    await expect(
      page
        .locator('.notification')
        .filter({ hasNotText: 'not saved' })
        .filter({ hasText: 'The date 15/01/2024 falls in the reporting period Q2 2024' }),
    ).toBeVisible()
    expect((await ask('GET', `/api/investments/${investment.id}`)).status).toBe(200)
    await act(ask, completed, 'reopen', { reason: 'Sold before' })
    await remove()
    await expect(page).toHaveURL(/investments\/overview$/)
    expect((await ask('GET', `/api/investments/${investment.id}`)).status).toBe(404)
  })
})
