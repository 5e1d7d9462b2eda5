/** The account that notices print with what its bank answered, and who is paid to an account that needs a look. */
import { Link } from 'react-router'
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { PayeeAnswer } from '../bank-accounts/PayeeAnswer.tsx'
import { path } from '../paths.ts'
import { preload } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { noticeReads, type MovementPayees } from './reads.ts'
import './notices.css'
import './texts.ts'

preload('bank-accounts', 'list')

export function Payees({ movement: { id, fundId, version } }: { movement: RecordOf<'capital-movements'> }) {
  const { data } = useRead(noticeReads.movementPayees, { id }, { version })
  return (
    <>
      {data?.account && <Printed account={data.account} fundId={fundId} />}
      {data && data.partners.length > 0 && <Paid {...data} fundId={fundId} />}
    </>
  )
}

function Printed({ account, fundId }: { account: NonNullable<MovementPayees['account']>; fundId: number }) {
  const translate = useTranslate()
  const { id, name, accountNumber, answer, date, by } = account
  return (
    <div
      className="message payees"
      data-tone={answer === 'NoMatch' ? 'bad' : answer === 'CloseMatch' ? 'warn' : 'plain'}
    >
      <AccountBalanceOutlined />
      <p>
        <Link className="text-link" to={path('fund.bankAccount.details', { fundId, fundBankAccountId: id })}>
          {translate('notice.payeeAccount', { name, accountNumber })}
        </Link>{' '}
        <PayeeAnswer answer={answer} date={date} by={by} />
      </p>
    </div>
  )
}

function Paid({ partners, fundId }: { partners: MovementPayees['partners']; fundId: number }) {
  const translate = useTranslate()
  return (
    <div className="message payees" data-tone="warn">
      <ErrorOutline />
      <div>
        <p>{translate('notice.payeePartners')}</p>
        <ul>
          {partners.map(({ limitedPartnerId, name, answer, date }) => (
            <li key={limitedPartnerId}>
              <Link
                className="text-link"
                to={path('fund.limitedPartner.details', { fundId, limitedPartnersId: limitedPartnerId })}
              >
                {name}
              </Link>
              <span>
                <PayeeAnswer answer={answer} date={date} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
