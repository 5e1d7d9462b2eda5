/**
 * The capital account of a partner: from what it paid to what it holds, and what it earned by that. Each figure
 * explains itself.
 */
import { useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { formatDate, formatNumber } from '../formats.ts'
import { add, negate } from '../money.ts'
import { useFundFigures } from '../reporting-periods/useFundPeriods.tsx'
import { failureMessage } from '../web/kit/data/failures.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Figure as Amount } from '../web/kit/page/ValueCell.tsx'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { SidePanel } from '../web/kit/panel/SidePanel.tsx'
import { ExplainHead, Formula } from './ExplainParts.tsx'
import { performanceReads } from './reads.ts'
import { shownAs } from './show.ts'
import '../web/kit/chart/charts.css'
import './performance.css'
import './texts.ts'
import type { FundReturns, PartnerReturns } from './answers.ts'

const DECIMALS = 2

const AMOUNTS = ['contributed', 'distributed', 'result', 'managementFees', 'carry', 'balance'] as const
const RETURNS = ['dpi', 'rvpi', 'tvpi', 'irr'] as const
type Name = (typeof AMOUNTS)[number] | (typeof RETURNS)[number]

/** What lowers the balance is kept as a positive figure. */
const LOWERS: ReadonlySet<Name> = new Set(['distributed', 'managementFees', 'carry'])

const PARTS: Partial<Record<Name, readonly Name[]>> = {
  balance: ['contributed', 'distributed', 'result', 'managementFees', 'carry'],
  dpi: ['distributed', 'contributed'],
  rvpi: ['balance', 'contributed'],
  tvpi: ['distributed', 'balance', 'contributed'],
  irr: ['contributed', 'distributed', 'balance'],
}

export function CapitalAccount({ partner: { id, fundId } }: { partner: RecordOf<'limited-partners'> }) {
  const translate = useTranslate()
  const { currency } = useFundFigures(fundId)
  const [explained, setExplained] = useState<Name | null>(null)
  const { data, error } = useRead(performanceReads.fundCapitalAccounts, { id: fundId })
  const account = data?.accounts.find(({ limitedPartnerId }) => limitedPartnerId === id)
  const title = translate('performance.account.title')
  return (
    <section className="chart-card capital-account" aria-label={title} aria-busy={!data && !error}>
      <header>
        <h2>{title}</h2>
        {data && <span className="chart-unit">{unitOf(data, currency, translate)}</span>}
      </header>
      {error && (
        <p className="performance-none" role="alert">
          {failureMessage(error)}
        </p>
      )}
      {!data && !error && <AccountSkeleton />}
      {data && !account && <p className="performance-none">{data.reason}</p>}
      {data && account && <Lines account={account} onExplain={setExplained} />}
      {account && data?.note && (
        <p className="account-note">
          <WarningAmberOutlined />
          {data.note}
        </p>
      )}
      {data && account && explained && (
        <Explanation
          returns={data}
          account={account}
          name={explained}
          currency={currency}
          onLead={setExplained}
          onClose={() => setExplained(null)}
        />
      )}
    </section>
  )
}

function unitOf({ asOf, period }: FundReturns, currency: string, translate: ReturnType<typeof useTranslate>): string {
  const day = translate('performance.note.nav', { currency, date: formatDate(asOf) })
  return period ? `${day} · ${period.name}` : day
}

/** As tall as what comes, so that the form below does not move. */
function AccountSkeleton() {
  return (
    <div className="account-parts">
      {[AMOUNTS, RETURNS].map((names, part) => (
        <dl key={part}>
          {names.map(name => (
            <div key={name}>
              <dt>
                <Skeleton width={120} />
              </dt>
              <dd>
                <Skeleton width={90} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  )
}

function Lines({ account, onExplain }: { account: PartnerReturns; onExplain: (name: Name) => void }) {
  const translate = useTranslate()
  const remarks = [
    ...new Set(
      RETURNS.flatMap(name => (account[name].value === null ? account[name].reason : account[name].note) ?? []),
    ),
  ]
  const line = (name: Name) => {
    const label = translate(`performance.account.${name}.title`)
    const value = valueOf(account, name, LOWERS.has(name))
    return (
      <div key={name} data-total={name === 'balance' || undefined}>
        <dt>{label}</dt>
        <dd>
          <button
            type="button"
            className="figure-button"
            aria-label={`${label} ${value || translate('performance.notAvailable')}`}
            onClick={() => onExplain(name)}
          >
            {value ? <Amount text={value} /> : <span className="nothing">{translate('performance.notAvailable')}</span>}
          </button>
        </dd>
      </div>
    )
  }
  return (
    <div className="account-parts">
      <dl>{AMOUNTS.map(line)}</dl>
      <div>
        <dl>{RETURNS.map(line)}</dl>
        {remarks.length > 0 && <p className="performance-none">{remarks.join(' · ')}</p>}
      </div>
    </div>
  )
}

/** Empty where there is none: a reason stands beside it. */
function valueOf(account: PartnerReturns, name: Name, negated = false): string {
  const value = account[name]
  if (typeof value === 'string') return formatNumber(negated ? negate(value) : value, DECIMALS)
  return value.value === null ? '' : shownAs(name === 'irr' ? 'percent' : 'coefficient', value.value, DECIMALS)
}

interface ExplanationProps {
  returns: FundReturns
  account: PartnerReturns
  name: Name
  currency: string
  onLead: (name: Name) => void
  onClose: () => void
}

function Explanation({ returns, account, name, currency, onLead, onClose }: ExplanationProps) {
  const translate = useTranslate()
  const value = account[name]
  const measure = typeof value === 'string' ? {} : value
  const parts = PARTS[name] ?? []
  return (
    <SidePanel title={translate(`performance.account.${name}.title`)} wide onClose={onClose}>
      <ExplainHead
        value={valueOf(account, name)}
        asOf={returns.asOf}
        currency={typeof value === 'string' ? currency : null}
        {...measure}
      />
      <Formula words={translate(`performance.account.${name}.formula`)} />
      {parts.length > 0 && (
        <section className="explain-part">
          <h3>{translate('performance.explain.madeOf')}</h3>
          {parts.map(part => (
            <button
              key={part}
              type="button"
              className="explain-line"
              onClick={event => {
                event.currentTarget.closest('aside')?.focus()
                onLead(part)
              }}
            >
              <span>{translate(`performance.account.${part}.title`)}</span>
              <Amount text={valueOf(account, part, name === 'balance' && LOWERS.has(part))} />
            </button>
          ))}
        </section>
      )}
      {name === 'balance' && <Together returns={returns} />}
    </SidePanel>
  )
}

/** Nothing of the fund is left over, and nothing stands in two accounts. */
function Together({ returns: { accounts, generalPartner, nav } }: { returns: FundReturns }) {
  const translate = useTranslate()
  const partners = accounts.reduce((sum, { balance }) => add(sum, balance), '0')
  return (
    <section className="explain-part">
      <h3>{translate('performance.account.together')}</h3>
      {(
        [
          ['partners', partners],
          ['generalPartner', generalPartner ?? '0'],
          ['nav', nav ?? '0'],
        ] as const
      ).map(([name, amount]) => (
        <div key={name} className="explain-line">
          <span>{translate(`performance.account.${name}`, { smart_count: accounts.length })}</span>
          <Amount text={formatNumber(amount, DECIMALS)} />
        </div>
      ))}
    </section>
  )
}
