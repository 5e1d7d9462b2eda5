/** What stands beside the figures that investors read. */
import type { Page } from '@playwright/test'
import { INVESTOR, expectAccessible, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { PHONE, expectToFit } from '../browser/sizes.ts'

const OLDER = 'Last valued before 30/06/2026: Northgate (31/03/2026)'

/** The holding whose figures were published with a fair value of the quarter before. */
async function openFunds(page: Page, name: RegExp) {
  await page.goto('/portal/larkmoor/funds/overview')
  await standing(page)
  return page.getByRole('region', { name }).first()
}

test('a fair value of an earlier quarter is named beside the figures that take it, and beside no other @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, INVESTOR)
  const plain = await openFunds(page, /Growth II/)
  await expect(plain).toContainText('Net asset value')
  await expect(plain).not.toContainText('Last valued')
  await page.route(/\/api\/portal\/larkmoor\/funds(\/\d+)?$/, async route => {
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll('"note":null', `"note":"${OLDER}"`)
      .replaceAll('"dpi":{', `"note":"${OLDER}","dpi":{`)
    await route.fulfill({ response, body })
  })
  const card = await openFunds(page, /Growth II/)
  await expect(card).toContainText(OLDER)
  await expect(page.getByRole('region', { name: 'Totals by currency' }).getByText(OLDER)).toHaveCount(2)
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectToFit(page)
  await card.getByRole('link', { name: /^Open fund/ }).click()
  await standing(page)
  const position = page.getByRole('region', { name: 'Your position' })
  for (const figure of ['Net asset value', 'TVPI', 'Net IRR'])
    await expect(position.getByRole('button', { name: figure })).toContainText(OLDER)
  for (const figure of ['Commitment', 'Called', 'Remaining', 'Distributed'])
    await expect(position.getByRole('button', { name: new RegExp(`^${figure}`) })).not.toContainText('Last valued')
  await expectToFit(page)
  await expectAccessible(page)
})

test('an investment says when it was valued, and beside its returns where that was before the period @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, INVESTOR)
  let left: string | null = null
  await page.route(/\/api\/portal\/larkmoor\/funds\/\d+\/investments(\/\d+)?$/, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"fairValueDate":"2026-06-30"', '"fairValueDate":"2026-03-31"')
    const exited = body
      .replace('"exitedOn":null', '"exitedOn":"2026-03-31"')
      .replace(/"fairValue":"[\d.]+"/, `"fairValue":"${left}"`)
    await route.fulfill({ response, body: left === null ? body : exited })
  })
  const card = await openFunds(page, /Growth II/)
  await card.getByRole('link', { name: /^Open fund/ }).click()
  await page.getByRole('link', { name: 'Investments' }).click()
  await standing(page)
  const rows = page.getByRole('region', { name: 'Investments' }).getByRole('row')
  await expect(rows.nth(1).getByRole('cell').nth(3)).toHaveText(/as of 31\/03\/2026$/)
  await expect(rows.nth(2).getByRole('cell').nth(3)).toHaveText(/as of 30\/06\/2026$/)
  await page.setViewportSize(PHONE)
  await expectToFit(page)
  await rows.nth(1).getByRole('link').click()
  await standing(page)
  const valued = page.locator('.investment-figures > div').filter({ hasText: 'as of 31/03/2026' })
  await expect(valued.locator('dt')).toHaveText(['Fair value', 'Unrealized gain', 'MOIC', 'Gross IRR'])
  await expectToFit(page)
  await expectAccessible(page)
  // As on paper: what was exited has no value of an earlier quarter, unless one is left of it.
  for (const [value, figures] of [
    ['5.00', ['Fair value', 'Unrealized gain', 'MOIC', 'Gross IRR']],
    ['0.00', ['Fair value']],
  ] as const) {
    left = value
    await page.reload()
    await standing(page)
    await expect(page.getByRole('heading', { level: 1 }).locator('+ p')).toContainText('Exited 31/03/2026')
    await expect(valued.locator('dt')).toHaveText([...figures])
  }
})

test('fair values are added up where all are known, and else it says whose is missing @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, INVESTOR)
  const card = await openFunds(page, /Growth II/)
  await card.getByRole('link', { name: /^Open fund/ }).click()
  await page.getByRole('link', { name: 'Investments' }).click()
  await standing(page)
  const investments = page.getByRole('region', { name: 'Investments' })
  const total = investments.getByRole('row').last()
  await expect(total.getByRole('cell').nth(3)).toHaveText(/^[\d,]+\.\d\d$/)
  const [invested = 0, proceeds = 0, fairValue = 0] = (await total.getByRole('cell').allTextContents())
    .slice(1, 4)
    .map(figure => Number(figure.replaceAll(',', '')))
  const multiple = ((proceeds + fairValue) / invested).toFixed(2)
  await expect(total.getByRole('cell').nth(4)).toHaveText(`${multiple}x`)
  await expect(investments).toContainText('of all fair values')
  await page.route(/\/api\/portal\/larkmoor\/funds\/\d+\/investments$/, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"fairValue":"[\d.]+"/, '"fairValue":null')
    await route.fulfill({ response, body })
  })
  await page.reload()
  await standing(page)
  const unvalued = await investments.getByRole('link').first().textContent()
  await expect(total.getByRole('cell').nth(3)).toHaveText('n/a')
  await expect(total.getByRole('cell').nth(4)).toHaveText('n/a')
  await expect(total).toContainText(`No total without the fair value of ${unvalued}`)
  await expect(investments).not.toContainText('of all fair values')
  await expectAccessible(page)
})

test('an investment says its holding period and its additional commitment, where they were published @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, INVESTOR)
  const reported: { additionalCommitment?: string | null; exitedOn: string | null } = { exitedOn: null }
  await page.route(/\/api\/portal\/larkmoor\/funds\/\d+\/investments\/\d+$/, async route => {
    const response = await route.fetch()
    const body: { investment: object } = await response.json()
    const { additionalCommitment: _, ...investment } = { additionalCommitment: null, ...body.investment }
    const given = { ...investment, investedFrom: '2023-02-01', ...reported }
    await route.fulfill({ response, json: { ...body, investment: given } })
  })
  const card = await openFunds(page, /Growth II/)
  await card.getByRole('link', { name: /^Open fund/ }).click()
  await page.getByRole('link', { name: 'Investments' }).click()
  await page.getByRole('region', { name: 'Investments' }).getByRole('link').first().click()
  await expect(page.locator('.investment-figures')).toBeVisible()
  const figures = page.locator('.investment-figures > div')
  const shown = async (given: Partial<typeof reported>) => {
    Object.assign(reported, given)
    await page.reload()
    await standing(page)
    return (await figures.filter({ hasText: /Holding period|Additional commitment/ }).allTextContents()).join(' | ')
  }
  // Of a report of before it was stated.
  expect(await shown({})).toBe('Holding period3.4 years')
  expect(await shown({ additionalCommitment: '70.00' })).toBe(
    'Holding period3.4 years | Additional commitment to the company70.00',
  )
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectToFit(page)
  expect(await shown({ additionalCommitment: null })).toBe(
    'Holding period3.4 years | Additional commitment to the companyn/aNot known in the currency of the fund',
  )
  expect(await shown({ additionalCommitment: '0.00', exitedOn: '2025-02-01' })).toBe('Holding period2.0 years')
})

test('the fair values of an investment are drawn beside its cost, as well as listed @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, INVESTOR)
  const of = (date: string, value: string, cost: string | null) => ({ date, value, cost })
  let fairValues = [of('2025-12-31', '12.00', '10.00'), of('2026-06-30', '15.50', '11.00')]
  await page.route(/\/api\/portal\/larkmoor\/funds\/\d+\/investments\/\d+$/, async route => {
    const response = await route.fetch()
    const body: { investment: object } = await response.json()
    await route.fulfill({ response, json: { ...body, investment: { ...body.investment, fairValues } } })
  })
  const card = await openFunds(page, /Growth II/)
  await card.getByRole('link', { name: /^Open fund/ }).click()
  await page.getByRole('link', { name: 'Investments' }).click()
  await page.getByRole('region', { name: 'Investments' }).getByRole('link').first().click()
  const values = page.getByRole('region', { name: 'Fair values' })
  const drawing = values.getByRole('img')
  await expect(drawing).toHaveAccessibleName('Fair value: 12.00 EUR on 31/12/2025, 15.50 EUR on 30/06/2026.')
  await expect(values.locator('figcaption')).toHaveText('EURFair valueCost')
  await expect(drawing.locator('.chart-line')).toHaveCount(2)
  await expect(values.getByRole('listitem')).toHaveText(['31/12/2025 cost 10.0012.00', '30/06/2026 cost 11.0015.50'])
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectToFit(page)
  fairValues = [of('2025-12-31', '12.00', null), of('2026-06-30', '15.50', null)]
  await page.reload()
  await expect(values.locator('figcaption')).toHaveText('EURFair value')
  await expect(drawing.locator('.chart-line')).toHaveCount(1)
  fairValues = [of('2026-06-30', '15.50', null)]
  await page.reload()
  await expect(values.getByRole('listitem')).toHaveText(['30/06/2026 15.50'])
  await expect(drawing).toHaveCount(0)
})

test('net IRR, what remains, the totals by currency and the tables of a statement lead to their records @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, INVESTOR)
  const made = page.getByRole('region', { name: /^What .* is made of$/ })
  for (const [link, figure] of [
    [/^Net IRR/, 'Net IRR'],
    [/^Remaining/, 'Remaining'],
  ] as const) {
    const card = await openFunds(page, /Growth II/)
    await card.getByRole('link', { name: link }).click()
    await expect(made).toHaveAccessibleName(`What ${figure} is made of`)
    await made.getByRole('link', { name: 'Calls and distributions behind it' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Capital movements' })).toBeVisible()
  }
  await openFunds(page, /Growth II/)
  const totals = page.getByRole('region', { name: 'Totals by currency' })
  const euro = totals.getByRole('row').filter({ hasText: 'EUR' })
  const called = euro.getByRole('button').nth(1)
  const names = ['Commitment', 'Called', 'Remaining', 'Distributed', 'Net asset value', 'TVPI']
  for (const [place, name] of names.entries()) {
    const total = euro.getByRole('button').nth(place)
    await expect(total).toHaveAccessibleName(`${name}: EUR, ${await total.textContent()}`)
  }
  await expect(euro.getByRole('button').last()).toHaveAccessibleName(/^Net IRR -?[\d.]+\s%, EUR$/)
  // Nothing is there yet that it could name.
  await expect(called).not.toHaveAttribute('aria-controls')
  await expectAccessible(page)
  await expect(totals.getByRole('listitem')).toHaveCount(0)
  await called.click()
  await expect(called).toHaveAttribute('aria-expanded', 'true')
  await expect(totals.getByRole('listitem')).toHaveCount(2)
  const controlled = await called.getAttribute('aria-controls')
  await expect(page.locator(`[id="${controlled}"]`)).toContainText('Called')
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectToFit(page)
  await totals.getByRole('link', { name: /^Called: Larkmoor Growth II/ }).click()
  await expect(made).toHaveAccessibleName('What Called is made of')
  await page.goBack()
  // From each total its records are two presses away: its parts, and what is behind one of them.
  for (const [total, title, source, place] of [
    [/^TVPI: EUR, 1\.\d\dx$/, 'TVPI', 'Fair values behind it', /^Investments$/],
    [/^Net IRR/, 'Net IRR', 'Calls and distributions behind it', /^Capital movements$/],
    [/^Commitment: EUR/, 'Commitment', 'Statements behind it', /^Documents$/],
  ] as const) {
    await openFunds(page, /Growth II/)
    await expectToFit(page)
    await euro.getByRole('button', { name: total }).first().click()
    await expectToFit(page)
    await expectAccessible(page)
    await totals.getByRole('link', { name: new RegExp(`^${source}: ${title}, Larkmoor Growth II`) }).click()
    await expect(
      page
        .getByRole('heading', { name: place })
        .or(page.getByRole('region', { name: place }))
        .first(),
    ).toBeVisible()
  }
  await openFunds(page, /Growth II/)
  await euro.getByRole('button', { name: /^TVPI: EUR/ }).click()
  await totals.getByRole('link', { name: /^TVPI: Larkmoor Growth II/ }).click()
  await expect(made).toHaveAccessibleName('What TVPI is made of')

  const statement = page.getByRole('region', { name: 'Your statement' })
  // Figures stand below each other, also where one has no room beside its title.
  await statement.getByText('Capital account', { exact: true }).click()
  const ends = await statement.locator('td[data-label]:visible').evaluateAll(cells =>
    cells.map(cell => {
      const figure = document.createRange()
      figure.selectNodeContents(cell)
      return Math.round(figure.getBoundingClientRect().right)
    }),
  )
  expect(ends.length).toBeGreaterThan(30)
  expect(new Set(ends).size).toBe(1)
  await statement.getByText('Fund performance', { exact: true }).click()
  await expectToFit(page)
  await statement.getByRole('link', { name: 'Fair values behind it: Fund performance' }).click()
  await expect(page.getByRole('region', { name: 'Investments' })).toBeVisible()
})
