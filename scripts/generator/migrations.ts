/**
 * What the database needs to become what the schemas say: additive changes as SQL, everything else refused with what a
 * person has to do.
 */
import { compare } from '../../src/money.ts'
import type { Column, Database, Table } from './database.ts'
import type { Mistake } from './mistakes.ts'
import {
  checkName,
  checkSql,
  columnSql,
  createTable,
  foreignKey,
  foreignKeys,
  identifier,
  indexes,
  indexSql,
  security,
  uniqueKey,
} from './sql.ts'

export interface Draft {
  /** Words for the name of the file: "funds-nickname". */
  title: string
  sql: string
}

/** Line of a property, or of the schema when the property is gone. */
type LineOf = (table: Table, property?: string) => number

const BY_HAND =
  'If it has to be so, write the migration by hand in src/server/database/migrations and run: npm run generate -- --written <its file name>'

export function draftMigration(
  before: Database | undefined,
  after: Database,
  lineOf: LineOf,
): { draft?: Draft; refused: Mistake[] } {
  const changes = new Changes(lineOf)
  if (before) changes.compare(before, after)
  else changes.makeAll(after)
  if (changes.refused.length > 0 || changes.empty) return { refused: changes.refused }
  return { draft: { title: before ? changes.title() : 'first', sql: changes.sql() }, refused: [] }
}

class Changes {
  readonly refused: Mistake[] = []
  /** What is new, in words; the first names the file. */
  private readonly names: string[] = []
  /** Tables before what ties them together, both in the order of their names. */
  private readonly made: string[] = []
  private readonly changed: string[] = []
  private readonly tied: string[] = []
  private readonly secured: string[] = []
  private readonly lineOf: LineOf

  constructor(lineOf: LineOf) {
    this.lineOf = lineOf
  }

  get empty(): boolean {
    return this.names.length === 0
  }

  title(): string {
    const [first, ...others] = this.names
    return `${first!.replace(/_/g, '-')}${others.length > 0 ? `-and-${others.length}-more` : ''}`
  }

  sql(): string {
    return (
      [this.made, this.changed, this.tied, this.secured]
        .map(statements => statements.join('\n').trimEnd())
        .filter(text => text !== '')
        .join('\n\n') + '\n'
    )
  }

  makeAll(database: Database): void {
    for (const [name, table] of Object.entries(database.tables)) this.newTable(name, table)
  }

  compare(before: Database, after: Database): void {
    for (const [name, table] of Object.entries(before.tables)) {
      if (after.tables[name]) continue
      this.refuse(
        table,
        undefined,
        `the table "${name}" has lost its schema, and its records would be lost`,
        `Bring the schema back. ${BY_HAND}`,
      )
    }
    for (const [name, table] of Object.entries(after.tables)) {
      const old = before.tables[name]
      if (old) this.compareTable(name, old, table)
      else this.newTable(name, table)
    }
  }

  private newTable(name: string, table: Table): void {
    this.names.push(name)
    this.made.push(createTable(name, table))
    this.tied.push(...foreignKeys(name, table), ...indexes(name, table))
    this.secured.push(security(name, table))
  }

  private compareTable(name: string, old: Table, table: Table): void {
    for (const [column, definition] of Object.entries(old.columns)) {
      if (table.columns[column]) continue
      const property = definition.property ?? column
      this.refuse(
        table,
        undefined,
        `property "${property}" is gone, and what is kept in it would be lost`,
        `Bring it back. To rename it, change its title only; to take it out of the list, leave out x-list and x-filter. ${BY_HAND}`,
      )
    }
    for (const [column, definition] of Object.entries(table.columns)) {
      const before = old.columns[column]
      if (before) this.compareColumn(name, table, column, before, definition)
      else this.newColumn(name, table, column, definition)
    }
    for (const columns of table.unique) {
      if (has(old.unique, columns)) continue
      // Where a column of the key is new and empty, no two records can have the same key yet.
      if (columns.some(column => !old.columns[column] && table.columns[column]!.default === undefined))
        this.tied.push(uniqueKey(name, table, columns))
      else
        this.refuse(
          table,
          undefined,
          `${columns.join(', ')} must now be unique, but records may exist that are not`,
          BY_HAND,
        )
    }
    for (const columns of old.unique) {
      if (!has(table.unique, columns))
        this.refuse(table, undefined, `${columns.join(', ')} need no longer be unique`, BY_HAND)
    }
    for (const columns of table.indexes) {
      if (has(old.indexes, columns)) continue
      if (columns.every(column => column === 'id' || old.columns[column])) this.names.push(`${name}-index`)
      this.tied.push(indexSql(name, table, columns))
    }
  }

  private newColumn(name: string, table: Table, column: string, definition: Column): void {
    if (definition.notNull && definition.default === undefined) {
      this.refuse(
        table,
        definition.property,
        `the new property "${definition.property ?? column}" is required, but the records that exist have no value for it`,
        'Give it a "default", or take it out of "required".',
      )
      return
    }
    this.names.push(`${name}-${column}`)
    this.changed.push(`alter table ${identifier(name)} add column ${columnSql(name, column, definition)};`)
    if (definition.references !== undefined) this.tied.push(foreignKey(name, table, column, definition.references))
  }

  private compareColumn(name: string, table: Table, column: string, old: Column, now: Column): void {
    const property = now.property ?? column
    const refuse = (what: string, remedy: string) => this.refuse(table, now.property, what, remedy)
    if (
      old.type !== now.type ||
      old.references !== now.references ||
      (old.choices === undefined) !== (now.choices === undefined)
    ) {
      return refuse(
        `property "${property}" has changed its type from ${typeLabel(old)} to ${typeLabel(now)}`,
        `Put the old type back, or add a new property beside it. ${BY_HAND}`,
      )
    }
    if (!narrows(old, now, refuse, property) && checkSql(column, old) !== checkSql(column, now))
      this.newCheck(name, column, old, now)
    if (old.notNull !== now.notNull) this.nullability(name, table, column, now)
    if (old.default !== now.default) {
      this.change(
        name,
        column,
        now.default === undefined
          ? `alter column ${identifier(column)} drop default`
          : `alter column ${identifier(column)} set default ${now.default}`,
      )
    }
  }

  private newCheck(name: string, column: string, old: Column, now: Column): void {
    const check = checkSql(column, now)
    const constraint = checkName(name, column)
    if (checkSql(column, old) !== undefined) this.change(name, column, `drop constraint ${constraint}`)
    if (check !== undefined) this.change(name, column, `add constraint ${constraint} check (${check})`)
  }

  private nullability(name: string, table: Table, column: string, now: Column): void {
    if (!now.notNull) return this.change(name, column, `alter column ${identifier(column)} drop not null`)
    if (now.default === undefined) {
      return this.refuse(
        table,
        now.property,
        `property "${now.property ?? column}" is now required, but records that exist may have no value for it`,
        `Give it a "default", or take it out of "required". ${BY_HAND}`,
      )
    }
    // The owner of the table is under row-level security too, and would fill in nothing.
    this.change(name, column, 'no force row level security')
    this.changed.push(
      `update ${identifier(name)} set ${identifier(column)} = ${now.default} where ${identifier(column)} is null;`,
    )
    this.change(name, column, 'force row level security')
    this.change(name, column, `alter column ${identifier(column)} set not null`)
  }

  private change(table: string, column: string, words: string): void {
    const name = `${table}-${column}`
    if (!this.names.includes(name)) this.names.push(name)
    this.changed.push(`alter table ${identifier(table)} ${words};`)
  }

  private refuse(table: Table, property: string | undefined, what: string, remedy: string): void {
    this.refused.push({ file: table.schema, line: this.lineOf(table, property), what, remedy })
  }
}

/** Says what stored values would no longer be allowed. */
function narrows(old: Column, now: Column, refuse: (what: string, remedy: string) => void, property: string): boolean {
  const gone = (old.choices ?? []).filter(value => !now.choices!.includes(value))
  if (gone.length > 0)
    refuse(
      `the value "${gone[0]}" of "${property}" is gone, but records may hold it`,
      `Bring it back; its title may change. ${BY_HAND}`,
    )
  const shorter = now.maxLength !== undefined && (old.maxLength === undefined || now.maxLength < old.maxLength)
  if (shorter)
    refuse(
      `"${property}" is now shorter (${now.maxLength} instead of ${old.maxLength}), but records may hold longer texts`,
      `Keep the old length. ${BY_HAND}`,
    )
  const tighter =
    now.min !== undefined &&
    old.min !== undefined &&
    (compare(now.min, old.min) > 0 || compare(now.max!, old.max!) < 0 || (now.notZero && !old.notZero))
  if (tighter)
    refuse(
      `the limits of "${property}" are now tighter, but records may hold values outside them`,
      `Keep the old limits. ${BY_HAND}`,
    )
  return gone.length > 0 || shorter || Boolean(tighter)
}

function typeLabel(column: Column): string {
  if (column.references !== undefined) return `a reference to ${column.references}`
  if (column.choices) return 'a value of a list'
  return column.type
}

function has(groups: readonly (readonly string[])[], wanted: readonly string[]): boolean {
  return groups.some(group => String(group) === String(wanted))
}
