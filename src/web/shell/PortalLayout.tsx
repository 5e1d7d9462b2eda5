import { lazy, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useSearchParams } from 'react-router'
import { openEntry } from '../../pages/menu.ts'
import '../../portal/texts.ts'
import { useSession } from '../kit/data/session.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { Contained } from '../kit/page/Contained.tsx'
import { ConnectionLine } from './ConnectionLine.tsx'
import { PersonName } from './PersonName.tsx'
import { PAPERS, PortalPlaces } from './PortalPlaces.tsx'
import { SessionGate } from './SessionGate.tsx'
import { SignInStatus } from './SignInStatus.tsx'
import { useRoute } from './useRoute.ts'
import { VersionLabel } from './VersionLabel.tsx'

// Nothing has happened yet when the page comes.
const NotificationHost = lazy(() =>
  import('./NotificationHost.tsx').then(module => ({ default: module.NotificationHost })),
)
const PersonMenu = lazy(() => import('./PersonMenu.tsx').then(module => ({ default: module.PersonMenu })))

/** The investors' own frame: navigation at the top, larger type, no back-office words. */
export function PortalLayout() {
  return (
    <>
      <SignInStatus />
      <SessionGate>
        <Frame />
      </SessionGate>
      <ScrollRestoration />
    </>
  )
}

function Frame() {
  const translate = useTranslate()
  const { tenant } = useSession()
  const { route, parameters } = useRoute()
  const open = route && openEntry('portal', route.pattern)
  const as = useSearchParams()[0].get('as')
  const preview = as ? `?as=${as}` : ''
  const atPapers = useLocation().hash === PAPERS
  const page = route && translate(`page.${route.name}`)
  useEffect(() => {
    document.title = page ? translate('shell.documentTitle', { page }) : translate('general.productName')
  }, [page, translate])
  return (
    <div className="shell bare portal">
      <div className="page-column">
        <a className="skip-link" href="#main">
          {translate('shell.skip')}
        </a>
        <header className="top-bar">
          <span className="tenant-mark" aria-hidden>
            {tenant?.name.slice(0, 1)}
          </span>
          <b>{tenant?.name}</b>
          <PortalPlaces parameters={parameters} query={preview} current={atPapers ? PAPERS : open?.name} />
          <Me />
        </header>
        <ConnectionLine reading />
        <main id="main" className="content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Contained>
        <NotificationHost />
      </Contained>
      <VersionLabel />
    </div>
  )
}

/** Who is signed in; a press opens what belongs to the person, whose code comes only then. */
function Me() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="portal-me">
      <button type="button" className="me" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <PersonName />
      </button>
      {isOpen && (
        <Contained onFailure={() => setIsOpen(false)}>
          <PersonMenu onClose={() => setIsOpen(false)} />
        </Contained>
      )}
    </div>
  )
}
