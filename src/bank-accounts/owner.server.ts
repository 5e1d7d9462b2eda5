/**
 * An account's investment or limited partner is one of the account's own fund: payments of one fund must not reach
 * another's owner. Nor should the account of a partner be one of a fund.
 */
import type { Checks, Context } from '../context.ts'
import type { Draft, Finding } from '../entityTypes.ts'
import { comparableNumberSql } from './comparableNumber.server.ts'
import { comparableNumber } from './numbers.ts'

export const ownerChecks: Checks<'bankAccount'> = async (context, account) => {
  const { records } = context
  const { fundId, investmentId, limitedPartnerId } = account
  const findings: Finding<'bankAccount'>[] = []
  const investment = investmentId ? await records.get('investment', investmentId) : undefined
  if (investment && investment.fundId !== fundId)
    findings.push({ field: 'investmentId', code: 'bankAccount.otherFund' })
  const partner = limitedPartnerId ? await records.get('limitedPartner', limitedPartnerId) : undefined
  if (partner && partner.fundId !== fundId) findings.push({ field: 'limitedPartnerId', code: 'bankAccount.otherFund' })
  return [...findings, ...(await numberOfFund(context, account))]
}

/** A fund may hold another one; otherwise what is paid to the partner would not leave the fund manager. */
async function numberOfFund(
  { database, account: { tenantId } }: Context,
  { limitedPartnerId, accountNumber }: Draft<'bankAccount'>,
): Promise<Finding<'bankAccount'>[]> {
  const number = comparableNumber(accountNumber)
  if (!limitedPartnerId || number === '') return []
  const found = await database
    .selectFrom('bank_accounts as b')
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'b.tenant_id').onRef('f.id', '=', 'b.fund_id'))
    .select('f.name')
    .where('b.tenant_id', '=', tenantId)
    .where('b.limited_partner_id', 'is', null)
    .where('b.investment_id', 'is', null)
    .where(({ eb, ref }) => eb(comparableNumberSql(ref('b.account_number')), '=', number))
    .orderBy('f.id')
    .executeTakeFirst()
  if (!found) return []
  return [{ field: 'accountNumber', code: 'bankAccount.ofFund', values: { fund: found.name }, warning: true }]
}
