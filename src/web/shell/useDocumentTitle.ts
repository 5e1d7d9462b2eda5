import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { isNamed } from './Breadcrumb.tsx'
import { trailOf } from './trail.ts'
import { useRecordName } from './useRecordName.ts'
import { useRoute } from './useRoute.ts'

/**
 * The page, then the record it is about, so that tabs and the browser's history tell one from another. Also the words
 * for who does not see it.
 */
export function useDocumentTitle(): string {
  const translate = useTranslate()
  const { route, parameters } = useRoute()
  const record = route && trailOf(route).findLast(crumb => crumb.kind === 'record' && isNamed(crumb))
  const about = record?.kind === 'record' ? record : undefined
  const name = useRecordName(about?.resource, about && Number(parameters[about.parameter]))
  const [query] = useSearchParams()
  const page = route && ((route.name === 'error' && query.get('text')) || translate(`page.${route.name}`))
  const title = [page, name].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title ? translate('shell.documentTitle', { page: title }) : translate('general.productName')
  }, [title, translate])
  return title
}
