/**
 * The screens of closings, over the demo's fund that is still raising: listed, added, filled in like a sheet, explained
 * and completed. On a product of its own: other tests look at the figures of that fund.
 */
import type { Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import type { Made } from '../browser/asking.ts'
import { choose, expect, settled, test } from '../browser/fixtures.ts'
import { USER, expectAccessible } from '../browser/pages.ts'
import { startProduct } from '../browser/server.ts'
import { Steps } from '../browser/steps.ts'
import { textField } from '../kit/opening.ts'

test.use({ ownContext: true, viewport: { width: 1440, height: 900 } })

const FUND = 'Larkmoor Nordic Buyout III'
const bar = (page: Page) => page.getByRole('region', { name: 'State and actions' })

test('R007 R081 R082 R083 R148 R226 a later closing takes ten steps: new partners, catch-up, interest, refunds', async ({
  page,
}) => {
  const product = await startProduct()
  try {
    const ask = await askingAs(product.address, USER)
    const [fund] = (
      await ask<Made[]>('GET', `/api/funds?filter=${encodeURIComponent(JSON.stringify({ q: 'Nordic Buyout' }))}`)
    ).body
    if (!fund) throw new Error('no fund')
    const ofFund = encodeURIComponent(JSON.stringify({ fundId: fund.id, status: 'Open' }))
    for (const { id, version } of (await ask<Made[]>('GET', `/api/closings?filter=${ofFund}`)).body)
      await ask('DELETE', `/api/closings/${id}`, undefined, { 'if-match': `"${version}"` })
    for (const name of ['Northgarth Pension Fund', 'Fjordmark Insurance'])
      await ask('POST', '/api/limited-partners', { fundId: fund.id, name, legalStatus: 'LegalEntity' })
    const [account] = (
      await ask<Made[]>(
        'GET',
        `/api/bank-accounts?filter=${encodeURIComponent(JSON.stringify({ fundId: fund.id, limitedPartnerId_null: false, status: 'Active' }))}`,
      )
    ).body
    const blocked = await ask(
      'POST',
      `/api/bank-accounts/${account?.id}/block`,
      { reason: 'The partner asked for it' },
      { 'if-match': `"${account?.version}"` },
    )
    expect(blocked.status, JSON.stringify(blocked.body)).toBe(200)
    await page.goto(product.address)
    await choose(page, USER)
    await settled(page)

    const steps = new Steps(page)
    await steps.click(page.getByRole('link', { name: new RegExp(FUND) }).first())
    await steps.click(page.getByRole('link', { name: 'Closings', exact: true }))
    await expect(page.getByRole('row', { name: /^Second closing/ })).toBeVisible()
    await expectAccessible(page)
    await steps.click(page.getByRole('link', { name: 'New closing' }))
    await expect(textField(page, 'Name')).toHaveValue('Third closing')
    await steps.click(page.getByRole('button', { name: 'Create closing' }))
    const sheet = page.getByRole('dialog', { name: 'Commitments of Third closing' })
    await expect(sheet).toBeVisible()
    await expectAccessible(page)
    await steps.type(sheet.getByRole('textbox', { name: 'Additional commitment of Northgarth Pension Fund' }), '20m')
    await steps.type(sheet.getByRole('textbox', { name: 'Additional commitment of Fjordmark Insurance' }), '15m')
    await steps.click(sheet.getByRole('button', { name: 'Save 2 commitments' }))
    await expect(sheet).toHaveCount(0)

    const commitments = page.getByRole('table', { name: 'Commitments' })
    await expect(commitments.getByRole('row', { name: /Northgarth Pension Fund new/ })).toContainText('20,000,000.00')
    await expect(commitments.getByRole('row', { name: /20 limited partners/ })).toContainText('275,000,000.00')
    const equalisation = page.getByRole('table', { name: 'Equalisation' })
    await expect(equalisation).toContainText('catch-up = refund')
    await equalisation.getByRole('button', { name: /^Interest of Northgarth Pension Fund/ }).click()
    const trace = page.getByRole('complementary', { name: 'How this figure was computed' })
    await expect(trace).toContainText('× 20,000,000.00 ÷ 275,000,000.00')
    await expect(trace).toContainText('Capital call 1, due')
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await steps.click(bar(page).getByRole('button', { name: 'Complete' }))
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Commitments, from 240,000,000.00 to')
    await expect(question).toContainText('275,000,000.00 USD')
    await expect(question).toContainText('17 of 18 bank accounts for refunds are active')
    await steps.click(question.getByRole('button', { name: 'Complete' }))
    await expect(bar(page)).toContainText('This closing is completed')
    await expect(bar(page).getByRole('button', { name: 'Complete' })).toHaveCount(0)
    const second = page.getByRole('region', { name: 'Second step' })
    await expect(second.getByRole('link', { name: 'Equalisation, third closing' })).toBeVisible()
    expect(steps.count).toBeLessThanOrEqual(10)
    await expectAccessible(page)
  } finally {
    await product.stop()
  }
})
