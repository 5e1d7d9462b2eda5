import { Suspense, lazy } from 'react'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { PageHeader } from '../web/kit/page/PageHeader.tsx'
import { useSession } from '../web/kit/data/session.tsx'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import { useAllFunds } from './HomeFigures.tsx'
import { areOfSeveralDays } from '../funds/asOfDays.ts'
import { ratesSentence } from '../funds/ratesSentence.ts'
import { StaffHome } from './StaffHome.tsx'
import './home.css'
import './texts.ts'

// Only platform administrators need the code of lists here.
const TenantsHome = lazy(() => import('./TenantsHome.tsx').then(module => ({ default: module.TenantsHome })))

/**
 * Home is for every role, and shows each its own work: staff their funds, platform administrators the tenants,
 * investors the way to the portal.
 */
export function HomePage() {
  const translate = useTranslate()
  const { allows, tenant, today } = useSession()
  const facts = (
    <>
      <span>{translate('home.facts.today', { date: formatDate(today) })}</span>
      {tenant &&
        (allows('read') ? <AsOf /> : <span>{translate('home.facts.currency', { currency: tenant.currency })}</span>)}
    </>
  )
  return (
    <>
      <PageHeader title={translate('home.title')} facts={facts} />
      {allows('read') && <StaffHome />}
      {allows('investor') && tenant && <InvestorHome tenant={tenant.shortName} />}
      {allows('platformAdmin') && (
        <Suspense fallback={null}>
          <TenantsHome />
        </Suspense>
      )}
    </>
  )
}

/** Which day the figures are of, and at which rates they were added up. */
function AsOf() {
  const translate = useTranslate()
  const { tenant } = useSession()
  const { data } = useAllFunds()
  if (!data?.asOf) return <span>{translate('home.facts.currency', { currency: tenant?.currency ?? '' })}</span>
  const { asOf, currency, funds } = data
  const rates = ratesSentence(data, translate)
  const isMixed = areOfSeveralDays(funds.map(each => each.asOf))
  return (
    <span>
      {[translate(isMixed ? 'home.facts.upTo' : 'home.facts.asOf', { date: formatDate(asOf), currency }), rates]
        .filter(Boolean)
        .join(', ')}
    </span>
  )
}

function InvestorHome({ tenant }: { tenant: string }) {
  const translate = useTranslate()
  return (
    <Card title={translate('home.investor.title')}>
      <CardEmpty title={translate('page.portal')} sentence={translate('home.investor.sentence')}>
        <Button variant="contained" component={Link} to={path('portal.funds.overview', { pTenantId: tenant })}>
          {translate('home.investor.open')}
        </Button>
      </CardEmpty>
    </Card>
  )
}
