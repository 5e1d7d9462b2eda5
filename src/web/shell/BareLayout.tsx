import { Outlet } from 'react-router'
import { senderOfGuid } from '../sign-in/onboardingGuid.ts'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { NotificationHost } from './NotificationHost.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { VersionLabel } from './VersionLabel.tsx'

/** Around the start of an onboarding, which needs no sign-in: it names whoever sent the link. */
export function BareLayout() {
  const translate = useTranslate()
  useDocumentTitle()
  const name = senderOfGuid() ?? translate('general.productName')
  return (
    <div className="shell bare">
      <div className="page-column">
        <header className="top-bar">
          <span className="tenant-mark" aria-hidden>
            {name.slice(0, 1)}
          </span>
          <b>{name}</b>
        </header>
        <main id="main" className="content">
          <Outlet />
        </main>
      </div>
      <NotificationHost />
      <VersionLabel />
    </div>
  )
}
