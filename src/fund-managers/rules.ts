/** Name and quality of a fund manager, who signs notices; the required fields stand in the schema. */
import type { Finding, Rules } from '../entityTypes.ts'
import { unprintableFindings } from '../papers/unprintableFindings.ts'

/** Each missing field says so itself; when both are missing one message names them together. */
export const fundManagerRules: Rules<'fundManager'> = manager => {
  const findings: Finding<'fundManager'>[] = unprintableFindings(manager, ['name'])
  if (!manager.name && !manager.quality) findings.push({ field: '', code: 'fundManager.nameAndQuality' })
  return findings
}
