/** A waiver of four eyes needs two administrators itself; whoever is alone in a tenant decides alone. */
import type { ComputedFields, RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import { isAlone } from './mayPublish.server.ts'
import { anyOf } from '../server/database/anyOf.ts'

/** The schema makes `canConfirm` a condition of confirming. */
export const waiverFigures: ComputedFields<'fourEyesWaiver'> = async (context, waivers) => {
  const { database, account } = context
  const rows = await database
    .selectFrom('four_eyes_waivers as w')
    .leftJoin('accounts as a', join => join.onRef('a.tenant_id', '=', 'w.tenant_id').onRef('a.id', '=', 'w.created_by'))
    .select(['w.id', 'w.created_by as accountId', 'a.name'])
    .where('w.tenant_id', '=', account.tenantId)
    .where('w.id', '=', anyOf(waivers.map(({ id }) => id)))
    .execute()
  const made = new Map(rows.map(row => [row.id, row]))
  const alone = waivers.some(({ status }) => status === 'Asked') && (await isAlone(context))
  return waivers.map(({ id, status }) => {
    const by = made.get(id)
    return {
      askedBy: by?.name ?? null,
      canConfirm: status === 'Asked' && (alone || by?.accountId !== account.id),
    }
  })
}

export const confirm: RecordAction<'fourEyesWaiver', 'confirm'> = async ({ account, clock }) =>
  changesOf('fourEyesWaiver', { confirmedBy: account.name, confirmedAt: clock.now() })
