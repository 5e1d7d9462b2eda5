/** What is still to be looked at before a closing is completed, and what completing does. */
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { formatAmount, formatDate } from '../formats.ts'
import { add, compare } from '../money.ts'
import { useFundFigures } from '../reporting-periods/useFundPeriods.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card } from '../web/kit/page/Card.tsx'
import type { ClosingCheck, EqualisationAnswer } from './reads.ts'

const ICONS = { ok: CheckCircleOutlined, warn: WarningAmberOutlined, bad: ErrorOutline } as const

export function ChecksCard({ checks }: { checks: readonly ClosingCheck[] }) {
  const translate = useTranslate()
  const passed = checks.filter(({ state }) => state === 'ok').length
  return (
    <Card title={translate('closing.checks')} aside={translate('closing.checksPass', { passed, all: checks.length })}>
      <ul className="closing-checks">
        {checks.map(({ name, state, words }) => {
          const Icon = ICONS[state]
          return (
            <li key={name} data-tone={state}>
              <Icon titleAccess={translate(`closing.checkState.${state}`)} />
              <span>{words}</span>
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
  const { currency, minorUnits } = useFundFigures(closing.fundId)
  const amount = (value: string) => formatAmount(value, minorUnits)
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
  const { currency, minorUnits } = useFundFigures(closing.fundId)
  const amount = (value: string) => `${formatAmount(value, minorUnits)} ${currency}`
  const { totals, lateInterest, lines, checks } = answer
  const rows: [words: string, value: string][] = [
    [translate('closing.ask.commitments', { before: formatAmount(totals.prior, minorUnits) }), amount(totals.total)],
    ...(lines > 0
      ? ([
          [translate('closing.ask.catchUp'), amount(totals.catchUp)],
          [translate('closing.ask.interest'), amount(lateInterest)],
          [translate('closing.ask.fee'), amount(add(totals.fee, totals.feeInterest))],
          [translate('closing.ask.lines'), `${lines}`],
        ] as const)
      : []
    ).map(([words, value]): [string, string] => [words, value]),
  ]
  return (
    <>
      <dl className="closing-ask">
        {rows.map(([words, value]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {checks
        .filter(({ state }) => state !== 'ok')
        .map(({ name, words }) => (
          <div key={name} className="message" data-tone="warn">
            <WarningAmberOutlined />
            <p>{words}</p>
          </div>
        ))}
    </>
  )
}
