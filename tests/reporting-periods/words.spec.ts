/** What the end of a quarter says where there is nothing to do, nothing left to do, or somebody else was quicker. */
import { askingAs } from '../browser/asking.ts'
import type { Made } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, USER } from '../browser/pages.ts'
import { open, textField } from '../kit/opening.ts'
import { newFund, newPeriod } from './fixtures.ts'

test('whoever deals with a record of a period after a colleague did is told so, and a closed period asks for nothing @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/409|412/)
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const period = await newPeriod(ask, fund.id, 'Q3 2026', '2026-09-30')
  const { body: invoice } = await ask<Made>('POST', '/api/invoices', {
    fundId: fund.id,
    supplier: 'Quicker',
    number: `Q-${fund.id}`,
    date: '2026-08-01',
    currencyId: fund['currencyId'],
    total: '10.00',
    vat: '0',
  })
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/reporting-periods/${period.id}/details`)
  const main = page.getByRole('main')
  const bar = page.getByRole('region', { name: 'State and actions' })
  await expect(main).toContainText('They are kept when you save.')
  await expect(main).toContainText('It can be completed with something missing, but not with open work.')
  await bar.getByRole('button', { name: 'Complete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Complete: Q3 2026?' })
  await question.getByRole('button', { name: /^Approve: Invoice Quicker/ }).click()
  await ask('POST', `/api/invoices/${invoice.id}/approve`, {}, { 'if-match': '"1"' })
  await page
    .getByRole('alertdialog', { name: /^Approve: Invoice Quicker/ })
    .getByRole('button', { name: 'Approve', exact: true })
    .click()
  const told = page.locator('.notification').filter({ hasText: 'Changed in the meantime' })
  await expect(told).toContainText('Status: Approved')
  await expect(told).toContainText('it can no longer be done')
  await expect(page.locator('.notification').filter({ hasText: 'This is not possible' })).toHaveCount(0)
  await expect(question).not.toContainText('Quicker')
  await question.getByRole('button', { name: 'Complete', exact: true }).click()
  await expect(bar).toContainText('This period is completed.')
  await expect(main).not.toContainText('They are kept when you save.')
  await expect(main).not.toContainText('It can be completed')
  await bar.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(main).toContainText('Nobody has received it')
})

test('a fund without investments has no fair values to enter, and one without terms of a fee leads to its details @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const period = await newPeriod(ask, fund.id, 'Q3 2026', '2026-09-30')
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/investments/overview?fairValuesOf=${period.id}`)
  const sheet = page.getByRole('dialog', { name: 'Fair values of a period' })
  await expect(sheet).toContainText('The fund held no investment on 30/09/2026')
  await expect(sheet.getByRole('table')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await open(page, `/invoices/overview?filter=${encodeURIComponent(JSON.stringify({ fundId: fund.id }))}`)
  await page.getByRole('button', { name: 'Propose management fees' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose management fees' })
  await textField(dialog, 'Fee from').fill('01/07/2026')
  await textField(dialog, 'Fee to').fill('30/09/2026')
  await dialog.getByRole('button', { name: 'Show the fees' }).click()
  await expect(dialog).toContainText('The fund has no terms of a management fee')
  await dialog.getByRole('link', { name: String(fund['name']), exact: true }).click()
  await expect(page).toHaveURL(`/funds/${fund.id}/details`)
})
