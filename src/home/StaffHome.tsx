import { Suspense, lazy } from 'react'
import { useSearchParams } from 'react-router'
import { RecentCard } from '../activity/RecentCard.tsx'
import { AttentionCard } from '../deadlines/AttentionCard.tsx'
import { ComingUpCard } from '../deadlines/ComingUpCard.tsx'
import { path } from '../paths.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { PageTabs } from '../web/kit/page/PageTabs.tsx'
import { AgentCards } from './AgentCards.tsx'
import { FundsCard } from './FundsCard.tsx'
import { HomeFigures } from './HomeFigures.tsx'
import { RatesCard } from './RatesCard.tsx'

// The code of lists comes when one of them is opened.
const StaffAccounts = lazy(() =>
  import('../accounts/StaffAccounts.tsx').then(module => ({ default: module.StaffAccounts })),
)
const ServiceAccounts = lazy(() =>
  import('../service-accounts/ServiceAccounts.tsx').then(module => ({ default: module.ServiceAccounts })),
)
const FourEyes = lazy(() => import('../four-eyes/FourEyes.tsx').then(module => ({ default: module.FourEyes })))
const TenantExports = lazy(() =>
  import('../tenant-exports/TenantExports.tsx').then(module => ({ default: module.TenantExports })),
)
const TenantDeletionRequests = lazy(() =>
  import('../tenant-deletions/TenantDeletionRequests.tsx').then(module => ({ default: module.TenantDeletionRequests })),
)
const Deliveries = lazy(() => import('./Deliveries.tsx').then(module => ({ default: module.Deliveries })))

const TABS = ['overview', 'accounts', 'four-eyes', 'mails', 'data'] as const
type Tab = (typeof TABS)[number]
/** By administrators alone. */
const ADMINISTRATOR_TABS: readonly Tab[] = ['accounts', 'four-eyes', 'data']

const PAGES = {
  accounts: <Accounts />,
  'four-eyes': <FourEyes />,
  mails: <Deliveries />,
  data: <AllData />,
} as const

/** What somebody of a fund manager wants to know first; who may sign in and what was written to whom have tabs. */
export function StaffHome() {
  const translate = useTranslate()
  const { allows } = useSession()
  const [parameters] = useSearchParams()
  const tabs = TABS.filter(tab => !ADMINISTRATOR_TABS.includes(tab) || allows('tenantAdmin'))
  const open = tabs.find(tab => tab === parameters.get('tab')) ?? 'overview'
  return (
    <>
      <PageTabs
        label={translate('home.title')}
        tabs={tabs.map(tab => ({
          to: tab === 'overview' ? path('home') : path('home', {}, { tab }),
          title: translate(`home.tab.${tab}`),
          open: tab === open,
        }))}
      />
      <Shown tab={open} />
    </>
  )
}

/** Taken along, and deleted. */
function AllData() {
  return (
    <div className="home-lists">
      <TenantExports />
      <TenantDeletionRequests />
    </div>
  )
}

/** People, and the programs that act beside them. */
function Accounts() {
  return (
    <div className="home-lists">
      <StaffAccounts />
      <ServiceAccounts />
    </div>
  )
}

function Shown({ tab }: { tab: Tab }) {
  if (tab === 'overview') return <Overview />
  return <Suspense fallback={null}>{PAGES[tab]}</Suspense>
}

/** The administrative agent's work, invoices and accounting, stands above everything else. */
function Overview() {
  const session = useSession()
  return (
    <>
      {session.allows('agent') && <AgentCards />}
      <HomeFigures />
      <div className="home-grid">
        <div>
          <AttentionCard />
          <FundsCard />
        </div>
        <div>
          <ComingUpCard />
          <RecentCard />
          <RatesCard />
        </div>
      </div>
    </>
  )
}
