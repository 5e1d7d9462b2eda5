/**
 * A workbook to be filled in for an import: a sheet of nothing but its head, whose cells offer the values of lists; a
 * sheet that explains each column; a sheet with the values.
 */
import type { Blob } from 'node:buffer'
import type Stream from 'node:stream'
import writeXlsxFile from 'write-excel-file/node'
import type { Cell, Feature, SheetData } from 'write-excel-file/node'
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility'
import type { Entity } from '../../entity.ts'
import { text } from '../../texts.ts'
import type { TransactionContext } from '../records/transactionContext.ts'
import type { Values } from '../records/values.ts'
import { importColumns } from './importColumns.ts'
import type { ImportColumn } from './importColumns.ts'
import { allNames } from './namedRecords.ts'
import '../../texts/imports.ts'

const WIDTH = 22
const WIDE = 70
/** The lists hold for as many rows as an import takes. */
const ROWS_MAX = 2_000
/** A longer list is no help in choosing, and makes the file large. */
const VALUES_MAX = 1_000

interface TemplateColumn extends ImportColumn {
  isRequired: boolean
  /** What a cell may hold, where that is a list. */
  values: readonly string[]
}

/** Required columns come first and carry an asterisk; those that are proposed may stay empty. */
export async function templateOf(
  current: TransactionContext,
  entity: Entity,
  given: Values,
  proposed: readonly string[],
): Promise<Buffer> {
  const all: TemplateColumn[] = []
  for (const column of importColumns(entity, given))
    all.push({
      ...column,
      isRequired: column.field.required === true && !proposed.includes(column.path),
      values: await valuesOf(current, column),
    })
  const columns = [...all.filter(({ isRequired }) => isRequired), ...all.filter(({ isRequired }) => !isRequired)]
  const lists = columns.filter(({ values }) => values.length > 0)
  const explained = explanation(current, columns, proposed)
  return writeXlsxFile(
    [
      {
        sheet: entity.plural.slice(0, 31),
        data: [columns.map(({ title, isRequired }) => bold(isRequired ? `${title} *` : title))],
        columns: columns.map(() => ({ width: WIDTH })),
        stickyRowsCount: 1,
      },
      {
        sheet: text('import.sheet.columns'),
        data: explained,
        columns: [{ width: WIDTH }, { width: WIDTH }, { width: WIDE }],
        stickyRowsCount: 1,
      },
      ...(lists.length > 0
        ? [
            {
              sheet: text('import.sheet.values'),
              data: listsOf(lists),
              columns: lists.map(() => ({ width: WIDTH })),
              stickyRowsCount: 1,
            },
          ]
        : []),
    ],
    { features: [dropdowns(columns, lists)] },
  ).toBuffer()
}

function bold(value: string): Cell {
  return { value, type: String, fontWeight: 'bold' }
}

function plain(value: string): Cell {
  return { value, type: String, wrap: true }
}

/** Of references only those that belong to the tenant: which fund the others belong to is known when they are read. */
async function valuesOf(current: TransactionContext, { field }: ImportColumn): Promise<readonly string[]> {
  if (field.kind === 'choice') return field.choices?.map(({ title }) => title) ?? []
  if (field.kind === 'boolean') return [text('general.yes'), text('general.no')]
  const target = field.kind === 'reference' ? current.registry.ofResource(field.reference ?? '') : undefined
  if (!target || target.parent !== undefined) return []
  const names = await allNames(current, target, VALUES_MAX + 1)
  return names.length > VALUES_MAX ? [] : names
}

function explanation(
  current: TransactionContext,
  columns: readonly TemplateColumn[],
  proposed: readonly string[],
): SheetData {
  const needOf = ({ path, isRequired, field }: TemplateColumn) =>
    text(
      isRequired
        ? 'import.need.required'
        : proposed.includes(path) || field.default !== undefined
          ? 'import.need.filled'
          : 'import.need.optional',
    )
  return [
    [text('import.sheet.column'), text('import.sheet.need'), text('import.sheet.meaning')].map(bold),
    ...columns.map(column => [
      plain(column.title),
      plain(needOf(column)),
      plain([column.field.help, writtenAs(current, column)].filter(Boolean).join(' ')),
    ]),
  ]
}

function writtenAs({ registry }: TransactionContext, { field, values }: TemplateColumn): string {
  switch (field.kind) {
    case 'date':
      return text('import.written.date')
    case 'decimal':
    case 'integer':
      return text('import.written.number')
    case 'reference':
      return text('import.written.reference', {
        name: registry.ofResource(field.reference ?? '')?.title.toLowerCase() ?? '',
      })
    default:
      return values.length > 0 ? text('import.written.choice') : ''
  }
}

/** A column for each list: its title, then its values. */
function listsOf(lists: readonly TemplateColumn[]): SheetData {
  const longest = Math.max(...lists.map(({ values }) => values.length))
  return [
    lists.map(({ title }) => bold(title)),
    ...Array.from({ length: longest }, (_, row) =>
      lists.map(({ values }): Cell => {
        const value = values[row]
        return value === undefined ? null : { value, type: String }
      }),
    ),
  ]
}

/** A value that is none of the list is asked about, not refused: codes and other letters are read too. */
function dropdowns(
  columns: readonly TemplateColumn[],
  lists: readonly TemplateColumn[],
): Feature<Stream | Buffer | Blob> {
  const range = (column: number, from: number, to: number) =>
    `${getCellAddress(from, column)}:${getCellAddress(to, column)}`
  const fixed = (column: number, to: number) =>
    range(column, 1, to).replaceAll(/([A-Z]+)(\d+)/g, (_, letters: string, row: string) => `$${letters}$${row}`)
  const sheet = text('import.sheet.values')
  const validations = columns.flatMap((column, place) => {
    const list = lists.indexOf(column)
    if (list < 0) return []
    const source = sanitizeTextContent(`'${sheet}'!${fixed(list, column.values.length)}`)
    return (
      `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" ` +
      `sqref="${range(place, 1, ROWS_MAX)}"><formula1>${source}</formula1></dataValidation>`
    )
  })
  const markup = `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>`
  const order = getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet') ?? []
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (content, _options, { sheetIndex }) =>
            sheetIndex > 0 || validations.length === 0
              ? content
              : insertElementMarkupAccordingToOrderOfSiblings(content, markup, order, 'worksheet'),
        },
      },
    },
  }
}
