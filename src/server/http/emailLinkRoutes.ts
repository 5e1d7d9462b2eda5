/** What the link of a mail tells anybody who opens it: sender, kind and day of the mail, while the link holds. */
import type { FastifyPluginAsync } from 'fastify'
import type { EmailLink } from '../../api/emailLink.ts'
import { problem } from '../../problems.ts'
import type { Database } from '../database/database.ts'
import { guidOf } from '../identity/onboardingSession.ts'
import { FIND_EMAIL_LINK } from '../identity/signInFunctions.ts'
import type { CountRefusals } from './rateLimits.ts'

const NOBODY = { tenantId: null, platform: false }

/** An unknown link and an expired one are answered alike, and whoever tries guids has to wait. */
export function emailLinkRoutes(database: Database, limited: CountRefusals): FastifyPluginAsync {
  return async app => {
    const find = limited(
      async (request): Promise<EmailLink> => {
        const { params } = request
        const guid = guidOf(typeof params === 'object' && params && 'guid' in params ? params.guid : undefined)
        const [found] = guid ? await database.readOnce<EmailLink>(NOBODY, FIND_EMAIL_LINK, [guid]) : []
        if (!found) throw problem('not-found')
        return found
      },
      [404],
      'unknownLinks',
    )
    app.get('/api/email-links/:guid', { config: { access: 'open' } }, find)
  }
}
