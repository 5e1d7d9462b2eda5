/**
 * The columns that an import understands: the fields of a record, and those of the rows inside it ("Commitments: Date",
 * "Commitments 2: Date").
 */
import { DOCUMENTS } from '../../api/documents.ts'
import { rowTitle } from '../../entity.ts'
import type { Entity, Field } from '../../entity.ts'
import { isWritable } from '../records/validation.ts'
import type { Values } from '../records/values.ts'
import { unreadable } from './importFile.ts'
import '../../texts/imports.ts'

export interface ImportColumn {
  /** As errors name it: "name", "commitments.0.date". */
  path: string
  title: string
  field: Field
  /** Of a row inside the record: the list, and the place of the row in it. */
  within?: { list: string; place: number }
}

/** A column of the sheet, with what it is for, if for anything. */
export interface Head {
  title: string
  column: ImportColumn | undefined
}

/**
 * What a row may fill in: everything writable that the page does not state. A document of a record that does not exist
 * yet cannot be named.
 */
function importFields(entity: Entity, given: Values): Field[] {
  return entity.fields.filter(field => isForPeople(field) && !(field.name in given))
}

function isForPeople(field: Field): boolean {
  return isWritable(field) && field.kind !== 'answers' && field.reference !== DOCUMENTS
}

function columnOfField(field: Field): ImportColumn {
  return { path: field.name, title: field.title, field }
}

function columnOfRow(list: Field, field: Field, place: number): ImportColumn {
  return {
    path: `${list.name}.${place}.${field.name}`,
    title: rowTitle(list, field, place),
    field,
    within: { list: list.name, place },
  }
}

/** What an empty table offers: of lists only the first row, and only of those that a record needs. */
export function importColumns(entity: Entity, given: Values): ImportColumn[] {
  return importFields(entity, given).flatMap(field => {
    if (field.kind !== 'childRows') return [columnOfField(field)]
    return field.required ? (field.fields ?? []).filter(isForPeople).map(inner => columnOfRow(field, inner, 0)) : []
  })
}

const OF_A_ROW = /^(.+?)(?: (\d{1,3}))?\s*:\s*(.+)$/

function columnNamed(fields: readonly Field[], head: string): ImportColumn | undefined {
  const means = (field: Field, word: string) =>
    [field.title, field.name].some(name => name.toLowerCase() === word.toLowerCase())
  const own = fields.find(field => field.kind !== 'childRows' && means(field, head))
  if (own) return columnOfField(own)
  const [, name = '', number = '1', inner = ''] = OF_A_ROW.exec(head) ?? []
  const list = fields.find(field => field.kind === 'childRows' && means(field, name))
  const field = list?.fields?.find(each => isForPeople(each) && means(each, inner))
  const place = Number(number) - 1
  return list && field && place >= 0 && place < (list.maxItems ?? 1) ? columnOfRow(list, field, place) : undefined
}

/** What the first row of a table says its columns are; refused when it says too little or something twice. */
export function headsOf(entity: Entity, given: Values, titles: readonly string[]): Head[] {
  const fields = importFields(entity, given)
  const heads = titles.map(title => ({
    title: title.trim(),
    column: columnNamed(fields, title.trim().replace(/\s*\*$/, '')),
  }))
  const paths = heads.flatMap(({ column }) => column?.path ?? [])
  if (paths.length === 0)
    throw unreadable('import.noColumns', {
      columns: importColumns(entity, given)
        .filter(({ field }) => field.required)
        .map(({ title }) => title)
        .join(', '),
    })
  const twice = heads.find(({ column }, place) => column && firstOf(heads, column) < place)?.column
  if (twice) throw unreadable('import.columnTwice', { column: twice.title })
  return heads
}

function firstOf(heads: readonly Head[], { path }: ImportColumn): number {
  return heads.findIndex(({ column }) => column?.path === path)
}
