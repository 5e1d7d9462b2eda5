/** Nobody gets the same notice twice: each contact stands once among the main and the additional ones. */
import type { Finding, Rules } from '../entityTypes.ts'

export const partnerRules: Rules<'limitedPartner'> = ({ mainContactId, additionalContacts }) => {
  const findings: Finding<'limitedPartner'>[] = []
  const known = new Set([mainContactId])
  for (const [index, { contactId }] of (additionalContacts ?? []).entries()) {
    if (contactId && known.has(contactId))
      findings.push({ field: `additionalContacts.${index}.contactId`, code: 'limitedPartner.contactTwice' })
    known.add(contactId)
  }
  return findings
}
