/** Specification 5, Fund manager; the required fields stand in the schema. */
import type { Rules } from '../entity.ts'

const isMissing = (value: unknown) => typeof value !== 'string' || value === ''

/** Each missing field says so itself; when both are missing one message names them together. */
export const fundManagerRules: Rules = ({ name, quality }) =>
  isMissing(name) && isMissing(quality) ? [{ field: '', code: 'fundManager.nameAndQuality' }] : []
