/** What an investor has asked to be changed of a holding: the account of distributions, and who reads along. */
import type { Context } from '../context.ts'
import type { CalendarDate } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { localDayOf } from '../server/database/days.ts'
import type { HoldingDetails } from './holding.ts'
import type { Viewer } from './viewer.server.ts'

export async function accountsOf(
  context: Context,
  { actsFor }: Viewer,
  limitedPartnerId: number,
): Promise<Pick<HoldingDetails, 'account' | 'accountWaiting'>> {
  const { records } = context
  const partner = await records.get('limitedPartner', limitedPartnerId)
  const account = partner?.bankAccountId ? await records.get('bankAccount', partner.bankAccountId) : undefined
  // Only the contacts of the holding see what waits, which nobody has verified.
  const [waiting] = actsFor.includes(limitedPartnerId)
    ? await records.list('bankAccount', { limitedPartnerId, namedByInvestor: true, status: 'PendingVerification' })
    : []
  return {
    account: account?.status === 'Active' ? shown(account, await verifiedOn(context, account.id)) : null,
    accountWaiting: waiting ? shown(waiting, null) : null,
  }
}

function shown(
  { name, registeredName, accountNumber, bankCode }: Stored<'bankAccount'>,
  verified: HoldingAccount['verifiedOn'],
): HoldingAccount {
  return { holder: registeredName ?? name, accountNumber, bankCode, verifiedOn: verified }
}

/** The day where the tenant is: by the clock of the server it may be the one before or after. */
async function verifiedOn({ database, account }: Context, id: number): Promise<CalendarDate | null> {
  const found = await database
    .selectFrom('bank_accounts as b')
    .innerJoin('tenants as t', 't.id', 'b.tenant_id')
    .select(({ ref }) => localDayOf(ref('b.verified_at'), ref('t.time_zone')).as('day'))
    .where('b.tenant_id', '=', account.tenantId)
    .where('b.id', '=', id)
    .executeTakeFirst()
  return found?.day ?? null
}

type HoldingAccount = NonNullable<HoldingDetails['account']>

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
