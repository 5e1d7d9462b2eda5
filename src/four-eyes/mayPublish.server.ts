/** Whether somebody else has to publish what a person has completed, and who there is. */
import { momentAfter } from '../calendar.ts'
import type { Context } from '../context.ts'
import type { Timestamp } from '../entity.ts'
import { anyOf } from '../server/database/anyOf.ts'
import { compiledOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'

/** Two may publish: active accounts of people, not of programs, whose last sign-in stated a role that may. */
const MAY_PUBLISH = compiledOnce((builder, given: Given<{ tenantId: number | null; since: Timestamp }>) =>
  builder
    .selectFrom('accounts')
    .select('id')
    .where('tenant_id', '=', given('tenantId'))
    .where('kind', '=', 'Person')
    .where(({ eb, or }) =>
      or([eb('status', '=', 'Active'), eb('status', '=', 'Deactivated').and('updated_at', '>', given('since'))]),
    )
    .where(({ eb, fn, or, val }) =>
      or(
        (['TenantAdministrator', 'User'] as const).map(role =>
          eb(val<string>(role), '=', anyOf(fn<string[]>('string_to_array', ['roles', val(', ')]))),
        ),
      ),
    )
    .limit(2),
)

/** Nobody becomes the only one by deactivating the others for a while. */
const COUNTED_MS = 30 * 24 * 60 * 60 * 1_000

/** Whether the account is the only one of its tenant that may publish, or might have done so lately. */
export async function isAlone({ database, account, clock }: Context): Promise<boolean> {
  const others = await MAY_PUBLISH(database, {
    tenantId: account.tenantId,
    since: momentAfter(clock.now(), -COUNTED_MS),
  })
  return others.every(({ id }) => id === account.id)
}

/** Until then two are needed, however few there are: the rule ends by a decision that the history keeps. */
export async function isWaived({ database, account }: Context): Promise<boolean> {
  const waiver = await database
    .selectFrom('four_eyes_waivers')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('status', '=', 'InForce')
    .limit(1)
    .executeTakeFirst()
  return waiver !== undefined
}
