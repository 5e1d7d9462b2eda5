/** Counts what a person does to get a job done, in the helper that really does it. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * A step is a click, a key that saves, a place typed into the search and taken, or a group of fields filled one after
 * the other. A counted job touches the page through this alone (Tab and looking around aside), so that a screen which
 * asks for one field more fails its test: unanswered it is not saved, and answered it is one field more than was
 * agreed.
 */
export class Steps {
  count = 0
  fields = 0
  private group: string | null = null
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get taken(): { steps: number; fields: number } {
    return { steps: this.count, fields: this.fields }
  }

  async click(target: Locator): Promise<void> {
    await target.click()
    this.step()
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.step()
  }

  /** Types where to go into the search, and takes what it finds. */
  async goTo(words: string): Promise<void> {
    await this.page.keyboard.press('Control+k')
    await expect(this.page.locator('.palette input')).toBeFocused()
    await this.page.keyboard.type(words)
    await expect(this.page.getByRole('option', { selected: true })).toContainText(words)
    await this.page.keyboard.press('Enter')
    this.step()
  }

  async type(field: Locator, words: string): Promise<void> {
    await field.focus()
    await this.page.keyboard.type(words)
    await this.answered(field)
  }

  /** Narrows a list to what is meant, and takes it. */
  async choose(field: Locator, words: string): Promise<void> {
    await this.type(field, words)
    await expect(this.page.getByRole('option').first()).toContainText(words)
    await this.page.keyboard.press('Enter')
    await expect(field).toHaveValue(words)
  }

  /** What was copied from a sheet goes into the field and those below it. */
  async paste(field: Locator, text: string): Promise<void> {
    await field.focus()
    await field.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
    await this.answered(field)
  }

  /** A file is one more field of its group. */
  async attach(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await field.setInputFiles(file)
    await this.answered(field)
  }

  private step(): void {
    this.count += 1
    this.group = null
  }

  private async answered(field: Locator): Promise<void> {
    const group = await field.evaluate(element => {
      const place = element.closest('table, .MuiCard-root, .documents, .portal-form, [role="dialog"]')
      return place?.getAttribute('aria-label') ?? place?.querySelector('h2, h3')?.textContent ?? element.outerHTML
    })
    if (group !== this.group) this.step()
    this.group = group
    this.fields += 1
  }
}
