import { Link, Outlet, useSearchParams } from 'react-router'
import { entryTitle, menuOf, openEntry } from '../../pages/menu.ts'
import { pathWithin } from '../../paths.ts'
import { useOptionalSession } from '../kit/data/session.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { NotificationHost } from './NotificationHost.tsx'
import { SessionGate } from './SessionGate.tsx'
import { ShellDialogs } from './ShellDialogs.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useRoute } from './useRoute.ts'
import { UserMenu } from './UserMenu.tsx'
import { VersionLabel } from './VersionLabel.tsx'

/** The investors' own frame: navigation at the top, larger type, no back-office words. */
export function PortalLayout() {
  return (
    <SessionGate>
      <Frame />
    </SessionGate>
  )
}

function Frame() {
  const translate = useTranslate()
  const session = useOptionalSession()
  const { route, parameters } = useRoute()
  const open = route && openEntry('portal', route.pattern)
  const as = useSearchParams()[0].get('as')
  useDocumentTitle()
  return (
    <div className="shell bare portal">
      <div className="page-column">
        <header className="top-bar">
          <span className="tenant-mark" aria-hidden>
            {session?.tenant?.name.slice(0, 1)}
          </span>
          <b>{session?.tenant?.name}</b>
          <nav className="portal-places" aria-label={translate('page.portal')}>
            {menuOf('portal').map(entry => (
              <Link
                key={entry.name}
                to={pathWithin(entry.name, parameters) + (as ? `?as=${as}` : '')}
                aria-current={entry.name === open?.name ? 'page' : undefined}
              >
                {translate(entryTitle(entry))}
              </Link>
            ))}
          </nav>
          <div className="portal-me">{session && <UserMenu />}</div>
        </header>
        <main id="main" className="content">
          <Outlet />
        </main>
      </div>
      <NotificationHost />
      <ShellDialogs />
      <VersionLabel />
    </div>
  )
}
