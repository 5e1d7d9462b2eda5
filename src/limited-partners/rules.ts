/**
 * Nobody gets the same notice twice: each contact stands once among the main and the additional ones. What papers print
 * of a partner has letters that they can show.
 */
import type { Finding, Rules } from '../entityTypes.ts'
import { unprintableFindings } from '../papers/unprintableFindings.ts'

export const partnerRules: Rules<'limitedPartner'> = partner => {
  const { mainContactId, additionalContacts } = partner
  const findings: Finding<'limitedPartner'>[] = unprintableFindings(partner, ['name', 'address', 'postalCode', 'city'])
  const known = new Set([mainContactId])
  for (const [index, { contactId }] of (additionalContacts ?? []).entries()) {
    if (contactId && known.has(contactId))
      findings.push({ field: `additionalContacts.${index}.contactId`, code: 'limitedPartner.contactTwice' })
    known.add(contactId)
  }
  return findings
}
