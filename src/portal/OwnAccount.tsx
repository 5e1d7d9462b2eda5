/** Where distributions go, and the form in which an investor names another account. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import { groupedIban, looksLikeIban } from '../bank-accounts/iban.ts'
import { formatDate } from '../formats.ts'
import { holdingAccountActions } from '../limited-partners/actions.ts'
import { useApi } from '../web/kit/data/api.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { HoldingDetails } from './holding.ts'
import { PortalForm } from './PortalForm.tsx'

type Account = NonNullable<HoldingDetails['account']>

export function OwnAccount({ found }: { found: HoldingDetails }) {
  const translate = useTranslate()
  const { account, accountWaiting, holding } = found
  const [changing, setChanging] = useState(false)
  return (
    <section className="holding-card" aria-labelledby="own-account">
      <div className="portal-head">
        <div>
          <h2 id="own-account">{translate('portal.ownAccount.title')}</h2>
          <p>{translate('portal.ownAccount.sentence')}</p>
        </div>
        {holding.mayChange && !changing && (
          <Button variant="outlined" onClick={() => setChanging(true)}>
            {translate('portal.ownAccount.change')}
          </Button>
        )}
      </div>
      {account ? <Shown account={account} /> : <p className="portal-none">{translate('portal.ownAccount.none')}</p>}
      {accountWaiting && (
        <div className="own-account-waiting" role="status">
          <b>{translate('portal.ownAccount.waits')}</b>
          <Shown account={accountWaiting} />
          <p>{translate(account ? 'portal.ownAccount.until' : 'portal.ownAccount.untilFirst')}</p>
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
  const api = useApi()
  const client = useQueryClient()
  return (
    <PortalForm
      title={translate('portal.ownAccount.form')}
      sentence={translate('portal.ownAccount.formSentence')}
      verb={translate('portal.ownAccount.send')}
      fields={[
        { name: 'name', label: translate('portal.account.holder'), first: account?.holder ?? holding.name },
        {
          name: 'accountNumber',
          label: translate('portal.ownAccount.number'),
          help: translate('portal.ownAccount.numberHelp'),
        },
        { name: 'bankCode', label: translate('portal.ownAccount.bic'), help: translate('portal.ownAccount.bicHelp') },
      ]}
      onSend={async typed => {
        await api.actOnAll(holdingAccountActions.nameForHolding, {
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
