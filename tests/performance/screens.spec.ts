/** The page that a fund opens with: figures of a chosen period, each with its formula and its rows. */
import { askingAs } from '../browser/asking.ts'
import type { Asking } from '../browser/asking.ts'
import { ADMIN, USER, addressOf, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { Steps } from '../browser/steps.ts'
import { open } from '../kit/opening.ts'
import { newFund, newPeriod } from '../reporting-periods/fixtures.ts'
import type { Made } from '../browser/asking.ts'
import type { Page } from '@playwright/test'

/** Two quarters, two investments with fair values, and what the books say. */
async function valuedFund(ask: Asking): Promise<Made> {
  const fund = await newFund(ask)
  const periods = [
    await newPeriod(ask, fund.id, 'Q2 2026', '2026-06-30'),
    await newPeriod(ask, fund.id, 'Q3 2026', '2026-09-30'),
  ]
  for (const [name, geography, values] of [
    ['Aurelia Robotics', 'Nordics', ['3000000.00', '4000000.00']],
    ['Cobaltline', 'DACH', ['1000000.00', '1000000.00']],
  ] as const) {
    await investmentOf(ask, fund, name, geography, values)
  }
  for (const [index, totalCash] of ['250000.00', '345678.90'].entries())
    await ask('POST', '/api/accounting-entries', {
      fundId: fund.id,
      reportingPeriodId: periods[index]!.id,
      totalCash,
      borrowings: '1000',
      otherAssetsAndLiabilities: '1000',
    })
  return fund
}

/** Valued at the end of the second quarter of 2026, then of the third. */
async function investmentOf(
  ask: Asking,
  fund: Made,
  name: string,
  geography: string,
  values: readonly string[],
): Promise<void> {
  const investment = (
    await ask<Made>('POST', '/api/investments', {
      fundId: fund.id,
      name,
      geography,
      countryId: fund['countryId'],
      dealCurrencyId: fund['currencyId'],
      inForeignCurrency: false,
      subscriptionDate: '2026-04-01',
      cashFlowStartDate: '2026-04-01',
      commitments: [{ date: '2026-04-01', value: '1000000' }],
    })
  ).body
  for (const [index, value] of values.entries())
    await ask('POST', '/api/fair-values', {
      investmentId: investment.id,
      date: ['2026-06-30', '2026-09-30'][index],
      value,
      cost: '900000.00',
    })
}

const figure = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('R057 R151 a fund opens with its performance as of a period; every figure leads to its rows and who changed them in two steps', async ({
  page,
  server,
  signedIn,
}) => {
  const fund = await valuedFund(await askingAs(server.address, ADMIN))
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}`)
  expect(addressOf(page)).toBe(`/funds/${fund.id}/performance`)
  await expect(figure(page, 'Net asset value 5,345,679')).toBeVisible()
  await expect(page.getByText('EUR, as of 30/09/2026').first()).toBeVisible()
  await expect(figure(page, 'TVPI n/a')).toBeVisible()
  await expect(page.locator('.key-figures')).toContainText('Nothing is paid in')
  await expect(page.getByRole('region', { name: 'Value by investment' })).toContainText('Aurelia Robotics')
  await expect(
    page.getByRole('region', { name: 'Value by geography' }).getByRole('row', { name: /Nordics.*4,000,000.*80\.00/ }),
  ).toBeVisible()
  await expectAccessible(page)

  // Job 10 of the fund accountant: why is this number so?
  const steps = new Steps(page)
  await steps.click(figure(page, 'Net asset value 5,345,679'))
  const panel = page.getByRole('complementary', { name: 'Net asset value' })
  await expect(panel).toContainText('Fair values + total cash − borrowings + other assets and liabilities')
  await steps.click(panel.getByRole('button', { name: /^Fair value of investments/ }))
  await expect(panel.getByRole('listitem').filter({ hasText: 'Aurelia Robotics' })).toContainText(
    /Fair value · 30\/09\/2026Changed by Hanne Birk, \d\d\/\d\d\/\d{4}.*4,000,000\.00/,
  )
  expect(steps.taken).toEqual({ steps: 2, fields: 0 })
  await expect(panel.locator('.explain-line').filter({ hasText: 'Borrowings' })).toContainText('(1,000.00)')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(figure(page, 'Net asset value 5,345,679')).toBeFocused()
  // What lowers a sum has the same sign where it is explained, in its value and in its records.
  await figure(page, 'Borrowings (1,000.00)').click()
  const borrowings = page.getByRole('complementary', { name: 'Borrowings' })
  await expect(borrowings.locator('.explain-value')).toHaveText('(1,000.00)')
  await expect(borrowings.getByRole('listitem')).toContainText('(1,000.00)')
  await page.keyboard.press('Escape')

  await page.getByRole('combobox', { name: 'Reporting period' }).selectOption({ label: 'Q2 2026 · 30/06/2026' })
  await expect(figure(page, 'Net asset value 4,250,000')).toBeVisible()
  expect(addressOf(page)).toContain('asOf=2026-06-30')
  // Each chosen period is a place to go back to.
  await page.goBack()
  await expect(figure(page, 'Net asset value 5,345,679')).toBeVisible()
  await page.goForward()
  await expect(figure(page, 'Net asset value 4,250,000')).toBeVisible()
  await page.getByRole('link', { name: 'Fund details' }).click()
  await expect(page.getByRole('textbox', { name: 'Fund name' })).toBeVisible()
  expect(addressOf(page)).toBe(`/funds/${fund.id}/details`)
  await page.getByRole('main').getByRole('link', { name: 'Performance' }).click()
  await expect(figure(page, 'Net asset value 5,345,679')).toBeVisible()
})

test('the J-curve is read by keyboard and as a table, and stands on a phone in the dark; values of an earlier quarter are named @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await valuedFund(ask)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/performance`)
  const chart = page.getByRole('slider', {
    name: /^J-curve\. Lowest net value 4,250,000 in Q2 2026, last 5,345,679 in Q3 2026/,
  })
  await expect(chart).toHaveAttribute(
    'aria-valuetext',
    'Q3 2026, Net value 5,345,678.90, Called 0.00, Distributed 0.00',
  )
  await chart.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', /^Q2 2026, Net value 4,250,000\.00/)
  await expect(page.locator('.chart-tip')).toContainText('4,250,000.00')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(
    page.getByRole('table', { name: 'J-curve' }).getByRole('row', { name: /Q2 2026.*4,250,000\.00/ }),
  ).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await investmentOf(ask, fund, 'Duneline', 'DACH', ['200000.00'])
  await page.reload()
  await expect(page.getByText('Last valued before 30/09/2026: Duneline (30/06/2026)')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the other views show flows, bridge and comparatives of the same day, and everything goes out as a workbook @long', async ({
  page,
  server,
  signedIn,
}) => {
  const fund = await valuedFund(await askingAs(server.address, ADMIN))
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/performance`)
  const tabs = page.getByRole('navigation', { name: 'Views of the performance' })
  await tabs.getByRole('link', { name: 'Value bridge' }).click()
  const steps = page.getByRole('table', { name: 'Steps from opening to closing' })
  await expect(steps.getByRole('row', { name: /^Opening net asset value.*4,250,000\.00/ })).toBeVisible()
  await expect(steps.getByRole('row', { name: /^Value change of investments.*1,000,000\.00/ })).toBeVisible()
  await expect(steps.getByRole('row', { name: /^Other.*95,678\.90/ })).toBeVisible()
  await expect(page.getByText('Ties: the steps add up to the closing net asset value.')).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: 'Value change of investments' })
      .getByRole('row', { name: /Aurelia Robotics.*3,000,000\.00.*1,000,000\.00.*4,000,000\.00/ }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'From' }).selectOption({ label: 'Beginning of the fund' })
  await expect(steps.getByRole('row', { name: /^Opening net asset value.*0\.00/ })).toBeVisible()
  await expect.poll(() => addressOf(page)).toContain('from=inception')

  await tabs.getByRole('link', { name: 'Comparatives' }).click()
  const compared = page.getByRole('region', { name: 'Key figures by reporting period' })
  await expect(compared.getByRole('row', { name: /^Net asset value 4,250,000.*5,345,679.*\+1,095,679/ })).toBeVisible()
  await expect(compared).toContainText('n/a: Nothing is paid in.')
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('performance.xlsx')
  await page.getByRole('combobox', { name: 'Reporting period' }).selectOption({ label: 'Q2 2026 · 30/06/2026' })
  await expect(compared.getByRole('columnheader', { name: /Q3 2026/ })).toHaveCount(0)
  await expect.poll(() => addressOf(page)).toContain('view=comparatives')

  await tabs.getByRole('link', { name: 'Cash flows' }).click()
  await expect(page.getByText('Nothing was called, distributed, invested or realised yet.')).toBeVisible()
  const ask = await askingAs(server.address, ADMIN)
  const filter = encodeURIComponent('{"name":"Larkmoor Ventures I SCSp"}')
  const [{ id }] = (await ask<[{ id: number }]>('GET', `/api/funds?filter=${filter}`)).body
  await open(page, `/funds/${id}/performance?view=cash-flows`)
  const flows = page.getByRole('region', { name: 'Flows by quarter' })
  await flows
    .getByRole('button', { name: /^Q\d 20\d\d$/ })
    .first()
    .click()
  await expect(flows.locator('.dated-flow').first()).toContainText(/^\d\d\/\d\d\/\d{4} (Capital movement|Closing)/)
  await expect(
    page.getByRole('slider', {
      name: /^Cash flows\. Called .* and distributed .* up to Q\d 20\d\d: net \(?[\d,]+\)?\./,
    }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  // What a view is about stands on the screen before anybody scrolls sideways.
  const views = [
    ['cash-flows', flows.getByRole('columnheader', { name: 'Called' })],
    [
      'value-bridge',
      page
        .getByRole('row', { name: /^Opening net asset value/ })
        .getByRole('cell')
        .first(),
    ],
    ['comparatives', page.locator('th[data-latest]')],
  ] as const
  for (const [view, shown] of views) {
    await open(page, `/funds/${id}/performance?view=${view}`)
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(390)
    await expect(page.getByRole('main').getByRole('navigation').locator('[aria-current="page"]')).toBeInViewport({
      ratio: 0.95,
    })
    const box = (await shown.boundingBox())!
    expect(box.x + box.width, view).toBeLessThanOrEqual(390)
  }
})

test('what TVPI has risen by stands out before its note @long', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  await open(page, '/funds/2/performance')
  const note = page.locator('.key-figures > div').filter({ hasText: 'TVPI' }).locator('.key-figure-note')
  await expect(note).toHaveText(/^\+0\.\d\dx since \d\d\/\d\d\/\d{4}$/)
  const [change, rest, risen] = await note.evaluate(element => {
    const colourOf = (of: Element) => getComputedStyle(of).color
    const sample = document.createElement('span')
    sample.style.color = 'var(--ok)'
    element.append(sample)
    const colours = [colourOf(element.querySelector('b')!), colourOf(element), colourOf(sample)]
    sample.remove()
    return colours
  })
  expect(change).toBe(risen)
  expect(rest).not.toBe(risen)
})

test('the names of a capital account hide earlier years as a whole, never half a figure @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, USER)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/funds/2/limited-partners/overview?filter=%7B%22q%22%3A%22Ashcombe%22%7D')
  await page.getByRole('table').getByRole('link').first().click()
  const table = page.getByRole('group', { name: 'Capital account' })
  await expect(table.getByRole('columnheader', { name: 'Since inception' })).toBeVisible()
  await expect.poll(() => table.evaluate(part => part.scrollLeft)).toBeGreaterThan(0)
  const halves = await table.evaluate(part => {
    const [names, ...columns] = [...part.querySelectorAll('thead th')].map(each => each.getBoundingClientRect())
    return columns.filter(({ left, right }) => left < names!.right - 1 && right > names!.right + 1).length
  })
  expect(halves).toBe(0)
})
