/** The investments of a fund as they were published with its latest period. */
import { Link } from 'react-router'
import { formatAmount, formatCoefficient, formatDate, formatPercent } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { add, asAmount, sum } from '../money.ts'
import { moic } from '../performance/multiples.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { FundHead } from './FundHead.tsx'
import type { PublishedInvestments } from './holding.ts'
import { NothingPublished } from './NothingPublished.tsx'
import { PortalPage } from './PortalPage.tsx'
import { portalReads } from './reads.ts'
import { useMissing } from './useHolding.tsx'
import { usePortal } from './usePortal.tsx'
import '../texts/portalPages.ts'

export function PortalInvestments() {
  const translate = useTranslate()
  const { pLpId } = useParameters('portal.fund.investments.overview')
  const { asked } = usePortal()
  const { data, error } = useRead(portalReads.portalInvestments, asked && { ...asked, id: pLpId })
  useMissing(error)
  const published = data?.published
  const facts = published
    ? translate('portalInvestments.lead', {
        date: formatDate(published.period.date),
        currency: published.currency,
      })
    : ''
  return (
    <PortalPage loading={data === undefined} error={error}>
      {data && <FundHead id={pLpId} fund={data.fund} facts={facts} />}
      {data && !published && (
        <NothingPublished id={pLpId} hasMovements={data.hasMovements}>
          <p>{translate('portalInvestments.none')}</p>
        </NothingPublished>
      )}
      {published && <Investments id={pLpId} published={published} />}
    </PortalPage>
  )
}

type Published = NonNullable<PublishedInvestments['published']>
type Listed = Published['investments'][number]

/** A part of all fair values only where all of them are known. */
function aboutOf(
  { industry, geography, exitedOn, share }: Listed,
  isEachValued: boolean,
  translate: ReturnType<typeof useTranslate>,
): string {
  return [
    industry,
    geography,
    exitedOn !== null && translate('portalInvestments.exited', { date: formatDate(exitedOn) }),
    share !== null &&
      exitedOn === null &&
      isEachValued &&
      translate('portalInvestments.share', { share: formatPercent(share, 2) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function Investments({ id, published: { investments, minorUnits } }: { id: number; published: Published }) {
  const translate = useTranslate()
  const { investment } = usePortal()
  const money = (amount: Decimal | null) =>
    amount === null ? translate('portal.notAvailable') : formatAmount(amount, minorUnits)
  const labels = {
    invested: translate('portalInvestments.invested'),
    proceeds: translate('portalInvestments.proceeds'),
    fairValue: translate('portalInvestments.fairValue'),
    moic: translate('portalInvestments.moic'),
  }
  const unvalued = investments.filter(one => one.fairValue === null).map(({ name }) => name)
  const sumOf = (of: (one: Listed) => Decimal) => asAmount(sum(investments.map(of)), minorUnits)
  const invested = sumOf(one => one.invested)
  const proceeds = sumOf(one => add(one.proceeds, one.income))
  const fairValue = unvalued.length > 0 ? null : sumOf(one => one.fairValue ?? '0')
  const multiple = fairValue === null ? null : moic(invested, proceeds, fairValue).value
  return (
    <section className="holding-card" aria-label={translate('portalInvestments.title')}>
      <table className="portal-table">
        <thead>
          <tr>
            <th>{translate('portalInvestments.title')}</th>
            <th>{labels.invested}</th>
            <th>{labels.proceeds}</th>
            <th>{labels.fairValue}</th>
            <th>{labels.moic}</th>
          </tr>
        </thead>
        <tbody>
          {investments.map(one => (
            <tr key={one.id}>
              <td>
                <Link to={investment(id, one.id)}>{one.name}</Link>
                <small>{aboutOf(one, unvalued.length === 0, translate)}</small>
              </td>
              <td data-label={labels.invested}>{money(one.invested)}</td>
              <td data-label={labels.proceeds}>{money(asAmount(add(one.proceeds, one.income), minorUnits))}</td>
              <td data-label={labels.fairValue}>
                {money(one.fairValue)}
                {one.fairValueDate !== null && (
                  <small>{translate('portalInvestments.valued', { date: formatDate(one.fairValueDate) })}</small>
                )}
              </td>
              <td data-label={labels.moic}>
                {one.moic.value === null ? translate('portal.notAvailable') : formatCoefficient(one.moic.value)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>
              {translate('portalInvestments.total')}
              {unvalued.length > 0 && (
                <small>{translate('portalInvestments.noTotal', { investments: unvalued.join(', ') })}</small>
              )}
            </td>
            <td data-label={labels.invested}>{money(invested)}</td>
            <td data-label={labels.proceeds}>{money(proceeds)}</td>
            <td data-label={labels.fairValue}>{money(fairValue)}</td>
            <td data-label={labels.moic}>
              {multiple === null ? translate('portal.notAvailable') : formatCoefficient(multiple)}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
