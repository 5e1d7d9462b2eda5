/** Whether the investor of an onboarding is known already: by name, tax number or account number. */
import { sql } from 'kysely'
import type { Expression, RawBuilder } from 'kysely'
import { allows } from '../access.ts'
import { comparableNumberSql } from '../bank-accounts/comparableNumber.server.ts'
import { comparableNumber } from '../bank-accounts/numbers.ts'
import type { Checks, Context } from '../context.ts'
import type { Draft, Finding } from '../entityTypes.ts'
import { marksOf, nameLetters, sharedMarks } from './duplicates.ts'
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
  const field = same === 'name' ? 'investorName' : ''
  return { field, code: CODES[resource][same], values: { name, fund }, warning: 'asked' }
}

const CODES = {
  'limited-partners': {
    name: 'onboarding.sameName',
    taxNumber: 'onboarding.sameTaxNumber',
    accountNumber: 'onboarding.sameAccountNumber',
  },
  onboardings: {
    name: 'onboarding.sameOnboarding',
    taxNumber: 'onboarding.sameOnboardingTaxNumber',
    accountNumber: 'onboarding.sameOnboardingAccountNumber',
  },
} as const satisfies Record<Duplicate['resource'], Record<Duplicate['same'], Finding<'onboarding'>['code']>>

/** As `nameLetters` writes them, so that the database finds what it calls the same. */
const plainName = (name: Expression<string | null>): RawBuilder<string> =>
  sql<string>`lower(btrim(regexp_replace(${name}, '\\s+', ' ', 'g')))`

async function partnersLike({ database, account }: Context, onboarding: Onboarding): Promise<Duplicate[]> {
  const own = marksOf(onboarding)
  const rows = await database
    .selectFrom('limited_partners as p')
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'p.tenant_id').onRef('f.id', '=', 'p.fund_id'))
    .leftJoin('bank_accounts as b', join =>
      join.onRef('b.tenant_id', '=', 'p.tenant_id').onRef('b.limited_partner_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.name', 'p.fund_id as fundId', 'f.name as fund', 'p.tax_number as taxNumber'])
    .select('b.account_number as accountNumber')
    .where('p.tenant_id', '=', account.tenantId)
    .where('p.id', '<>', onboarding.limitedPartnerId ?? 0)
    .where(({ eb, or, ref }) =>
      or([
        eb(plainName(ref('p.name')), '=', own.name),
        ...own.taxNumbers.map(number => eb(comparableNumberSql(ref('p.tax_number')), '=', number)),
        ...own.accountNumbers.map(number => eb(comparableNumberSql(ref('b.account_number')), '=', number)),
      ]),
    )
    .orderBy('p.id')
    .execute()
  // A partner has a row for each of its bank accounts, and is named once for each thing that it shares.
  const found = new Map<string, Duplicate>()
  for (const { id, name, fundId, fund, taxNumber, accountNumber } of rows) {
    const theirs = {
      name: nameLetters(name),
      taxNumbers: [comparableNumber(taxNumber)],
      accountNumbers: [comparableNumber(accountNumber)],
    }
    for (const same of sharedMarks(own, theirs))
      found.set(`${id} ${same}`, { resource: 'limited-partners', id, name, fundId, fund, same })
  }
  return [...found.values()]
}

/** Where the investor's own numbers stand in the answers; those of its owners and directors are others'. */
const OWN_NUMBERS = ['{taxClassification,taxResidences}', '{entityDetails,individual,taxNumber}', '{bankAccount}']

async function onboardingsLike({ database, account, records }: Context, onboarding: Onboarding): Promise<Duplicate[]> {
  const own = marksOf(onboarding)
  const rows = await database
    .selectFrom('onboardings as o')
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'o.tenant_id').onRef('f.id', '=', 'o.fund_id'))
    .select(['o.id', 'f.name as fund'])
    .where('o.tenant_id', '=', account.tenantId)
    .where('o.id', '<>', onboarding.id ?? 0)
    .where('o.status', 'not in', ['Completed', 'Aborted'])
    .where(({ eb, fn, or, ref, val }) =>
      or([
        eb(plainName(ref('o.investor_name')), '=', own.name),
        // Roughly, among all that stands there: which of them it is, the answers say.
        ...[...own.taxNumbers, ...own.accountNumbers].flatMap(number =>
          OWN_NUMBERS.map(place =>
            eb(
              fn<number>('strpos', [
                comparableNumberSql(sql<string | null>`${ref('o.answers')} #>> ${val(place)}`),
                val(number),
              ]),
              '>',
              0,
            ),
          ),
        ),
      ]),
    )
    .orderBy('o.id')
    .execute()
  const found: Duplicate[] = []
  for (const { id, fund } of rows) {
    const other = await records.get('onboarding', id)
    if (!other) continue
    const { fundId, investorName: name } = other
    for (const same of sharedMarks(own, marksOf(other)))
      found.push({ resource: 'onboardings', id, name, fundId, fund, same })
  }
  return found
}
