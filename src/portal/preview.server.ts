/** As whom staff see the portal, when they see it as the contact of a limited partner. */
import type { Context } from '../context.ts'
import { path } from '../paths.ts'
import { problem } from '../problems.ts'
import type { Preview } from './holding.ts'

export async function previewOf({ records }: Context, { id }: { id: number }): Promise<Preview> {
  const partner = await records.get('limitedPartner', id)
  const fund = partner && (await records.get('fund', partner.fundId))
  if (!partner || !fund) throw problem('not-found')
  const contact = partner.mainContactId ? await records.get('contact', partner.mainContactId) : undefined
  return {
    limitedPartner: partner.name,
    fund: fund.name,
    contact: contact ? `${contact.firstName} ${contact.lastName}` : null,
    page: path('fund.limitedPartner.details', { fundId: fund.id, limitedPartnersId: id }),
  }
}
