/**
 * The deletion of a tenant by a global administrator, after an administrator of it has asked for it. Its data go in the
 * background: src/server/tenantData/deletion.ts.
 */
import type { TenantDeleteData } from '../../generated/types.ts'
import type { ComputedFields, Context, RecordAction } from '../context.ts'
import { problem, inputProblem } from '../problems.ts'
import { FIRST } from '../server/database/tenantPlaces.ts'
import { text } from '../texts.ts'
import '../tenant-deletions/texts.ts'

/** Requests that stand are read within each tenant: whoever keeps the tenants sees nothing of what is inside them. */
export const deletionFigures: ComputedFields<'tenant'> = async (context, tenants) => {
  const figures: Awaited<ReturnType<ComputedFields<'tenant'>>> = []
  for (const { id, status } of tenants) {
    const request = status === 'Active' ? await context.inTenant(id, standingRequest) : undefined
    figures.push({
      deletionAskedBy: request?.askedBy ?? null,
      deletionReason: request?.reason ?? null,
      deletableFrom: request?.deletableFrom ?? null,
      canDelete: request?.deletableFrom != null && request.deletableFrom <= context.clock.now(),
    })
  }
  return figures
}

function standingRequest({ account, database }: Context) {
  return database
    .selectFrom('tenant_deletion_requests')
    .select(['asked_by as askedBy', 'reason', 'deletable_from as deletableFrom'])
    .where('tenant_id', '=', account.tenantId)
    .where('status', '=', 'Asked')
    .executeTakeFirst()
}

/** Its data are deleted where the tenants are kept; until the end of this transaction they are not moved away. */
async function holdData({ database }: Context, id: number): Promise<void> {
  const place = await database
    .selectFrom('tenant_places')
    .select('moving')
    .where('tenant_id', '=', id)
    .where(({ eb, or }) => or([eb('database', '<>', FIRST), eb('moving', '=', true)]))
    .executeTakeFirst()
  if (place) throw problem('wrong-state', { detail: text('tenantDeletion.elsewhere') })
  await database
    .selectNoFrom(({ fn, cast, val }) =>
      fn<boolean>('hold_tenant', [cast(val(id), 'bigint'), cast(val(FIRST), 'integer'), val(true)]).as('isHere'),
    )
    .execute()
}

/** From here on it runs to its end: nobody of the tenant signs in any more. */
export const deleteData: RecordAction<'tenant', 'deleteData'> = async (context, { id, shortName }, given) => {
  const { account, clock } = context
  if (given.shortName !== shortName)
    throw inputProblem<TenantDeleteData>({ shortName: [text('tenantDeletion.otherTenant', { shortName })] })
  await holdData(context, id)
  const now = clock.now()
  await context.inTenant(id, async inside => {
    // A withdrawal at the same moment comes before this, or finds nothing to withdraw.
    const accepted = await inside.database
      .updateTable('tenant_deletion_requests')
      .set(({ eb }) => ({ status: 'Accepted', version: eb('version', '+', 1) }))
      .where('tenant_id', '=', id)
      .where('status', '=', 'Asked')
      .where('deletable_from', '<=', now)
      .returning('created_at as askedAt')
      .executeTakeFirst()
    if (!accepted) throw problem('wrong-state', { detail: text('tenantDeletion.notAsked') })
    await inside.database
      .insertInto('tenant_deletions')
      .values({
        tenant_id: id,
        short_name: shortName,
        asked_at: accepted.askedAt,
        begun_by: account.userName,
        begun_at: now,
      })
      .execute()
  })
}
