/** What investors see of transfers: those in which they are seller or buyer, each with its contract. */
import { readFile } from 'node:fs/promises'
import { errorPath } from '../../src/paths.ts'
import type { Made } from '../browser/asking.ts'
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, addressOf, expectAccessible, expectAccessibleAlways, standing } from '../browser/pages.ts'
import { PHONE, expectToFit } from '../browser/sizes.ts'
import { Steps } from '../browser/steps.ts'
import { CONTRACT, completedTransfer } from './completedTransfer.ts'

test('R104 R105 R456 R460 an investor reaches the own transfer and its contract in two steps, and nobody else’s', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  const { id, fund } = await completedTransfer(server.address)
  await signedIn(page, INVESTOR)
  await page.goto('/portal/larkmoor/funds/overview')
  await standing(page)
  const steps = new Steps(page)
  await steps.click(page.getByRole('link', { name: 'Transfers' }))
  const row = page.getByRole('listitem').filter({ hasText: fund })
  await expect(row).toContainText('EUR\u00a01,000,000.00')
  await expect(row).toContainText('transferred, EUR\u00a04,000,000.00 remain')
  await expectAccessibleAlways(page)
  await steps.click(row.getByRole('link', { name: 'Transfer of 20/11/2026' }))
  const part = page.getByRole('region', { name: 'Alder Pension Fund' })
  await expect(part).toContainText(/Commitment before\s*EUR\u00a05,000,000\.00/)
  await expect(part).toContainText(/Birch Insurance\s*EUR\u00a01,000,000\.00/)
  const contract = page.getByRole('button', { name: 'Download: Signed contract.pdf' })
  await expect(contract).toBeVisible()
  expect(steps.taken).toEqual({ steps: 2, fields: 0 })
  const [download] = await Promise.all([page.waitForEvent('download'), contract.click()])
  expect(download.suggestedFilename()).toBe('Signed contract.pdf')
  expect(await readFile(await download.path(), 'utf8')).toBe(CONTRACT)
  await expectAccessible(page)
  await test.step('on a phone as well', async () => {
    await page.setViewportSize(PHONE)
    await page.goto('/portal/larkmoor/funds/overview')
    await standing(page)
    const onPhone = new Steps(page)
    await onPhone.click(page.getByRole('link', { name: 'Transfers' }))
    await onPhone.click(row.getByRole('link', { name: 'Transfer of 20/11/2026' }))
    await expect(contract).toBeVisible()
    expect(onPhone.taken).toEqual({ steps: 2, fields: 0 })
    await expectToFit(page)
  })

  const ask = await askingAs(server.address, ADMIN)
  const all = (await ask<Made[]>('GET', '/api/transfers?filter={"status":"Completed"}')).body
  const theirs = (await askingAs(server.address, INVESTOR))<{ id: number }[]>('GET', '/api/portal/larkmoor/transfers')
  const own = new Set((await theirs).body.map(transfer => transfer.id))
  expect(own).toContain(id)
  const foreign = all.find(transfer => !own.has(transfer.id))
  await page.goto(`/portal/larkmoor/transfers/${foreign!.id}`)
  await expect.poll(() => addressOf(page)).toBe(errorPath(404, 'Not found'))
})
