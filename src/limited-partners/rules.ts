import type { Finding, Rules } from '../entity.ts'

/** Nobody gets the same notice twice: each contact stands once among the main and the additional ones. */
export const partnerRules: Rules = record => {
  const findings: Finding[] = []
  const known = new Set<unknown>([record['mainContactId']])
  const lines = Array.isArray(record['additionalContacts'])
    ? (record['additionalContacts'] as Record<string, unknown>[])
    : []
  for (const [index, { contactId }] of lines.entries()) {
    if (typeof contactId === 'number' && known.has(contactId))
      findings.push({ field: `additionalContacts.${index}.contactId`, code: 'limitedPartner.contactTwice' })
    known.add(contactId)
  }
  return findings
}
