/** One investment of a fund as it was published with its latest period. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { lastValuedBefore } from '../capital-account-statements/lastValued.ts'
import { yearsHeld } from '../capital-account-statements/yearsHeld.ts'
import { formatAmount, formatCoefficient, formatDate, formatNumber, formatPercent } from '../formats.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { PlainIcon } from '../web/kit/page/PlainIcon.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { PublishedInvestment } from './holding.ts'
import { Facts } from './PortalFundDetails.tsx'
import { PortalPage } from './PortalPage.tsx'
import { portalReads } from './reads.ts'
import { useMissing } from './useHolding.tsx'
import { usePortal } from './usePortal.tsx'
import { ValueLine } from './ValueLine.tsx'
import '../texts/portalPages.ts'
import type { Decimal } from '../entity.ts'

export function PortalInvestment() {
  const { pLpId, pInvestmentId } = useParameters('portal.fund.investment')
  const { asked, ofFund } = usePortal()
  const { data, error } = useRead(
    portalReads.portalInvestment,
    asked && { ...asked, id: pLpId, investmentId: pInvestmentId },
  )
  useMissing(error)
  return (
    <PortalPage loading={data === undefined} error={error}>
      {data && <Investment found={data} back={ofFund('portal.fund.investments.overview', pLpId)} />}
    </PortalPage>
  )
}

/** What was published of it: the name of each figure, the figure, and what is to be known of it. */
function useFigures(
  { investment, period }: Pick<PublishedInvestment, 'investment' | 'period'>,
  money: (amount: Decimal | null) => string,
) {
  const translate = useTranslate()
  const nothing = translate('portal.notAvailable')
  const { moic, irr, fairValueDate, exitedOn } = investment
  const years = yearsHeld(investment, period.date)
  const valued = fairValueDate && translate('portalInvestments.valued', { date: formatDate(fairValueDate) })
  // A value of an earlier quarter still counts, and is named beside every figure that takes it.
  const older = lastValuedBefore(investment, period.date) && valued
  const joined = (note: string | undefined) => [note, older].filter(Boolean).join(' · ')
  const { additionalCommitment: left } = investment
  // Earlier reports lack it, and nothing is to be paid into what was exited.
  const additional =
    left === undefined || exitedOn !== null
      ? []
      : [
          [
            translate('portalInvestments.additionalCommitment'),
            money(left),
            left === null ? translate('portalInvestments.additionalCommitmentUnknown') : null,
          ] as const,
        ]
  return [
    [translate('portalInvestments.invested'), money(investment.invested)],
    [translate('portalInvestments.kind.Divestment'), money(investment.proceeds)],
    [translate('portalInvestments.income'), money(investment.income)],
    [translate('portalInvestments.fairValue'), money(investment.fairValue), valued],
    [translate('portalInvestments.cost'), money(investment.cost)],
    [translate('portalInvestments.unrealised'), money(investment.unrealisedGain), older],
    ...(years === null
      ? []
      : [
          [
            translate('portalInvestments.holdingPeriod'),
            translate('portalInvestments.years', { count: formatNumber(years, 1) }),
          ] as const,
        ]),
    ...additional,
    ...(investment.fullyDilutedOwnership
      ? [[translate('portalInvestments.ownership'), formatPercent(investment.fullyDilutedOwnership, 4)] as const]
      : []),
    ...(investment.exitedPercent && /[1-9]/.test(investment.exitedPercent)
      ? [[translate('portalInvestments.exitedPart'), formatPercent(investment.exitedPercent, 2)] as const]
      : []),
    [
      translate('portalInvestments.moic'),
      moic.value === null ? nothing : formatCoefficient(moic.value),
      moic.reason ?? joined(moic.note),
    ],
    [
      translate('portalInvestments.irr'),
      irr.value === null ? nothing : formatPercent(irr.value, 2),
      irr.reason ?? joined(irr.note),
    ],
  ] as const
}

function Investment({ found, back }: { found: PublishedInvestment; back: string }) {
  const translate = useTranslate()
  const { fund, currency, minorUnits, period, investment } = found
  const nothing = translate('portal.notAvailable')
  const money = (amount: Decimal | null) => (amount === null ? nothing : formatAmount(amount, minorUnits))
  const figures = useFigures(found, money)
  return (
    <>
      <header>
        <Link className="portal-back" to={back}>
          <PlainIcon name="back" />
          {translate('portalInvestments.title')}
        </Link>
        <h1>{investment.name}</h1>
        <p>
          {[
            fund,
            investment.investedFrom !== null &&
              translate('portalInvestments.held', { date: formatDate(investment.investedFrom) }),
            investment.exitedOn !== null &&
              translate('portalInvestments.exited', { date: formatDate(investment.exitedOn) }),
            translate('portalInvestments.lead', { date: formatDate(period.date), currency }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <section className="holding-card" aria-label={investment.name}>
        <dl className="holding-figures investment-figures">
          {figures.map(([title, value, note]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                {value}
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Rows
        title={translate('portalInvestments.fairValues')}
        rows={investment.fairValues.map(({ date, value, cost }) => [
          formatDate(date),
          cost === null ? '' : translate('portalInvestments.atCost', { cost: money(cost) }),
          money(value),
        ])}
      >
        <ValueLine values={investment.fairValues} currency={currency} minorUnits={minorUnits} />
      </Rows>
      <Rows
        title={translate('portalInvestments.flows')}
        rows={investment.cashFlows.map(({ date, kind, amount }) => [
          formatDate(date),
          translate(`portalInvestments.kind.${kind}`),
          money(amount),
        ])}
      />
      <Facts title={translate('portal.places.details')} facts={investment.details} />
    </>
  )
}

interface RowsProps {
  title: string
  rows: readonly (readonly [day: string, name: string, amount: string])[]
  /** The same as a drawing. */
  children?: ReactNode
}

function Rows({ title, rows, children }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <section className="holding-card" aria-label={title}>
      <h2>{title}</h2>
      {children}
      <ul className="explained-lines">
        {rows.map(([day, name, amount], place) => (
          <li key={place}>
            <span>
              {day} {name && <small>{name}</small>}
            </span>
            <span>{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
