import { Suspense, lazy, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import Drawer from '@mui/material/Drawer'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { hasPortalOnly } from '../../access.ts'
import { isBlocked, subscribeToBlocked } from '../kit/data/blocked.ts'
import { useOptionalSession } from '../kit/data/session.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { ConnectionLine } from './ConnectionLine.tsx'
import { LandingFrame } from './LandingLayout.tsx'
import { NotificationHost } from './NotificationHost.tsx'
import { SessionGate } from './SessionGate.tsx'
import { ShellDialogs } from './ShellDialogs.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useShortcuts } from './useShortcuts.ts'
import { VersionLabel } from './VersionLabel.tsx'

const PrintHead = lazy(() => import('./PrintHead.tsx').then(module => ({ default: module.PrintHead })))

/** Everything around a page of the back office; whoever has the portal only sees no frame of the back office. */
export function Layout() {
  return (
    <SessionGate>
      <FrameOfRole />
    </SessionGate>
  )
}

function FrameOfRole() {
  const session = useOptionalSession()
  return session && hasPortalOnly(session.roles) ? <LandingFrame /> : <Frame />
}

/** Skip link, sidebar, top bar, the page itself, notifications and the shell's dialogues. */
function Frame() {
  const translate = useTranslate()
  const [menuOpen, setMenuOpen] = useState(false)
  const blocked = useSyncExternalStore(subscribeToBlocked, isBlocked)
  const loading = useNavigation().state === 'loading'
  const main = useRef<HTMLElement>(null)
  useShortcuts()
  const title = useDocumentTitle()
  useFocusOnNewPage(main)
  return (
    <div className={blocked ? 'shell blocked-interface' : 'shell'} aria-busy={blocked}>
      <a
        className="skip-link"
        href="#main"
        onClick={event => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {translate('shell.skip')}
      </a>
      {loading && <div className="progress-line" aria-hidden />}
      <Sidebar />
      <Drawer
        className="sidebar-drawer"
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        slotProps={{ paper: { 'aria-label': translate('navigation.main') } }}
      >
        <Sidebar onNavigate={() => setMenuOpen(false)} />
      </Drawer>
      <div className="page-column">
        <TopBar onOpenMenu={() => setMenuOpen(true)} />
        <ConnectionLine />
        <Suspense fallback={null}>
          <PrintHead title={title} />
        </Suspense>
        <main id="main" className="content" tabIndex={-1} ref={main}>
          <Outlet />
        </main>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {title}
      </p>
      <NotificationHost />
      <ShellDialogs />
      <VersionLabel />
    </div>
  )
}

/**
 * After a navigation the keyboard starts at the new page, and a screen reader reads it; the first page leaves the focus
 * alone.
 */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current === pathname) return
    first.current = ''
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}
