import type { ComponentType } from 'react'
import AccountBoxOutlined from '@mui/icons-material/AccountBoxOutlined'
import BookOutlined from '@mui/icons-material/BookOutlined'
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import LayersOutlined from '@mui/icons-material/LayersOutlined'
import ReceiptOutlined from '@mui/icons-material/ReceiptOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import WorkspacesOutlined from '@mui/icons-material/WorkspacesOutlined'
import { Link } from 'react-router'
import { FUND_GROUPS, entryPath, entryTitle, menuOf, openEntry } from '../../pages/menu.ts'
import type { MenuGroup, TitledGroup } from '../../pages/page.ts'
import type { Known, Route, RouteName } from '../../paths.ts'
import { WaitingAccounts } from '../../bank-accounts/WaitingAccounts.tsx'
import { PeriodDot } from '../../reporting-periods/PeriodDot.tsx'
import { useOptionalSession } from '../kit/data/session.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { openCommandPalette } from './dialogs.ts'
import { mayOpen } from '../kit/data/mayOpen.ts'
import { FundSwitch } from './FundSwitch.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useRoute } from './useRoute.ts'

const ICONS: Partial<Record<RouteName, ComponentType>> = {
  home: HomeOutlined,
  'funds.overview': LayersOutlined,
  'contacts.overview': AccountBoxOutlined,
  'invoices.overview': ReceiptOutlined,
  activity: HistoryOutlined,
  fundManagers: BookOutlined,
  portal: WorkspacesOutlined,
}

/**
 * Tenant, search, the six places, then the open fund with its pages. `onNavigate` closes the drawer it stands in on
 * small screens.
 */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const translate = useTranslate()
  const session = useOptionalSession()
  const { route, parameters } = useRoute()
  const pattern = route?.pattern ?? ''
  const fundId = session?.allows('read') ? parameters.fundId : undefined
  const opened = openEntry('main', pattern)?.menu?.opens
  return (
    <nav
      className="sidebar"
      aria-label={translate('navigation.main')}
      onClick={event => {
        if (event.target instanceof Element && event.target.closest('a')) onNavigate?.()
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
          <kbd className="key">{translate('key.search')}</kbd>
        </button>
      )}
      <div className="sidebar-scroll">
        {session && <Places pattern={pattern} />}
        {fundId && <FundSwitch fundId={Number(fundId)} />}
        {fundId &&
          FUND_GROUPS.map(group => (
            <Group key={group} group={group} pattern={pattern} known={parameters} fundId={Number(fundId)} />
          ))}
        {session && opened && <Group group={opened} pattern={pattern} known={parameters} />}
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

function Places({ pattern }: { pattern: string }) {
  const translate = useTranslate()
  const session = useOptionalSession()
  const open = openEntry('main', pattern)
  return (
    <ul className="places">
      {useEntries('main', { pTenantId: session?.tenant?.shortName }).map(({ entry, to }) => {
        const Icon = ICONS[entry.name] ?? FolderOutlined
        return (
          <li key={entry.name}>
            <Link to={to} aria-current={entry === open ? 'true' : undefined}>
              <Icon />
              {translate(entryTitle(entry))}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** Titles of the groups are texts of the shell. A group whose pages are all closed to somebody is not there. */
function Group({
  group,
  pattern,
  known,
  fundId,
}: {
  group: TitledGroup
  pattern: string
  known: Known
  fundId?: number
}) {
  const translate = useTranslate()
  const open = openEntry(group, pattern)
  const entries = useEntries(group, known)
  if (entries.length === 0) return null
  return (
    <>
      <div className="places-group" id={`group-${group}`}>
        {translate(`shell.group.${group}`)}
      </div>
      <ul className="places sub-places" aria-labelledby={`group-${group}`}>
        {entries.map(({ entry, to }) => (
          <li key={entry.name}>
            <Link to={to} aria-current={entry === open ? 'page' : undefined}>
              {translate(entryTitle(entry))}
              {fundId !== undefined && <Mark name={entry.name} fundId={fundId} />}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What waits behind an entry of a fund. */
function Mark({ name, fundId }: { name: RouteName; fundId: number }) {
  if (name === 'fund.bankAccounts.overview') return <WaitingAccounts fundId={fundId} />
  return name === 'fund.reportingPeriods.overview' ? <PeriodDot fundId={fundId} /> : null
}

/** The entries of a group that somebody may open from here. */
function useEntries(group: MenuGroup, known: Known): { entry: Route; to: string }[] {
  const session = useOptionalSession()
  return menuOf(group).flatMap(entry => {
    const to = entryPath(entry, known)
    return to !== undefined && mayOpen(entry, session) ? [{ entry, to }] : []
  })
}
