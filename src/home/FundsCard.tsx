/** The funds with what they are worth and what comes next: those first whose reporting period has waited longest. */
import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router'
import { inDays, quarterName } from '../deadlines/ComingUpCard.tsx'
import { comingNext } from '../deadlines/comingNext.ts'
import { useDeadlines } from '../deadlines/useDeadlines.tsx'
import { formatDate, formatNumber } from '../formats.ts'
import { asOfDays } from '../funds/asOfDays.ts'
import type { FiguresOfFunds, FundFigures } from '../funds/reads.ts'
import { SORTED } from '../funds/sorted.ts'
import { path } from '../paths.ts'
import { compare } from '../money.ts'
import { CueChip } from '../reporting-periods/CueChip.tsx'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import { Figure, Nothing } from '../web/kit/page/ValueCell.tsx'
import { useAllFunds } from './HomeFigures.tsx'

const FUNDS_SHOWN = 8

export function FundsCard() {
  const translate = useTranslate()
  const { data, isPending, error } = useAllFunds()
  return (
    <Card
      title={translate('home.funds.title')}
      aside={data && data.funds.length > 0 && <Link to={path('funds.overview')}>{translate('home.funds.all')}</Link>}
      loading={isPending}
      error={error}
      lines={6}
    >
      {data && data.funds.length > 0 ? <FundsTable figures={data} /> : <NoFunds />}
    </Card>
  )
}

function FundsTable({ figures: { funds, totals, currency } }: { figures: FiguresOfFunds }) {
  const translate = useTranslate()
  const days = asOfDays(
    funds.map(({ asOf }) => asOf),
    translate,
  )
  const first = funds.toSorted((one, other) => compare(SORTED.period(one) ?? LAST, SORTED.period(other) ?? LAST))
  return (
    <div className="page-card-scroll">
      <table className="card-table home-funds" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {translate('home.funds.fund')}
            </th>
            <th scope="col" role="columnheader" data-right>
              {translate('home.figures.nav')}
            </th>
            <th scope="col" role="columnheader" data-right>
              {translate('home.figures.uncalled')}
            </th>
            <th scope="col" role="columnheader">
              {translate('home.funds.next')}
            </th>
            <th scope="col" role="columnheader">
              {translate('home.funds.period')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {first.slice(0, FUNDS_SHOWN).map(fund => (
            <FundRow key={fund.fundId} fund={fund} />
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th scope="row" role="rowheader">
              {translate('home.funds.total', { smart_count: funds.length, currency })}
              <small>{translate('home.funds.asOf', { date: days ?? '' })}</small>
            </th>
            <td role="cell" data-right>
              <Figure text={formatNumber(totals.nav)} />
            </td>
            <td role="cell" data-right data-label={translate('home.figures.uncalled')}>
              <Figure text={formatNumber(totals.remaining)} />
            </td>
            <td role="cell" colSpan={2} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const LAST = '9999999'

function FundRow({ fund }: { fund: FundFigures }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { fundId, name, currency, nav, remaining, decimals, asOf, period } = fund
  const address = path('fund', { fundId })
  return (
    <tr
      role="row"
      onClick={() => {
        void navigate(address)
      }}
    >
      <td role="cell">
        <Link to={address} onClick={event => event.stopPropagation()}>
          {name}
        </Link>
        <small>
          {[currency, translate('home.funds.asOf', { date: formatDate(asOf) })].filter(Boolean).join(' \u00b7 ')}
        </small>
      </td>
      <td role="cell" data-right {...(nav.reason !== undefined && { title: nav.reason })}>
        {nav.value === null ? <Nothing /> : <Figure text={formatNumber(nav.value, decimals)} />}
      </td>
      <td role="cell" data-right data-label={translate('home.figures.uncalled')}>
        <Figure text={formatNumber(remaining, decimals)} />
      </td>
      <td role="cell" data-label={translate('home.funds.next')}>
        <Next fund={fund} />
      </td>
      <td role="cell" data-label={translate('home.funds.period')}>
        {period === null ? (
          <Nothing />
        ) : (
          <>
            <CueChip short period={period} />
            <small>
              {period.name} <span className="home-period-end">{`\u00b7 ${formatDate(period.date)}`}</span>
            </small>
          </>
        )}
      </td>
    </tr>
  )
}

function Next({ fund: { fundId, name } }: { fund: FundFigures }) {
  const translate = useTranslate()
  const { data } = useDeadlines()
  const next = data && comingNext(data, fundId, name)
  if (!next) return <Nothing />
  const title = next.name ?? quarterName(next.date, translate)
  return (
    <>
      {next.ends ? translate('deadline.coming.ends', { name: title }) : title}
      <small>{`${formatDate(next.date)}, ${inDays(next.date, data.today, translate)}`}</small>
    </>
  )
}

function NoFunds() {
  const translate = useTranslate()
  const session = useSession()
  return (
    <CardEmpty title={translate('home.funds.none')} sentence={translate('home.funds.noneSentence')}>
      {session.allows('edit') && (
        <Button variant="contained" component={Link} to={path('funds.overview')}>
          {translate('home.funds.all')}
        </Button>
      )}
    </CardEmpty>
  )
}
