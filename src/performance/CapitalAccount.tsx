/**
 * The capital account of a partner: how it went in the period, in the year and since the beginning of the fund, and
 * what the partner earned by that. Each figure explains itself.
 */
import { useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { formatDate } from '../formats.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { failureMessage } from '../web/kit/data/failures.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Figure as Amount } from '../web/kit/page/ValueCell.tsx'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { AccountExplanation } from './AccountExplanation.tsx'
import { INCEPTION, RETURNS, valueOf } from './accountLines.ts'
import type { Line } from './accountLines.ts'
import { AccountTable } from './AccountTable.tsx'
import { performanceReads } from './reads.ts'
import '../web/kit/chart/charts.css'
import './performance.css'
import './texts.ts'
import { shown } from './show.ts'
import type { PartnerAccount, WithoutFacility } from './answers.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'

export function CapitalAccount({ partner: { id, fundId } }: { partner: RecordOf<'limited-partners'> }) {
  const translate = useTranslate()
  const { currency } = useFundCurrency(fundId)
  const [explained, setExplained] = useState<Line | null>(null)
  const { data, error } = useRead(performanceReads.limitedPartnerAccount, { id })
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
      {data && !data.account && <p className="performance-none">{data.reason}</p>}
      {data?.account && <AccountTable account={data} onExplain={setExplained} />}
      {data?.account && <Returns account={data} onExplain={setExplained} />}
      {data?.account && data.note && (
        <p className="account-note">
          <WarningAmberOutlined />
          {data.note}
        </p>
      )}
      {data?.account && explained && (
        <AccountExplanation
          account={data}
          line={explained}
          currency={currency}
          onLead={setExplained}
          onClose={() => setExplained(null)}
        />
      )}
    </section>
  )
}

function unitOf(
  { asOf, period }: PartnerAccount,
  currency: string,
  translate: ReturnType<typeof useTranslate>,
): string {
  const day = translate('performance.note.nav', { currency, date: formatDate(asOf) })
  return period ? `${day} · ${period.name}` : day
}

/** As tall as what comes, so that the form below does not move. */
function AccountSkeleton() {
  return <Skeleton className="account-skeleton" variant="rectangular" />
}

function Returns({ account, onExplain }: { account: PartnerAccount; onExplain: (line: Line) => void }) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const own = account.account
  if (!own) return null
  const remarks = new Set(RETURNS.flatMap(name => (own[name].value === null ? own[name].reason : own[name].note) ?? []))
  return (
    <>
      <dl className="account-returns">
        {RETURNS.map(name => {
          const label = translate(`performance.account.${name}.title`)
          const value = valueOf(account, { name, span: INCEPTION }, minorUnits)
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <button
                  type="button"
                  className="figure-button"
                  aria-label={`${label} ${value || translate('performance.notAvailable')}`}
                  onClick={() => onExplain({ name, span: INCEPTION })}
                >
                  {value ? (
                    <Amount text={value} />
                  ) : (
                    <span className="nothing">{translate('performance.notAvailable')}</span>
                  )}
                </button>
              </dd>
            </div>
          )
        })}
      </dl>
      {remarks.size > 0 && <p className="performance-none">{[...remarks].join(' · ')}</p>}
      {own.withoutFacility && <ReturnsWithoutFacility returns={own.withoutFacility} />}
    </>
  )
}

/** Only where the fund has drawn on a subscription facility: what it alone has done for the rate. */
function ReturnsWithoutFacility({ returns: { tvpi, irr } }: { returns: WithoutFacility }) {
  const translate = useTranslate()
  const missing = translate('performance.notAvailable')
  return (
    <p className="performance-none">
      {translate('performance.account.withoutFacility', {
        tvpi: shown({ kind: 'coefficient', value: tvpi.value }, 0) || missing,
        irr: shown({ kind: 'percent', value: irr.value }, 0) || missing,
      })}
    </p>
  )
}
