import type { Checks } from '../context.ts'

/**
 * Distributions are paid to an account of the partner itself, never to one of another partner, an investment or the
 * fund.
 */
export const partnerChecks: Checks = async ({ records }, record) => {
  const { bankAccountId } = record
  if (typeof bankAccountId !== 'number') return []
  const account = await records.get('bankAccount', bankAccountId)
  return account && account['limitedPartnerId'] !== record['id']
    ? [{ field: 'bankAccountId', code: 'limitedPartner.otherAccount' }]
    : []
}
