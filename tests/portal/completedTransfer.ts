import { accessToken } from '../../scripts/accessToken.ts'
import { expect } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR } from '../browser/pages.ts'
import { firstPartnerOf, movementFixtures } from '../capital-movements/fixtures.ts'

export const CONTRACT = '%PDF-1.4\n%%EOF\n'

/** Of a million: the investor, who holds half of the fund, to another partner. Completed, with its contract. */
export async function completedTransfer(address: string) {
  const fixtures = await movementFixtures(address)
  const { ask, fundId } = fixtures
  const seller = await firstPartnerOf(fixtures, INVESTOR)
  const [, buyer] = fixtures.partners
  if (!buyer) throw new Error('There is no second partner.')
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
  return { id: made.body.id, fundId, fund }
}
