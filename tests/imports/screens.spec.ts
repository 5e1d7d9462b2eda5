/** The dialogue that takes records over from a spreadsheet. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, USER, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { open } from '../kit/opening.ts'
import { makeFixtures } from '../transactions/fixtures.ts'

const HEAD =
  'Date;Type;Sub-type;Description;Currency;Amount local;Exchange rate to system currency;Amount system;Exchange rate to fund currency;Amount fund;Status;Fund account number;Non-cash item;Investment type;Impact;Remark'
const row = (amount: string, date = '05/10/2026') =>
  `${date};Expense;Legal;Counsel;EUR;${amount};1;${amount};1;${amount};Booked;60-16-13;No;Not applicable;None;x`

test('transactions are imported after a preview that shows each mistake, all or none @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  const fixtures = await makeFixtures(await askingAs(server.address, ADMIN))
  expectedErrors.push(/400/)
  await signedIn(page, USER)
  await open(page, `/funds/${fixtures.fundId}/transactions/overview`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import transactions' })
  const choose = (content: string | Buffer) =>
    dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  const take = async (content: string) => {
    await choose(content)
    await dialog.getByRole('button', { name: 'Check the rows' }).click()
  }
  await choose('Colour\nred\n')
  await expect(dialog.getByRole('alert')).toContainText('No column has the name of a field')
  await take([HEAD, row('(100.00)'), row('100,00'), row('-5.00', '31/02/2026')].join('\r\n'))
  await expect(dialog.getByRole('alert')).toContainText(
    '2 of 3 rows have to be mended in the file, or left out. Nothing has been written.',
  )
  await expect(dialog.getByRole('row', { name: /^3 / })).toContainText('Amount local: ')
  await expect(dialog.getByRole('row', { name: /^4 / })).toContainText('Date: ')
  await expect(dialog.getByText('Not taken over, because no field has this name: Remark')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  await expectAccessible(page)
  // The mistakes can be left out, and a row that would be right as well.
  await dialog.getByRole('button', { name: 'Leave these 2 rows out' }).click()
  await expect(dialog.getByText('1 of 3 rows can be imported.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Import row 2' }).uncheck()
  await expect(dialog.getByText('No row is taken over.')).toBeVisible()
  await take([HEAD, row('(100.00)'), row('-1000')].join('\r\n'))
  await expect(dialog.getByText('All 2 rows can be imported.')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^3 / })).toContainText('(1,000.00)')
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 transactions imported')).toBeVisible()
  await expect(page.getByRole('row').last()).toContainText('(1,100.00)')
  // The same file again: its rows stand already.
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await take([HEAD, row('(100.00)'), row('-1000')].join('\r\n'))
  await expect(
    dialog.getByText(/^Left out, because a record of the same Fund, Date.* stands already: 2$/),
  ).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^3 / })).toContainText('Stands already')
  await expect(dialog.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
})

test('R486 rows with an unusual sign are named in the preview, and importing them confirms them @long', async ({
  page,
  server,
  signedIn,
}) => {
  const fixtures = await makeFixtures(await askingAs(server.address, ADMIN))
  await signedIn(page, USER)
  await open(page, `/funds/${fixtures.fundId}/transactions/overview`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import transactions' })
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'bank.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEAD, row('-100.00'), row('250.00')].join('\r\n')),
  })
  await dialog.getByRole('button', { name: 'Check the rows' }).click()
  await expect(dialog.getByText('One row is unusual. Importing confirms that it is right.')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^3 / })).toContainText('Expense: money usually goes out')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import 2 rows all the same' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').last()).toContainText('150.00')
})

test('a table as a European program writes it is read as a person says, and taken back whole @long', async ({
  page,
  server,
  signedIn,
}) => {
  const fixtures = await makeFixtures(await askingAs(server.address, ADMIN))
  await signedIn(page, USER)
  await open(page, `/funds/${fixtures.fundId}/transactions/overview`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import transactions' })
  const content = [HEAD, row('-1.234,50').replace('Counsel', 'Rådgivning')].join('\r\n').replaceAll(';1;', ';1,0;')
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(content, 'latin1') })
  await expect(dialog.getByRole('heading', { name: 'How is this file written?' })).toBeVisible()
  await expect(dialog.getByLabel('Numbers')).toHaveValue('comma')
  await expect(dialog.getByLabel('Letters')).toHaveValue('windows-1252')
  await expect(dialog.getByRole('row', { name: /-1\.234,50/ }).first()).toContainText('(1,234.50)')
  await dialog.getByLabel('Numbers').selectOption('point')
  await expect(dialog.getByRole('row', { name: /-1\.234,50/ }).first()).toContainText('cannot be read')
  await dialog.getByLabel('Numbers').selectOption('comma')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Check the rows' }).click()
  await expect(dialog.getByRole('row', { name: /^2 / })).toContainText('Rådgivning')
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(dialog).toBeHidden()
  const imported = page.getByRole('row').filter({ hasText: '(1,234.50)' })
  await expect(imported.first()).toBeVisible()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const earlier = dialog.getByRole('region', { name: 'Earlier imports' })
  await earlier.getByRole('listitem').first().getByRole('button', { name: 'Take back' }).click()
  await page
    .getByRole('alertdialog', { name: /Take back/ })
    .getByRole('button', { name: 'Take back' })
    .click()
  await expect(earlier.getByText('Taken back')).toBeVisible()
  await expect(imported).toHaveCount(0)
})
