/** Where distributions go, and the form in which an investor names another account. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { groupedIban, looksLikeIban } from '../bank-accounts/iban.ts'
import { formatDate } from '../formats.ts'
import { holdingAccountActions } from '../limited-partners/actions.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { PlainButton } from '../web/kit/page/PlainButton.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { HoldingDetails } from './holding.ts'
import { PortalForm } from './PortalForm.tsx'
import '../texts/portalPages.ts'

type Account = NonNullable<HoldingDetails['account']>

export function OwnAccount({ found }: { found: HoldingDetails }) {
  const translate = useTranslate()
  const { account, accountWaiting, holding } = found
  const [changing, setChanging] = useState(false)
  return (
    <section className="holding-card" aria-labelledby="own-account">
      <div className="portal-head">
        <div>
          <h2 id="own-account">{translate('portalAccount.title')}</h2>
          <p>{translate('portalAccount.sentence')}</p>
        </div>
        {holding.mayChange && !changing && (
          <PlainButton onClick={() => setChanging(true)}>{translate('portalAccount.change')}</PlainButton>
        )}
      </div>
      {account ? <Shown account={account} /> : <p className="portal-none">{translate('portalAccount.none')}</p>}
      {accountWaiting && (
        <div className="own-account-waiting" role="status">
          <b>{translate('portalAccount.waits')}</b>
          <Shown account={accountWaiting} />
          <p>{translate(account ? 'portalAccount.until' : 'portalAccount.untilFirst')}</p>
        </div>
      )}
      {changing && <Change found={found} onClose={() => setChanging(false)} />}
    </section>
  )
}

function Shown({ account: { holder, accountNumber, bankCode, verifiedOn } }: { account: Account }) {
  const translate = useTranslate()
  const number = looksLikeIban(accountNumber) ? groupedIban(accountNumber) : accountNumber
  const verified = verifiedOn && translate('portal.account.verified', { date: formatDate(verifiedOn) })
  return (
    <p className="own-account">
      <b>{number}</b>
      <span>{[holder, bankCode, verified].filter(Boolean).join(' · ')}</span>
    </p>
  )
}

function Change({ found: { account, holding }, onClose }: { found: HoldingDetails; onClose: () => void }) {
  const translate = useTranslate()
  const calls = useCalls()
  const client = useQueryClient()
  return (
    <PortalForm
      name={`account ${holding.id}`}
      title={translate('portalAccount.form')}
      sentence={translate('portalAccount.formSentence')}
      verb={translate('portalAccount.send')}
      fields={[
        { name: 'name', label: translate('portal.account.holder'), first: account?.holder ?? holding.name },
        {
          name: 'accountNumber',
          label: translate('portalAccount.number'),
          help: translate('portalAccount.numberHelp'),
        },
        { name: 'bankCode', label: translate('portalAccount.bic'), help: translate('portalAccount.bicHelp') },
      ]}
      onSend={async typed => {
        await calls.actOnAll(holdingAccountActions.nameForHolding, {
          body: {
            limitedPartnerId: holding.id,
            name: typed('name'),
            accountNumber: typed('accountNumber'),
            bankCode: typed('bankCode'),
          },
        })
        await client.invalidateQueries({ queryKey: ['portal'] })
      }}
      onClose={onClose}
    />
  )
}
