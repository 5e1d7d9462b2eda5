/**
 * How large a table may be that is read from a file. More rows than are taken over: blank ones stand below many. Pure.
 */

export const TABLE_LIMITS = { rows: 10_000, columns: 200, cells: 500_000, cellLength: 32_767 }

export type TableLimit = keyof typeof TABLE_LIMITS

/** The first limit that a measure is beyond. */
export function exceeded(measured: Partial<Record<TableLimit, number>>): TableLimit | undefined {
  const names: readonly TableLimit[] = ['columns', 'rows', 'cells', 'cellLength']
  return names.find(name => (measured[name] ?? 0) > TABLE_LIMITS[name])
}
