/** Which documents of an onboarding the investor’s side has added, and which of them nothing was signed with. */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import type { SignedKind } from './steps.ts'

type Onboarding = Pick<Stored<'onboarding'>, 'id'>

/** By its contact, or another one before, or the holder of its guid. */
export async function addedByContacts({ database, account }: Context, { id }: Onboarding): Promise<Set<number>> {
  const rows = await database
    .selectFrom('documents')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('resource', '=', 'onboardings')
    .where('record_id', '=', id)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('created_by', 'is', null),
        eb(
          'created_by',
          'in',
          selectFrom('accounts')
            .select('id')
            .where('tenant_id', '=', account.tenantId)
            .where('contact_id', 'is not', null),
        ),
      ]),
    )
    .execute()
  return new Set(rows.map(row => row.id))
}

/**
 * A paper that was added to be signed stays where signing was refused and taking it back failed. It was not signed:
 * without this it would be kept for good as if it were. What staff have added stays, and so does what is signed with.
 */
export async function removeUnsignedUploads(
  context: Context,
  onboarding: Onboarding,
  kind: SignedKind,
  signedWith: 'names' | 'lastAdded',
): Promise<void> {
  const { records } = context
  const added = await addedByContacts(context, onboarding)
  const papers = await records.list('document', { resource: 'onboardings', recordId: onboarding.id, kind })
  const own = papers.map(({ id }) => id).filter(id => added.has(id))
  const last = Math.max(...own)
  for (const id of own) if (signedWith === 'names' || id !== last) await records.remove('document', id, 'signPaper')
}
