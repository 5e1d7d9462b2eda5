/** Adds a signed paper to an onboarding, as staff do before they say that it was signed. */
import { accessToken } from '../../scripts/accessToken.ts'
import { expect } from '../browser/fixtures.ts'
import { ADMIN } from '../browser/pages.ts'

const PDF = new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n%%EOF'], { type: 'application/pdf' })

export async function addSignedPaper(address: string, onboardingId: number, kind: string): Promise<void> {
  const form = new FormData()
  form.append('kind', kind)
  form.append('description', 'Signed')
  form.append('File', PDF, 'signed.pdf')
  const authorization = `Bearer ${await accessToken(address, ADMIN)}`
  const answer = await fetch(`${address}/api/onboardings/${onboardingId}/documents`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  })
  expect(answer.status, await answer.text()).toBe(201)
}
