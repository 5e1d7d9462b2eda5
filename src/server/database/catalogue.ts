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
}

/** All tables of the product but the one in which the migrations keep their book, and what is gone after a crash. */
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
     where f.conrelid = c.oid and f.contype = 'f' order by 1) as "refersTo"
 from pg_class c
 where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
   and c.relname <> 'schema_migrations'
 order by c.relname`

export const quoted = (names: readonly string[]): string =>
  names.map(name => `"${name.replaceAll('"', '""')}"`).join(', ')

/** Every table that keeps contents in files says so with the same two columns. */
export const keepsFiles = ({ columns }: Pick<Table, 'columns'>): boolean =>
  columns.includes('content_key') && columns.includes('content_hash')
