/** The history as a table for auditors: a row for each changed field, and one for a line that has changed none. */
import type { ActivityEntry } from '../api/activity.ts'
import type { Table } from '../api/reads.ts'
import type { ActivityFilter, Records } from '../context.ts'
import type { Field } from '../entity.ts'
import { text } from '../texts.ts'
import './texts.ts'

/** So many lines are read at a time. */
const PORTION = 1_000

const COLUMNS = {
  line: 'integer',
  at: 'timestamp',
  person: 'text',
  accountId: 'integer',
  action: 'text',
  resource: 'text',
  recordId: 'integer',
  record: 'text',
  fund: 'text',
  field: 'text',
  before: 'text',
  after: 'text',
} as const satisfies Readonly<Record<string, Field['kind']>>

type Column = keyof typeof COLUMNS
type Row = Readonly<Record<Column, unknown>>

export function historyTable(records: Records, asked: ActivityFilter): Table<Column> {
  return {
    title: text('activityPage.title'),
    fields: columnNames.map(name => ({ name, kind: COLUMNS[name], title: text(`activityPage.exported.${name}`) })),
    portions: portionsOf(records, asked),
  }
}

const columnNames = [
  'line',
  'at',
  'person',
  'accountId',
  'action',
  'resource',
  'recordId',
  'record',
  'fund',
  'field',
  'before',
  'after',
] as const satisfies readonly Column[]

async function* portionsOf(records: Records, asked: ActivityFilter): AsyncGenerator<Row[]> {
  let before: number | undefined
  for (;;) {
    const lines = await records.activity({ ...asked, before, limit: PORTION, ofTenant: true })
    yield lines.flatMap(rowsOf)
    before = lines.at(-1)?.id
    if (lines.length < PORTION) return
  }
}

function rowsOf({ id, at, by, accountId, action, resource, record, owner, changes }: ActivityEntry): Row[] {
  const { id: recordId, ...names } = record
  const line = {
    line: id,
    at,
    person: by ?? (accountId === null ? text('activityPage.product') : null),
    accountId,
    action,
    resource,
    recordId,
    record:
      Object.values(names)
        .filter(name => typeof name === 'string')
        .join(' ') || null,
    fund: owner,
  }
  const shown = changes.map(({ field, old, new: changed }) => ({ field, before: asText(old), after: asText(changed) }))
  return (shown.length > 0 ? shown : [{ field: null, before: null, after: null }]).map(each => ({ ...line, ...each }))
}

/** Lines and answers in groups are kept as they are, as JSON. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
