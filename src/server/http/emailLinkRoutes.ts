/** What the link of a mail tells anybody who opens it: sender, kind and day of the mail, while the link holds. */
import type { FastifyPluginAsync } from 'fastify'
import type { EmailLink } from '../../api/emailLink.ts'
import { problem } from '../../problems.ts'
import type { Database } from '../database/database.ts'
import { isSeveral } from '../database/severalDatabases.ts'
import { guidOf } from '../identity/onboardingSession.ts'
import { FIND_EMAIL_LINK, findMailTenant } from '../identity/signInFunctions.ts'
import type { CountRefusals } from './rateLimits.ts'

const NOBODY = { tenantId: null, platform: false }

async function findLink(database: Database, guid: string): Promise<EmailLink | undefined> {
  const tenantId = isSeveral(database) ? await findMailTenant(database, guid) : null
  const place = isSeveral(database) && tenantId !== null ? database.partOf(tenantId) : database
  const [found] = await place.readOnce<EmailLink>(NOBODY, FIND_EMAIL_LINK, [guid])
  return found
}

/** An unknown link and an expired one are answered alike, and whoever tries guids has to wait. */
export function emailLinkRoutes(database: Database, limited: CountRefusals): FastifyPluginAsync {
  return async app => {
    const find = limited(
      async (request): Promise<EmailLink> => {
        const { params } = request
        const guid = guidOf(typeof params === 'object' && params && 'guid' in params ? params.guid : undefined)
        const found = guid && (await findLink(database, guid))
        if (!found) throw problem('not-found')
        return found
      },
      [404],
      'unknownLinks',
    )
    app.get('/api/email-links/:guid', { config: { access: 'open' } }, find)
  }
}
