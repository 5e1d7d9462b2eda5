import { Outlet, useMatches } from 'react-router'
import { hasPortalOnly } from '../../access.ts'
import type { OpenedLink } from '../../api/emailLink.ts'
import { useOptionalSession } from '../kit/data/session.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { NotificationHost } from './NotificationHost.tsx'
import { PortalPlaces } from './PortalPlaces.tsx'
import { SessionGate } from './SessionGate.tsx'
import { ShellDialogs } from './ShellDialogs.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useRoute } from './useRoute.ts'
import { VersionLabel } from './VersionLabel.tsx'

/** Around the pages that the links of mails open: of people who are signed in, and of those who are not. */
export function LandingLayout() {
  return (
    <SessionGate>
      <LandingFrame />
    </SessionGate>
  )
}

/**
 * An investor finds the way to the portal's pages in it, and nothing of the back office. An onboarding has its own way
 * on.
 */
export function LandingFrame() {
  const translate = useTranslate()
  const session = useOptionalSession()
  const { route } = useRoute()
  useDocumentTitle()
  const sender = useSender()
  const name = session?.tenant?.name ?? sender ?? translate('general.productName')
  return (
    <div className="shell bare portal" data-investor-only={session?.investorOnly || undefined}>
      <div className="page-column">
        <a className="skip-link" href="#main">
          {translate('shell.skip')}
        </a>
        <header className="top-bar">
          <span className="tenant-mark" aria-hidden>
            {name.slice(0, 1)}
          </span>
          <b>{name}</b>
          {session?.tenant && hasPortalOnly(session.roles) && route?.area !== 'onboarding' && (
            <PortalPlaces parameters={{ pTenantId: session.tenant.shortName }} />
          )}
          {session && (
            <div className="portal-me">
              <UserMenu />
            </div>
          )}
        </header>
        <main id="main" className="content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <NotificationHost />
      {session && <ShellDialogs />}
      <VersionLabel />
    </div>
  )
}

/** Who sent the mail whose link is open: whoever is not signed in has no tenant that could be named. */
function useSender(): string | undefined {
  const opened: unknown = useMatches().at(-1)?.loaderData
  return isOpenedLink(opened) ? opened.link?.tenant : undefined
}

function isOpenedLink(data: unknown): data is OpenedLink {
  return typeof data === 'object' && data !== null && 'link' in data
}
