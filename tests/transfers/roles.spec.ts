/** What each role may do with a transfer in each of its states, what is refused of its day, and a change before it. */
import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, AGENT, INVESTOR, USER } from '../browser/pages.ts'
import { movementFixtures, type MovementFixtures } from '../capital-movements/fixtures.ts'
import { choose, choiceField, fieldError, open, textField } from '../kit/opening.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'State and actions' })
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))

test.use({
  expectedErrors: async ({}, use) => {
    await use([/status of 4(00|09|22)/])
  },
})

async function newTransfer({ ask, fundId, partners }: MovementFixtures, date: string) {
  const [seller, buyer] = partners
  const answer = await ask('POST', '/api/transfers', {
    fundId,
    date,
    sellerId: seller?.id,
    transferCommitment: '1000000',
    buyers: [{ limitedPartnerId: buyer?.id, commitment: '1000000' }],
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

test('R138 R260 in each state each role is offered what the access table says; only an administrator reopens @long', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(150_000)
  const fixtures = await movementFixtures(server.address)
  const { fundId } = fixtures
  const { id } = await newTransfer(fixtures, '2026-11-20')
  const address = `/funds/${fundId}/transfers/${id}/details`
  const complete = bar(page).getByRole('button', { name: 'Complete' })
  const reopen = bar(page).getByRole('button', { name: 'Reopen' })
  for (const [person, may] of [
    [AGENT, false],
    [ADMIN, true],
    [USER, true],
  ] as const) {
    await signedIn(page, person)
    await open(page, address)
    if (may) await expect(complete, person).not.toHaveAttribute('aria-disabled', 'true')
    else await expect(complete, person).toHaveAttribute('aria-disabled', 'true')
    await expect(textField(page, 'Transfer commitment').first(), person).toHaveCount(may ? 1 : 0)
  }
  await complete.click()
  await dialog(page).getByRole('button', { name: 'Complete' }).click()
  await expect(bar(page)).toContainText('This transfer is completed')
  for (const person of [USER, AGENT, ADMIN]) {
    await signedIn(page, person)
    await open(page, address)
    if (person === ADMIN) await expect(reopen, person).not.toHaveAttribute('aria-disabled', 'true')
    else {
      await expect(reopen, person).toHaveAttribute('aria-disabled', 'true')
      await reopen.hover()
      await expect(page.getByRole('tooltip')).toContainText(/role/)
    }
  }
  // Taken back and corrected, it is completed with the save.
  await reopen.click()
  await dialog(page).getByRole('button', { name: 'Reopen' }).click()
  await expect(bar(page)).not.toContainText('This transfer is completed')
  await textField(page, 'Date').fill('21/11/2026')
  await bar(page).getByRole('button', { name: 'Save and complete' }).click()
  await expect(bar(page)).toContainText('This transfer is completed')
  await expect(page.getByRole('main')).toContainText('Dated 21/11/2026')
  await signedIn(page, INVESTOR)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible()
})

test('a day on or before a completed movement is refused while it is typed, and the day after is not @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement } = await movementFixtures(server.address)
  await movement('Call 1', { dueDate: '2026-11-10' }, 'Completed')
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/transfers/add`)
  await choose(page, 'Seller LP', 'Alder Pension Fund')
  await expect(choiceField(page, 'Seller LP')).toHaveValue('Alder Pension Fund')
  await textField(page, 'Date').fill('10/11/2026')
  await textField(page, 'Date').press('Tab')
  await expect(fieldError(page, 'Date')).toContainText('Call 1')
  await textField(page, 'Date').fill('11/11/2026')
  await textField(page, 'Date').press('Tab')
  await expect(fieldError(page, 'Date')).toHaveCount(0)
})
