/** What each partner promised before, promises now, and has promised then. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Decimal } from '../entity.ts'
import { isZero, subtract, sum } from '../money.ts'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import { Money } from '../web/kit/page/Money.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { CommitmentHeads } from './CommitmentHeads.tsx'
import { largestFirst } from './columns.ts'
import type { EqualisationAnswer, PartnerLine } from './reads.ts'

interface CommitmentsCardProps {
  fundId: number
  answer: EqualisationAnswer | undefined
  error: Error | null
  /** The button that opens the sheet. */
  change: ReactNode
}

export function CommitmentsCard({ fundId, answer, error, change }: CommitmentsCardProps) {
  const translate = useTranslate()
  const joined = largestFirst(answer?.partners ?? []).filter(({ additional }) => !isZero(additional))
  return (
    <Card title={translate('closing.commitments')} aside={change} loading={!answer} error={error} lines={6}>
      {answer && joined.length > 0 ? (
        <Table fundId={fundId} answer={answer} joined={joined} />
      ) : (
        <CardEmpty title={translate('closing.nobodyJoins')} sentence={translate('closing.noCommitments')} />
      )}
    </Card>
  )
}

interface TableProps {
  fundId: number
  answer: EqualisationAnswer
  joined: readonly PartnerLine[]
}

function Table({ fundId, answer, joined }: TableProps) {
  const translate = useTranslate()
  const { totals, partners } = answer
  const unchanged = partners.length - joined.length
  const rest = subtract(totals.prior, sum(joined.map(({ prior }) => prior)))
  return (
    <div className="page-card-scroll">
      <table className="amounts-table" aria-label={translate('closing.commitments')}>
        <CommitmentHeads />
        <tbody>
          {joined.map(({ limitedPartnerId, name, prior, additional, total }) => (
            <tr key={limitedPartnerId}>
              <th scope="row">
                <Link to={path('fund.limitedPartner.details', { fundId, limitedPartnersId: limitedPartnerId })}>
                  {name}
                </Link>{' '}
                <small className="closing-kind">{translate(isZero(prior) ? 'closing.new' : 'closing.raised')}</small>
              </th>
              <td data-right data-computed data-beside>
                <Amount of={prior} />
              </td>
              <td data-right>
                <Amount of={additional} />
              </td>
              <td data-right data-beside>
                <Amount of={total} />
              </td>
            </tr>
          ))}
          {unchanged > 0 && <Unchanged count={unchanged} prior={rest} />}
        </tbody>
        <Totals answer={answer} />
      </table>
    </div>
  )
}

/** The partners that promise nothing more in this closing, in one row. */
function Unchanged({ count, prior }: { count: number; prior: Decimal }) {
  const translate = useTranslate()
  return (
    <tr>
      <th scope="row" className="closing-rest">
        {translate('closing.unchanged', { smart_count: count })}
      </th>
      <td data-right data-computed data-beside>
        <Amount of={prior} />
      </td>
      <td data-right>
        <Nothing />
      </td>
      <td data-right data-beside>
        <Amount of={prior} />
      </td>
    </tr>
  )
}

function Totals({ answer: { partners, totals } }: Pick<TableProps, 'answer'>) {
  const translate = useTranslate()
  return (
    <tfoot>
      <tr>
        <th scope="row">{translate('closing.partners', { smart_count: partners.length })}</th>
        <td data-right data-beside>
          <Amount of={totals.prior} />
        </td>
        <td data-right>
          <Amount of={totals.additional} />
        </td>
        <td data-right data-beside>
          <Amount of={totals.total} />
        </td>
      </tr>
    </tfoot>
  )
}

export function Amount({ of }: { of: Decimal }) {
  return isZero(of) ? <Nothing /> : <Money of={of} />
}
