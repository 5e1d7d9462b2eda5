/** A workbook with nothing but its head, to be filled in for an import. */
import writeXlsxFile from 'write-excel-file/node'
import type { Entity } from '../../entity.ts'
import type { Values } from '../records/values.ts'
import { headerCell } from './exportCells.ts'
import { importColumns } from './importColumns.ts'

const WIDTH = 22

/** Required columns come first and carry an asterisk; those that are proposed may stay empty. */
export function templateOf(entity: Entity, given: Values, proposed: readonly string[]): Promise<Buffer> {
  const columns = importColumns(entity, given).map(({ field, path, title }) => ({
    field,
    title,
    isRequired: field.required === true && !proposed.includes(path),
  }))
  const head = [...columns.filter(({ isRequired }) => isRequired), ...columns.filter(({ isRequired }) => !isRequired)]
  const cells = head.map(({ field, title, isRequired }) =>
    headerCell({ ...field, title: isRequired ? `${title} *` : title }),
  )
  return writeXlsxFile([
    { sheet: entity.plural.slice(0, 31), data: [cells], columns: head.map(() => ({ width: WIDTH })) },
  ]).toBuffer()
}
