/** What every form does: checks, saves, keeps typed work, and looks as the specification says. */
import { askingAs, type Refusal } from '../browser/asking.ts'
import { ADMIN, USER, openInside, styleOf } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { NUMBER_TOLD, refusal } from '../browser/refusals.ts'
import { choiceField, choose, fieldError, open, saveWithKey, state, textField } from './opening.ts'
import { ROUTES } from '../../src/paths.ts'
import { makeFixtures } from '../shell/walk.ts'
import { newContact, newFund } from './fixtures.ts'

/** A text field of every page that changes a record; what is typed there is kept. */
const CHANGES: Readonly<Record<string, readonly [title: string, typed: string, tab?: string]>> = {
  'contact.details': ['Fax number', '+44 1632 960002'],
  'fundManager.edit': ['Name', `Edited again ${process.pid}`],
  'webhook.details': ['Address', 'https://changed.example/receiver'],
  'fund.details': ['Friendly name', 'Growth Two'],
  'fund.investment.details': ['Name', 'Kestrelpoint of the change'],
  'fund.investment.company.details': ['Headquarter', 'Aarhus'],
  'fund.transaction.details': ['Counterparty', 'Marlow & Reed'],
  'fund.investment.transaction.details': ['Description', 'Dividend of the change'],
  'fund.bankAccount.details': ['City', 'Vianden'],
  'fund.investment.bankAccount.details': ['City', 'Esch'],
  'fund.investment.fairValue.details': ['Cost', '1,234.56'],
  'fund.limitedPartner.details': ['City', 'Bath', 'details'],
  'fund.onboarding.details': ['City', 'Bergen', 'details'],
  'fund.closing.details': ['Name', 'Closing of the change', 'details'],
  'fund.transfer.details': ['Date', '03/10/2026'],
  'fund.capitalMovement.details': ['Name', 'Call of the change', 'details'],
  'fund.reportingPeriod.details': ['Name', 'Quarter of the change'],
}

const BY_DAY = ['contact.details', 'fund.details', 'fund.investment.company.details', 'fund.closing.details']
const CHANGING = ROUTES.filter(({ name, area }) => area === 'backOffice' && /\.(details|edit)$/.test(name))

for (const [which, changing] of [
  ['four details screens', CHANGING.filter(({ name }) => BY_DAY.includes(name))],
  ['every details and edit screen @long', CHANGING],
] as const)
  test(`R145 a change on ${which} survives a reload`, async ({ page, server, signedIn }) => {
    test.setTimeout(120_000)
    const ask = await askingAs(server.address, ADMIN)
    const { parameters } = await makeFixtures(ask)
    const { id: contactId } = await newContact(ask)
    const edited = `Edited on ${changing.length} screens ${process.pid}`
    const { id: fundManagerId } = (
      await ask<{ id: number }>('POST', '/api/fund-managers', { name: edited, quality: 'Manager' })
    ).body
    const webhook = { name: edited, url: 'https://told.example/', subscriptions: [{}] }
    const { id: webhookId } = (await ask<{ id: number }>('POST', '/api/webhooks', webhook)).body
    expect(CHANGING.map(({ name }) => name).sort()).toEqual(Object.keys(CHANGES).sort())
    await signedIn(page, ADMIN)
    const place: Record<string, unknown> = { ...parameters, contactId, fundManagerId, webhookId }
    const addressOf = (pattern: string, tab?: string) =>
      pattern.replace(/:(\w+)/g, (_, parameter: string) => String(place[parameter])) + (tab ? `?tab=${tab}` : '')
    await open(page, '/')
    for (const { name, pattern } of changing) {
      const [title, typed, tab] = CHANGES[name]!
      await openInside(page, addressOf(pattern, tab))
      await textField(page, title).fill(typed)
      await saveWithKey(page)
    }
    // Once for all pages: what the browser then shows can only have come from the server.
    await page.reload()
    for (const { name, pattern } of changing) {
      const [title, typed, tab] = CHANGES[name]!
      await openInside(page, addressOf(pattern, tab))
      await expect(textField(page, title), name).toHaveValue(typed)
    }
  })

test('R341 a number beyond its limit is refused with the limit in the message, by the form and by the API', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const { id } = await newFund(ask)
  await signedIn(page, ADMIN)
  await open(page, `/funds/${id}/details`)
  await textField(page, 'Nominal share value').fill('10m')
  await expect(fieldError(page, 'Nominal share value')).toHaveText('Must be at most 9,999,999.99.')
  await textField(page, 'Nominal share value').fill('9,999,999.99')
  await expect(fieldError(page, 'Nominal share value')).toHaveCount(0)
  const [known] = (await ask<Record<string, unknown>[]>('GET', '/api/funds')).body
  const { managerId, countryId, currencyId } = known!
  const refused = await ask<Refusal>('POST', '/api/funds', {
    name: 'Too much',
    commencementDate: '2022-03-31',
    managerId,
    countryId,
    currencyId,
    nominalShareValue: '10000000',
  })
  expect([refused.status, refused.body.errors]).toEqual([400, { nominalShareValue: ['Must be at most 9,999,999.99.'] }])
})

test('R419 R433 dates are typed and shown day first, and the calendar begins with Sunday', async ({
  page,
  server,
  signedIn,
}) => {
  const { id } = await newFund(await askingAs(server.address, ADMIN))
  await signedIn(page, ADMIN)
  await open(page, `/funds/${id}/details`)
  const date = textField(page, 'First closing date')
  await expect(date).toHaveAttribute('placeholder', 'dd/mm/yyyy')
  for (const typed of ['5/4/26', '05042026', '5-4-2026', '2026-04-05']) {
    await date.fill(typed)
    await date.press('Tab')
    await expect(date).toHaveValue('05/04/2026')
  }
  await page.getByRole('button', { name: 'Choose First closing date in a calendar' }).click()
  await expect(page.getByRole('grid', { name: 'April 2026' })).toBeVisible()
  await expect(page.getByRole('columnheader').first()).toHaveText('Su')
  await expect(page.getByRole('button', { name: '5 April 2026', exact: true })).toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: '6 May 2026', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(date).toHaveValue('06/05/2026')
})

test('R436 R469 tabs and sections are those of the material renderers; single values have controls of our own, with transparent borders, no shadow and zero vertical padding', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, USER)
  await open(page, '/funds/1/details')
  await expect(page.locator('.form-tabs > .MuiAppBar-root [role="tab"]')).toHaveCount(6)
  const sections = page.locator('.form-tabs .MuiCard-root')
  expect(await sections.count()).toBeGreaterThan(2)
  await expect(sections.first().locator('.MuiCardHeader-root')).toContainText('Identity')
  await expect(sections.first().locator('.field')).not.toHaveCount(0)
  await expect(page.locator('.form-tabs .MuiFormControl-root, .form-tabs .MuiFormHelperText-root')).toHaveCount(0)
  for (const selector of [
    '[data-field="name"] .field-input',
    '[data-field="commencementDate"] .field-input',
    '[data-field="vintageYear"] .field-input',
    '[data-field="countryId"] .field-input',
    '[data-field="managerId"] .field-input',
  ]) {
    expect(await styleOf(page, selector, 'border-top-color'), selector).toBe('rgba(0, 0, 0, 0)')
    expect(await styleOf(page, selector, 'border-bottom-color'), selector).toBe('rgba(0, 0, 0, 0)')
    expect(await styleOf(page, selector, 'box-shadow'), selector).toBe('none')
    expect(await styleOf(page, selector, 'padding-top'), selector).toBe('0px')
    expect(await styleOf(page, selector, 'padding-bottom'), selector).toBe('0px')
  }
})

test('R462 saving goes through the provider: its failure is notified, and nothing typed is lost', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/503|422/)
  const { id } = await newContact(await askingAs(server.address, ADMIN))
  await signedIn(page, USER)
  await open(page, `/contacts/${id}/details`)
  await textField(page, 'First name').fill('Kept')
  // While the database is away, and while the data of the tenant are on their way to another one.
  for (const code of ['unavailable', 'tenant-moving'] as const) {
    const broken = refusal(code)
    await page.route('**/api/contacts/*', route =>
      route.request().method() === 'PUT' ? route.fulfill(broken) : route.continue(),
    )
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('alert').filter({ hasText: broken.json.detail ?? '' })).toBeVisible()
    expect(broken.json.detail).toContain(NUMBER_TOLD)
    await expect(textField(page, 'First name')).toHaveValue('Kept')
    await expect(state(page)).toContainText('1 unsaved change')
    await page.unroute('**/api/contacts/*')
  }
  await page.route('**/api/contacts/*', route =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          json: {
            type: '/problems/rule',
            code: 'rule',
            title: 'Some rules are not met',
            status: 422,
            errors: {
              email: ['Somebody else has this address'],
              elsewhere: ['Something that this form does not show'],
            },
          },
        })
      : route.continue(),
  )
  await page.keyboard.press('Control+s')
  await expect(fieldError(page, 'Email')).toHaveText('Somebody else has this address')
  await expect(textField(page, 'Email')).toBeFocused()
  await expect(textField(page, 'Email')).toHaveAccessibleDescription('Somebody else has this address')
  await expect(page.getByRole('alert').filter({ hasText: 'Something that this form does not show' })).toBeVisible()
  await page.unroute('**/api/contacts/*')
  await textField(page, 'Email').fill(`other${id}@example.org`)
  await expect(fieldError(page, 'Email')).toHaveCount(0)
  await saveWithKey(page)
})

test('text typed right before Enter is saved, and saving without a change makes no version', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const { id, version } = await newContact(ask)
  await signedIn(page, USER)
  await open(page, `/contacts/${id}/details`)
  await page.keyboard.press('Control+s')
  await textField(page, 'Last name').fill('Typed at once')
  await textField(page, 'Last name').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Form Typed at once' })).toBeVisible()
  expect((await ask('GET', `/api/contacts/${id}`)).body).toMatchObject({
    lastName: 'Typed at once',
    version: version + 1,
  })
  await page.keyboard.press('Control+s')
  await textField(page, 'First name').fill('Twice')
  await saveWithKey(page)
  expect((await ask('GET', `/api/contacts/${id}`)).body).toMatchObject({ firstName: 'Twice', version: version + 2 })
})

test('unsaved work survives a reload, is guarded when leaving, and goes when it is discarded @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { id } = await newContact(await askingAs(server.address, USER))
  await signedIn(page, USER)
  await open(page, `/contacts/${id}/details`)
  await textField(page, 'First name').fill('Unsaved')
  await expect(state(page)).toHaveText('1 unsaved change')
  await page.reload()
  await expect(textField(page, 'First name')).toHaveValue('Unsaved')
  await expect(page.getByText('Your unsaved changes were kept.')).toBeVisible()

  await page.getByRole('link', { name: 'Funds', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(textField(page, 'First name')).toHaveValue('Unsaved')
  await page.getByRole('link', { name: 'Funds', exact: true }).click()
  await question.getByRole('button', { name: 'Leave and discard' }).click()
  await expect(page).toHaveURL(/\/funds\/overview/)
  await open(page, `/contacts/${id}/details`)
  await expect(textField(page, 'First name')).toHaveValue('Form')

  await textField(page, 'First name').fill('Again')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(textField(page, 'First name')).toHaveValue('Form')
  await page.reload()
  await expect(textField(page, 'First name')).toHaveValue('Form')
})

test('empty numbers look empty, and a list points at its first entry: at once when opened with a key, at the arrow when opened with the mouse @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, USER)
  await open(page, '/funds/1/transactions/add')
  await choose(page, 'Type', 'Expense', 'Expense')
  await expect(page.locator('.field-number input')).not.toHaveCount(0)
  // A number that is not there does not look like one.
  expect(
    await page
      .locator('.field-number input')
      .evaluateAll(inputs =>
        inputs.flatMap(input =>
          /\d/.test(input.getAttribute('placeholder') ?? '') ? [input.getAttribute('name')] : [],
        ),
      ),
  ).toEqual([])
  const pointed = page.locator('[role="option"].Mui-focused')
  const field = choiceField(page, 'Sub-type')
  const first = async () =>
    expect(await pointed.textContent()).toBe(await page.getByRole('option').first().textContent())
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await first()
  await page.keyboard.press('Escape')
  await field.click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(pointed).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await first()
})

test('a save keeps the tab that it was made on @long', async ({ page, server, signedIn }) => {
  const { id } = await newFund(await askingAs(server.address, ADMIN))
  await signedIn(page, ADMIN)
  await open(page, `/funds/${id}/details`)
  const second = page.getByRole('main').getByRole('tab').nth(1)
  await second.click()
  const field = page.locator('main .field-input input:visible:not([role="combobox"])').first()
  const title = (await field.getAttribute('name')) ?? ''
  await field.fill(/date/i.test(title) ? '05/04/2026' : '7')
  await saveWithKey(page)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(field).toBeVisible()
})
