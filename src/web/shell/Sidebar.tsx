import type { ReactNode } from 'react'
import AccountBoxOutlined from '@mui/icons-material/AccountBoxOutlined'
import BookOutlined from '@mui/icons-material/BookOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import LayersOutlined from '@mui/icons-material/LayersOutlined'
import ReceiptOutlined from '@mui/icons-material/ReceiptOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import WorkspacesOutlined from '@mui/icons-material/WorkspacesOutlined'
import { useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { path, routeNamed } from '../../paths.ts'
import { PeriodDot } from '../../reporting-periods/PeriodDot.tsx'
import { useOptionalSession } from '../kit/data/session.tsx'
import { openCommandPalette } from './dialogs.ts'
import { FundSwitch } from './FundSwitch.tsx'
import { FUND_GROUPS, REFERENCE_GROUP, fundPageOf, placeOf } from './places.ts'
import type { PlaceGroup } from './places.ts'
import { UserMenu } from './UserMenu.tsx'
import { pathFromHere, useRoute } from './useRoute.ts'

/**
 * Tenant, search, the five places, then the open fund with its pages. `onNavigate` closes the drawer it stands in on
 * small screens.
 */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const translate = useTranslate()
  const session = useOptionalSession()
  const { route, parameters } = useRoute()
  const fundId = session?.allows('read') ? parameters['fundId'] : undefined
  return (
    <nav
      className="sidebar"
      aria-label={translate('navigation.main')}
      onClick={event => {
        if ((event.target as Element).closest('a')) onNavigate?.()
      }}
    >
      <Tenant name={session?.tenant?.name ?? translate('general.productName')} />
      {session?.allows('read') && (
        <button
          type="button"
          className="jump"
          onClick={() => {
            onNavigate?.()
            openCommandPalette()
          }}
        >
          <SearchOutlined aria-hidden />
          <span>{translate('shell.jump')}</span>
          <kbd className="key">{translate('shell.key.search')}</kbd>
        </button>
      )}
      <div className="sidebar-scroll">
        {session && <Places place={placeOf(route?.pattern ?? '')} />}
        {fundId && <FundSwitch fundId={Number(fundId)} />}
        {fundId &&
          FUND_GROUPS.map(group => (
            <Group
              key={group.title}
              group={group}
              open={group.places.find(name => isOpen(name, route?.pattern))}
              parameters={parameters}
            />
          ))}
        {session?.allows('read') && placeOf(route?.pattern ?? '') === 'reference' && (
          <Group
            group={REFERENCE_GROUP}
            open={REFERENCE_GROUP.places.find(name => isOpen(name, route?.pattern))}
            parameters={{}}
          />
        )}
      </div>
      {session && <UserMenu />}
    </nav>
  )
}

function Tenant({ name }: { name: string }) {
  return (
    <div className="tenant">
      <span className="tenant-mark" aria-hidden>
        {name.slice(0, 1)}
      </span>
      <span className="tenant-name">{name}</span>
    </div>
  )
}

function Places({ place }: { place: string }) {
  const session = useOptionalSession()
  const staff = session?.allows('read') === true
  const investor = session?.allows('investor') === true && session.tenant
  return (
    <ul className="places">
      <Place route="home" open={place === ''} icon={<HomeOutlined />} title="navigation.home" />
      {staff && (
        <Place route="funds.overview" open={place === 'funds'} icon={<LayersOutlined />} title="navigation.funds" />
      )}
      {staff && (
        <Place
          route="contacts.overview"
          open={place === 'contacts'}
          icon={<AccountBoxOutlined />}
          title="navigation.contacts"
        />
      )}
      {staff && (
        <Place
          route="invoices.overview"
          open={place === 'invoices'}
          icon={<ReceiptOutlined />}
          title="navigation.invoices"
        />
      )}
      {staff && (
        <Place
          route="fundManagers.overview"
          open={place === 'reference'}
          icon={<BookOutlined />}
          title="navigation.reference"
        />
      )}
      {investor && (
        <Place
          route="portal.funds.overview"
          parameters={{ pTenantId: investor.shortName }}
          open={place === 'portal'}
          icon={<WorkspacesOutlined />}
          title="navigation.portal"
        />
      )}
    </ul>
  )
}

function Place({
  route,
  parameters = {},
  open,
  icon,
  title,
}: {
  route: string
  parameters?: Record<string, string>
  open: boolean
  icon: ReactNode
  title: string
}) {
  const translate = useTranslate()
  return (
    <li>
      <Link to={path(route, parameters)} aria-current={open ? 'true' : undefined}>
        {icon}
        {translate(title)}
      </Link>
    </li>
  )
}

function Group({
  group,
  open,
  parameters,
}: {
  group: PlaceGroup
  open: string | undefined
  parameters: Record<string, string>
}) {
  const translate = useTranslate()
  return (
    <>
      <div className="places-group" id={`group-${group.title}`}>
        {translate(group.title)}
      </div>
      <ul className="places sub-places" aria-labelledby={`group-${group.title}`}>
        {group.places.map(name => (
          <li key={name}>
            <Link to={pathFromHere(name, parameters)} aria-current={name === open ? 'page' : undefined}>
              {translate(`page.${name}`)}
              {name === 'fund.bankAccounts.overview' && <WaitingAccounts fundId={Number(parameters['fundId'])} />}
              {name === 'fund.reportingPeriods.overview' && <PeriodDot fundId={Number(parameters['fundId'])} />}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Counts stand only where work waits: accounts that a second person has to verify. */
function WaitingAccounts({ fundId }: { fundId: number }) {
  const translate = useTranslate()
  const { total = 0 } = useGetList(
    'bank-accounts',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { fundId, status: 'PendingVerification' },
    },
    { retry: false },
  )
  if (total === 0) return null
  return (
    <span className="count figures">
      <span aria-hidden>{total}</span>
      <span className="visually-hidden">{translate('shell.waitForVerification', { smart_count: total })}</span>
    </span>
  )
}

/** A page of the group is open when the address lies below it: adding and details belong to their list. */
function isOpen(name: string, pattern: string | undefined): boolean {
  const target = routeNamed(name)?.pattern
  if (!pattern || !target) return false
  return fundPageOf(target)
    ? fundPageOf(target) === fundPageOf(pattern)
    : target.split('/')[2] === pattern.split('/')[2]
}
