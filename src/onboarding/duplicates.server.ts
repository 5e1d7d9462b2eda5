/** Whether the investor of an onboarding is known already: by name, tax number or account number. */
import { allows } from '../access.ts'
import type { Checks, Context } from '../context.ts'
import type { Draft, Finding } from '../entityTypes.ts'
import { accountNumberOf, isSameNumber, nameLetters, taxNumberOf } from './duplicates.ts'
import type { Duplicate } from './reads.ts'

type Onboarding = Draft<'onboarding'>

/** The limited partners and open onboardings of the tenant that share one of them, those of the own fund first. */
export async function duplicatesOf(context: Context, onboarding: Onboarding): Promise<Duplicate[]> {
  const found = [...(await partnersLike(context, onboarding)), ...(await onboardingsLike(context, onboarding))]
  const own = (duplicate: Duplicate): number => (duplicate.fundId === onboarding.fundId ? 0 : 1)
  return found.toSorted((one, other) => own(one) - own(other))
}

/** Who else is an investor is none of the applicant's: only whoever may read the partners is told. */
export const knownInvestor: Checks<'onboarding'> = async (context, onboarding) => {
  if (!onboarding.investorName || !allows('read', context.account.roles)) return []
  return (await duplicatesOf(context, onboarding)).map(findingOf)
}

function findingOf({ same, name, fund, resource }: Duplicate): Finding<'onboarding'> {
  const values = { name, fund }
  if (resource === 'onboardings')
    return { field: 'investorName', code: 'onboarding.sameOnboarding', values, warning: 'asked' }
  switch (same) {
    case 'name':
      return { field: 'investorName', code: 'onboarding.sameName', values, warning: 'asked' }
    case 'taxNumber':
      return { field: '', code: 'onboarding.sameTaxNumber', values, warning: 'asked' }
    case 'accountNumber':
      return { field: '', code: 'onboarding.sameAccountNumber', values, warning: 'asked' }
  }
}

async function partnersLike(
  { database, account }: Context,
  { investorName, limitedPartnerId, answers }: Onboarding,
): Promise<Duplicate[]> {
  const rows = await database
    .selectFrom('limited_partners as p')
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'p.tenant_id').onRef('f.id', '=', 'p.fund_id'))
    .leftJoin('bank_accounts as b', join =>
      join.onRef('b.tenant_id', '=', 'p.tenant_id').onRef('b.limited_partner_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.name', 'p.fund_id as fundId', 'f.name as fund', 'p.tax_number as taxNumber'])
    .select('b.account_number as accountNumber')
    .where('p.tenant_id', '=', account.tenantId)
    .where('p.id', '<>', limitedPartnerId ?? 0)
    .where(({ eb, fn, or, val }) => {
      const letters = (column: 'p.tax_number' | 'b.account_number', value: string) =>
        eb(fn<string>('regexp_replace', [fn('upper', [column]), val('[^A-Z0-9]'), val(''), val('g')]), '=', value)
      const tax = taxNumberOf(answers)
      const number = accountNumberOf(answers)
      return or([
        eb(fn<string>('lower', ['p.name']), '=', nameLetters(investorName)),
        ...(tax ? [letters('p.tax_number', tax)] : []),
        ...(number ? [letters('b.account_number', number)] : []),
      ])
    })
    .orderBy('p.id')
    .execute()
  // A partner has a row for each of its bank accounts, and is named once for each thing that it shares.
  const found = new Map<string, Duplicate>()
  for (const { id, name, fundId, fund, taxNumber, accountNumber } of rows) {
    const add = (same: Duplicate['same']) =>
      found.set(`${id} ${same}`, { resource: 'limited-partners', id, name, fundId, fund, same })
    if (nameLetters(name) === nameLetters(investorName)) add('name')
    if (isSameNumber(taxNumber, taxNumberOf(answers))) add('taxNumber')
    if (isSameNumber(accountNumber, accountNumberOf(answers))) add('accountNumber')
  }
  return [...found.values()]
}

async function onboardingsLike({ database, account }: Context, { id, investorName }: Onboarding): Promise<Duplicate[]> {
  const rows = await database
    .selectFrom('onboardings as o')
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'o.tenant_id').onRef('f.id', '=', 'o.fund_id'))
    .select(['o.id', 'o.investor_name as name', 'o.fund_id as fundId', 'f.name as fund'])
    .where('o.tenant_id', '=', account.tenantId)
    .where('o.id', '<>', id ?? 0)
    .where('o.status', 'not in', ['Completed', 'Aborted'])
    .where(({ eb, fn }) => eb(fn<string>('lower', ['o.investor_name']), '=', nameLetters(investorName)))
    .orderBy('o.id')
    .execute()
  return rows.map(row => ({ ...row, resource: 'onboardings', same: 'name' }))
}
