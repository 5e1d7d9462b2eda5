import { Outlet } from 'react-router'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { NotificationHost } from './NotificationHost.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { VersionLabel } from './VersionLabel.tsx'

/** Around pages of people who may not be signed in: landing pages of mails, the start of an onboarding. */
export function BareLayout() {
  const translate = useTranslate()
  useDocumentTitle()
  return (
    <div className="shell bare">
      <div className="page-column">
        <header className="top-bar">
          <span className="tenant-mark" aria-hidden>
            {translate('general.productName').slice(0, 1)}
          </span>
          <b>{translate('general.productName')}</b>
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
