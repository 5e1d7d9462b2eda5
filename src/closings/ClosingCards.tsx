/** What is still to be looked at before a closing is completed, what completing does, and the movement it has made. */
import { Link } from 'react-router'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { fieldOf } from '../entityTypes.ts'
import { formatAmount, formatDate } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { add, compare } from '../money.ts'
import { path } from '../paths.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card } from '../web/kit/page/Card.tsx'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'
import type { ClosingCheck, ClosingMovement, EqualisationAnswer } from './reads.ts'

const ICONS = { ok: CheckCircleOutlined, warn: WarningAmberOutlined, bad: ErrorOutline } as const

export function ChecksCard({ checks }: { checks: readonly ClosingCheck[] }) {
  const translate = useTranslate()
  const passed = checks.filter(({ state }) => state === 'ok').length
  return (
    <Card title={translate('closing.checks')} aside={translate('closing.checksPass', { passed, all: checks.length })}>
      <ul className="closing-checks">
        {checks.map(({ name, state, text }) => {
          const Icon = ICONS[state]
          return (
            <li key={name} data-tone={state}>
              <Icon titleAccess={translate(`closing.checkState.${state}`)} />
              <span>{text}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

interface ConsequencesProps {
  closing: { fundId: number; date: string }
  answer: EqualisationAnswer
}

export function ConsequencesCard(props: ConsequencesProps) {
  const translate = useTranslate()
  const { closing, answer } = props
  const { currency, minorUnits } = useFundCurrency(closing.fundId)
  const amount = (value: Decimal) => formatAmount(value, minorUnits)
  const paying = answer.partners.filter(({ toPay }) => compare(toPay, '0') > 0).length
  return (
    <Card title={translate('closing.whatCompleteDoes')}>
      <ul className="closing-consequences">
        <li>
          {translate('closing.grows', {
            before: amount(answer.totals.prior),
            after: amount(answer.totals.total),
            currency,
          })}
        </li>
        {answer.lines > 0 && (
          <>
            <li>{translate('closing.makesMovement', { smart_count: answer.lines, date: formatDate(closing.date) })}</li>
            <li>{translate('closing.payAndGet', { paying, getting: answer.lines - paying })}</li>
          </>
        )}
        <li>{translate('closing.locks')}</li>
      </ul>
    </Card>
  )
}

/** The same in figures, in the question before completing. */
export function Consequences({ closing, answer }: ConsequencesProps) {
  const translate = useTranslate()
  const { currency, minorUnits } = useFundCurrency(closing.fundId)
  const amount = (value: Decimal) => `${formatAmount(value, minorUnits)} ${currency}`
  const { totals, lateInterest, lines, checks } = answer
  const rows: [label: string, value: string][] = [
    [translate('closing.ask.commitments', { before: formatAmount(totals.prior, minorUnits) }), amount(totals.total)],
    ...(lines > 0
      ? ([
          [translate('closing.ask.catchUp'), amount(totals.catchUp)],
          [translate('closing.ask.interest'), amount(lateInterest)],
          [translate('closing.ask.fee'), amount(add(totals.fee, totals.feeInterest))],
          [translate('closing.ask.lines'), `${lines}`],
        ] as const)
      : []
    ).map(([label, value]): [string, string] => [label, value]),
  ]
  return (
    <>
      <dl className="closing-ask">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {checks
        .filter(({ state }) => state !== 'ok')
        .map(({ name, text }) => (
          <div key={name} className="message" data-tone="warn">
            <WarningAmberOutlined />
            <p>{text}</p>
          </div>
        ))}
    </>
  )
}

/** The second step of a closing: until it is completed, nothing has moved. */
export function MovementCard({ fundId, movement }: { fundId: number; movement: ClosingMovement }) {
  const translate = useTranslate()
  const field = fieldOf(useEntity('capital-movements'), 'status')
  const { id, name, dueDate, status, follows } = movement
  return (
    <Card title={translate('closing.secondStep')} aside={<StatusChip field={field} value={status} />}>
      <div className="closing-step">
        <Link to={path('fund.capitalMovement.details', { fundId, capitalCallId: id })}>{name}</Link>
        <p>{translate('closing.dueOn', { date: formatDate(dueDate) })}</p>
        <p>{translate(status === 'Open' ? 'closing.movementOpen' : 'closing.movementDone')}</p>
        {!follows && (
          <div className="message" data-tone="warn">
            <WarningAmberOutlined />
            <p>{translate('closing.movementDiffers')}</p>
          </div>
        )}
      </div>
    </Card>
  )
}
