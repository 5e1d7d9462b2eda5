/**
 * Distributions are paid to an account of the partner itself, never to one of another partner, an investment or the
 * fund.
 */
import type { Checks } from '../context.ts'

export const partnerChecks: Checks<'limitedPartner'> = async ({ records }, { id, bankAccountId }) => {
  const account = bankAccountId ? await records.get('bankAccount', bankAccountId) : undefined
  return account && account.limitedPartnerId !== id
    ? [{ field: 'bankAccountId', code: 'limitedPartner.otherAccount' }]
    : []
}
