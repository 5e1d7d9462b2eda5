import { ACTIVITY_PAGE } from '../api/activity.ts'
import { answered } from '../api/reads.ts'
import type { Context } from '../context.ts'
import { compiledOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { historyTable } from './historyTable.server.ts'
import { activityReads } from './reads.ts'
import type { RecentChange } from './reads.ts'

const SHOWN = 6
/** An import of many rows is one change: so much of the history is looked at. */
const PAGES_MAX = 10
/** Who came for the first time, or has looked at something, has changed nothing. */
const CHANGES_NOTHING: ReadonlySet<string> = new Set(['firstSignIn', 'view'])

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
  activityExport: ({ records }, { format: _, ...asked }) => historyTable(records, asked),
  activityPeople: ({ database, account }) => PEOPLE(database, { tenantId: account.tenantId }),
  recentChanges: context => recentOf(context),
})

/** What was written at one moment, by one person, to records of one kind is one thing that the person did. */
async function recentOf({ records }: Context): Promise<RecentChange[]> {
  const together = new Map<string, RecentChange>()
  let before: number | undefined
  for (let page = 0; page < PAGES_MAX && together.size <= SHOWN; page += 1) {
    const lines = await records.activity(before === undefined ? {} : { before })
    for (const { changes: _, accountId, ...line } of lines.filter(({ action }) => !CHANGES_NOTHING.has(action))) {
      const key = [line.at, accountId, line.action, line.resource].join(' ')
      together.set(key, { ...line, ...together.get(key), count: (together.get(key)?.count ?? 0) + 1 })
    }
    before = lines.at(-1)?.id
    if (lines.length < ACTIVITY_PAGE) break
  }
  return [...together.values()].slice(0, SHOWN)
}
