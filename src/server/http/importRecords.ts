/** The rows of a table as records: filled as a form fills them, tried one by one, and written all or none. */
import type { ImportPreview, ImportResult } from '../../api/imports.ts'
import type { Notation } from '../../api/notation.ts'
import { fieldAt } from '../../entity.ts'
import type { Entity, EntityName } from '../../entity.ts'
import { cellMessages } from '../../imports/cellMessages.ts'
import { shownCell } from '../../imports/cells.ts'
import { problem } from '../../problems.ts'
import type { FieldErrors, ProblemError } from '../../problems.ts'
import { text } from '../../texts.ts'
import { run } from '../database/sql.ts'
import { keyFields, markExisting } from '../exchange/existing.ts'
import type { ImportColumn } from '../exchange/importColumns.ts'
import { readRows } from '../exchange/importRows.ts'
import type { ImportRow, ImportTable } from '../exchange/importRows.ts'
import { namesOf } from '../exchange/namedRecords.ts'
import { areaOf } from '../records/transactionContext.ts'
import type { TransactionContext } from '../records/transactionContext.ts'
import { openProposals } from '../records/typed.ts'
import { createValues, writableDefaults } from '../records/validation.ts'
import type { Values } from '../records/values.ts'
import { createRecord } from '../records/write.ts'
import type { Warned } from '../records/write.ts'
import { problemOf } from './errors.ts'
import type { Answer } from './idempotency.ts'
import '../../texts/imports.ts'

/** A refusal names as many rows as anybody would mend by hand. */
const WRONG_NAMED_MAX = 200

export interface ImportRequest {
  /** What the page states for every row: the fund, the investment. */
  given: Values
  table: readonly (readonly string[])[]
  notation: Notation
  /** Numbers of rows that a person left out, and of such as stand already and are wanted all the same. */
  leaveOut: ReadonlySet<number>
  include: ReadonlySet<number>
  /** Codes of the warnings that are confirmed. */
  confirmed: ReadonlySet<string>
}

/** Every row of the table, tried, with the columns that were filled besides those of the file. */
export interface TriedTable extends ImportTable {
  ids: number[]
  wrong: ImportRow[]
  /** Rows with warnings, and the codes of those that have yet to be confirmed. */
  doubtful: ImportRow[]
  confirm: string[]
  existing: ImportRow[]
}

/** In a preview the rows that are left out are tried too, so that whoever takes them in after all knows of them. */
export async function tryRows(
  entity: Entity,
  { given, table, notation, leaveOut, include, confirmed }: ImportRequest,
  current: TransactionContext,
  preview: boolean,
): Promise<TriedTable> {
  const { columns, rows, ...others } = await readRows(current, entity, given, table, notation)
  const filled = await fill(entity, rows, current)
  await markExisting(current, entity, rows)
  const isTaken = ({ row, existing }: ImportRow) => !leaveOut.has(row) && (!existing || include.has(row))
  const ids: number[] = []
  for (const row of rows) {
    if (!preview && !isTaken(row)) continue
    const id = await importRow(entity, row, current, { stays: isTaken(row), confirmed })
    if (id !== undefined) ids.push(id)
  }
  return {
    columns: [...columns, ...filled.filter(({ path }) => columns.every(column => column.path !== path))],
    ...others,
    rows,
    ids,
    wrong: rows.filter(row => isTaken(row) && isWrong(row)),
    doubtful: rows.filter(row => isTaken(row) && !isWrong(row) && hasWarnings(row)),
    confirm: [...new Set(rows.filter(isTaken).flatMap(row => row.confirm))],
    existing: rows.filter(row => row.existing && !isTaken(row)),
  }
}

const isWrong = ({ errors }: ImportRow): boolean => Object.keys(errors).length > 0
const hasWarnings = ({ warnings }: ImportRow): boolean => Object.keys(warnings).length > 0

export function previewOf(entity: Entity, tried: TriedTable): ImportPreview {
  const { columns, ignored, rows, wrong, doubtful, confirm, existing } = tried
  const first = [isWrong, (row: ImportRow) => row.existing, hasWarnings]
  const rank = (row: ImportRow) => first.findIndex(holds => holds(row)) + 1 || first.length + 1
  return {
    rows: rows.length,
    wrong: wrong.length,
    existing: existing.length,
    key: keyFields(entity).map(({ title }) => title),
    ignored,
    columns: columns.map(({ path, title }) => ({ name: path, title })),
    shown: rows.toSorted((one, other) => rank(one) - rank(other)).map(({ body: _, ...shown }) => shown),
    doubtful: doubtful.length,
    confirm,
  }
}

/** All rows that were to be taken, or none; kept as one import, so that they can be taken back together. */
export async function importAnswer(
  { resource }: Entity,
  { rows, ids, wrong, doubtful, confirm, existing }: TriedTable,
  fileName: string,
  current: TransactionContext,
): Promise<Answer> {
  if (wrong.length > 0)
    throw problem('rule', {
      detail: text('import.refused', { wrong: wrong.length, all: rows.length }),
      errors: atCells(wrong, 'errors'),
    })
  if (confirm.length > 0)
    throw problem('confirmation-required', {
      warnings: atCells(doubtful, 'warnings'),
      confirm,
      values: { codes: confirm.join(',') },
    })
  const importId = ids.length > 0 ? await keep(resource, ids, fileName, current) : undefined
  const body: ImportResult = {
    created: ids.length,
    ids,
    existing: existing.length,
    ...(importId !== undefined && { importId }),
  }
  return { status: 201, headers: {}, body }
}

async function keep(
  resource: string,
  ids: readonly number[],
  fileName: string,
  current: TransactionContext,
): Promise<number> {
  const { records, account } = await current.context()
  const set = { resource, fileName, records: ids.length, importedBy: account.name, recordIds: ids.join(',') }
  return (await records.create('spreadsheetImport', {}, { set })).id
}

/** The messages of rows, by row and column. */
function atCells(rows: readonly ImportRow[], kind: 'errors' | 'warnings'): FieldErrors {
  return Object.fromEntries(
    rows
      .slice(0, WRONG_NAMED_MAX)
      .flatMap(({ row, [kind]: found }) =>
        Object.entries(found).map(([name, messages]) => [`${row}.${name}`, messages]),
      ),
  )
}

/**
 * What the form would propose, and what it begins with, stands in the preview like what was typed. Answers with the
 * columns that were filled.
 */
async function fill<E extends EntityName>(
  entity: Entity<E>,
  rows: readonly ImportRow[],
  current: TransactionContext,
): Promise<ImportColumn[]> {
  const proposals = areaOf(current, entity)?.importProposals
  const propose = proposals && openProposals(proposals, await current.context(), entity)
  const defaults = writableDefaults(entity)
  const columns = new Map<string, ImportColumn>()
  for (const row of rows) {
    const proposed = { ...defaults, ...(await propose?.(row.body)) }
    for (const field of entity.fields) {
      const value = proposed[field.name]
      const isEmpty = row.body[field.name] === undefined && (row.cells[field.name] ?? '') === ''
      if (!isEmpty || value === undefined || value === null || field.kind === 'childRows') continue
      row.body[field.name] = value
      row.cells[field.name] = shownCell(field, value)
      row.filled.push(field.name)
      columns.set(field.name, { path: field.name, title: field.title, field })
    }
  }
  for (const column of columns.values()) if (column.field.kind === 'reference') await nameFilled(current, rows, column)
  return entity.fields.flatMap(({ name }) => columns.get(name) ?? [])
}

async function nameFilled(
  current: TransactionContext,
  rows: readonly ImportRow[],
  { path, field }: ImportColumn,
): Promise<void> {
  const target = current.registry.ofResource(field.reference ?? '')
  const filled = rows.flatMap(row => {
    const id = row.filled.includes(path) ? row.body[path] : undefined
    return typeof id === 'number' ? [{ row, id }] : []
  })
  if (!target) return
  const names = await namesOf(
    current,
    target,
    filled.map(({ id }) => id),
  )
  for (const { row, id } of filled) row.cells[path] = names.get(id) ?? ''
}

interface Trial {
  /** Otherwise nothing of the row is left. */
  stays: boolean
  confirmed: ReadonlySet<string>
}

/**
 * Written as a person's input is. A row that is refused leaves the others in place, so that all mistakes are found at
 * once; one that has to be confirmed goes on, and keeps what is not confirmed yet.
 */
async function importRow(
  entity: Entity,
  row: ImportRow,
  current: TransactionContext,
  { stays, confirmed }: Trial,
): Promise<number | undefined> {
  await run(current.tx, 'savepoint import_row', [])
  try {
    const warned: Warned = { confirmed, messages: {} }
    const values = createValues(entity, row.body, current.account.roles)
    const made = await createRecord(current, entity, values, 'create', 'none', warned)
    if (isWrong(row)) throw problem('rule', {})
    row.warnings = warned.messages
    await run(current.tx, `${stays ? 'release' : 'rollback to'} savepoint import_row`, [])
    return stays ? made.id : undefined
  } catch (error) {
    const found = problemOf(error, current.registry)
    if (found.status >= 500) throw error
    await run(current.tx, 'rollback to savepoint import_row', [])
    if (found.confirm) {
      row.confirm = [...row.confirm, ...found.confirm]
      return importRow(entity, row, current, { stays, confirmed: new Set([...confirmed, ...found.confirm]) })
    }
    note(entity, row, found, areaOf(current, entity)?.importProposals?.fields ?? [])
    return undefined
  }
}

/**
 * A period lock is about the date; what is about no column stands under the empty name. An empty cell that would have
 * been filled but for another mistake is no mistake of its own.
 */
function note(entity: Entity, row: ImportRow, found: ProblemError, proposed: readonly string[]): void {
  const body = found.body()
  const errors =
    body.errors && Object.keys(body.errors).length > 0
      ? body.errors
      : isWrong(row)
        ? {}
        : {
            [found.code === 'reporting-period-closed' && entity.lock !== undefined ? entity.lock : '']: [
              body.detail ?? body.title,
            ],
          }
  const follows = (name: string) => proposed.includes(name) && (row.cells[name] ?? '') === ''
  const names = Object.keys(errors)
  const isAlone = [...names, ...Object.keys(row.errors)].every(follows)
  for (const name of names)
    if (isAlone || !follows(name))
      row.errors[name] ??= cellMessages(fieldAt(entity, name), row.cells[name] ?? '', errors[name] ?? [])
}
