import type { Locator, Page } from '@playwright/test'
import { expect } from '../browser/fixtures.ts'
import { goInside, standing } from '../browser/pages.ts'

/**
 * Opens a page and waits until it shows its record or its list. From another page of the frame it is reached as by a
 * link: loading the whole document again would only take time. Who needs that reloads the page.
 */
export async function open(page: Page, address: string): Promise<void> {
  const here = new URL(page.url())
  const inside = (await page.locator('.shell main').count()) > 0
  await (inside && new URL(address, here).pathname !== here.pathname ? goInside(page, address) : page.goto(address))
  await standing(page)
  // An open dialogue hides the heading from roles, not from the eye.
  await expect(page.locator('main h1:visible')).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

export function textField(page: Page | Locator, title: string): Locator {
  return page.getByRole('textbox', { name: title, exact: true })
}

export function choiceField(page: Page | Locator, title: string): Locator {
  return page.getByRole('combobox', { name: title, exact: true })
}

/** Types what narrows the list to one, and takes it. */
export async function choose(page: Page | Locator, title: string, typed: string, option = typed): Promise<void> {
  const field = choiceField(page, title)
  const everywhere = 'page' in page ? page.page() : page
  await field.click()
  await field.fill(typed)
  await everywhere
    .getByRole('option')
    .filter({ hasText: new RegExp(`^${option.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) })
    .first()
    .click()
  await expect(field).toHaveValue(option)
}

/** The bar at the bottom says in words where a form stands. */
export function state(page: Page): Locator {
  return page.getByRole('region', { name: 'State and actions' }).getByRole('status')
}

export async function saveWithKey(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(state(page)).toHaveText('All changes are saved')
}

/** What a field says is wrong with it; its label may carry the asterisk of a required one. */
export function fieldError(page: Page | Locator, title: string): Locator {
  const everywhere = 'page' in page ? page.page() : page
  const label = everywhere.locator('.field-label').filter({ hasText: new RegExp(`^${title}\\s*\\*?$`) })
  return page.locator('.field').filter({ has: label }).locator('.field-error')
}
