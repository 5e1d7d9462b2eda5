import Button from '@mui/material/Button'
import { useGetList } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link, useNavigate } from 'react-router'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
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
  } = useGetList('funds', {
    pagination: { page: 1, perPage: FUNDS_SHOWN },
    sort: { field: 'commencementDate', order: 'DESC' },
  })
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

function FundsTable({ funds }: { funds: RaRecord[] }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const currency = useNames(funds, 'currencyId', 'currencies', 'code')
  const domicile = useNames(funds, 'domicileId', 'countries', 'name')
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
            const address = path('fund.details', { fundId: Number(fund.id) })
            return (
              <tr
                key={fund.id}
                onClick={() => {
                  void navigate(address)
                }}
              >
                <td>
                  <Link to={address} onClick={event => event.stopPropagation()}>
                    {String(fund['name'])}
                  </Link>
                  <small>{[domicile(fund), fund['legalForm']].filter(Boolean).join(' · ')}</small>
                </td>
                <td className="figures">{String(fund['vintageYear'] ?? '\u2013')}</td>
                <td>{currency(fund)}</td>
                <td className="figures">{formatDate(fund['commencementDate'] as string)}</td>
                <td className="figures">
                  {fund['finalClosingDate'] ? (
                    formatDate(fund['finalClosingDate'] as string)
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
