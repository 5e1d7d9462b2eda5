import { entities } from '../../generated/entities.ts'
import { allows } from '../access.ts'
import { answered } from '../api/reads.ts'
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { compiledOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { activityReads } from './reads.ts'
import type { RecentChange } from './reads.ts'

const SHOWN = 6
/** An import of many rows is one change: so many rows of the history are looked at. */
const LOOKED_AT = 500

const PEOPLE = compiledOnce((builder, given: Given<{ tenantId: number | null }>) =>
  builder
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('tenant_id', '=', given('tenantId'))
    .where(({ eb, or }) => or([eb('roles', 'is', null), eb('roles', '!=', 'Investor')]))
    .orderBy('name'),
)

export const activityAnswers = answered(activityReads, {
  activity: ({ records }, asked) => records.activity(asked),
  activityPeople: ({ database, account }) => PEOPLE(database, { tenantId: account.tenantId }),
  recentChanges: async context => recentOf(await latestRows(context)),
})

type Row = Omit<RecentChange, 'count'>

function latestRows({ database, account }: Context): Promise<Row[]> {
  const all: readonly Entity[] = Object.values(entities)
  const readable = all.filter(({ access }) => allows(access.read, account.roles)).map(({ resource }) => resource)
  return (
    database
      .selectFrom('audit as h')
      .leftJoin('accounts as a', join =>
        join.onRef('a.tenant_id', '=', 'h.tenant_id').onRef('a.id', '=', 'h.account_id'),
      )
      .select(['h.id', 'h.at', 'a.name as by', 'h.action', 'h.resource', 'h.record_id as recordId'])
      .where('h.tenant_id', '=', account.tenantId)
      .where('h.resource', 'in', readable)
      // Who came for the first time has changed nothing.
      .where('h.action', '<>', 'firstSignIn')
      .orderBy('h.id', 'desc')
      .limit(LOOKED_AT)
      .execute()
  )
}

/** What was written at one moment, by one person, to records of one kind is one thing that the person did. */
function recentOf(rows: readonly Row[]): RecentChange[] {
  const together = Map.groupBy(rows, ({ at, by, action, resource }) => [at, by ?? '', action, resource].join(' '))
  return [...together.values()]
    .flatMap(([first, ...others]) => (first ? [{ ...first, count: 1 + others.length }] : []))
    .slice(0, SHOWN)
}
