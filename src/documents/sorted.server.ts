/** Lists that show the papers of their records are sorted by them, too. */
import { DOCUMENTS } from '../api/documents.ts'
import type { SortFigures } from '../context.ts'
import type { EntityName } from '../entity.ts'
import { entities } from '../../generated/entities.ts'

/** By the moment of the newest paper; a record without any comes last. */
export function withDocuments(entity: EntityName, { names, values }: SortFigures): SortFigures {
  const { resource } = entities[entity]
  return {
    names: [...names, DOCUMENTS],
    async values(context, name) {
      if (name !== DOCUMENTS) return values(context, name)
      const rows = await context.database
        .selectFrom('documents')
        .select(({ fn }) => ['record_id as id', fn.max('created_at').as('newest')])
        .where('tenant_id', '=', context.account.tenantId)
        .where('resource', '=', resource)
        .where('superseded', '=', false)
        .groupBy('record_id')
        .execute()
      return new Map(rows.map(({ id, newest }) => [id, `${Date.parse(newest)}` as const]))
    },
  }
}
