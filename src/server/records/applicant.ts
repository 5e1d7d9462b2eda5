/**
 * Whether the caller is the applicant of a record: the contact whom the record names, or the record that it belongs to.
 * No role makes somebody an applicant; the account of an investor is that of one contact.
 */
import { allows } from '../../access.ts'
import { valueOf } from '../../entity.ts'
import type { Entity } from '../../entity.ts'
import { compiledOnce } from '../database/sql.ts'
import type { Given } from '../database/sql.ts'
import { readRecord } from './rows.ts'
import type { TransactionContext } from './transactionContext.ts'
import type { StoredRecord } from './values.ts'

const CONTACTS = 'contacts'

interface Asked {
  tenantId: number | null
  accountId: number | null
  contactId: number
}

const ACCOUNT_OF_CONTACT = compiledOnce((builder, given: Given<Asked>) =>
  builder
    .selectFrom('accounts')
    .select('id')
    .where('tenant_id', '=', given('tenantId'))
    .where('id', '=', given('accountId'))
    .where('contact_id', '=', given('contactId')),
)

const ADDED = compiledOnce((builder, given: Given<Pick<Asked, 'tenantId' | 'accountId'> & { documentId: number }>) =>
  builder
    .selectFrom('documents')
    .select('id')
    .where('tenant_id', '=', given('tenantId'))
    .where('id', '=', given('documentId'))
    // What the holder of the guid has added before signing in was added by nobody's account.
    .where(({ eb, or }) => or([eb('created_by', '=', given('accountId')), eb('created_by', 'is', null)])),
)

/** Whether the caller has added the document itself. */
export async function hasAdded({ tx, account }: TransactionContext, documentId: number): Promise<boolean> {
  const found = await ADDED(tx, { tenantId: account.tenantId, accountId: account.id, documentId })
  return found.length > 0
}

export async function isApplicant(current: TransactionContext, entity: Entity, record: StoredRecord): Promise<boolean> {
  const { tx, account, registry } = current
  const field = entity.fields.find(({ name }) => name === entity.applicant)
  if (!field || !allows('investor', account.roles)) return false
  const id = valueOf(record, field.name)
  if (typeof id !== 'number') return false
  if (field.reference === CONTACTS) {
    const found = await ACCOUNT_OF_CONTACT(tx, { tenantId: account.tenantId, accountId: account.id, contactId: id })
    return found.length > 0
  }
  const owner = registry.ofResource(field.reference ?? '')
  if (!owner) return false
  const found = await readRecord(current, registry.view(owner), id)
  return found !== undefined && isApplicant(current, owner, found)
}
