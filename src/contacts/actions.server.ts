/**
 * The account of a contact. Its state belongs to the account; the database carries it over to the contact (migration
 * 0003).
 */
import { activeStatus, notifyActivated, refuseOwn, userNameIsFree, withdrawMails } from '../accounts/actions.server.ts'
import type { Context, RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import type { Draft, Stored } from '../entityTypes.ts'
import { problem, inputProblem } from '../problems.ts'
import { text } from '../texts.ts'

/** The contact signs in with the e-mail address; the first sign-in binds the account to the person. */
export const createAccount: RecordAction<'contact', 'createAccount'> = async (context, contact) => {
  const values = {
    name: `${contact.firstName} ${contact.lastName}`,
    userName: contact.email,
    contactId: contact.id,
  }
  await assertFree(context, values)
  await context.records.create('account', values, { operation: 'createAccount' })
  return changesOf('contact', { accountStatus: 'Creating' })
}

/** Whoever never signed in waits for it again, under the contact's present address. */
export const activateAccount: RecordAction<'contact', 'activateAccount'> = async (context, contact) => {
  const account = await accountOf(context, contact)
  const current = account.subject === null ? { ...account, userName: contact.email } : account
  await assertFree(context, current)
  const status = activeStatus(account)
  await context.records.update(
    'account',
    account.id,
    {},
    { set: { status, userName: current.userName }, operation: 'activateAccount' },
  )
  await notifyActivated(context, account)
  return changesOf('contact', { accountStatus: status })
}

export const deactivateAccount: RecordAction<'contact', 'activateAccount'> = async (context, contact) => {
  const account = await accountOf(context, contact)
  refuseOwn(context, account)
  await withdrawMails(context, account)
  await context.records.update(
    'account',
    account.id,
    {},
    { set: { status: 'Deactivated' }, operation: 'deactivateAccount' },
  )
  return changesOf('contact', { accountStatus: 'Deactivated' })
}

async function accountOf({ records }: Context, contact: Stored<'contact'>): Promise<Stored<'account'>> {
  const [account] = await records.list('account', { contactId: contact.id })
  if (!account) throw problem('wrong-state', { values: { status: 'None' } })
  return account
}

async function assertFree(context: Context, account: Draft<'account'>): Promise<void> {
  const [taken] = await userNameIsFree(context, account, { today: context.today })
  if (taken) throw inputProblem<Stored<'contact'>>({ email: [text(`rule.${taken.code}`)] })
}
