/** The screens of transfers: the buyers and what moves, counted; completing, reopening, and what is refused. */
import { readFileSync } from 'node:fs'
import { Steps } from '../browser/steps.ts'
import { ADMIN, addressOf, expectAccessible, standing } from '../browser/pages.ts'
import { askingAs } from '../browser/asking.ts'
import type { Asking, Made } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { movementFixtures } from '../capital-movements/fixtures.ts'
import { choiceField, fieldError, open, textField } from '../kit/opening.ts'

const FUND = 'Larkmoor Growth II SCSp'
const SELLER = 'Penhallow Family Trust'
const CONTRACT = {
  name: 'Transfer agreement, signed.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
}

async function listed(ask: Asking, resource: string, filter: object): Promise<Made[]> {
  return (await ask<Made[]>('GET', `/api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
}

test('R008 R084 R085 R086 R149 R228 R453 a transfer to three buyers with its contract takes seven steps, moves history to the cent, and is taken back', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(90_000)
  // A fund of its own: in that of the demo data another test may have completed a movement that is due later.
  const { fundId, partners, movement, ask } = await movementFixtures(server.address)
  await movement('Capital call', { dueDate: '2026-11-02', investmentFunding: '1234567.89' }, 'Completed')
  const [seller, ...others] = partners as [Made, ...Made[]]
  const { mainContactId } = seller
  const partner = { fundId, name: 'Dogwood Endowment', legalStatus: 'LegalEntity', mainContactId }
  const buyers = [...others, (await ask('POST', '/api/limited-partners', partner)).body]
  const { name: fundName } = (await ask<{ name: string }>('GET', `/api/funds/${fundId}`)).body
  const sellerName = String(seller['name'])
  const figuresOf = async ({ id }: Made) => {
    const { totalCommitment, capitalCalled, distributed, remaining } = (await ask('GET', `/api/limited-partners/${id}`))
      .body
    return { totalCommitment, capitalCalled, distributed, remaining }
  }
  const before = await Promise.all([seller, ...buyers].map(figuresOf))

  await signedIn(page, ADMIN)
  await open(page, '/')
  const steps = new Steps(page)
  await steps.goTo(fundName)
  await standing(page)
  await steps.goTo('Add transfer')
  await steps.choose(choiceField(page, 'Seller LP'), sellerName)
  await steps.type(textField(page, 'Transfer commitment'), '1000000')
  const table = page.getByRole('table', { name: 'Buyers' })
  const pickers = table.getByRole('combobox', { name: 'Limited partner' })
  for (const [place, { name }] of buyers.entries()) await steps.choose(pickers.nth(place), String(name))
  await expect(pickers).toHaveCount(3)
  const amounts = table.getByRole('textbox', { name: 'Transfer commitment' })
  for (const [place, amount] of ['333,333.34', '333,333.33', '333,333.33'].entries())
    await expect(amounts.nth(place)).toHaveValue(amount)
  await expect(table.getByText('ties')).toBeVisible()
  const moves = page.getByRole('region', { name: 'What moves on completion' })
  await expect(moves.getByRole('row', { name: new RegExp(`^${sellerName} keeps`) })).toContainText('4,000,000.00')
  await expect(moves.getByRole('row', { name: /receives/ })).toHaveCount(3)
  await steps.attach(page.locator('input[type="file"]'), CONTRACT)
  await steps.type(page.getByRole('textbox', { name: `Description of ${CONTRACT.name}` }), 'Signed agreement')
  await expectAccessible(page)
  await steps.click(page.getByRole('button', { name: 'Save and complete' }))
  const question = page.getByRole('alertdialog', { name: /^Complete/ })
  await expect(question).toContainText(`${sellerName} gives EUR\u00a01,000,000.00 of EUR\u00a05,000,000.00`)
  await steps.click(question.getByRole('button', { name: 'Complete' }))
  await expect(page.getByText('This transfer is completed.')).toBeVisible()
  expect(steps.taken).toEqual({ steps: 7, fields: 7 })

  await expect(page.getByRole('heading', { level: 1, name: `Transfer of ${sellerName}` })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: CONTRACT.name }).click()
  const contract = await download
  expect(contract.suggestedFilename()).toBe(CONTRACT.name)
  expect(readFileSync(await contract.path())).toEqual(CONTRACT.buffer)
  expect(await figuresOf(seller)).toMatchObject({ totalCommitment: '4000000.00' })
  await expect(page.getByRole('region', { name: 'What has moved' })).toContainText('333,333.34')
  await page.getByRole('button', { name: 'Reopen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('The transfer is open again')).toBeVisible()
  expect(await Promise.all([seller, ...buyers].map(figuresOf))).toEqual(before)

  await open(page, `/funds/${fundId}/transfers/overview`)
  const row = page.getByRole('row', { name: new RegExp(sellerName) })
  await expect(row.locator('.documents-column[title="1 document"]')).toBeVisible()
  await expect(row).toContainText('1,000,000.00')
  await expect(row).toContainText('4,000,000.00')
})

test('R332 R333 R334 R335 R336 R337 what a transfer must not hold stands at its field while it is typed, and nothing is saved', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(60_000)
  const ask = await askingAs(server.address, ADMIN)
  const [fund] = await listed(ask, 'funds', { name: FUND })
  const partners = await listed(ask, 'limited-partners', { fundId: fund!.id })
  const [one, two] = partners.filter(({ name }) => name !== SELLER).map(({ name }) => String(name)) as [string, string]
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fund!.id}/transfers/add`)
  const save = page.getByRole('button', { name: 'Create transfer' })
  await textField(page, 'Date').fill('')
  await save.click()
  for (const field of ['Date', 'Seller LP', 'Transfer commitment'])
    await expect(fieldError(page, field), field).toHaveText('This field is required.')
  const steps = new Steps(page)
  await textField(page, 'Date').fill('21/11/2026')
  await steps.choose(choiceField(page, 'Seller LP'), SELLER)
  await textField(page, 'Transfer commitment').fill('3333333.34')
  await expect(fieldError(page, 'Transfer commitment')).toContainText(
    'The seller’s commitment on that day is 3,333,333.33',
  )
  await textField(page, 'Transfer commitment').fill('3333333.33')
  await expect(fieldError(page, 'Transfer commitment')).toHaveCount(0)
  const table = page.getByRole('table', { name: 'Buyers' })
  const pickers = table.getByRole('combobox', { name: 'Limited partner' })
  // Neither the seller nor who stands in another line is on offer; who stands in the line itself is.
  const options = page.getByRole('option')
  const notOffered = async (place: number, name: string) => {
    await pickers.nth(place).fill(name)
    await expect(page.getByText('Nothing matches')).toBeVisible()
    await pickers.nth(place).blur()
    await expect(page.getByRole('listbox')).toHaveCount(0)
  }
  await notOffered(0, SELLER)
  await steps.choose(pickers.nth(0), one)
  await notOffered(1, one)
  await pickers.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(options.filter({ hasText: one })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await steps.choose(pickers.nth(1), two)
  // Where the seller becomes one of the buyers afterwards, the line says so.
  const sells = async (name: string) => {
    await choiceField(page, 'Seller LP').fill('')
    await steps.choose(choiceField(page, 'Seller LP'), name)
  }
  await sells(one)
  await expect(table).toContainText('The seller cannot buy its own commitment.')
  await sells(SELLER)
  await expect(table).not.toContainText('The seller cannot buy its own commitment.')
  // Over the API both are refused in the same words.
  const sellers = await listed(ask, 'limited-partners', { fundId: fund!.id, name: SELLER })
  const ids = new Map([...partners, ...sellers].map(({ id, name }) => [String(name), id]))
  const refused = async (...buyers: string[]) =>
    (
      await ask<{ code: string; errors: object }>('POST', '/api/transfers', {
        fundId: fund!.id,
        date: '2026-11-21',
        sellerId: ids.get(SELLER),
        transferCommitment: '2',
        buyers: buyers.map(name => ({ limitedPartnerId: ids.get(name), commitment: String(2 / buyers.length) })),
      })
    ).body
  expect(await refused(SELLER)).toMatchObject({
    code: 'rule',
    errors: { 'buyers.0.limitedPartnerId': ['The seller cannot buy its own commitment.'] },
  })
  expect(await refused(one, one)).toMatchObject({
    code: 'rule',
    errors: { 'buyers.1.limitedPartnerId': ['This buyer stands here twice. Keep one line.'] },
  })
  const amounts = table.getByRole('textbox', { name: 'Transfer commitment' })
  await amounts.nth(0).fill('1000000')
  await expect(table.getByRole('status')).toHaveText('differs by (666,666.67)')
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: 'The buyers take 2,666,666.66 together' })).toBeVisible()
  expect(addressOf(page)).toBe(`/funds/${fund!.id}/transfers/add`)
  // The third is a new partner; a fourth has no place.
  await page.getByRole('button', { name: 'New partner' }).click()
  await expect(page.getByRole('button', { name: 'New partner' })).toHaveCount(0)
  await expect(pickers).toHaveCount(2)
  await expect(page.getByText('A transfer has at most 3 buyers.')).toBeVisible()
  await table.getByRole('textbox', { name: 'Name of the new partner' }).fill('Fernhollow Trust')
  await page.getByRole('button', { name: 'Split equally' }).click()
  await expect(amounts.nth(2)).toHaveValue('1,111,111.11')
  await expect(table.getByText('ties')).toBeVisible()
  await page.getByRole('button', { name: 'Remove buyer 2' }).click()
  await expect(amounts).toHaveCount(2)
})
