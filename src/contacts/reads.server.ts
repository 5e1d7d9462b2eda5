import { inMinorUnits } from '../api/answeredAmounts.ts'
import { answered } from '../api/reads.ts'
import type { Context } from '../context.ts'
import type { Decimal } from '../entity.ts'
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import { problem } from '../problems.ts'
import { contactReads, contactRole } from './reads.ts'
import type { ContactRole } from './reads.ts'
import { anyOf } from '../server/database/anyOf.ts'

export const contactAnswers = answered(contactReads, {
  contactRoles: async (context, { id }) => {
    if (!(await context.records.get('contact', id))) throw problem('not-found')
    return { roles: await rolesOf(context, id) }
  },
})

async function rolesOf(context: Context, contactId: number): Promise<ContactRole[]> {
  const { records } = context
  const additional = await additionalRoles(context, contactId)
  const [main, others, onboardings] = await Promise.all([
    records.list('limitedPartner', { mainContactId: contactId }),
    records.list('limitedPartner', { id: additional.map(({ partnerId }) => partnerId) }),
    records.list('onboarding', { contactId }),
  ])
  const fundIds = [...main, ...others, ...onboardings].map(({ fundId }) => fundId)
  const funds = new Map((await records.list('fund', { id: [...new Set(fundIds)] })).map(fund => [fund.id, fund]))
  const currencyIds = [...funds.values()].map(({ currencyId }) => currencyId)
  const currencies = await records.list('currency', { id: [...new Set(currencyIds)] })
  const currencyOf = new Map(currencies.map(currency => [currency.id, currency]))
  const inFund = (fundId: number) => {
    const fund = funds.get(fundId)
    return { fundId, fundName: fund?.name ?? '', currency: (fund && currencyOf.get(fund.currencyId)?.code) ?? null }
  }
  const sums = await commitments(
    context,
    [...main, ...others].map(({ id }) => id),
  )
  const partner = ({ id, name, fundId }: (typeof main)[number]) => ({
    resource: 'limited-partners' as const,
    id,
    name,
    ...inFund(fundId),
    commitment: sums.get(id) ?? null,
  })
  const minorUnitsIn = (fundId: number) =>
    currencyOf.get(funds.get(fundId)?.currencyId ?? 0)?.minorUnits ?? USUAL_MINOR_UNITS
  const roles = [
    ...main.map((each): ContactRole => ({ ...partner(each), kind: 'main', role: null })),
    ...others.map((each): ContactRole => ({
      ...partner(each),
      kind: 'additional',
      role: additional.find(({ partnerId }) => partnerId === each.id)?.role ?? null,
    })),
    ...onboardings.map(({ id, investorName, fundId, commitment }): ContactRole => ({
      resource: 'onboardings',
      id,
      name: investorName,
      ...inFund(fundId),
      commitment: commitment ?? null,
      kind: 'onboarding',
      role: null,
    })),
  ]
  return roles
    .map(role => inMinorUnits(contactRole, role, minorUnitsIn(role.fundId)))
    .toSorted((one, other) => one.fundName.localeCompare(other.fundName) || one.name.localeCompare(other.name))
}

async function additionalRoles({ database, account }: Context, contactId: number) {
  return database
    .selectFrom('limited_partner_additional_contacts')
    .select(['limited_partner_id as partnerId', 'role'])
    .where('tenant_id', '=', account.tenantId)
    .where('contact_id', '=', contactId)
    .execute()
}

async function commitments({ database, account }: Context, partnerIds: readonly number[]) {
  const rows = await database
    .selectFrom('limited_partner_commitments')
    .select(({ fn }) => ['limited_partner_id as partnerId', fn.sum<Decimal>('value').as('value')])
    .where('tenant_id', '=', account.tenantId)
    .where('limited_partner_id', '=', anyOf(partnerIds))
    .groupBy('limited_partner_id')
    .execute()
  return new Map(rows.map(({ partnerId, value }) => [partnerId, value]))
}
