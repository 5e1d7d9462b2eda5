/** One holding with all that was published of it; one that is not the viewer's is a page that does not exist. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { errorPath } from '../paths.ts'
import { httpFailure } from '../web/kit/data/failures.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { portalReads } from './reads.ts'
import { usePortal } from './usePortal.tsx'

export function useHolding(id: number) {
  const { asked } = usePortal()
  const found = useRead(portalReads.portalFund, asked && { ...asked, id })
  useMissing(found.error)
  return found
}

/** What the portal does not show stands at no address. */
export function useMissing(error: Error | null): void {
  const translate = useTranslate()
  const navigate = useNavigate()
  const isMissing = httpFailure(error)?.status === 404
  useEffect(() => {
    if (isMissing) void navigate(errorPath(404, translate('error.notFound')), { replace: true })
  }, [isMissing, navigate, translate])
}
