/** Taking an import back: everything that it made is removed, or nothing. */
import { allows } from '../access.ts'
import { entities } from '../../generated/entities.ts'
import type { Context, RecordAction } from '../context.ts'
import type { Entity } from '../entity.ts'
import { nameOfRecord } from '../formats.ts'
import { ProblemError, problem } from '../problems.ts'
import { text } from '../texts.ts'
import '../texts/imports.ts'

/** A record that the import made has been changed by nobody. */
const FIRST_VERSION = 1

export const takeBack: RecordAction<'spreadsheetImport', 'takeBack'> = async (context, { resource, recordIds }) => {
  const entity = Object.values<Entity>(entities).find(each => each.resource === resource)
  if (!entity) throw problem('not-found')
  if (!allows(entity.access.delete, context.account.roles)) throw problem('forbidden')
  for (const id of recordIds.split(',').map(Number).reverse()) await remove(context, entity, id)
}

/** As a person would delete it, with every reason not to; what is gone already needs nothing. */
async function remove({ records }: Context, { name, ...entity }: Entity, id: number): Promise<void> {
  const record = await records.get(name, id)
  if (!record) return
  try {
    await records.removeByHand(name, id, FIRST_VERSION, 'takeBack')
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const reason = error.code === 'version-stale' ? text('import.changedSince') : error.message
    throw problem('rule', { detail: text('import.notTakenBack', { name: nameOfRecord(entity, record), reason }) })
  }
}
