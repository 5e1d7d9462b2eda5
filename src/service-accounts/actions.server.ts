/** Keys of service accounts: made, shown once, replaced and revoked. src/server/identity finds who comes with one. */
import type { ServiceAccountMakeKey } from '../../generated/types.ts'
import { randomUUID } from 'node:crypto'
import type { Of } from '../api/schema.ts'
import type { CollectionAction, Context, RecordAction } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { problem, inputProblem } from '../problems.ts'
import { text } from '../texts.ts'
import type { serviceAccountActions } from './actions.ts'
import { newKey } from './keys.server.ts'
import { expiryProblem, lastDayOfKey } from './rules.ts'
import './texts.ts'

type Made = Of<(typeof serviceAccountActions)['makeKey']['answer']>
type ServiceAccount = Stored<'serviceAccount'>

/** The key before it ends at once: a program has one key. */
export const makeKey: CollectionAction<'serviceAccount', 'makeKey', Made> = async (
  context,
  { serviceAccountId, expiresOn },
) => {
  const { account, clock, database, records, today } = context
  // Held, so that nobody revokes it meanwhile.
  await database
    .selectFrom('service_accounts')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('id', '=', serviceAccountId)
    .forUpdate()
    .execute()
  const found = await records.get('serviceAccount', serviceAccountId)
  if (!found || account.tenantId === null) throw problem('not-found')
  if (found.status === 'Revoked') throw problem('wrong-state', { detail: text('serviceAccount.revokedForGood') })
  const wrong = expiryProblem(expiresOn, today)
  if (wrong)
    throw inputProblem<ServiceAccountMakeKey>({
      expiresOn: [text(`serviceAccount.${wrong}`, { date: formatDate(lastDayOfKey(today)) })],
    })
  const accountId = found.accountId ?? (await accountOf(context, found))
  await records.update(
    'serviceAccount',
    found.id,
    {},
    {
      set: { accountId, status: 'Active', expiresOn, keyMadeBy: account.name, keyMadeAt: clock.now() },
      operation: 'makeKey',
    },
  )
  const { key, hash } = newKey({ tenantId: account.tenantId, serviceAccountId: found.id })
  await database
    .insertInto('service_account_keys')
    .values({ tenant_id: account.tenantId, service_account_id: found.id, hash })
    .onConflict(conflict => conflict.columns(['tenant_id', 'service_account_id']).doUpdateSet({ hash }))
    .execute()
  return { id: found.id, key, expiresOn }
}

/** Nobody can sign in under this address: the ending belongs to no directory and never will. */
const ADDRESS = 'service-account.invalid'

/** The history names accounts, so that a program has one too. */
async function accountOf({ records }: Context, { name }: ServiceAccount): Promise<number> {
  const { id } = await records.create(
    'account',
    { name, userName: `${randomUUID()}@${ADDRESS}` },
    { set: { kind: 'Program', status: 'Active' } },
  )
  return id
}

/** Its account is closed with it, for whoever looks there; what it did keeps its name. */
export const revoke: RecordAction<'serviceAccount', 'revoke'> = async ({ records }, { accountId }) => {
  if (accountId !== null)
    await records.update('account', accountId, {}, { set: { status: 'Deactivated' }, operation: 'revoke' })
}
