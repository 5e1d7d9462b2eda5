/** What investors see of transfers: those in which they are seller or buyer, each with its contract. */
import { readFile } from 'node:fs/promises'
import { errorPath } from '../../src/paths.ts'
import { accessToken } from '../../scripts/accessToken.ts'
import type { Made } from '../browser/asking.ts'
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, addressOf, expectAccessible, standing } from '../browser/pages.ts'
import { PHONE, expectToFit } from '../browser/sizes.ts'
import { Steps } from '../browser/steps.ts'
import { movementGround } from '../capital-movements/ground.ts'

const CONTRACT = '%PDF-1.4\n%%EOF\n'

/** Of a million: the investor, who holds half of the fund, to another partner. Completed, with its contract. */
async function completedTransfer(address: string) {
  const { ask, fundId, partners } = await movementGround(address)
  const [seller, buyer] = partners as [Made, Made]
  const filter = encodeURIComponent(JSON.stringify({ email: INVESTOR }))
  const [contact] = (await ask<Made[]>('GET', `/api/contacts?filter=${filter}`)).body
  const linked = await ask(
    'PUT',
    `/api/limited-partners/${seller.id}`,
    { name: seller['name'], legalStatus: seller['legalStatus'], mainContactId: contact!.id },
    { 'if-match': `"${(await ask('GET', `/api/limited-partners/${seller.id}`)).body.version}"` },
  )
  expect(linked.status, JSON.stringify(linked.body)).toBe(200)
  const made = await ask('POST', '/api/transfers', {
    fundId,
    date: '2026-11-20',
    sellerId: seller.id,
    transferCommitment: '1000000',
    buyers: [{ limitedPartnerId: buyer.id, commitment: '1000000' }],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const form = new FormData()
  form.set('kind', 'Transfer agreement')
  form.set('description', 'Signed by both')
  form.set('File', new Blob([CONTRACT], { type: 'application/pdf' }), 'Signed contract.pdf')
  const uploaded = await fetch(`${address}/api/transfers/${made.body.id}/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await accessToken(address, ADMIN)}` },
    body: form,
  })
  expect(uploaded.status, await uploaded.text()).toBeLessThan(300)
  const { version } = (await ask('GET', `/api/transfers/${made.body.id}`)).body
  const headers = { 'if-match': `"${version}"` }
  expect((await ask('POST', `/api/transfers/${made.body.id}/complete`, {}, headers)).status).toBe(200)
  const { name: fund } = (await ask<{ name: string }>('GET', `/api/funds/${fundId}`)).body
  return { id: made.body.id, fund }
}

test('R104 R105 an investor reaches the own transfer and its contract in two steps, and nobody else’s', async ({
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
  await expectAccessible(page)
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
