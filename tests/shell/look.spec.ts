/** Constants of the interface (specification, section 9), read from what the browser computed. */
import type { Page } from '@playwright/test'
import { PICKER_DEFAULTS } from '../../src/web/kit/data/pickerSettings.ts'
import { ADMIN, standing, styleOf } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'

interface Colour {
  red: number
  green: number
  blue: number
}

function colourOf(computed: string): Colour {
  const [red = 0, green = 0, blue = 0] = [...computed.matchAll(/[\d.]+/g)].map(match => Number(match[0]))
  return { red, green, blue }
}

async function open(
  page: Page,
  signedIn: (page: Page, userName: string) => Promise<void>,
  address: string,
): Promise<void> {
  await signedIn(page, ADMIN)
  await page.goto(address)
  await standing(page)
}

test('R429 R432 R434 R437 R438 R466 a list has our own theme with its layers, a dialogue stands on layer 1100, and a changed token changes the control', async ({
  page,
  signedIn,
}) => {
  await open(page, signedIn, '/funds/overview')
  await test.step('the theme is our own, in colours and in type', async () => {
    const button = page.getByRole('button', { name: 'New fund' })
    await expect(button).toHaveCSS('background-color', 'rgb(29, 91, 216)')
    await expect(button).toHaveCSS('text-transform', 'none')
    await expect(button).toHaveCSS('box-shadow', 'none')
    await expect(page.locator('body')).toHaveCSS('font-family', /^"Inter Variable"/)
    await expect(page.locator('body')).toHaveCSS('font-size', '13px')
    expect(await page.evaluate(() => document.fonts.check('13px "Inter Variable"'))).toBe(true)
  })
  await test.step('surfaces of the light scheme are cool: their blue part is not below their red part', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    for (const selector of ['body', '.sidebar', '.jump', 'main table', '.top-bar', '.initials']) {
      const { red, green, blue } = colourOf(await styleOf(page, selector, 'background-color'))
      expect(blue, selector).toBeGreaterThanOrEqual(green)
      expect(green, selector).toBeGreaterThanOrEqual(red)
    }
  })
  await test.step('the style sheet declares the layers in the order theme, base, primevue, components, utilities', async () => {
    const declared = await page.evaluate(() => {
      const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(sheet => [...sheet.cssRules])
      const first = rules.find(rule => rule instanceof CSSLayerStatementRule)
      const used = new Set(rules.filter(rule => rule instanceof CSSLayerBlockRule).map(rule => rule.name))
      const outside = rules.filter(rule => rule instanceof CSSStyleRule).map(rule => rule.selectorText)
      return {
        order: first ? [...first.nameList] : [],
        first: rules.indexOf(first!),
        firstBlock: rules.findIndex(rule => rule instanceof CSSLayerBlockRule),
        used: [...used].sort(),
        outside,
      }
    })
    expect(declared.order).toEqual(['theme', 'base', 'primevue', 'components', 'utilities'])
    expect(declared.first).toBeLessThan(declared.firstBlock)
    expect(declared.used).toEqual(['base', 'components', 'primevue', 'theme', 'utilities'])
    expect(declared.outside).toEqual([])
  })
  await test.step('a changed token of the theme changes the control', async () => {
    const button = page.getByRole('button', { name: 'New fund' })
    await expect(button).toHaveCSS('background-color', 'rgb(29, 91, 216)')
    await page.evaluate(() => document.documentElement.style.setProperty('--accent', 'rgb(0, 120, 100)'))
    await expect(button).toHaveCSS('background-color', 'rgb(0, 120, 100)')
  })
  await test.step('a dialogue stands on layer 1100, and what it opens stands above it', async () => {
    await page.getByRole('button', { name: 'New fund' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await styleOf(page, '.MuiDialog-root', 'z-index')).toBe('1100')
    const country = page.getByRole('dialog').getByLabel('Country')
    await country.fill('Luxem')
    const option = page.getByRole('option', { name: /Luxembourg/ })
    await expect(option).toBeVisible()
    expect(Number(await styleOf(page, '.MuiAutocomplete-popper', 'z-index'))).toBeGreaterThan(1100)
    // A click lands on what is on top.
    await option.click()
    await expect(country).toHaveValue(/Luxembourg/)
  })
})

test('R430 R431 R432 a menu and an overlay stand on layer 1000, a tooltip on layer 1100', async ({
  page,
  signedIn,
}) => {
  await open(page, signedIn, '/')
  await test.step('a menu stands on layer 1000', async () => {
    await page.getByRole('button', { name: /Tenant administrator/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await styleOf(page, '.MuiMenu-root', 'z-index')).toBe('1000')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
  await test.step('a tooltip stands on layer 1100', async () => {
    await page.getByRole('button', { name: 'Help and keyboard shortcuts' }).hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    expect(await styleOf(page, '.MuiTooltip-popper', 'z-index')).toBe('1100')
  })
  await test.step('an overlay stands on layer 1000', async () => {
    await page.setViewportSize({ width: 800, height: 900 })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.getByRole('link', { name: 'Invoices' })).toBeVisible()
    expect(await styleOf(page, '.MuiDrawer-root', 'z-index')).toBe('1000')
  })
})

test('R433 R435 R436 a form is day first, its calendar begins with Sunday and has a blue day, and its fields have no border until they are touched', async ({
  page,
  signedIn,
}) => {
  await open(page, signedIn, '/funds/1/details')
  await test.step('the date picker is set to mm/dd/yy and Sunday by default, begins with Sunday, and every screen is day first', async () => {
    expect(PICKER_DEFAULTS).toEqual({ format: 'mm/dd/yy', firstDayOfWeek: 0 })
    const field = page.getByRole('textbox', { name: /^Commencement date/ })
    await field.fill('5/3/2021')
    await field.blur()
    await expect(field).toHaveValue('05/03/2021')
    await page.getByRole('button', { name: /Choose commencement date/i }).click()
    const calendar = page.getByRole('grid', { name: 'March 2021' })
    await expect(calendar.getByRole('columnheader').first()).toHaveAttribute('abbr', 'Sunday')
    await expect(calendar.getByRole('row').nth(1).getByRole('gridcell').nth(1)).toHaveText('1')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('grid')).toHaveCount(0)
  })
  await test.step('the chosen date stands on a shade of blue, and the border of the panel is transparent', async () => {
    await page.getByRole('button', { name: /Choose commencement date/i }).click()
    const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button')
    const { red, green, blue } = colourOf(await chosen.evaluate(element => getComputedStyle(element).backgroundColor))
    expect(blue).toBeGreaterThan(150)
    expect(blue).toBeGreaterThan(green + 60)
    expect(green).toBeGreaterThan(red)
    const panel = page.locator('.MuiPopover-paper').filter({ has: chosen })
    await expect(panel).toHaveCSS('border-top-style', 'solid')
    await expect(panel).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('grid')).toHaveCount(0)
  })
  await test.step('a form field has a transparent border, no shadow and no vertical padding, and shows its border when touched', async () => {
    const input = page.getByLabel('Friendly name')
    const field = page.locator('.MuiInput-root').filter({ has: input })
    await expect(field).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
    await expect(field).toHaveCSS('border-top-style', 'solid')
    await expect(field).toHaveCSS('box-shadow', 'none')
    for (const side of ['top', 'bottom']) {
      await expect(field).toHaveCSS(`padding-${side}`, '0px')
      await expect(input).toHaveCSS(`padding-${side}`, '0px')
    }
    await field.hover()
    await expect(field).toHaveCSS('border-top-color', 'rgb(122, 136, 153)')
    await input.focus()
    await expect(field).toHaveCSS('border-top-color', 'rgb(24, 78, 188)')
  })
})
