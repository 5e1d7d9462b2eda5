import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import { useGetOne, useGetRecordRepresentation, useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import { pages } from '../features.tsx'
import { trailOf } from './trail.ts'
import type { Crumb } from './trail.ts'
import { pathFromHere, useRoute } from './useRoute.ts'

/** Where the page stands. It loads nothing that the page does not load as well: records come from the same cache. */
export function Breadcrumb() {
  const translate = useTranslate()
  const { route, parameters } = useRoute()
  const [query] = useSearchParams()
  if (!route) return <span />
  const crumbs = trailOf(route)
  return (
    <nav className="breadcrumb" aria-label={translate('shell.breadcrumb')}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={index}>
            {index > 0 && <ChevronRightOutlined aria-hidden />}
            {route.name === 'error' ? <span aria-current="page">{query.get('text') ?? translate('error.title')}</span> : <CrumbLink crumb={crumb} parameters={parameters} last={index === crumbs.length - 1} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbLink({ crumb, parameters, last }: { crumb: Crumb; parameters: Record<string, string>; last: boolean }) {
  const translate = useTranslate()
  // Records of pages that are still to come are not there to be named.
  const named = crumb.kind === 'record' && (crumb.resource === 'funds' || pages[crumb.route ?? ''])
  const title = named ? <RecordName resource={crumb.resource} id={Number(parameters[crumb.parameter])} /> : translate(`page.${crumb.route}`)
  if (last || !crumb.route) return <span aria-current={last ? 'page' : undefined}>{title}</span>
  return <Link to={pathFromHere(crumb.route, parameters)}>{title}</Link>
}

export function RecordName({ resource, id }: { resource: string; id: number }) {
  const { data } = useGetOne(resource, { id }, { retry: false })
  const represent = useGetRecordRepresentation(resource)
  if (!data) return <>{'\u2026'}</>
  const friendly: unknown = data['friendlyName']
  return <>{typeof friendly === 'string' && friendly !== '' ? friendly : represent(data)}</>
}
