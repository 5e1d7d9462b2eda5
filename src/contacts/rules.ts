import type { Finding, Rules } from '../entity.ts'

type Values = Record<string, unknown>

/** The invitation went to the e-mail address, and the first sign-in is recognised by it: until then it stays. */
export const contactRules: Rules = (record, { before }) =>
  before?.['accountStatus'] === 'Creating' && before['email'] !== record['email']
    ? [{ field: 'email', code: 'contact.emailWaits' }]
    : []

/** Two contacts may share an address, but only one of them can sign in with it: whoever saves it should know. */
export function sharedEmail(contact: Values, others: readonly Values[]): Finding[] {
  const address = lettersOf(contact['email'])
  const other = others.find(
    each => each['id'] !== contact['id'] && address !== '' && lettersOf(each['email']) === address,
  )
  return other
    ? [
        {
          field: 'email',
          code: 'contact.sharedEmail',
          values: { name: `${String(other['firstName'])} ${String(other['lastName'])}` },
          warning: true,
        },
      ]
    : []
}

function lettersOf(email: unknown): string {
  return typeof email === 'string' ? email.trim().toLowerCase() : ''
}
