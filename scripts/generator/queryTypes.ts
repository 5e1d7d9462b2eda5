/** generated/tables.ts: the tables as the query builder types them. */
import type { Column, Database, Table } from './database.ts'
import { GENERATED_NOTE, pascal } from './model.ts'

const TYPES: Record<Column['type'], string> = {
  bigint: 'number',
  text: 'string',
  'numeric(22,4)': 'Decimal',
  'numeric(20,10)': 'Decimal',
  date: 'CalendarDate',
  timestamptz: 'Timestamp',
  boolean: 'boolean',
  jsonb: 'Json',
}

const RECORD_COLUMNS = [
  'version: Generated<number>',
  'created_at: Generated<Timestamp>',
  'created_by: number | null',
  'updated_at: Generated<Timestamp>',
  'updated_by: number | null',
]

/** Numbers with decimals and dates come as text (server/database.ts sets the parsers). */
export function tablesFile(database: Database): string {
  const tables = Object.entries(database.tables)
  return `// ${GENERATED_NOTE}
import type { ColumnType, Generated } from 'kysely'
import type { CalendarDate, Decimal, Timestamp } from '../src/entity.ts'

/** Written as text, read as what it holds. */
export type Json = ColumnType<unknown, string | null, string | null>

${tables.map(([name, table]) => tableInterface(name, table)).join('\n')}
export interface Tables {
${tables.map(([name]) => `  ${name}: ${interfaceName(name)}`).join('\n')}
}
`
}

function tableInterface(name: string, table: Table): string {
  const own = [
    ...(table.global ? [] : ['tenant_id: number']),
    'id: Generated<number>',
    ...(table.linesOf === undefined ? RECORD_COLUMNS : []),
  ]
  const columns = Object.entries(table.columns).map(([column, definition]) => `${column}: ${columnType(definition)}`)
  return `export interface ${interfaceName(name)} {\n${[...own, ...columns].map(line => `  ${line}\n`).join('')}}\n`
}

function columnType(column: Column): string {
  const plain = column.choices
    ? column.choices.map(value => `'${value.replace(/['\\]/g, '\\$&')}'`).join(' | ')
    : TYPES[column.type]
  const type = column.notNull ? plain : column.type === 'jsonb' ? 'Json' : `${plain} | null`
  return column.default !== undefined ? `Generated<${type}>` : type
}

function interfaceName(table: string): string {
  return `${table.split('_').map(pascal).join('')}Table`
}
