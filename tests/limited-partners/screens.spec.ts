/** The screens of limited partners: their figures in a list and explained, and everything that is kept of one. */
import readSheets from 'read-excel-file/node'
import { formatCoefficient, formatDate, formatNumber, formatPercent } from '../../src/formats.ts'
import { negate, sum } from '../../src/money.ts'
import { askingAs } from '../browser/asking.ts'
import type { Asking } from '../browser/asking.ts'
import { USER, addressOf, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { choose, open, saveWithKey, state, textField } from '../kit/opening.ts'
import { newFund } from '../reporting-periods/fixtures.ts'
import type { Made } from '../browser/asking.ts'
import type { FundReturns, PartnerAccount } from '../../src/performance/answers.ts'
import type { Decimal } from '../../src/entity.ts'

async function newPartners(ask: Asking, names: readonly string[]): Promise<{ fund: Made; partners: Made[] }> {
  const fund = await newFund(ask)
  const partners: Made[] = []
  for (const name of names)
    partners.push(
      (await ask('POST', '/api/limited-partners', { fundId: fund.id, name, legalStatus: 'Foundation' })).body,
    )
  return { fund, partners }
}

test('R004 R072 R073 a partner is found in the list of figures, opened, changed and kept; its figures explain themselves', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const { fund, partners } = await newPartners(ask, ['Ashcombe Pension', 'Borrowdale Mutual'])
  const [first] = partners as [Made]
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/limited-partners/overview`)
  for (const title of [
    'Total commitment',
    'Capital called',
    'Capital called %',
    'Distributed',
    'Recallable distribution',
    'Remaining',
    'Shares',
  ])
    await expect(page.getByRole('columnheader', { name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Total of 2 partners' })).toBeVisible()
  await expect(page.getByRole('button', { name: /New limited partner/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Remaining', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Remaining' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Ashcombe Pension' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ashcombe Pension' })).toBeVisible()
  expect(addressOf(page)).toBe(`/funds/${fund.id}/limited-partners/${first.id}/details`)
  await expect(page.getByRole('region', { name: 'Capital account' })).toContainText(
    'No reporting period has ended by this day',
  )
  await page.getByRole('button', { name: /^Remaining/ }).click()
  const panel = page.getByRole('complementary', { name: 'Remaining' })
  await expect(panel.getByText('Total commitment − calls inside the commitment')).toBeVisible()
  await panel.getByRole('button', { name: /Calls inside the commitment/ }).click()
  await expect(page.getByRole('complementary', { name: 'Inside the commitment' })).toContainText('No row of the ledger')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary')).toHaveCount(0)

  await page.getByRole('tab', { name: 'Details' }).click()
  await textField(page, 'City').fill('Bath')
  await choose(page, 'Main contact', 'Imogen', 'Imogen Hale')
  await page.locator('[data-field="additionalContacts"]').getByRole('button', { name: 'Add a line' }).click()
  const line = page.locator('[data-field="additionalContacts"] tbody tr').first()
  await line.getByRole('combobox').fill('Imogen')
  await page.getByRole('option', { name: /Imogen Hale/ }).click()
  await page.keyboard.press('Control+s')
  await expect(page.locator('[data-field="additionalContacts"]')).toContainText('This contact stands here already')
  await line.getByRole('combobox').fill('Edmund')
  await page.getByRole('option', { name: /Edmund Shaw/ }).click()
  await saveWithKey(page)
  expect((await ask('GET', `/api/limited-partners/${first.id}`)).body).toMatchObject({
    city: 'Bath',
    additionalContacts: [{ role: null }],
    version: 2,
  })
  for (const [tab, part] of [
    ['Ledger', 'Commitments'],
    ['Ledger', 'Transactions'],
    ['Accounts', 'Bank accounts'],
    ['Mails', 'Mails'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible()
  }
  await expectAccessible(page)
})

test('the tabs of a partner stand in the address, work by keyboard, keep what is typed and mark what is wrong behind them @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const { fund, partners } = await newPartners(ask, ['Cairnwell Endowment'])
  const details = `/funds/${fund.id}/limited-partners/${partners[0]!.id}/details`
  const tab = (name: RegExp | string) => page.getByRole('tab', { name })
  const panel = page.getByRole('tabpanel')
  await signedIn(page, USER)
  await open(page, details)
  const tabs = ['Overview', 'Details', 'Ledger', 'Accounts', 'Portal access', 'Mails', 'Documents']
  await expect(page.getByRole('tab')).toHaveText(tabs)
  await expect(panel).toHaveAccessibleName('Overview')
  await tab('Overview').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Details')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tab('Details')).toHaveAttribute('aria-selected', 'true')
  await expect(tab('Details')).toBeFocused()
  await expect(panel).toHaveAccessibleName('Details')
  await expect.poll(() => addressOf(page)).toBe(`${details}?tab=details`)
  await page.keyboard.press('End')
  await expect(tab('Documents')).toBeFocused()

  await textField(page, 'City').fill('Bath')
  const name = textField(page, 'Name')
  await name.fill('')
  await tab('Mails').click()
  await expect(name).toHaveCount(0)
  await expect(state(page)).toContainText('2 unsaved changes')
  await page.keyboard.press('Control+s')
  await expect(tab(/^Details.*1 field needs attention/)).toHaveAttribute('aria-selected', 'true')
  await expect(name).toBeFocused()
  await expect(textField(page, 'City')).toHaveValue('Bath')
  await name.fill('Cairnwell Foundation')
  await tab('Ledger').click()
  await saveWithKey(page)
  await expect(tab('Ledger')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 1, name: 'Cairnwell Foundation' })).toBeVisible()

  await open(page, `${details}?tab=documents`)
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'side letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  await expect(tab(/^Documents 1/)).toBeVisible()
  await tab('Overview').click()
  await page.keyboard.press('Control+s')
  const description = page.getByRole('textbox', { name: 'Description of side letter.pdf' })
  await expect(description).toBeFocused()
  await expect(tab(/^Documents 1.*1 field needs attention/)).toHaveAttribute('aria-selected', 'true')
  await description.fill('Side letter')
  await saveWithKey(page)
  await expect(tab(/^Documents 1/)).toHaveAttribute('aria-selected', 'true')
})

test('a partner’s strip says what, as of when and in which currency; its commitment ties; people and account are linked', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const { asOf, accounts } = (await ask<FundReturns>('GET', '/api/funds/1/capital-accounts')).body
  const account = accounts.find(({ distributed, tvpi, irr }) => tvpi.value && irr.value && /[1-9]/.test(distributed))!
  const partner = (
    await ask<Made & { mainContactId: number; totalCommitment: Decimal; remaining: Decimal }>(
      'GET',
      `/api/limited-partners/${account.limitedPartnerId}`,
    )
  ).body
  const contact = (await ask<{ firstName: string; lastName: string }>('GET', `/api/contacts/${partner.mainContactId}`))
    .body
  await signedIn(page, USER)
  await open(page, `/funds/1/limited-partners/${account.limitedPartnerId}/details`)
  const strip = page.getByRole('region', { name: 'Figures of the partner' })
  const cell = (label: string) => strip.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
  await expect(cell('Total commitment')).toContainText(`${formatNumber(partner.totalCommitment)}EUR`)
  await expect(cell('Remaining')).toContainText(`${formatNumber(partner.remaining)}EUR`)
  await expect(cell('Net asset value')).toContainText(
    `${formatNumber(account.balance)}EUR${formatDate(asOf)}, RVPI ${formatCoefficient(account.rvpi.value)}`,
  )
  await expect(cell('TVPI')).toContainText(
    `${formatCoefficient(account.tvpi.value)}${formatDate(asOf)}, net IRR ${formatPercent(account.irr.value)}`,
  )
  await strip.getByRole('button', { name: /^Net asset value/ }).click()
  await expect(page.getByRole('complementary', { name: 'Balance' })).toContainText(formatNumber(account.balance, 2))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Commitment', exact: true })).toContainText(/Remaining.*ties/)
  await page
    .getByRole('region', { name: 'People' })
    .getByRole('link', { name: `${contact.firstName} ${contact.lastName}` })
    .click()
  await expect.poll(() => addressOf(page)).toBe(`/contacts/${partner.mainContactId}/details`)
})

test('a partner’s capital account stands below its figures, explains itself and ties to the fund; its lists are exported @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const { nav, period, accounts } = (await ask<FundReturns>('GET', '/api/funds/1/capital-accounts')).body
  const account = accounts.find(({ distributed, tvpi }) => tvpi.value !== null && /[1-9]/.test(distributed))!
  const { rollForwards } = (
    await ask<PartnerAccount>('GET', `/api/limited-partners/${account.limitedPartnerId}/capital-account`)
  ).body
  const roll = rollForwards.find(({ name }) => name === 'inception')!
  await signedIn(page, USER)
  await open(page, `/funds/1/limited-partners/${account.limitedPartnerId}/details`)
  const region = page.getByRole('region', { name: 'Capital account' })
  await expect(region).toContainText(`EUR, as of ${formatDate(period!.date)} · ${period!.name}`)
  const button = (name: string, value: Decimal) =>
    region.getByRole('button', { name: `${name} ${formatNumber(value, 2)}`, exact: true })
  for (const [name, value] of [
    ['Balance before', '0'],
    ['Capital called', roll.called],
    ['Equalisation at closings', sum(roll.equalisations.map(({ amount }) => amount))],
    ['Distributed', negate(account.distributed)],
    ['Result before management fees', account.result],
    ['Management fees', negate(account.managementFees)],
    ['Carried interest', negate(account.carry)],
    ['Balance', account.balance],
  ] as const)
    await expect(button(name, value)).toBeVisible()
  await region.getByRole('button', { name: 'Equalisation at closings', exact: true }).click()
  for (const { name, amount } of roll.equalisations) await expect(button(`Equalisation, ${name}`, amount)).toBeVisible()
  // What is explained has the sign of what was clicked, and the ratio its two decimals.
  await button('Distributed', negate(account.distributed)).click()
  await expect(page.getByRole('complementary', { name: 'Distributed' }).locator('.explain-value')).toHaveText(
    formatNumber(negate(account.distributed), 2),
  )
  await page.keyboard.press('Escape')
  const tvpi = formatCoefficient(account.tvpi.value)
  await region.getByRole('button', { name: `TVPI ${tvpi}`, exact: true }).click()
  await expect(page.getByRole('complementary', { name: 'TVPI' }).locator('.explain-value')).toHaveText(tvpi)
  await page.keyboard.press('Escape')
  await expect(region.getByRole('button', { name: /^(DPI|RVPI|Net IRR) / })).toHaveCount(3)
  await region.getByRole('button', { name: `Balance ${formatNumber(account.balance, 2)}`, exact: true }).click()
  await expect(
    page
      .getByRole('complementary', { name: 'Balance' })
      .locator('.explain-line')
      .filter({ hasText: 'Net asset value of the fund' }),
  ).toContainText(formatNumber(nav, 2))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(
    region.getByRole('button', { name: `Balance ${formatNumber(account.balance, 2)}`, exact: true }),
  ).toBeFocused()

  await page.getByRole('tab', { name: 'Ledger' }).click()
  await page.getByRole('button', { name: 'Export: Transactions' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Columns shown' })).toBeChecked()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('limited-partner-transactions.xlsx')
  const [titles, ...rows] = (await readSheets(await download.path()))[0]!.data
  expect(titles).toEqual(
    await page.getByRole('table', { name: 'Transactions' }).getByRole('columnheader').allInnerTexts(),
  )
  const found = (
    await ask<unknown[]>(
      'GET',
      `/api/limited-partner-transactions?range=[0,199]&filter=${JSON.stringify({ limitedPartnerId: account.limitedPartnerId })}`,
    )
  ).body
  expect(rows).toHaveLength(found.length)
  expect(rows[0]!.find(cell => cell instanceof Date)).toBeInstanceOf(Date)
})
