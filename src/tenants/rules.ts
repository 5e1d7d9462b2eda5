/** A tenant without an administrator could be entered by nobody (specification 6). */
import type { Rules } from '../entity.ts'

const FIRST_PERSON = ['administratorName', 'administratorEmail'] as const

export const tenantRules: Rules = (record, { before }) =>
  before
    ? []
    : FIRST_PERSON.filter(field => !record[field]).map(field => ({ field, code: 'tenant.administratorMissing' }))
