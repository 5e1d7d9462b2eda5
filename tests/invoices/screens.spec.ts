/** Invoices: entering one, approving one or all, and the management fees that are proposed. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, AGENT, USER, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { choose, open, textField } from '../kit/opening.ts'
import { newFund } from '../reporting-periods/fixtures.ts'
import type { Made } from '../browser/asking.ts'
import type { Page } from '@playwright/test'

const row = (page: Page, name: string | RegExp) =>
  page.getByRole('table', { name: 'Invoices' }).getByRole('row', { name })
const panel = (page: Page, name: string | RegExp) => page.getByRole('complementary', { name })

test('R050 R011 R153 an invoice is entered on the overview, seen by the read group, and approved by itself', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/412|409/)
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const stranger = await askingAs(server.address, 'admin@thornfield.example')
  const [theirs] = (await stranger<Made[]>('GET', '/api/funds')).body
  await stranger('POST', '/api/invoices', {
    fundId: theirs!.id,
    supplier: 'Thornfield only',
    number: 'T-1',
    date: '2026-10-01',
    currencyId: theirs!['currencyId'],
    total: '1',
    vat: '0',
  })
  const other = (
    await ask<Made>('POST', '/api/invoices', {
      fundId: fund.id,
      supplier: 'Norrfold Depositary',
      number: `N-${fund.id}`,
      date: '2026-10-02',
      currencyId: fund['currencyId'],
      total: '100.00',
      vat: '17.00',
    })
  ).body

  await signedIn(page, USER)
  await open(page, '/invoices/overview')
  await page.getByRole('button', { name: 'New invoice' }).click()
  const dialog = page.getByRole('dialog', { name: 'New invoice' })
  await choose(dialog, 'Fund', String(fund['name']))
  await textField(dialog, 'Supplier').fill('Harrel & Voss Audit')
  await textField(dialog, 'Number').fill(`H-${fund.id}`)
  await textField(dialog, 'Date').fill('12/10/2026')
  await choose(dialog, 'Currency', 'EUR', 'EUR')
  await textField(dialog, 'Total').fill('48,000')
  await textField(dialog, 'Adjustment').fill('(350.00)')
  await textField(dialog, 'VAT').fill('8,160')
  await dialog.getByRole('heading').click()
  await expect(dialog.locator('.field').filter({ hasText: 'Total with VAT' })).toContainText('55,810.00')
  await expectAccessible(page)
  // A second one under the number of another is refused, and leads to that one.
  await textField(dialog, 'Number').fill(`N-${fund.id}`)
  await textField(dialog, 'Supplier').fill('Norrfold Depositary')
  await dialog.getByRole('button', { name: 'Create invoice' }).click()
  await expect(dialog.getByText(`This exists already: Norrfold Depositary N-${fund.id}.`).first()).toBeVisible()
  await expect(dialog.getByRole('link', { name: `Open Norrfold Depositary N-${fund.id}` })).toHaveAttribute(
    'href',
    `/invoices/overview?invoice=${other.id}`,
  )
  await textField(dialog, 'Number').fill(`H-${fund.id}`)
  await textField(dialog, 'Supplier').fill('Harrel & Voss Audit')
  await expect(dialog.getByRole('link', { name: /^Open Norrfold/ })).toHaveCount(0)
  const waitingFigure = page
    .locator('.key-figures > div')
    .filter({ hasText: 'waiting for approval' })
    .locator('dd')
    .first()
  const waiting = Number(await waitingFigure.textContent())
  await dialog.getByRole('button', { name: 'Create invoice' }).click()
  // What was just said does not lie on what comes next.
  const said = (await page.locator('.notification').boundingBox())!
  const next = (await page.getByRole('button', { name: 'New invoice' }).boundingBox())!
  expect(said.y).toBeGreaterThanOrEqual(next.y + next.height)
  await expect(
    row(page, new RegExp(`Harrel & Voss Audit H-${fund.id} .*12/10/2026 Open EUR 48,000.00 8,160.00 55,810.00`)),
  ).toBeVisible()
  await expect(waitingFigure).toHaveText(String(waiting + 1))
  await expect(row(page, /Thornfield only/)).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Harrel & Voss Audit' }).first().click()
  // While the question stands somebody else changes the invoice: nothing is approved that was not seen, and the panel
  // follows.
  await panel(page, /^Harrel/)
    .getByRole('button', { name: 'Approve' })
    .dblclick()
  const [mine] = (await ask<Made[]>('GET', `/api/invoices?filter=${JSON.stringify({ number: `H-${fund.id}` })}`)).body
  const { supplier, number, date, currencyId } = mine!
  await ask(
    'PUT',
    `/api/invoices/${mine!.id}`,
    { fundId: fund.id, supplier, number, date, currencyId, total: '48000.00', adjustment: '-351.00', vat: '8160.00' },
    { 'if-match': '"1"' },
  )
  await expect(page.getByRole('alertdialog')).toContainText(/Total with VAT: [\d,]+\.\d\d EUR/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.locator('.notification').filter({ hasText: 'Changed in the meantime' })).toContainText(
    'do it again',
  )
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(panel(page, /^Harrel/)).toContainText('55,809.00')
  await panel(page, /^Harrel/)
    .getByRole('button', { name: 'Approve' })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(panel(page, /^Harrel/)).toContainText('Approved: this invoice is final.')
  await expect(panel(page, /^Harrel/).getByRole('button', { name: /Approve|Edit|Delete/ })).toHaveCount(0)
  await expect(panel(page, /^Harrel/)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel(page, /^Harrel/)).toHaveCount(0)
  expect((await ask('GET', `/api/invoices/${other.id}`)).body).toMatchObject({ status: 'Open' })

  await signedIn(page, AGENT)
  await open(page, '/invoices/overview')
  await expect(row(page, new RegExp(`H-${fund.id} .*Approved`))).toBeVisible()
  await expect(page.getByRole('button', { name: /New invoice|Approve all|Propose/ })).toHaveCount(0)
  // The figures are those of the list, and a button that does nothing says why beside itself.
  await open(
    page,
    `/invoices/overview?filter=${encodeURIComponent(JSON.stringify({ fundId: fund.id, status: ['Open'] }))}`,
  )
  await expect(page.locator('.key-figures')).not.toContainText('Approved')
  await open(page, `/invoices/overview?invoice=${other.id}`)
  await expect(panel(page, /^Norrfold/)).toContainText('Your role may not do this')
})

const SOME_NOT_APPROVED = 'Some of the invoices were not approved'
const LATE = '15/06/2026 falls in the reporting period Q2 2026, which is completed or published.'

test('R154 R411 all open invoices are approved in two steps; what a closed period holds back is named: Some of the invoices were not approved', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const make = async (number: string, date: string) =>
    (
      await ask<Made>('POST', '/api/invoices', {
        fundId: fund.id,
        supplier: 'Aldwin Tarn LLP',
        number: `${number}-${fund.id}`,
        date,
        currencyId: fund['currencyId'],
        total: '10.00',
        vat: '0',
      })
    ).body
  const [one, two] = [await make('one', '2026-07-01'), await make('two', '2026-07-02')]
  // A period is completed only when its invoices are dealt with, so the refusal is put into the server's answer.
  await page.route('**/api/invoices/approve-all', async route => {
    const response = await route.fetch()
    const late = { id: 1, name: `Aldwin Tarn LLP late-${fund.id}`, reason: LATE }
    const answer = (await response.json()) as object
    await route.fulfill({ response, json: { ...answer, failed: [late], message: SOME_NOT_APPROVED } })
  })
  await signedIn(page, USER)
  await open(page, '/invoices/overview')
  await page.getByRole('button', { name: 'Approve all' }).click()
  const waiting = page.getByRole('alertdialog').getByRole('table')
  await expect(
    waiting.getByRole('row', { name: new RegExp(`Aldwin Tarn LLP one-${fund.id}.*10\\.00 EUR`) }),
  ).toBeVisible()
  await expect(waiting.locator('tfoot')).toContainText(/Total with VAT.*EUR/)
  await expectAccessible(page)
  // What somebody enters while the list is read was not seen, and stays open.
  const unseen = await make('unseen', '2026-07-03')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve all' }).click()
  const result = page.getByRole('alertdialog', { name: SOME_NOT_APPROVED, exact: true })
  await expect(result.getByRole('listitem').filter({ hasText: `Aldwin Tarn LLP late-${fund.id}` })).toContainText(LATE)
  await expectAccessible(page)
  await result.getByRole('button', { name: 'Close' }).click()
  await expect(row(page, new RegExp(`one-${fund.id} .*Approved`))).toBeVisible()
  const states = await Promise.all(
    [one, two, unseen].map(async ({ id }) => (await ask('GET', `/api/invoices/${id}`)).body.status),
  )
  expect(states).toEqual(['Approved', 'Approved', 'Open'])
})

test('no tooltip of an invoice lies on one of its buttons @long', async ({ page, server, signedIn }) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const { body: invoice } = await ask<Made>('POST', '/api/invoices', {
    fundId: fund.id,
    supplier: 'Fenwater Registrars',
    number: `tooltip-${fund.id}`,
    date: '2026-07-01',
    currencyId: fund['currencyId'],
    total: '10.00',
    vat: '0',
  })
  await signedIn(page, USER)
  await open(page, `/invoices/overview?invoice=${invoice.id}`)
  await panel(page, /^Fenwater/)
    .getByRole('button', { name: 'Edit' })
    .click()
  const dialog = page.getByRole('dialog')
  const tooltip = page.getByRole('tooltip')
  await dialog.getByRole('note').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(tooltip).toHaveText('Total + adjustment + VAT.')
  const bottom = () => tooltip.evaluate(tip => tip.getBoundingClientRect().bottom)
  for (const name of ['Delete invoice', 'Cancel', 'Save changes']) {
    const button = (await dialog.getByRole('button', { name }).boundingBox())!
    // It is put into its place a moment after it is there.
    await expect.poll(bottom, { message: name }).toBeLessThanOrEqual(button.y)
  }
})

test('what is selected is approved, else what the list shows: how many and how much stands in the question @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const [fund, other] = [await newFund(ask), await newFund(ask)]
  const currencies = (await ask<Made[]>('GET', '/api/currencies?filter={"code":["EUR","USD"]}&sort=["code","ASC"]'))
    .body
  const make = async (of: Made, number: string, currency: Made, total: string) =>
    (
      await ask<Made>('POST', '/api/invoices', {
        fundId: of.id,
        supplier: 'Brackwater',
        number: `${number}-${fund.id}`,
        date: '2026-07-01',
        currencyId: currency.id,
        total,
        vat: '0',
      })
    ).body
  const [euro, dollar] = [currencies[0]!, currencies[1]!]
  const made = [
    await make(fund, 'one', euro, '10.00'),
    await make(fund, 'two', euro, '20.00'),
    await make(fund, 'three', dollar, '40.00'),
    await make(other, 'four', euro, '80.00'),
  ]
  const states = async () =>
    Promise.all(made.map(async ({ id }) => (await ask('GET', `/api/invoices/${id}`)).body.status))
  await signedIn(page, USER)
  await open(page, `/invoices/overview?filter=${encodeURIComponent(JSON.stringify({ fundId: fund.id }))}`)
  const question = page.getByRole('alertdialog')
  const ofPage = page.getByRole('checkbox', { name: 'Select all on this page' })
  await ofPage.check()
  await expect(page.getByRole('button', { name: 'Approve 3 selected' })).toBeVisible()
  await ofPage.uncheck()
  const tick = page.getByRole('checkbox', { name: `Select Brackwater two-${fund.id}` })
  // As large as a finger, on a phone too, and what is beside it is not opened.
  await page.setViewportSize({ width: 390, height: 844 })
  const { width, height } = (await page.locator('label').filter({ has: tick }).boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await page
    .locator('label')
    .filter({ has: tick })
    .click({ position: { x: width - 2, y: height - 2 } })
  await expect(tick).toBeChecked()
  await expect(ofPage).toHaveJSProperty('indeterminate', true)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Approve 1 selected' }).click()
  await expect(question).toContainText('Only what is selected in the list.')
  await expect(question).toContainText('1 open invoice')
  await expect(question.locator('tfoot')).toHaveText(/Total with VAT\s*20\.00\s*EUR/)
  await question.getByRole('button', { name: 'Approve all' }).click()
  await expect(row(page, new RegExp(`two-${fund.id} .*Approved`))).toBeVisible()
  expect(await states()).toEqual(['Open', 'Approved', 'Open', 'Open'])
  await expect(page.getByRole('checkbox', { name: `Select Brackwater two-${fund.id}` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Approve all' }).click()
  await expect(question).toContainText('Only what the list shows with its filter.')
  await expect(question).toContainText('2 open invoices')
  await expect(question.locator('tfoot').getByRole('row')).toHaveCount(2)
  await expect(question.locator('tfoot')).toContainText(/40\.00\s*USD/)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Approve all' }).click()
  await expect(row(page, new RegExp(`three-${fund.id} .*Approved`))).toBeVisible()
  expect(await states()).toEqual(['Approved', 'Approved', 'Approved', 'Open'])
  const idle = page.getByRole('button', { name: 'Approve all' })
  await expect(idle).toHaveAttribute('aria-disabled', 'true')
})

test('fees are proposed for the funds of the filter, and made of those that stay ticked @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const [known] = (await ask<Made[]>('GET', '/api/funds')).body
  const { managerId, countryId, currencyId } = known!
  const newFeeFund = async (name: string) =>
    (
      await ask<Made>('POST', '/api/funds', {
        name,
        commencementDate: '2020-03-31',
        managerId,
        countryId,
        currencyId,
        managementFee: '2',
        managementFeeBasis: 'Commitment',
        minimumManagementFee: '36500.00',
      })
    ).body
  const [one, two] = [await newFeeFund(`Ticked ${process.pid}`), await newFeeFund(`Left ${process.pid}`)]
  const filter = JSON.stringify({ fundId: [one.id, two.id] })
  await signedIn(page, USER)
  await open(page, `/invoices/overview?filter=${encodeURIComponent(filter)}`)
  await page.getByRole('button', { name: 'Propose management fees' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose management fees' })
  await textField(dialog, 'Fee from').fill('01/07/2026')
  await textField(dialog, 'Fee to').fill('30/09/2026')
  await dialog.getByRole('button', { name: 'Show the fees' }).click()
  await expect(dialog.getByRole('region', { name: / \d+$/ })).toHaveCount(2)
  await expect(dialog.getByRole('status')).toContainText('2 invoices · 18,400.00 ')
  await dialog.getByRole('checkbox', { name: `Make the invoice of Left ${process.pid}` }).uncheck()
  await expect(dialog.getByRole('status')).toContainText('1 invoice · 9,200.00 ')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make 1 invoice' }).click()
  await expect(dialog).toHaveCount(0)
  const found = (await ask<Made[]>('GET', `/api/invoices?filter=${encodeURIComponent(filter)}`)).body
  expect(found.map(({ fundId }) => fundId)).toEqual([one.id])
})

test('a management fee is shown with its trace before it is made, and keeps the trace @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const [known] = (await ask<Made[]>('GET', '/api/funds')).body
  const { managerId, countryId, currencyId } = known!
  const name = `Fee fund ${process.pid}`
  const fund = (
    await ask<Made>('POST', '/api/funds', {
      name,
      commencementDate: '2020-03-31',
      managerId,
      countryId,
      currencyId,
      managementFee: '2',
      managementFeeBasis: 'Commitment',
      minimumManagementFee: '36500.00',
    })
  ).body
  await signedIn(page, USER)
  await open(page, '/invoices/overview')
  await page.getByRole('button', { name: 'Propose management fees' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose management fees' })
  await textField(dialog, 'Fee from').fill('01/07/2026')
  await textField(dialog, 'Fee to').fill('30/09/2026')
  await choose(dialog, 'Fund', name)
  // What is typed outlives a reload, and is not thrown away by Escape alone.
  page.once('dialog', asked => {
    void asked.accept()
  })
  await page.reload()
  await expect(dialog).toContainText('Your unsaved changes were kept.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Fund' })).toHaveValue(name)
  await dialog.getByRole('button', { name: 'Show the fees' }).click()
  await expect(dialog.getByRole('region', { name })).toContainText('The minimum fee applies')
  await expectAccessible(page)
  // The fees scroll, the buttons stay.
  const usual = page.viewportSize()!
  await page.setViewportSize({ ...usual, height: 260 })
  await expect(dialog.getByRole('button', { name: 'Make 1 invoice' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(usual)
  await dialog.getByRole('button', { name: 'Make 1 invoice' }).click()
  await expect(dialog).toHaveCount(0)
  await page
    .getByRole('row', { name: new RegExp(`MF-${fund.id}-2026-09-30`) })
    .getByRole('button')
    .first()
    .click()
  const beside = page.getByRole('complementary').filter({ hasText: `MF-${fund.id}-2026-09-30` })
  await expect(beside).toContainText('0.00 < 9,200.00')

  // What follows from the fee is shown and cannot be typed; the rest can.
  await beside.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: new RegExp(`MF-${fund.id}`) })
  for (const title of ['Fund', 'Supplier', 'Number', 'Currency', 'Total'])
    await expect(edit.getByLabel(title, { exact: true }).and(edit.locator('input:enabled'))).toHaveCount(0)
  await expect(edit).toContainText('follow from the proposed fee')
  await textField(edit, 'Adjustment').fill('(200.00)')
  await expectAccessible(page)
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(beside).toContainText('9,000.00')
})
