/** The account and the reference of a payment, with what proves the account: without that nobody should pay. */
import { lazy, Suspense, useState } from 'react'
import { groupedIban, looksLikeIban } from '../bank-accounts/iban.ts'
import { formatDate } from '../formats.ts'
import { PlainIcon } from '../web/kit/page/PlainIcon.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { Payee } from './movement.ts'
import './texts.ts'
import './portal.css'

const OutOfUse = lazy(() => import('./OutOfUse.tsx').then(module => ({ default: module.OutOfUse })))

interface PaymentAccountProps {
  account: Pick<Payee, 'holder' | 'accountNumber' | 'bankCode' | 'verifiedOn' | 'outOfUse'>
  reference: string | null
}

export function PaymentAccount({ account, reference }: PaymentAccountProps) {
  const translate = useTranslate()
  const { holder, accountNumber, bankCode, verifiedOn, outOfUse } = account
  const isIban = looksLikeIban(accountNumber)
  return (
    <>
      <dl className="payment-account">
        <Fact title={translate('portal.account.holder')} value={holder} />
        <Fact
          title={translate(isIban ? 'portal.account.iban' : 'portal.account.number')}
          value={isIban ? groupedIban(accountNumber) : accountNumber}
          copied={accountNumber.replaceAll(' ', '')}
        />
        {bankCode !== '' && <Fact title={translate('portal.account.bankCode')} value={bankCode} copied={bankCode} />}
        {reference !== null && (
          <Fact
            title={translate('portal.account.reference')}
            value={reference}
            copied={reference.replaceAll(' ', '')}
          />
        )}
      </dl>
      {outOfUse ? (
        <Suspense>
          <OutOfUse />
        </Suspense>
      ) : (
        <p className="account-proof" data-verified={verifiedOn !== null}>
          <PlainIcon name="verified" />
          <span>
            <b>
              {verifiedOn === null
                ? translate('portal.account.unverified')
                : translate('portal.account.verified', { date: formatDate(verifiedOn) })}
            </b>{' '}
            {translate('portal.account.never')}
          </span>
        </p>
      )}
    </>
  )
}

/** What is typed into the form of a bank can be copied. */
function Fact({ title, value, copied }: { title: string; value: string; copied?: string }) {
  const translate = useTranslate()
  const [done, setDone] = useState(false)
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {value}
        {copied !== undefined && (
          <button
            type="button"
            className="plain-icon-button"
            data-done={done || undefined}
            aria-label={done ? translate('portal.account.copied') : translate('portal.account.copy', { what: title })}
            onClick={() => {
              navigator.clipboard.writeText(copied).then(
                () => setDone(true),
                () => setDone(false),
              )
            }}
          >
            <PlainIcon name={done ? 'check' : 'copy'} size={20} />
          </button>
        )}
      </dd>
    </div>
  )
}
