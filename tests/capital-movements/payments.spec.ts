/** What comes in after a movement was published: recorded line by line, who is late, and the reminder. */
import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { USER, expectAccessible } from '../browser/pages.ts'
import { Steps } from '../browser/steps.ts'
import { choose, open, textField } from '../kit/opening.ts'
import { movementFixtures } from './fixtures.ts'

const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

test('R243 payments are recorded line by line; who is late stands above them and in the list, and is reminded by mail @long', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(120_000)
  const { fundId, movement, ask } = await movementFixtures(server.address)
  const { id } = await movement('Call in arrears', { dueDate: '2026-11-10' }, 'Published')
  const address = `/funds/${fundId}/capital-movements/${id}/details`
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/capital-movements/overview`)
  await expect(row(page, 'Call in arrears')).toContainText('3 late')
  await open(page, `${address}?tab=payments`)
  const late = page.getByRole('status').filter({ hasText: 'late' })
  await expect(late).toHaveText(
    '3 partners are late: Alder Pension Fund 50,000.00, Birch Insurance 30,000.00, Cedar Foundation 20,000.00',
  )
  await expectAccessible(page)

  const record = async (partner: string, status: string, amount: string) => {
    await row(page, partner).getByRole('button').first().click()
    await expect(dialog(page)).toHaveAccessibleName(partner)
    await expect(dialog(page).getByRole('button', { name: /^Delete/ })).toHaveCount(0)
    await choose(dialog(page), 'Payment status', status)
    await textField(dialog(page), 'Amount received').fill(amount)
    await textField(dialog(page), 'Received on').fill('12/11/2026')
    await dialog(page).getByRole('button', { name: /^Save/ }).click()
    await expect(dialog(page)).toHaveCount(0)
  }
  await record('Alder Pension Fund', 'Received', '50000')
  await expect(row(page, 'Alder Pension Fund')).toContainText('Received')
  await expect(row(page, 'Alder Pension Fund')).not.toContainText('Late')
  await record('Birch Insurance', 'Partial', '10000')
  await expect(row(page, 'Birch Insurance')).toContainText('20,000.00')
  await record('Cedar Foundation', 'Disputed', '0')
  await expect(late).toHaveText('1 partner is late: Birch Insurance 20,000.00')
  await expect(page.getByText('1 late', { exact: true })).toBeVisible()
  // 100,000 called, 60,000 received; what is disputed is still to come, and nobody is reminded of it.
  await expect(row(page, '3 lines')).toContainText(/100,000\.00.*60,000\.00.*40,000\.00/)

  await page.getByRole('button', { name: 'Remind who is late' }).click()
  await expect(dialog(page)).toContainText('every partner whose payment is late')
  await dialog(page).getByRole('button', { name: 'Remind who is late' }).click()
  await expect(dialog(page)).toHaveCount(0)
  const reminders = async () =>
    (await ask<{ body: string }[]>('GET', `/api/mails?filter={"event":"payment-reminder","recordId":${id}}`)).body
  await expect.poll(async () => (await reminders()).length).toBe(1)
  expect((await reminders())[0]?.body).toContain('EUR 20,000.00')
  await page.getByRole('tab', { name: 'Mails' }).click()
  await expect(page.getByRole('main')).toContainText(/4 mails|reminder/i)
  expect((await ask('GET', `/api/capital-movements/${id}`)).body).toMatchObject({ lateLines: 1, status: 'Published' })
})

test('R225 each line says how it was computed: the share, its cents, and what remains of the commitment @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement } = await movementFixtures(server.address)
  const { id } = await movement('Explained call', { investmentFunding: '100', managementFees: '10' })
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  const panel = page.getByRole('complementary', { name: 'How this line was computed' })
  const why = (partner: string) => page.getByRole('button', { name: new RegExp(`^Why Total call of ${partner}`) })
  await why('Alder Pension Fund').click()
  const fees = panel.getByRole('region', { name: 'Management fees' })
  // 10 × 5,000,000 ÷ 8,000,000: the partner that takes no part is left out.
  await expect(fees).toContainText('÷ commitments of 2 partners')
  await expect(fees).toContainText('8,000,000.00')
  await expect(fees).toContainText('6.25')
  await expect(panel).toContainText('4,999,943.75')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await why('Cedar Foundation').click()
  await expect(panel.getByRole('region', { name: 'Management fees' })).toContainText('Takes no part')
  await expect(panel).toContainText('Its share is carried by the others.')
})

test('payments of one day are marked as received together, in four steps @long', async ({ page, server, signedIn }) => {
  const { fundId, movement, partners, ask, act } = await movementFixtures(server.address)
  const { id } = await movement('Call that comes in', { dueDate: '2026-11-10', distribution: '1000' }, 'Published')
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  const steps = new Steps(page)
  await steps.click(page.getByRole('tab', { name: 'Payments' }))
  const button = page.getByRole('button', { name: /^Mark/ })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await steps.click(page.getByRole('checkbox', { name: 'Select all on this page' }))
  await expect(button).toHaveText('Mark 3 as received')
  await row(page, 'Cedar Foundation').getByRole('checkbox').uncheck()
  await steps.click(button)
  // Half and three tenths of 100,000 called, less as much of 1,000 paid out: 49,500 and 29,700.
  await expect(dialog(page)).toContainText('2 payments, 79,200.00 in total.')
  await expect(textField(dialog(page), 'Received on')).toHaveValue('21/11/2026')
  await expectAccessible(page)
  await steps.click(dialog(page).getByRole('button', { name: 'Mark as received' }))
  await expect(dialog(page)).toHaveCount(0)
  expect(steps.count).toBe(4)
  await expect(row(page, 'Alder Pension Fund')).toContainText(/Received.*49,500\.00.*21\/11\/2026/)
  await expect(row(page, 'Birch Insurance')).toContainText(/Received.*29,700\.00.*21\/11\/2026/)
  await expect(row(page, 'Cedar Foundation')).toContainText('Late')
  await expect(row(page, 'Alder Pension Fund').getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'late' })).toHaveText(
    '1 partner is late: Cedar Foundation 19,800.00',
  )
  // What came before keeps its day.
  const [alder, , cedar] = partners
  const lines = [alder, cedar].map(partner => ({ limitedPartnerId: partner?.id }))
  expect((await act(ask, { id }, 'receive', { lines, receivedDate: '2026-11-20' })).status).toBe(200)
  await page.reload()
  await expect(row(page, 'Alder Pension Fund')).toContainText('21/11/2026')
  await expect(row(page, 'Cedar Foundation')).toContainText(/Received.*19,800\.00.*20\/11\/2026/)
})
