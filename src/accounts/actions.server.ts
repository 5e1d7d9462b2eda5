/**
 * Accounts of staff and of contacts: invited, let in, kept out. Who signs in is found in
 * src/server/identity/accounts.ts.
 */
import { sql } from 'kysely'
import type { Checks, Context, RecordAction, StoredRecord } from '../context.ts'
import type { Finding } from '../entity.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { writeMail } from '../mails/outbox.server.ts'
import type { MailDraft } from '../mails/outbox.server.ts'

/**
 * A person signs in by name, in whatever letters, so a name stands for one person; a contact's account is that of its
 * e-mail.
 */
export const userNameIsFree: Checks = async ({ database, account, records }, record) => {
  const findings: Finding[] = []
  const { rows } =
    await sql`select id from accounts where tenant_id = ${account.tenantId} and lower(user_name) = lower(${String(record['userName'])}) and id is distinct from ${record['id'] ?? null} limit 1`.execute(
      database,
    )
  if (rows.length > 0) findings.push({ field: 'userName', code: 'account.userNameTaken' })
  const contact =
    typeof record['contactId'] === 'number' ? await records.get('contact', record['contactId']) : undefined
  if (
    contact &&
    record['id'] === undefined &&
    String(contact['email']).toLowerCase() !== String(record['userName']).toLowerCase()
  )
    findings.push({ field: 'userName', code: 'account.otherThanContact' })
  return findings
}

/** A new account waits for the first sign-in of its person, who is told how. */
export async function invite(context: Context, account: StoredRecord): Promise<void> {
  await tell(context, account, 'account-creating')
}

/**
 * Whoever has signed in before is known by the directory's own name of the person; others sign in for the first time.
 */
export const activate: RecordAction = async (context, account) => ({ status: await letIn(context, account) })

export async function letIn(context: Context, account: StoredRecord): Promise<'Active' | 'Creating'> {
  const known = account['subject'] !== null
  await tell(context, account, known ? 'account-reactivated' : 'account-creating')
  return known ? 'Active' : 'Creating'
}

export const deactivate: RecordAction = async (context, account) => {
  refuseOwn(context, account)
  await withdrawMails(context, account)
}

/** What still waits to invite the person in stays in the outbox, and never leaves it. */
export async function withdrawMails({ records }: Context, account: StoredRecord): Promise<void> {
  for (const status of ['Queued', 'Failed']) {
    for (const { id } of await records.list('mail', { resource: 'accounts', recordId: account.id, status }))
      await records.update('mail', id, { status: 'Cancelled' }, 'deactivate')
  }
}

/** Nobody locks the door behind which the key lies. */
export function refuseOwn({ account: { id } }: Context, account: StoredRecord): void {
  if (account.id === id) throw problem('rule', { errors: { '': [text('rule.account.own')] } })
}

async function tell(
  { database, account: { tenantId }, clock }: Context,
  account: StoredRecord,
  event: MailDraft['event'],
): Promise<void> {
  const contactId = typeof account['contactId'] === 'number' ? account['contactId'] : null
  const recipient = String(account['userName'])
  await writeMail(database, tenantId, clock.now(), {
    event,
    resource: 'accounts',
    recordId: account.id,
    contactId,
    recipient,
    values: { name: String(account['name']), userName: recipient },
  })
}
