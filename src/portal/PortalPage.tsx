/** What every page of the portal begins with: what went wrong, and for staff whose portal they see. */
import type { ReactNode } from 'react'
import { httpFailure } from '../web/kit/data/failures.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { usePortal } from './usePortal.tsx'
import './texts.ts'
import './portal.css'

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
        <p className="message portal-preview" role="status" data-tone="warn">
          {translate('portal.preview', { id: as })}
        </p>
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
