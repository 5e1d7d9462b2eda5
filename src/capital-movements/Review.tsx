/** What others said of a movement: a sign-off, the wish to reopen it, an account that waits. */
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined'
import { useRecord, type RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'

type Movement = RecordOf<'capital-movements'>

export function Review({ movement }: { movement: Movement }) {
  const translate = useTranslate()
  const { signedOffBy, signOffNote, reopenRequestedBy, reopenReason } = movement
  return (
    <>
      {reopenRequestedBy && (
        <div className="message" data-tone="warn" role="status">
          <FlagOutlined />
          <p>{translate('capitalMovement.reopenRequested', { name: reopenRequestedBy, reason: reopenReason ?? '' })}</p>
        </div>
      )}
      {signedOffBy && (
        <div className="message" data-tone="info" role="status">
          <VerifiedOutlined />
          <p>
            {translate('capitalMovement.signedOff', { name: signedOffBy })}
            {signOffNote ? `: ${signOffNote}` : ''}
          </p>
        </div>
      )}
      <AccountWaits movement={movement} />
    </>
  )
}

/** An account that waits for its verification holds completing up. */
function AccountWaits({ movement: { fundBankAccountId, status } }: { movement: Movement }) {
  const translate = useTranslate()
  const { data: account } = useRecord('bank-accounts', fundBankAccountId, { retry: false })
  if (!account || status !== 'Open' || account.status === 'Active') return null
  return (
    <div className="message" data-tone="warn" role="status">
      <ErrorOutline />
      <p>{translate('capitalMovement.accountWaits', { name: account.name })}</p>
    </div>
  )
}
