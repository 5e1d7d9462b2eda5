/** The windows in which people use the product. */
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Nothing has to be scrolled sideways, once what is drawn by its width has noticed that of the window. */
export async function expectToFit(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? DESK
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
