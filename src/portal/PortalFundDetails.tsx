/** One holding at a glance: what is owed, the position and what it is made of, cash flows, papers, details. */
import { Link } from 'react-router'
import { formatDate } from '../formats.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { CashFlows } from './CashFlows.tsx'
import { DueCard } from './DueCard.tsx'
import { FundHead } from './FundHead.tsx'
import type { HoldingDetails } from './holding.ts'
import { NothingPublished } from './NothingPublished.tsx'
import { OwnAccount } from './OwnAccount.tsx'
import { Papers } from './Papers.tsx'
import { PortalPage } from './PortalPage.tsx'
import { Position } from './Position.tsx'
import { Readers } from './Readers.tsx'
import { StatementTables } from './StatementTables.tsx'
import { useHolding } from './useHolding.tsx'
import { usePortal } from './usePortal.tsx'
import '../texts/portalPages.ts'

const LATEST = 5

export function PortalFundDetails() {
  const { pLpId } = useParameters('portal.fund.details')
  const { data, error } = useHolding(pLpId)
  return (
    <PortalPage loading={data === undefined} error={error}>
      {data && <Holding found={data} />}
    </PortalPage>
  )
}

function Holding({ found }: { found: HoldingDetails }) {
  const translate = useTranslate()
  const { ofFund, movement } = usePortal()
  const { holding, statement, papers, fundDetails, holdingDetails } = found
  const { id } = holding
  const [due] = holding.due
  return (
    <>
      <FundHead id={id} fund={holding.fund} facts={useFacts(found)} hasPapers={papers.length > 0} />
      {holding.due.map(due => (
        <DueCard key={due.noticeId} due={due} hasFigures={statement !== null} />
      ))}
      {statement ? (
        <>
          <Position statement={statement} holding={holding} />
          <CashFlows id={id} statement={statement} later={found.later} dues={holding.due} />
          <StatementTables id={id} tables={found.tables} asOf={formatDate(statement.period.date)} />
        </>
      ) : (
        <NothingPublished id={id} hasMovements={holding.hasMovements} fundFiguresAsOf={holding.fundFiguresAsOf} />
      )}
      <section className="holding-card" aria-labelledby="holding-documents">
        <div className="portal-head">
          <h2 id="holding-documents">{translate('portal.documents.title')}</h2>
          {papers.length > LATEST && (
            <Link to={ofFund('portal.fund.reports', id)}>
              {translate('portal.documents.all', { count: papers.length })}
            </Link>
          )}
        </div>
        <Papers papers={papers.slice(0, LATEST)} />
      </section>
      <OwnAccount found={found} />
      <Readers found={found} />
      <Facts title={translate('portalPosition.facts.holding')} facts={holdingDetails} />
      <Facts title={translate('portalPosition.facts.fund')} facts={fundDetails} />
      {due && (
        <Link className="plain-button primary portal-foot" to={movement(due.noticeId)}>
          {translate('portalPosition.see', { name: due.movement })}
        </Link>
      )}
    </>
  )
}

/** Whose figures of when they are, and when they were published. */
export function useFacts({ holding: { name }, statement }: Pick<HoldingDetails, 'holding' | 'statement'>): string {
  const translate = useTranslate()
  if (!statement) return translate('portal.holder', { name })
  const { fund, currency, period, issuedOn } = statement
  return [
    fund.vintageYear !== null && translate('portal.vintage', { year: fund.vintageYear }),
    currency,
    translate('portal.published', { date: formatDate(period.date), issued: formatDate(issuedOn) }),
    translate('portal.holder', { name }),
  ]
    .filter(Boolean)
    .join(' · ')
}

export function Facts({ title, facts }: { title: string; facts: HoldingDetails['fundDetails'] }) {
  if (facts.length === 0) return null
  return (
    <section className="holding-card" aria-label={title}>
      <h2>{title}</h2>
      <dl className="portal-facts">
        {facts.map(fact => (
          <div key={fact.title}>
            <dt>{fact.title}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
