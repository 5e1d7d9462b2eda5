import { Suspense, lazy } from 'react'
import { formatDate, formatNumber } from '../formats.ts'
import { useCount } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { KeyFigures } from '../web/kit/page/KeyFigures.tsx'
import { useSession } from '../web/kit/data/session.tsx'
import { AgentCards } from './AgentCards.tsx'
import { ACCOUNTS_SHOWN, AttentionCard, useWaitingAccounts } from './AttentionCard.tsx'
import { ChangedCard } from './ChangedCard.tsx'
import { FundsCard } from './FundsCard.tsx'
import { RatesCard, useLatestRates } from './RatesCard.tsx'

// The code of lists comes after the cards.
const HomeLists = lazy(() => import('./HomeLists.tsx').then(module => ({ default: module.HomeLists })))

/**
 * What somebody of a fund manager wants to know first. The administrative agent's work, invoices and accounting, stands
 * above everything else.
 */
export function StaffHome() {
  const session = useSession()
  return (
    <>
      {session.allows('agent') && <AgentCards />}
      <Figures />
      <div className="home-grid">
        <div>
          <FundsCard />
          <ChangedCard />
        </div>
        <div>
          <AttentionCard />
          <RatesCard />
        </div>
      </div>
      <Suspense fallback={null}>
        <HomeLists />
      </Suspense>
    </>
  )
}

function Figures() {
  const translate = useTranslate()
  const rates = useLatestRates()
  const count = (total: number | undefined) => (total === undefined ? '\u2013' : formatNumber(String(total)))
  const ratesNote =
    rates.missing.length > 0
      ? translate('home.figures.ratesMissing', { smart_count: rates.missing.length, date: formatDate(rates.monthEnd) })
      : rates.date
        ? translate('home.figures.ratesNote', { date: formatDate(rates.date) })
        : translate('home.rates.none')
  const raising = useCount('funds', { finalClosingDate_null: true }) ?? 0
  const waiting = useWaitingAccounts(ACCOUNTS_SHOWN).total ?? 0
  return (
    <KeyFigures
      figures={[
        {
          label: translate('home.figures.funds'),
          value: count(useCount('funds')),
          note: translate('home.figures.fundsNote', { smart_count: raising }),
        },
        {
          label: translate('home.figures.contacts'),
          value: count(useCount('contacts')),
          note: translate('home.figures.contactsNote'),
        },
        {
          label: translate('home.figures.accounts'),
          value: count(useCount('bank-accounts')),
          note:
            waiting === 0
              ? translate('home.figures.accountsVerified')
              : translate('home.figures.accountsWaiting', { smart_count: waiting }),
        },
        {
          label: translate('home.figures.rates'),
          value: count(rates.isPending || rates.error ? undefined : rates.rates.length),
          note: ratesNote,
        },
      ]}
    />
  )
}
