/** What an investor has asked to be changed of a holding: the account of distributions, and who reads along. */
import { isDate } from '../calendar.ts'
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import type { HoldingDetails } from './holding.ts'
import type { Viewer } from './viewer.server.ts'

export async function accountsOf(
  { records }: Context,
  { actsFor }: Viewer,
  limitedPartnerId: number,
): Promise<Pick<HoldingDetails, 'account' | 'accountWaiting'>> {
  const partner = await records.get('limitedPartner', limitedPartnerId)
  const account = partner?.bankAccountId ? await records.get('bankAccount', partner.bankAccountId) : undefined
  // Only the contacts of the holding see what waits, which nobody has verified.
  const [waiting] = actsFor.includes(limitedPartnerId)
    ? await records.list('bankAccount', { limitedPartnerId, namedByInvestor: true, status: 'PendingVerification' })
    : []
  return {
    account: account?.status === 'Active' ? shown(account) : null,
    accountWaiting: waiting ? shown(waiting) : null,
  }
}

function shown({ name, registeredName, accountNumber, bankCode, verifiedAt }: Stored<'bankAccount'>) {
  const verifiedOn = verifiedAt?.slice(0, 10)
  return {
    holder: registeredName ?? name,
    accountNumber,
    bankCode,
    verifiedOn: isDate(verifiedOn) ? verifiedOn : null,
  }
}

/** Only the contacts of the holding learn who else reads it. */
export async function readersOf(
  { records, today }: Context,
  { actsFor }: Viewer,
  limitedPartnerId: number,
): Promise<HoldingDetails['readers']> {
  if (!actsFor.includes(limitedPartnerId)) return []
  const accesses = await records.list('portalAccess', { limitedPartnerId, status: ['Asked', 'Granted'] })
  return accesses
    .filter(({ until }) => until >= today)
    .map(({ id, firstName, lastName, email, until, status }) => ({
      id,
      name: `${firstName} ${lastName}`,
      email,
      until,
      status: status === 'Granted' ? 'Granted' : 'Asked',
    }))
}
