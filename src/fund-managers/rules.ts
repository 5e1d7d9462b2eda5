/** Name and quality of a fund manager; the required fields stand in the schema. */
import type { Rules } from '../entityTypes.ts'

/** Each missing field says so itself; when both are missing one message names them together. */
export const fundManagerRules: Rules<'fundManager'> = ({ name, quality }) =>
  !name && !quality ? [{ field: '', code: 'fundManager.nameAndQuality' }] : []
