/** What completing a movement would do, beside the figures of today: of the fund, and of each partner on demand. */
import type { ReactNode } from 'react'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import Skeleton from '@mui/material/Skeleton'
import { formatAmount, formatCoefficient, formatDate, formatPercent } from '../formats.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { capitalMovementReads } from './reads.ts'
import type { Standing, WhatIf } from './reads.ts'
import './capitalMovements.css'
import type { Decimal } from '../entity.ts'

type Movement = RecordOf<'capital-movements'>

function useWhatIf({ id, version }: Movement) {
  return useRead(capitalMovementReads.capitalMovementWhatIf, { id }, { version, withLists: true })
}

/** In the question before completing: the figures, and who could not be paid. */
export function WhatIfSummary({ movement }: { movement: Movement }) {
  const translate = useTranslate()
  const { data } = useWhatIf(movement)
  if (!data) return <Skeleton variant="rectangular" height={180} />
  const without = data.partners.filter(({ isPaidOut, hasActiveAccount }) => isPaidOut && !hasActiveAccount)
  return (
    <div className="what-if">
      <FundTable data={data} />
      <p>{translate('capitalMovement.makesNotices', { smart_count: data.partners.length })}</p>
      {without.length > 0 && (
        <div className="message" data-tone="warn">
          <ErrorOutline />
          <p>
            {translate('capitalMovement.withoutAccount', {
              smart_count: without.length,
              names: without.map(({ name }) => name).join(', '),
            })}
          </p>
        </div>
      )}
    </div>
  )
}

export function WhatIfPanel({ movement }: { movement: Movement }) {
  const translate = useTranslate()
  const { data } = useWhatIf(movement)
  if (!data) return <Skeleton variant="rectangular" height={320} />
  return (
    <div className="what-if">
      <p>{translate('capitalMovement.whatIfSentence', { date: formatDate(data.asOf), currency: data.currency })}</p>
      <FundTable data={data} />
      <PartnersTable data={data} />
    </div>
  )
}

function FundTable({ data }: { data: WhatIf }) {
  const translate = useTranslate()
  const { before, after, minorUnits } = data
  const rows: [key: keyof Standing, shown: (value: Decimal) => string][] = [
    ['remaining', value => formatAmount(value, minorUnits)],
    ['calledPercent', value => formatPercent(value)],
    ['dpi', value => formatCoefficient(value)],
    ['tvpi', value => formatCoefficient(value)],
    ['netIrr', value => formatPercent(value)],
    ['cash', value => formatAmount(value, minorUnits)],
  ]
  const cell = (value: Decimal | null, shown: (value: Decimal) => string): ReactNode =>
    value === null ? <Nothing /> : shown(value)
  return (
    <div className="amounts-card" tabIndex={0} role="region" aria-label={translate('capitalMovement.tab.whatIf')}>
      <table className="amounts-table">
        <thead>
          <tr>
            <th scope="col">{translate('capitalMovement.figure')}</th>
            <th scope="col" data-right>
              {translate('capitalMovement.today')}
            </th>
            <th scope="col" data-right>
              {translate('capitalMovement.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, shown]) => (
            <tr key={key}>
              <th scope="row">{translate(`capitalMovement.standing.${key}`)}</th>
              <td data-right data-computed>
                {cell(before[key], shown)}
              </td>
              <td data-right>{cell(after[key], shown)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const PARTNERS_SHOWN = 200

function PartnersTable({ data: { partners, minorUnits } }: { data: WhatIf }) {
  const translate = useTranslate()
  return (
    <div className="amounts-card" tabIndex={0} role="region" aria-label={translate('capitalMovement.whatIfPartners')}>
      <table className="amounts-table">
        <thead>
          <tr>
            <th scope="col">{translate('capitalMovement.partner')}</th>
            <th scope="col" data-right data-beside>
              {translate('capitalMovement.remainingToday')}
            </th>
            <th scope="col" data-right>
              {translate('capitalMovement.remainingAfter')}
            </th>
            <th scope="col" data-right data-beside>
              {translate('capitalMovement.calledToday')}
            </th>
            <th scope="col" data-right>
              {translate('capitalMovement.calledAfter')}
            </th>
          </tr>
        </thead>
        <tbody>
          {partners.slice(0, PARTNERS_SHOWN).map(partner => (
            <tr key={partner.limitedPartnerId}>
              <th scope="row">{partner.name}</th>
              <td data-right data-computed data-beside>
                {formatAmount(partner.remainingBefore, minorUnits)}
              </td>
              <td data-right>{formatAmount(partner.remainingAfter, minorUnits)}</td>
              <td data-right data-computed data-beside>
                {formatPercent(partner.calledPercentBefore)}
              </td>
              <td data-right>{formatPercent(partner.calledPercentAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {partners.length > PARTNERS_SHOWN && (
        <p className="what-if-more">{translate('form.andMore', { count: partners.length - PARTNERS_SHOWN })}</p>
      )}
    </div>
  )
}
