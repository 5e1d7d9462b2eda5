/**
 * An address of the portal, or of a mail, belongs to one tenant: whoever has an account there goes on with that one.
 * For anybody else there is no such page of the portal.
 */
import type { OwnAccount } from '../../api/session.ts'
import { path } from '../../paths.ts'
import type { AddressParameters } from '../../paths.ts'
import { answerOf } from '../data/answerOf.ts'
import { actAs, actingAs, loadAnew } from '../sign-in/actingAs.ts'
import { leadOn, requestedPath } from '../sign-in/navigation.ts'

export async function followTenant(
  request: Request,
  { pTenantId, emailGuid }: Pick<AddressParameters, 'pTenantId' | 'emailGuid'>,
): Promise<void> {
  const mail = emailGuid === undefined ? '' : `?mail=${emailGuid}`
  const accounts = await answerOf<readonly OwnAccount[]>(`/api/me/accounts${mail}`)
  const own = accounts.find(({ tenant, invited }) => !invited && (mail !== '' || tenant.shortName === pTenantId))
  if (!own && emailGuid === undefined) throw leadOn(request, path('notFound'))
  // The page of a mail says itself that it was written to somebody else.
  if (!own) return
  const before = actingAs()
  if (before?.id === own.id) return
  actAs({ id: own.id, tenant: own.tenant.shortName })
  if (!before) return
  loadAnew(requestedPath(request))
  await new Promise(() => undefined)
}
