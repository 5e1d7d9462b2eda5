/** A tenant without an administrator could be entered by nobody. */
import type { Rules } from '../entityTypes.ts'

const FIRST_PERSON = ['administratorName', 'administratorEmail'] as const

export const tenantRules: Rules<'tenant'> = (record, { before }) =>
  before
    ? []
    : FIRST_PERSON.filter(field => !record[field]).map(field => ({
        field,
        code: 'tenant.administratorMissing' as const,
      }))
