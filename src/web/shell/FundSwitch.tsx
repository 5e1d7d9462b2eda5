import { useEffect, useState } from 'react'
import UnfoldMoreOutlined from '@mui/icons-material/UnfoldMoreOutlined'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useNavigate } from 'react-router'
import { FUND_GROUPS, openEntry } from '../../pages/menu.ts'
import { errorPath, pathWithin } from '../../paths.ts'
import type { RouteName } from '../../paths.ts'
import { text } from '../../texts.ts'
import { httpFailure } from '../kit/data/failures.ts'
import { useRecord, useRecords, useReferenced, type RecordOf } from '../kit/data/records.ts'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { useRoute } from './useRoute.ts'

const FUNDS_MAX = 200

/** Names the open fund and leads to the same page of another one. */
export function FundSwitch({ fundId }: { fundId: number }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { route } = useRoute()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data: fund, error } = useRecord('funds', fundId, { retry: false })
  // A page of a fund that is not there is not there either, whatever its own records answer.
  const missing = httpFailure(error)?.status === 404
  useEffect(() => {
    if (missing) void navigate(errorPath(404, text('error.notFound')), { replace: true })
  }, [missing, navigate])
  const { data: funds = [] } = useRecords('funds', anchor === null ? null : { sort: ['name', 'asc'], limit: FUNDS_MAX })
  const page = samePageOf(route?.pattern ?? '')
  return (
    <>
      <button
        type="button"
        className="fund-switch"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <span>
          <b>{fundName(fund)}</b>
          <small>
            <FundFacts fund={fund} />
          </small>
          <span className="visually-hidden">{translate('shell.switchFund')}</span>
        </span>
        <UnfoldMoreOutlined aria-hidden />
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': translate('page.funds.overview') },
          paper: { sx: { minWidth: 240, maxHeight: 480 } },
        }}
      >
        {funds.map(each => (
          <MenuItem
            key={each.id}
            selected={each.id === fundId}
            onClick={() => {
              setAnchor(null)
              void navigate(pathWithin(page, { fundId: each.id }))
            }}
          >
            {fundName(each)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** The list page a deeper page belongs to, since a record of one fund does not exist in another. */
function samePageOf(pattern: string): RouteName {
  const entry = FUND_GROUPS.map(group => openEntry(group, pattern)).find(found => found !== undefined)
  return entry?.name ?? 'fund.performance'
}

function fundName(fund: RecordOf<'funds'> | undefined): string {
  return fund?.friendlyName ?? fund?.name ?? '\u2026'
}

function FundFacts({ fund }: { fund: RecordOf<'funds'> | undefined }) {
  const domicile = useReferenced('countries', fund?.domicileId)
  const currency = useReferenced('currencies', fund?.currencyId)
  return <>{[fund?.legalForm, domicile?.name, currency?.code].filter(Boolean).join(' · ')}</>
}
