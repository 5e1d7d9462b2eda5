/** What the product asks of PostgreSQL while a test runs, and of whose rows each statement speaks. */
import pg from 'pg'
import type { TestDatabase } from './harness.ts'

export interface LoggedStatement {
  text: string
  values: readonly unknown[]
  /** As row-level security knew it when the statement was sent. */
  tenant: string
}

/** One text, with the values of each transaction that ran it. */
export type Log = Map<string, LoggedStatement[]>

interface Statement {
  text: string
  values: readonly unknown[]
}

/** pg is handed texts, and batches of the product, which carry their statements with them. */
function statementsOf(query: unknown, values: unknown): readonly Statement[] {
  if (typeof query === 'string') return [{ text: query, values: Array.isArray(values) ? values : [] }]
  if (typeof query === 'object' && query && 'statements' in query && Array.isArray(query.statements))
    return query.statements as readonly Statement[]
  return []
}

/** Each transaction says first for whom it works; one that names no tenant works for none. */
function tenantSetBy({ text, values }: Statement): string | undefined {
  const place = /set_config\('app\.tenant', \$(\d+)/.exec(text)?.[1]
  if (place !== undefined) return String(values[Number(place) - 1])
  if (/set_config\('role'/.test(text)) return ''
  const named = text.startsWith('select set_config($1') ? values.indexOf('app.tenant') : -1
  return named < 0 ? undefined : String(values[named + 1])
}

function applicationOf(client: pg.Client): unknown {
  const given: unknown = Reflect.get(client, 'connectionParameters')
  return typeof given === 'object' && given && 'application_name' in given ? given.application_name : undefined
}

/** Several may be kept at once, of which each ends by itself. */
const logs = new Set<Log>()
const tenants = new WeakMap<object, string>()

function note(client: pg.Client, statement: Statement): void {
  const tenant = tenantSetBy(statement) ?? tenants.get(client) ?? ''
  tenants.set(client, tenant)
  for (const log of logs) {
    const known = log.get(statement.text) ?? []
    log.set(statement.text, [...known, { ...statement, tenant }].slice(-20))
  }
}

/** Answers with what puts everything back as it was. */
function listen(): () => void {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
    // Past the pool: what tests arrange themselves comes with another name.
    if (applicationOf(this) === 'fund-administration')
      for (const statement of statementsOf(given[0], given[1])) note(this, statement)
    const answer: unknown = Reflect.apply(query, this, given)
    return answer
  } as typeof query
  return () => void (pg.Client.prototype.query = query)
}

let stop: (() => void) | undefined

/** From now on, into a log that may hold some already; answers with the log, which ends with `end`. */
export function recordStatements(log: Log = new Map()): { log: Log; end: () => void } {
  logs.add(log)
  stop ??= listen()
  return {
    log,
    end() {
      logs.delete(log)
      if (logs.size > 0) return
      stop?.()
      stop = undefined
    },
  }
}

interface Plan {
  'Relation Name'?: string
  Alias?: string
  Operation?: string
  Plans?: readonly Plan[]
  [more: string]: unknown
}

/** As a superuser plans it, whom row-level security does not concern; whatever the values are. */
const PLAN_OF = `
  create or replace function plan_of(statement text, places int) returns json
    language plpgsql set plan_cache_mode = force_generic_plan
  as $$
  declare
    given text := case when places = 0 then '' else '(' || rtrim(repeat('null,', places), ',') || ')' end;
    plan json;
  begin
    execute 'prepare asked as ' || statement;
    execute 'explain (verbose, format json) execute asked' || given into plan;
    deallocate asked;
    return plan;
  end $$`

/** No tenant: what belongs to nobody, which a deletion removes as well, is asked for beside a tenant. */
const NOBODY = '0'
/** Their rows are of tenant 0, which is the default. */
const OF_NOBODY = new Set(['request_counts', 'sign_in_state'])
/** How a mistake is told of a statement that names one tenant in a transaction of another. */
export const BETWEEN_TENANTS = /^the tenants \d+ and \d+ are asked for at once/
/** What is left of deleted tenants, and where tenants are: whoever keeps the tenants is shown all of it. */
const OF_PLATFORM = new Set(['tenant_deletions', 'tenant_places'])

/**
 * Rows are those of one tenant where each table that is read, changed or removed from is held to a value, or to another
 * table that is, and where each that is added to is told the tenant. Answers with what does not hold.
 */
export async function mistakesIn(database: TestDatabase, log: Log): Promise<string[]> {
  const tables = await database.asAdministrator<{ name: string }>(
    `select c.relname as name from pg_attribute join pg_class c on c.oid = attrelid
     where attname = 'tenant_id' and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  )
  const names = new Set(tables.map(({ name }) => name))
  const asked = [...log]
    .map(([text, runs]) => ({ text: text.replace(/^declare \w+ no scroll cursor for /, ''), runs }))
    .filter(({ text }) => /^[\s(]*(select|insert|update|delete|with)\b/i.test(text))
  await plan(database, asked)
  return asked.flatMap(({ text, runs }) =>
    mistakesOf(plans.get(text), names, text, runs).map(mistake => `${mistake}: ${text}`),
  )
}

/** Every database of a run has the same tables: what one file asks, many others ask as well. */
const plans = new Map<string, Plan | undefined>()

async function plan(database: TestDatabase, asked: readonly { text: string; runs: LoggedStatement[] }[]) {
  const unknown = asked.filter(({ text }) => !plans.has(text))
  if (unknown.length === 0) return
  await database.asAdministrator(PLAN_OF)
  const planned = await database.asAdministrator<{ plan: { Plan: Plan }[] }>(
    'select plan_of(text, places) as plan from unnest($1::text[], $2::int[]) as asked (text, places)',
    [unknown.map(({ text }) => text), unknown.map(({ runs }) => runs[0]?.values.length ?? 0)],
  )
  for (const [place, { text }] of unknown.entries()) plans.set(text, planned[place]?.plan[0]?.Plan)
}

function nodesOf(plan: Plan | undefined): Plan[] {
  return plan ? [plan, ...(plan.Plans ?? []).flatMap(nodesOf)] : []
}

/** A column of a table or of a part of the statement, a value by its place, or a number in the text. */
const SIDE = String.raw`(?:\(*(?:\w+\()?\b(\w+)\.tenant_id\)*|\(?(\$\d+)\)?(?:::bigint)?|('\d+)'::bigint)`
const HELD = new RegExp(`${SIDE} = ${SIDE}`, 'g')

/** By alias, what the conditions of a plan hold its tenant to: "$1", "'7", and other aliases. */
function heldIn(nodes: readonly Plan[]): Map<string, Set<string>> {
  const held = new Map<string, Set<string>>()
  const hold = (alias: string, to: string) => held.set(alias, (held.get(alias) ?? new Set()).add(to))
  const conditions = nodes.flatMap(node => Object.entries(node).filter(([name]) => /(Cond|Filter)$/.test(name)))
  for (const match of conditions
    .map(([, condition]) => String(condition))
    .join('\n')
    .matchAll(HELD)) {
    const [one, other] = [match.slice(1, 4), match.slice(4, 7)].map(side => side.find(Boolean) ?? '')
    for (const [alias = '', to = ''] of [
      [one, other],
      [other, one],
    ])
      if (/^\w/.test(alias)) hold(alias, to)
  }
  return held
}

/** All that the alias is held to, by whichever way. */
function valuesOf(held: ReadonlyMap<string, ReadonlySet<string>>, alias: string): Set<string> {
  const seen = new Set([alias])
  for (const one of seen) for (const next of held.get(one) ?? []) seen.add(next)
  seen.delete(alias)
  return seen
}

function mistakesOf(
  plan: Plan | undefined,
  tables: ReadonlySet<string>,
  text: string,
  runs: readonly LoggedStatement[],
): string[] {
  const nodes = nodesOf(plan)
  const held = heldIn(nodes)
  // The rows of a part of the statement come from tables, which are looked at by themselves.
  const parts = new Set(nodes.filter(node => 'CTE Name' in node).map(({ Alias }) => Alias))
  const isOfPlatform = runs.every(({ tenant }) => tenant === '')
  const mistakes = new Set<string>()
  const places = new Set<string>()
  for (const { 'Relation Name': table, Alias: alias = '', Operation: operation } of nodes) {
    if (table === undefined || !tables.has(table) || (isOfPlatform && OF_PLATFORM.has(table))) continue
    if (operation === 'Update' || operation === 'Delete') continue
    if (operation === 'Insert') {
      const told = new RegExp(`insert into "?${table}"? \\([^)]*\\btenant_id\\b`, 'i').test(text)
      if (!told && !OF_NOBODY.has(table)) mistakes.add(`${table} is told no tenant`)
      continue
    }
    const values = [...valuesOf(held, alias)]
    if (!values.some(value => !/^\w/.test(value) || parts.has(value)))
      mistakes.add(`${table} ${alias} is held to no tenant`)
    for (const value of values) if (!/^\w/.test(value)) places.add(value)
  }
  for (const { values, tenant } of runs) {
    const asked = new Set(
      [...places]
        .map(place => (place.startsWith('$') ? values[Number(place.slice(1)) - 1] : place.slice(1)))
        .map(String),
    )
    if (tenant !== '') asked.add(tenant)
    asked.delete(NOBODY)
    if (asked.size > 1) mistakes.add(`the tenants ${[...asked].join(' and ')} are asked for at once`)
  }
  return [...mistakes]
}
