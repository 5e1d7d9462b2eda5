import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export const ADMIN = 'admin@larkmoor.example'
export const USER = 'user@larkmoor.example'
export const AGENT = 'agent@larkmoor.example'
export const GLOBAL = 'global@platform.example'
export const MIXED = 'mixed@larkmoor.example'
export const INVESTOR = 'investor@ashcombe.example'

/** Waits until a page of the signed-in frame stands: no request and no navigation is under way. */
export async function standing(page: Page): Promise<void> {
  await expect(page.locator('.shell main, .signed-out main')).toBeVisible()
  await expect(page.locator('.progress-line')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

/** Goes to another page as a link does, without loading the document again. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate(target => {
    history.pushState(null, '', target)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** The address without its origin. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

/** Nothing that axe knows of, by the rules of WCAG 2.2 AA and its own best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still fading in has not the contrast that it will have. Some animations never end.
  await page.waitForFunction(() => document.getAnimations().every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity))
  // A menu and a list of choices belong to what opened them and to no landmark.
  const floating = await page.locator('[role="menu"], [role="listbox"]').count() > 0
  const { violations } = await new AxeBuilder({ page }).disableRules(floating ? ['region'] : []).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => `${node.target.join(' ')} ${node.any.map(each => each.message).join('; ')}`).join(' | ')}`)).toEqual([])
}

/** One computed property of the first element that matches. */
export async function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return await page.locator(selector).first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}
