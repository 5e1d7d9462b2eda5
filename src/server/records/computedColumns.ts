/** Computed values that the database works out: what lists sort by, add up and show without an object for each row. */
import type { ComputedColumns } from '../../context.ts'
import { figureSql, type View } from './entityRegistry.ts'

export function columnOf({ columns }: ComputedColumns, name: string): string | undefined {
  const named: Readonly<Record<string, string | undefined>> = columns
  return named[name]
}

/** The computed columns of all records that a condition finds; its first value is the tenant. */
export function computedColumnsSql(view: View, columns: ComputedColumns, where: string): string {
  return columns.relation({ chosen: idsSql(view, where), tenant: '$1' })
}

/** The ids of what a condition finds. */
export function idsSql(view: View, where: string): string {
  return `select t.id from ${view.entity.table} t where ${where}`
}

/**
 * The computed values of chosen records as columns, where the figures of the entity give every one of them: what is
 * answered then needs no object for each row. The first value of the statement is the tenant.
 */
export function computedValues(view: View, chosen: string): { columns: string[]; join: string } | undefined {
  const { computedColumns: columns } = view
  const computed = view.fields.filter(field => field.computed !== undefined && field.kind !== 'childRows')
  if (!columns || computed.some(field => field.kind !== 'decimal' || columnOf(columns, field.name) === undefined))
    return undefined
  return {
    columns: computed.map(
      field => `${figureSql(view, field, `g.${columnOf(columns, field.name)}`)} as "${field.name}"`,
    ),
    join: ` join (${columns.relation({ chosen, tenant: '$1' })}) g on g.id = t.id`,
  }
}
