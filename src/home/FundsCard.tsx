import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card, CardEmpty } from './Card.tsx'
import { useNames } from './useNames.tsx'

const FUNDS_SHOWN = 8

/** The newest funds with the facts that tell them apart. Figures join them with the back office. */
export function FundsCard() {
  const translate = useTranslate()
  const {
    data: funds = [],
    total = 0,
    isPending,
    error,
  } = useRecords('funds', { sort: ['commencementDate', 'desc'], limit: FUNDS_SHOWN })
  return (
    <Card
      title={translate('home.funds.title')}
      aside={total > 0 && <Link to={path('funds.overview')}>{translate('home.funds.all')}</Link>}
      loading={isPending}
      error={error}
    >
      {funds.length > 0 ? <FundsTable funds={funds} /> : <NoFunds />}
    </Card>
  )
}

function FundsTable({ funds }: { funds: readonly RecordOf<'funds'>[] }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const currency = useNames(
    'currencies',
    funds.map(({ currencyId }) => currencyId),
    ({ code }) => code,
  )
  const domicile = useNames(
    'countries',
    funds.map(({ domicileId }) => domicileId),
    ({ name }) => name,
  )
  return (
    <div className="home-card-scroll">
      <table className="home-table">
        <thead>
          <tr>
            {(['fund', 'vintage', 'currency', 'commencement', 'finalClosing'] as const).map(column => (
              <th key={column} scope="col">
                {translate(`home.funds.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {funds.map(fund => {
            const address = path('fund.details', { fundId: fund.id })
            return (
              <tr
                key={fund.id}
                onClick={() => {
                  void navigate(address)
                }}
              >
                <td>
                  <Link to={address} onClick={event => event.stopPropagation()}>
                    {fund.name}
                  </Link>
                  <small>{[domicile(fund.domicileId), fund.legalForm].filter(Boolean).join(' · ')}</small>
                </td>
                <td className="figures">{fund.vintageYear ?? '\u2013'}</td>
                <td>{currency(fund.currencyId)}</td>
                <td className="figures">{formatDate(fund.commencementDate)}</td>
                <td className="figures">
                  {fund.finalClosingDate ? (
                    formatDate(fund.finalClosingDate)
                  ) : (
                    <span className="status-chip" data-tone="open">
                      {translate('home.funds.raising')}
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
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
