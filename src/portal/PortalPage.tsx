/** What every page of the portal begins with: what went wrong, and for staff whose portal they see. */
import { lazy, type ReactNode } from 'react'
import { httpFailure } from '../web/kit/data/failures.ts'
import { Contained } from '../web/kit/page/Contained.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { usePortal } from './usePortal.tsx'
import './texts.ts'
import './portal.css'

// Investors never see it.
const Preview = lazy(() => import('./Preview.tsx').then(module => ({ default: module.Preview })))

interface PortalPageProps {
  loading: boolean
  error: Error | null
  children: ReactNode
}

export function PortalPage({ loading, error, children }: PortalPageProps) {
  const translate = useTranslate()
  const { as } = usePortal()
  return (
    <div className="portal-page" aria-busy={loading && !error}>
      {as !== undefined && (
        <Contained>
          <Preview as={as} />
        </Contained>
      )}
      {error && (
        <p className="message" role="alert" data-tone="bad">
          {error.message}{' '}
          {httpFailure(error)?.status !== 404 && <a href={location.href}>{translate('action.retry')}</a>}
        </p>
      )}
      {children}
    </div>
  )
}
