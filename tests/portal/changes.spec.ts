/** What an investor asks to be changed, in the clicks that it may take, and what staff do about it. */
import type { Page } from '@playwright/test'
import { withCheckDigits } from '../../src/bank-accounts/iban.ts'
import { askingAs, type Made } from '../browser/asking.ts'
import { ADMIN, INVESTOR, USER, expectAccessible, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { DESK, PHONE, expectToFit } from '../browser/sizes.ts'
import { Steps } from '../browser/steps.ts'

test.use({ product: 'what investors change' })

const NUMBER = withCheckDigits('NL', 'FIKT0123456789')

async function openFunds(page: Page, person: string): Promise<void> {
  await page.goto('/portal/larkmoor/funds/overview')
  await standing(page)
  await expect(page.getByRole('region', { name: /Growth II/ }).first(), person).toBeVisible()
}

test('an investor names another bank account in four steps, and it is used once staff have verified it @long', async ({
  page,
  signedIn,
  expectedErrors,
}) => {
  test.setTimeout(120_000)
  // What the server refuses, which the form then says.
  expectedErrors.push(/422 .*name-for-holding/)
  await signedIn(page, INVESTOR)
  await openFunds(page, INVESTOR)
  await page.setViewportSize(PHONE)
  const openFund = page
    .getByRole('region', { name: /Growth II/ })
    .first()
    .getByRole('link', { name: /Open fund/ })
  const steps = new Steps(page)
  await steps.click(openFund)
  const own = page.getByRole('region', { name: 'Your bank account' })
  const before = await own.locator('.own-account b').textContent()
  await steps.click(own.getByRole('button', { name: 'Change account' }))
  await own.getByLabel('IBAN, or account number').fill('NL07 FIKT 0123')
  await own.getByLabel('BIC').fill('FIKTNL2A')
  await own.getByRole('button', { name: 'Send for verification' }).click()
  await expect(own.getByText('An IBAN of NL has 18 characters.')).toBeVisible()
  await expectAccessible(page)
  await own.getByLabel('IBAN, or account number').fill('')
  await steps.type(own.getByLabel('IBAN, or account number'), NUMBER)
  await steps.click(own.getByRole('button', { name: 'Send for verification' }))
  await expect(own.getByText('Waits for verification')).toBeVisible()
  expect(steps.taken.steps).toBeLessThanOrEqual(4)
  await test.step('the same at a desk; who names an account twice means the second one', async () => {
    await page.setViewportSize(DESK)
    await openFunds(page, INVESTOR)
    const atDesk = new Steps(page)
    await atDesk.click(openFund)
    await atDesk.click(own.getByRole('button', { name: 'Change account' }))
    await atDesk.type(own.getByLabel('IBAN, or account number'), NUMBER)
    await atDesk.type(own.getByLabel('BIC'), 'FIKTNL2A')
    await atDesk.click(own.getByRole('button', { name: 'Send for verification' }))
    await expect(own.getByRole('button', { name: 'Send for verification' })).toBeHidden()
    expect(atDesk.taken.steps).toBeLessThanOrEqual(4)
    await page.setViewportSize(PHONE)
  })
  await expect(own.locator('.own-account b').first()).toHaveText(before ?? '')
  await expect(own.getByRole('status')).toContainText(NUMBER)
  await expectToFit(page)
  const address = page.url()

  await signedIn(page, USER)
  await page.setViewportSize(DESK)
  await page.goto('/')
  await page
    .getByRole('listitem')
    .filter({ hasText: NUMBER })
    .getByRole('link', { name: /Open account/ })
    .click()
  await page.getByRole('button', { name: 'Verify' }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel('How it was checked').fill('Called back on the number of the subscription.')
  await question.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible()

  await signedIn(page, INVESTOR)
  await page.goto(address)
  await expect(own.locator('.own-account b')).toHaveText(NUMBER)
  await expect(own).toContainText('Verified by a second person')
})

test('what an investor has typed is there again after a link was followed, in the form of the same holding alone @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, INVESTOR)
  await openFunds(page, INVESTOR)
  const open = (fund: RegExp) =>
    page
      .getByRole('region', { name: fund })
      .first()
      .getByRole('link', { name: /Open fund/ })
      .click()
  const toFunds = () => page.getByRole('navigation').getByRole('link', { name: 'Funds' }).click()
  const own = page.getByRole('region', { name: 'Your bank account' })
  const change = () => own.getByRole('button', { name: 'Change account' }).click()
  const bic = own.getByLabel('BIC')
  await open(/Ventures I/)
  await change()
  await bic.fill('FIKTNL2A')
  await toFunds()
  await open(/Growth II/)
  await change()
  await expect(bic).toHaveValue('')
  await toFunds()
  await open(/Ventures I/)
  await change()
  await expect(bic).toHaveValue('FIKTNL2A')
  const mayLeave = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await mayLeave()).toBe(false)
  await own.getByRole('button', { name: 'Cancel' }).click()
  expect(await mayLeave()).toBe(true)
  await change()
  await expect(bic).toHaveValue('')
})

test('an investor changes contact data in three steps, and they are used once staff have accepted it @long', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(120_000)
  await signedIn(page, INVESTOR)
  const own = page.getByRole('region', { name: 'How we reach you' })
  let before = ''
  for (const [size, number] of [
    [PHONE, '+44 1632 960701'],
    [DESK, '+44 1632 960702'],
  ] as const) {
    await page.setViewportSize(size)
    await openFunds(page, INVESTOR)
    await expect(own).toContainText(INVESTOR)
    const steps = new Steps(page)
    await steps.click(own.getByRole('button', { name: 'Change contact data' }))
    // The number of before stands there; who types another one writes over it.
    before ||= await own.getByLabel('Phone number').inputValue()
    await own.getByLabel('Phone number').fill('')
    await steps.type(own.getByLabel('Phone number'), number)
    await expectToFit(page)
    await steps.click(own.getByRole('button', { name: 'Send to be checked' }))
    await expect(own.getByRole('status')).toContainText(number)
    expect(steps.taken.steps).toBeLessThanOrEqual(4)
  }
  await expectAccessible(page)

  await signedIn(page, USER)
  await page.goto('/')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Phone number +44 1632 960702' })
    .getByRole('link', { name: 'Open contact' })
    .click()
  await expect(page.getByRole('tab', { name: /Changes asked for/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('row', { name: /960701/ })).toContainText('Withdrawn')
  await expect(page.getByRole('row', { name: /960702/ })).toContainText(`before: ${before}`)
  await page.getByRole('button', { name: /^Accept: / }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(`Phone number: ${before} → +44 1632 960702`)
  await question.getByLabel('How it was checked').fill('Called back on the number of the subscription.')
  await question.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('row', { name: /960702/ })).toContainText('Accepted')
  await expectAccessible(page)

  await signedIn(page, INVESTOR)
  await openFunds(page, INVESTOR)
  await expect(own).toContainText('+44 1632 960702')
  await expect(own.getByRole('status')).toBeHidden()
})

test('a request for access marks every field that is wrong at once, and nothing of it is sent @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, INVESTOR)
  await openFunds(page, INVESTOR)
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().includes('/portal-accesses/')) sent.push(request.url())
  })
  const card = page.getByRole('region', { name: /Growth II/ }).first()
  await card.getByRole('button', { name: /Give access/ }).click()
  await card.getByLabel('Last name').fill('Auditor')
  await card.getByLabel('Email').fill('nobody')
  await card.getByLabel('Phone number').fill('at work')
  await card.getByLabel('Last day').fill('31/12/2099')
  await card.getByRole('button', { name: 'Ask for access' }).click()
  await expect(card.getByLabel('First name')).toHaveAccessibleDescription('This is needed.')
  await expect(card.getByLabel('First name')).toBeFocused()
  await expect(card.getByLabel('Email')).toHaveAccessibleDescription('Must be an e-mail address.')
  await expect(card.getByLabel('Phone number')).toHaveAccessibleDescription('Must be a phone number.')
  await expect(card.getByLabel('Last day')).toHaveAccessibleDescription(/^At most 90 days: until /)
  await expect(card.locator('[aria-invalid]')).toHaveCount(4)
  await card.getByLabel('Last day').fill('soon')
  await card.getByRole('button', { name: 'Ask for access' }).click()
  await expect(card.getByLabel('Last day')).toHaveAccessibleDescription('This is no day: write it as dd/mm/yyyy.')
  await expect(card.locator('[aria-invalid]')).toHaveCount(4)
  await expectAccessible(page)
  expect(sent).toEqual([])
})

test('an investor names a colleague in three steps, who reads the holding once an administrator has agreed, until it is ended @long', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(120_000)
  await signedIn(page, INVESTOR)
  await openFunds(page, INVESTOR)
  const card = page.getByRole('region', { name: /Growth II/ }).first()
  for (const [firstName, size] of [
    ['Nial', PHONE],
    ['Nuala', DESK],
  ] as const) {
    await page.setViewportSize(size)
    const steps = new Steps(page)
    await steps.click(card.getByRole('button', { name: /Give access/ }))
    await steps.type(card.getByLabel('First name'), firstName)
    await steps.type(card.getByLabel('Last name'), 'Auditor')
    await steps.type(card.getByLabel('Email'), `${firstName.toLowerCase()}@auditors.example`)
    await steps.type(card.getByLabel('Phone number'), '+44 1632 960111')
    await expectToFit(page)
    await expectAccessible(page)
    await steps.click(card.getByRole('button', { name: 'Ask for access' }))
    await expect(card.getByRole('button', { name: 'Ask for access' })).toBeHidden()
    const told = page.locator('.notification').filter({ hasText: `Access for ${firstName} Auditor is asked for` })
    await expect(told).toContainText('Your fund manager decides, and writes to you.')
    expect(steps.taken.steps).toBeLessThanOrEqual(3)
  }

  await signedIn(page, ADMIN)
  await page.goto('/')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Nuala Auditor asks to read a holding' })
    .getByRole('link', { name: 'Open partner' })
    .click()
  await expect(page.getByRole('tab', { name: /Portal access/ })).toHaveAttribute('aria-selected', 'true')
  // The decision is what the page is opened for: nobody has to find it with the mouse.
  const row = page.getByRole('row', { name: /Nuala/ })
  await page.mouse.move(0, 0)
  await expect(row.locator('.row-actions > span')).toHaveCSS('opacity', '1')
  await page.getByRole('button', { name: /^Grant: Nuala/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Nothing can be changed with it')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Grant' }).click()
  await expect(page.getByRole('row', { name: /Nuala/ })).toContainText('Granted')

  await signedIn(page, INVESTOR)
  await page.goto('/portal/larkmoor/funds/overview')
  await card.getByRole('link', { name: /Open fund/ }).click()
  const readers = page.getByRole('region', { name: 'Who else reads it' })
  await expect(readers.getByRole('listitem').filter({ hasText: 'Nuala' })).toContainText('Has access')
  await readers.getByRole('button', { name: 'End access: Nuala Auditor' }).click()
  await expect(readers.getByRole('listitem').filter({ hasText: 'Nuala' })).toHaveCount(0)
  await expect(page.locator('.notification')).toContainText('Access of Nuala Auditor has ended')
  const withdraw = readers.getByRole('button', { name: 'Withdraw request: Nial Auditor' })
  await expect(withdraw).toHaveText('Withdraw request')
  await withdraw.click()
  await expect(page.getByText('Access for Nial Auditor is no longer asked for')).toBeVisible()
  await expect(readers.getByRole('listitem')).toHaveCount(0)
})

test('staff see in one step which investors have not looked at a published movement, and remind them in another @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const filter = encodeURIComponent(JSON.stringify({ status: 'Published' }))
  const [movement] = (await ask<(Made & { fundId: number })[]>('GET', `/api/capital-movements?filter=${filter}`)).body
  await signedIn(page, USER)
  await page.goto(`/funds/${movement!.fundId}/capital-movements/${movement!.id}/details`)
  await standing(page)
  const steps = new Steps(page)
  await steps.click(page.getByRole('tab', { name: 'Viewed' }))
  const table = page.locator('.portal-views')
  await expect(table.getByRole('row').nth(1)).toContainText('Not yet')
  const remind = page.getByRole('button', { name: /^Remind \d+ investors?$/ })
  await steps.click(remind)
  await expect(table.getByRole('row').nth(1)).toContainText(/\d\d\/\d\d\/\d{4}/)
  await expect(remind).toHaveCount(0)
  expect(steps.taken.steps).toBeLessThanOrEqual(2)
  await expectAccessible(page)
})
