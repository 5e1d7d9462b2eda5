/** What is owed next, by when and to which account: what an investor opens the portal for. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import IconButton from '@mui/material/IconButton'
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined'
import { Link } from 'react-router'
import { daysBetween } from '../calendar.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { useApi } from '../web/kit/data/api.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { DownloadButton } from '../web/kit/page/DownloadButton.tsx'
import type { Due } from './holding.ts'
import { portalReads } from './reads.ts'
import { usePortal } from './usePortal.tsx'

export function DueCard({ due }: { due: Due }) {
  const translate = useTranslate()
  const api = useApi()
  const { today } = useSession()
  const { asked, movements } = usePortal()
  const { noticeId, movement, amount, currency, minorUnits, dueDate, remainingAfter } = due
  const days = daysBetween(today, dueDate)
  return (
    <section className="due-card" aria-label={translate('portal.due.call', { name: movement })}>
      <div>
        <p>{translate('portal.due.call', { name: movement })}</p>
        <p className="due-amount">
          <b>{formatAmount(amount, minorUnits)}</b> {currency}
        </p>
        <p>
          {translate('portal.due.due')} <b>{formatDate(dueDate)}</b>{' '}
          <span className="due-days">
            {days === 0 ? translate('portal.due.today') : translate('portal.due.days', { smart_count: days })}
          </span>
        </p>
        <p>{translate('portal.due.after', { amount: formatAmount(remainingAfter, minorUnits) })}</p>
        <div className="due-actions">
          <Button variant="contained" component={Link} to={movements}>
            {translate('portal.due.see')}
          </Button>
          {asked && (
            <DownloadButton
              label={translate('portal.due.notice')}
              name={translate('portal.movements.noticeOf', { name: movement })}
              file={() => api.file(portalReads.portalNotice, { ...asked, id: noticeId })}
            />
          )}
        </div>
      </div>
      <PayTo due={due} />
    </section>
  )
}

function PayTo({ due: { account, reference } }: { due: Due }) {
  const translate = useTranslate()
  if (!account) return <p className="due-account">{translate('portal.due.noAccount')}</p>
  const { holder, accountNumber, bankCode, verifiedOn } = account
  const inFours = accountNumber.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ')
  return (
    <div className="due-account">
      <p>{translate('portal.due.payTo')}</p>
      <dl>
        <Copied title={translate('portal.due.account')} value={holder} />
        <Copied title={translate('portal.due.iban')} value={inFours} copied={accountNumber} />
        <Copied title={translate('portal.due.bankCode')} value={bankCode} copied={bankCode} />
        {reference !== null && (
          <Copied title={translate('portal.due.reference')} value={reference} copied={reference} />
        )}
      </dl>
      <p className="due-verified" data-tone={verifiedOn === null ? 'warn' : 'ok'}>
        <VerifiedUserOutlined aria-hidden />
        <span>
          <b>
            {verifiedOn === null
              ? translate('portal.due.unverified')
              : translate('portal.due.verified', { date: formatDate(verifiedOn) })}
          </b>{' '}
          {translate('portal.due.verifiedHint')}
        </span>
      </p>
    </div>
  )
}

/** What is typed into the form of a bank can be copied. */
function Copied({ title, value, copied }: { title: string; value: string; copied?: string }) {
  const translate = useTranslate()
  const [done, setDone] = useState(false)
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {value}
        {copied !== undefined && (
          <IconButton
            aria-label={done ? translate('portal.copied') : translate('portal.copy', { what: title })}
            onClick={() => {
              void navigator.clipboard.writeText(copied).then(() => setDone(true))
            }}
          >
            <ContentCopyOutlined fontSize="small" color={done ? 'success' : 'inherit'} />
          </IconButton>
        )}
      </dd>
    </div>
  )
}
