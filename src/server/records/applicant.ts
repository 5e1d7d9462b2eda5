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

/** By an account of a contact; those of staff have none. Who holds the guid of an onboarding has no account yet. */
const ADDED_BY_CONTACT = compiledOnce((builder, given: Given<Pick<Asked, 'tenantId'> & { documentId: number }>) =>
  builder
    .selectFrom('documents as d')
    .leftJoin('accounts as a', join => join.onRef('a.tenant_id', '=', 'd.tenant_id').onRef('a.id', '=', 'd.created_by'))
    .select('d.id')
    .where('d.tenant_id', '=', given('tenantId'))
    .where('d.id', '=', given('documentId'))
    .where(({ eb, or }) => or([eb('d.created_by', 'is', null), eb('a.contact_id', 'is not', null)])),
)

/**
 * Whether an applicant of its record has added the document: the caller, or the contact who was it before. Nobody but
 * an applicant and staff can add one.
 */
export async function addedByApplicant({ tx, account }: TransactionContext, documentId: number): Promise<boolean> {
  const found = await ADDED_BY_CONTACT(tx, { tenantId: account.tenantId, documentId })
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
