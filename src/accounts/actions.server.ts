/**
 * Accounts of staff and of contacts: invited, let in, kept out. Who signs in is found in
 * src/server/identity/accounts.ts.
 */
import type { Checks, Context, RecordAction, WriteGuard } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import type { Finding, Stored } from '../entityTypes.ts'
import { problem, inputProblem } from '../problems.ts'
import { text } from '../texts.ts'
import { writeMails } from '../mails/outbox.server.ts'

/**
 * A person signs in by name, in whatever letters, so a name stands for one person; a contact's account is that of its
 * e-mail.
 */
export const userNameIsFree: Checks<'account'> = async (
  { database, account, records },
  { id, userName, contactId },
) => {
  const findings: Finding<'account'>[] = []
  const taken = await database
    .selectFrom('accounts')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where(({ eb, fn, val }) => eb(fn<string>('lower', ['user_name']), '=', fn<string>('lower', [val(userName ?? '')])))
    .where('id', 'is distinct from', id ?? null)
    .executeTakeFirst()
  if (taken) findings.push({ field: 'userName', code: 'account.userNameTaken' })
  const contact = contactId ? await records.get('contact', contactId) : undefined
  if (contact && !id && contact.email.toLowerCase() !== userName?.toLowerCase())
    findings.push({ field: 'userName', code: 'account.otherThanContact' })
  return findings
}

/** The account of a program is kept with its service account, where alone it is made and revoked. */
export const programsElsewhere: WriteGuard<'account'> = async (_context, account) =>
  account.kind === 'Program' ? text('rule.account.program') : null

export function refuseProgram({ kind }: Stored<'account'>): void {
  if (kind === 'Program') throw problem('protected', { detail: text('rule.account.program') })
}

/** A new account waits for the first sign-in of its person, who is told how. A program has no such thing. */
export async function invite(context: Context, account: Stored<'account'>): Promise<void> {
  if (account.kind === 'Program') return
  await writeMails(context, { event: 'account-creating', resource: 'accounts', recordId: account.id })
}

/**
 * Whoever has signed in before is known by the directory's own name of the person; others sign in for the first time.
 */
export const activate: RecordAction<'account', 'activate'> = async (context, account) => {
  refuseProgram(account)
  await notifyActivated(context, account)
  return changesOf('account', { status: activeStatus(account) })
}

export function activeStatus({ subject }: Stored<'account'>): 'Active' | 'Creating' {
  return subject === null ? 'Creating' : 'Active'
}

/** Goes to the address that the stored account has. */
export async function notifyActivated(context: Context, { id, subject }: Stored<'account'>): Promise<void> {
  const event = subject === null ? 'account-creating' : 'account-reactivated'
  await writeMails(context, { event, resource: 'accounts', recordId: id })
}

export const deactivate: RecordAction<'account', 'deactivate'> = async (context, account) => {
  refuseProgram(account)
  refuseOwn(context, account)
  await withdrawMails(context, account)
}

/** What still waits to invite the person in stays in the outbox, and never leaves it. */
export async function withdrawMails({ records }: Context, account: Stored<'account'>): Promise<void> {
  const waiting = await records.list('mail', {
    resource: 'accounts',
    recordId: account.id,
    status: ['Queued', 'Failed'],
  })
  for (const { id } of waiting)
    await records.update('mail', id, {}, { set: { status: 'Cancelled' }, operation: 'cancel' })
}

/** Nobody deactivates their own account: without another administrator it could not be activated again. */
export function refuseOwn({ account: { id } }: Context, account: Stored<'account'>): void {
  if (account.id === id) throw inputProblem({ '': [text('rule.account.own')] })
}
