import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import { Link, useSearchParams } from 'react-router'
import type { Resource } from '../../entity.ts'
import { pathWithin, type AddressParameters } from '../../paths.ts'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { trailOf } from './trail.ts'
import type { Crumb, RecordCrumb } from './trail.ts'
import { useRecordName } from './useRecordName.ts'
import { useRoute } from './useRoute.ts'

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
            {route.name === 'error' ? (
              <span aria-current="page">{query.get('text') ?? translate('error.title')}</span>
            ) : (
              <CrumbLink crumb={crumb} parameters={parameters} last={index === crumbs.length - 1} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbLink({ crumb, parameters, last }: { crumb: Crumb; parameters: AddressParameters; last: boolean }) {
  const translate = useTranslate()
  const title =
    crumb.kind === 'record' && isNamed(crumb) ? (
      <RecordName resource={crumb.resource} id={Number(parameters[crumb.parameter])} />
    ) : (
      crumb.route && translate(`page.${crumb.route}`)
    )
  if (last || !crumb.route) return <span aria-current={last ? 'page' : undefined}>{title}</span>
  return <Link to={pathWithin(crumb.route, parameters)}>{title}</Link>
}

function RecordName({ resource, id }: { resource: Resource; id: number }) {
  const name = useRecordName(resource, id)
  return name === undefined ? <span data-waiting>{'\u2026'}</span> : <>{name}</>
}

/** A record without a page of its own is not named. */
export function isNamed({ resource, route }: RecordCrumb): boolean {
  return resource === 'funds' || route !== undefined
}
