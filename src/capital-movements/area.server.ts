/** What the server does for a capital movement. */
import type { Checks, ServerArea } from '../context.ts'

/** Calls are paid to an account of the fund itself, never to one of another fund, an investment or a partner. */
const accountOfFund: Checks<'capitalMovement'> = async ({ records }, { fundId, fundBankAccountId }) => {
  const account = fundBankAccountId ? await records.get('bankAccount', fundBankAccountId) : undefined
  const own = !account || (account.fundId === fundId && !account.investmentId && !account.limitedPartnerId)
  return own ? [] : [{ field: 'fundBankAccountId', code: 'capitalMovement.otherAccount' }]
}

export const capitalMovementArea = { checks: accountOfFund } satisfies ServerArea<'capitalMovement'>
