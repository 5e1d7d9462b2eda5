/** What each partner pays or gets so that all stand as if admitted at the first closing; every figure says why. */
import { useState } from 'react'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import { formatAmount } from '../formats.ts'
import { add, isZero, subtract } from '../money.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { usePrinting } from '../web/kit/data/printing.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { Amount } from './CommitmentsCard.tsx'
import { TRACED, largestFirst, valueOf } from './columns.ts'
import type { EqualisationAnswer, PartnerLine } from './reads.ts'
import type { Traced } from './TracePanel.tsx'

/** More rows than these wait until they are asked for. */
const ROWS_SHOWN = 200

interface EqualisationCardProps {
  answer: EqualisationAnswer | undefined
  isOpen: boolean
  traced: Traced | null
  onTrace: (traced: Traced) => void
}

export function EqualisationCard({ answer, isOpen, traced, onTrace }: EqualisationCardProps) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const moves = answer !== undefined && answer.lines > 0
  return (
    <Card
      title={translate(isOpen ? 'closing.proposed' : 'closing.equalisation')}
      aside={
        moves &&
        translate('closing.ofCalls', {
          smart_count: answer.drawdowns.length,
          amount: formatAmount(answer.drawn, minorUnits),
        })
      }
      loading={!answer}
      lines={8}
    >
      {moves ? (
        <Table answer={answer} traced={traced} onTrace={onTrace} />
      ) : (
        <CardEmpty title={translate('closing.nothingMoves')} sentence={translate('closing.nothingMovesSentence')} />
      )}
    </Card>
  )
}

function Table({
  answer,
  traced,
  onTrace,
}: Omit<EqualisationCardProps, 'isOpen' | 'answer'> & { answer: EqualisationAnswer }) {
  const translate = useTranslate()
  const partners = largestFirst(answer.partners)
  const joined = partners.filter(({ additional }) => !isZero(additional))
  const others = partners.filter(({ additional }) => isZero(additional))
  const { totals } = answer
  return (
    <div className="page-card-scroll">
      <table className="amounts-table closing-equalisation" aria-label={translate('closing.equalisation')}>
        <thead>
          <tr>
            <th scope="col">{translate('closing.partner')}</th>
            {TRACED.map(name => (
              <th key={name} scope="col" data-right data-beside={name === 'toPay' ? undefined : true}>
                {translate(`closing.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <Group title={translate('closing.joinedGroup')} partners={joined} traced={traced} onTrace={onTrace} />
        <Group title={translate('closing.othersGroup')} partners={others} traced={traced} onTrace={onTrace} />
        <tfoot>
          <tr>
            <th scope="row">{translate('closing.partners', { smart_count: answer.partners.length })}</th>
            {TRACED.map(name => (
              <td key={name} data-right data-beside={name === 'toPay' ? undefined : true}>
                <Amount of={valueOf(totals, name)} />
              </td>
            ))}
          </tr>
          <Ties answer={answer} />
        </tfoot>
      </table>
    </div>
  )
}

/** Between the partners nothing may be left over. */
function Ties({ answer: { totals } }: { answer: EqualisationAnswer }) {
  const translate = useTranslate()
  const tied = (holds: boolean, label: string) =>
    holds ? (
      <span className="closing-ties">
        <CheckOutlined />
        {label}
      </span>
    ) : (
      <span className="closing-differs">{translate('closing.differs')}</span>
    )
  return (
    <tr className="closing-tie-row">
      <th scope="row">{translate('closing.between')}</th>
      <td data-right data-beside colSpan={2}>
        {tied(isZero(add(totals.catchUp, totals.refund)), translate('closing.catchUpIsRefund'))}
      </td>
      <td data-right data-beside>
        {tied(isZero(totals.interest), translate('closing.ties'))}
      </td>
      <td data-right data-beside colSpan={2}>
        {tied(isZero(subtract(totals.toPay, add(totals.fee, totals.feeInterest))), translate('closing.toManager'))}
      </td>
    </tr>
  )
}

interface GroupProps {
  title: string
  partners: readonly PartnerLine[]
  traced: Traced | null
  onTrace: (traced: Traced) => void
}

function Group({ title, partners, traced, onTrace }: GroupProps) {
  const translate = useTranslate()
  const [asked, setAsked] = useState(false)
  const all = usePrinting() || asked
  if (partners.length === 0) return null
  const shown = all ? partners : partners.slice(0, ROWS_SHOWN)
  return (
    <tbody>
      <tr className="amounts-section">
        <th scope="rowgroup" colSpan={TRACED.length + 1}>
          {title}
        </th>
      </tr>
      {shown.map(partner => (
        <Row key={partner.limitedPartnerId} partner={partner} traced={traced} onTrace={onTrace} />
      ))}
      {shown.length < partners.length && (
        <tr>
          <td colSpan={TRACED.length + 1}>
            <button type="button" className="text-link" onClick={() => setAsked(true)}>
              {translate('closing.showAll', { smart_count: partners.length })}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Row({ partner, traced, onTrace }: { partner: PartnerLine } & Pick<GroupProps, 'traced' | 'onTrace'>) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const { limitedPartnerId, name } = partner
  const isTraced = traced?.limitedPartnerId === limitedPartnerId
  return (
    <tr data-traced={isTraced || undefined}>
      <th scope="row">{name}</th>
      {TRACED.map(column => {
        const value = valueOf(partner, column)
        return (
          <td key={column} data-right data-beside={column === 'toPay' ? undefined : true}>
            {isZero(value) ? (
              <Nothing />
            ) : (
              <button
                type="button"
                className="closing-figure"
                aria-pressed={isTraced && traced.column === column}
                aria-label={translate('closing.why', {
                  what: translate(`closing.column.${column}`),
                  amount: formatAmount(value, minorUnits),
                  name,
                })}
                onClick={() => onTrace({ limitedPartnerId, column })}
              >
                <Amount of={value} />
              </button>
            )}
          </td>
        )
      })}
    </tr>
  )
}
