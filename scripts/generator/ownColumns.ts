/** Columns that every table has besides the properties of its schema. */

export const OWN_COLUMNS: readonly string[] = [
  'tenant_id',
  'id',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
]
export const LINE_COLUMNS: readonly string[] = ['tenant_id', 'id', 'position']
