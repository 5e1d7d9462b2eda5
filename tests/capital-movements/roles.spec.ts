/** What each role may do with a capital movement in each of its states, and what the screen says of the rest. */
import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, AGENT, INVESTOR, USER, openInside } from '../browser/pages.ts'
import { open } from '../kit/opening.ts'
import { movementFixtures } from './fixtures.ts'

const ACTIONS = [
  'Complete',
  'Publish',
  'Regenerate lines',
  'Sign off',
  'Reopen',
  'Request reopening',
  'Remind who is late',
  'Delete capital movement',
]
const bar = (page: Page) => page.getByRole('region', { name: 'State and actions' })

/** The actions that can be taken now, on the bar and behind it. */
async function offered(page: Page): Promise<string[]> {
  const more = bar(page).getByRole('button', { name: 'More actions' })
  const own = await bar(page).getByRole('button').and(page.locator(':not([aria-disabled="true"])')).allInnerTexts()
  if (!(await more.isVisible())) return own.filter(name => ACTIONS.includes(name)).sort()
  await more.click()
  await expect(page.getByRole('menu')).toBeVisible()
  const rest = await page.getByRole('menuitem').and(page.locator(':not([aria-disabled="true"])')).allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  const names = [...own, ...rest].map(name => name.trim().split('\n')[0] ?? '')
  return names.filter(name => ACTIONS.includes(name)).sort()
}

const TABLE: readonly (readonly [person: string, state: 'Open' | 'Completed' | 'Published', actions: string[]])[] = [
  [ADMIN, 'Open', ['Complete', 'Delete capital movement', 'Regenerate lines']],
  [USER, 'Open', ['Complete', 'Delete capital movement', 'Regenerate lines']],
  [AGENT, 'Open', []],
  [ADMIN, 'Completed', ['Publish', 'Reopen']],
  // Who completed it does not publish it.
  [USER, 'Completed', ['Request reopening']],
  [AGENT, 'Completed', ['Request reopening', 'Sign off']],
  [ADMIN, 'Published', []],
  [USER, 'Published', []],
  [AGENT, 'Published', []],
]

test('R136 R146 R240 R241 R244 in each state each role is offered what the access table says; the rest says why not @long', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(150_000)
  const { fundId, movement } = await movementFixtures(server.address)
  const made = {
    Published: await movement('Published call', { dueDate: '2026-12-10' }, 'Published'),
    Completed: await movement('Completed call', { dueDate: '2026-12-11' }, 'Completed'),
    Open: await movement('Open call', { dueDate: '2026-12-12' }),
  }
  const address = (state: keyof typeof made) => `/funds/${fundId}/capital-movements/${made[state].id}/details`
  for (const person of [ADMIN, USER, AGENT]) {
    await signedIn(page, person)
    await open(page, `/funds/${fundId}/capital-movements/overview`)
    for (const [, state, actions] of TABLE.filter(([name]) => name === person)) {
      await openInside(page, address(state))
      const step = page.locator('li[aria-current="step"]')
      await expect(step).toContainText(state)
      await expect.poll(() => offered(page), { message: `${person}, ${state}` }).toEqual(actions)
      const amounts = page.getByRole('table', { name: 'Lines' }).getByRole('textbox')
      await expect(amounts, `${person}, ${state}`).toHaveCount(state === 'Open' && person !== AGENT ? 3 : 0)
    }
  }
  await signedIn(page, USER)
  await open(page, address('Completed'))
  await bar(page).getByRole('button', { name: 'Publish' }).hover()
  await expect(page.getByRole('tooltip')).toContainText('somebody else has to publish it')
  await expect(bar(page)).toContainText('only payments can be recorded')
  await openInside(page, address('Published'))
  await expect(bar(page)).toContainText('published and final')
  await bar(page).getByRole('button', { name: 'Remind who is late' }).hover()
  await expect(page.getByRole('tooltip')).toContainText(
    'Nobody is late, or whoever is was reminded within the last day.',
  )
  await signedIn(page, INVESTOR)
  for (const refused of [address('Published'), `/funds/${fundId}/capital-movements/overview`]) {
    await page.goto(refused)
    await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible()
  }
})

test('R248 an agent signs a completed movement off and asks to reopen it, and an administrator sees both above it @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement } = await movementFixtures(server.address)
  const { id } = await movement('Reviewed call', {}, 'Completed')
  await signedIn(page, AGENT)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await bar(page).getByRole('button', { name: 'Sign off' }).click()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Compared with the bank')
  await dialog.getByRole('button', { name: 'Sign off' }).click()
  await expect(page.getByText(/Signed off by .*: Compared with the bank/)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Request reopening' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The fee is a quarter too high')
  await dialog.getByRole('button', { name: 'Request reopening' }).click()
  await expect(page.getByText(/asks to reopen this movement: The fee is a quarter too high/)).toBeVisible()
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  await expect(page.getByText(/asks to reopen this movement: The fee is a quarter too high/)).toBeVisible()
  const reopen = bar(page).getByRole('button', { name: 'Reopen', exact: true })
  await expect(reopen).not.toHaveAttribute('aria-disabled', 'true')
  await reopen.click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The fee is a quarter too high')
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByRole('table', { name: 'Lines' }).getByRole('textbox')).toHaveCount(3)
  await expect(page.getByText(/asks to reopen/)).toHaveCount(0)
  await expect(page.getByText(/Signed off by/)).toHaveCount(0)
})

test('a movement whose notices count what was reopened before it is not published, and says why @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement, act, askAdmin } = await movementFixtures(server.address)
  const first = await movement('First call', { dueDate: '2026-12-10' }, 'Completed')
  const second = await movement('Second call', { dueDate: '2026-12-11' }, 'Completed')
  const reopened = async () => (await act(askAdmin, first, 'reopen', { reason: 'A wrong amount' })).status
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fundId}/capital-movements/${second.id}/details`)
  const publish = bar(page).getByRole('button', { name: 'Publish' })
  await expect(publish).not.toHaveAttribute('aria-disabled', 'true')
  await expect.poll(reopened, { timeout: 30_000 }).toBe(200)
  await open(page, `/funds/${fundId}/capital-movements/${second.id}/details`)
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await expect(publish).toHaveAccessibleDescription(
    'The notices of Alder Pension Fund, Birch Insurance, Cedar Foundation say figures that the ledger no longer ' +
      'holds: reopen this movement and complete it again.',
  )
})
