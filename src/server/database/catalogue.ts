/** What PostgreSQL's catalogue tells of the tables of the product. */

export interface Table {
  name: string
  columns: string[]
  /** Columns of the primary key: the order of the rows. */
  key: string[]
  hasTenant: boolean
  /** Columns whose numbers PostgreSQL gives out. */
  numbered: string[]
  /** Columns of exact decimals, which are text wherever programs read them. */
  decimals: string[]
  /** The tables that its rows refer to, itself among them where they do. */
  refersTo: string[]
  /** Empty after a crash: in no copy. */
  isUnlogged: boolean
}

/** All tables of the product but the one in which the migrations keep their book. */
export const TABLES = `select c.relname as name,
   array(select attname::text from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
   array(select a.attname::text
     from pg_index i, unnest(i.indkey) with ordinality k (attnum, place), pg_attribute a
     where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum
     order by k.place) as key,
   exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id') as "hasTenant",
   array(select attname::text from pg_attribute
     where attrelid = c.oid and attidentity <> '' order by attnum) as numbered,
   array(select attname::text from pg_attribute
     where attrelid = c.oid and atttypid = 'numeric'::regtype and not attisdropped order by attnum) as decimals,
   array(select distinct t.relname::text from pg_constraint f join pg_class t on t.oid = f.confrelid
     where f.conrelid = c.oid and f.contype = 'f' order by 1) as "refersTo",
   c.relpersistence = 'u' as "isUnlogged"
 from pg_class c
 where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
 order by c.relname`

export const quoted = (names: readonly string[]): string =>
  names.map(name => `"${name.replaceAll('"', '""')}"`).join(', ')

/** Every table that keeps contents in files says so with the same two columns. */
export const keepsFiles = ({ columns }: Pick<Table, 'columns'>): boolean =>
  columns.includes('content_key') && columns.includes('content_hash')

/** Tables in groups: none refers to one of a later group, and those of a group refer to each other in a circle. */
export function byReference<T extends Pick<Table, 'name' | 'refersTo'>>(tables: readonly T[]): T[][] {
  const known = new Map(tables.map(table => [table.name, table]))
  const reached = new Map(tables.map(table => [table.name, reachOf(table, known)]))
  const reaches = (from: T, to: T) => reached.get(from.name)?.has(to.name) === true
  // Whoever reaches less stands first: what it reaches is a part of what whoever refers to it reaches.
  const size = (table: T) => new Set([table.name, ...(reached.get(table.name) ?? [])]).size
  const groups: T[][] = []
  for (const table of tables.toSorted((one, other) => size(one) - size(other))) {
    const circle = groups.find(([first]) => first !== undefined && reaches(first, table) && reaches(table, first))
    if (circle) circle.push(table)
    else groups.push([table])
  }
  return groups
}

/** The tables that rows of one refer to, and those that these refer to, and so on. */
function reachOf(
  { refersTo }: Pick<Table, 'refersTo'>,
  known: ReadonlyMap<string, Pick<Table, 'refersTo'>>,
): Set<string> {
  const reached = new Set<string>()
  const waiting = [...refersTo]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const table = reached.has(next) ? undefined : known.get(next)
    if (!table) continue
    reached.add(next)
    waiting.push(...table.refersTo)
  }
  return reached
}
