import type { Draft, Finding, Rules } from '../entityTypes.ts'
import { unprintableFindings } from '../papers/unprintableFindings.ts'

/** The invitation went to the e-mail address, and the first sign-in is recognised by it: until then it stays. */
export const contactRules: Rules<'contact'> = (record, { before }) => {
  const findings: Finding<'contact'>[] = unprintableFindings(record, ['firstName', 'lastName'])
  if (before?.accountStatus === 'Creating' && before.email !== record.email)
    findings.push({ field: 'email', code: 'contact.emailWaits' })
  return findings
}

/** Two contacts may share an address, but only one of them can sign in with it: whoever saves it should know. */
export function sharedEmail(contact: Draft<'contact'>, others: readonly Draft<'contact'>[]): Finding<'contact'>[] {
  const address = lettersOf(contact.email)
  const other = others.find(each => each.id !== contact.id && address !== '' && lettersOf(each.email) === address)
  return other
    ? [
        {
          field: 'email',
          code: 'contact.sharedEmail',
          values: { name: `${other.firstName} ${other.lastName}` },
          warning: true,
        },
      ]
    : []
}

function lettersOf(email: string | null | undefined): string {
  return email?.trim().toLowerCase() ?? ''
}
