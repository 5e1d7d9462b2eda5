/** What of the commitment is called, what is due, and what remains: the parts are the commitment. */
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import type { CalendarDate, Decimal } from '../entity.ts'
import { formatAmount, formatDate, formatPercent } from '../formats.ts'
import { isZero, subtract, sum } from '../money.ts'
import type { Translate } from '../texts.ts'
import { ValueBar } from '../web/kit/chart/ValueBar.tsx'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { Card } from '../web/kit/page/Card.tsx'
import { percentOf } from './ledger.ts'
import { PlannedCommitments } from './PlannedCommitments.tsx'
import { limitedPartnerReads } from './reads.ts'
import type { ExplainedLedger, FigureName } from './reads.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { Money } from '../web/kit/page/Money.tsx'

interface Part {
  name: 'called' | 'due' | 'remaining' | 'whole'
  value: Decimal
  note: string | null
}

export function CommitmentCard({ partner, currency }: { partner: RecordOf<'limited-partners'>; currency: string }) {
  const translate = useTranslate()
  const { today } = useSession()
  const { data, error } = useRead(limitedPartnerReads.limitedPartnerLedger, { id: partner.id })
  return (
    <Card
      title={translate('limitedPartner.card.commitment')}
      aside={translate('limitedPartner.card.today', { currency, date: formatDate(today) })}
      loading={!data && !error}
      error={error}
      lines={2}
    >
      {data && <Parts ledger={data} today={today} />}
      <PlannedCommitments partnerId={partner.id} fundId={partner.fundId} />
    </Card>
  )
}

function Parts({ ledger, today }: { ledger: ExplainedLedger; today: CalendarDate }) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const { parts, whole, due } = partsOf(ledger, today, minorUnits, translate)
  const [called] = parts
  return (
    <div className="commitment-parts">
      <ValueBar
        widest={whole}
        parts={[
          { value: called?.value ?? '0', tone: 1 },
          { value: due, tone: 1, isComing: true },
        ]}
      />
      <dl>
        {parts.map(({ name, value, note }) => (
          <div key={name} data-part={name}>
            <dt>{translate(`limitedPartner.card.${name}`)}</dt>
            <dd>
              <Money of={value} />
            </dd>
            {note !== null && <dd>{note}</dd>}
          </div>
        ))}
        <div data-part="whole">
          <dt>{translate('limitedPartner.card.whole')}</dt>
          <dd>
            <Money of={whole} />
          </dd>
          <Ties parts={parts} whole={whole} />
        </div>
      </dl>
    </div>
  )
}

function Ties({ parts, whole }: { parts: readonly Part[]; whole: Decimal }) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const difference = subtract(sum(parts.map(({ value }) => value)), whole)
  return isZero(difference) ? (
    <dd className="ties">
      <CheckOutlined />
      {translate('limitedPartner.card.ties')}
    </dd>
  ) : (
    <dd className="differs">
      {translate('limitedPartner.card.differs', { amount: formatAmount(difference, minorUnits) })}
    </dd>
  )
}

/** A call that is completed counts as called before its day has come: until then it is due. */
function partsOf({ figures }: ExplainedLedger, today: CalendarDate, minorUnits: number, translate: Translate) {
  const value = (name: FigureName): Decimal => figures[name].value ?? '0'
  const [whole, inside, recallable] = [value('commitment'), value('calledInside'), value('recallable')]
  const later = figures.calledInside.rows.filter(({ date }) => date > today)
  const due = sum(later.map(({ amount }) => amount))
  const called = subtract(inside, due)
  const share = percentOf(value('remaining'), whole)
  const parts: Part[] = [
    {
      name: 'called',
      value: subtract(called, recallable),
      note: isZero(recallable)
        ? null
        : translate('limitedPartner.card.less', {
            called: formatAmount(called, minorUnits),
            recallable: formatAmount(recallable, minorUnits),
          }),
    },
    ...later.slice(0, 1).map(({ date }): Part => ({
      name: 'due',
      value: due,
      note: translate('limitedPartner.card.dueOn', { date: formatDate(date) }),
    })),
    {
      name: 'remaining',
      value: value('remaining'),
      note: share && translate('limitedPartner.card.ofCommitment', { percent: formatPercent(share) }),
    },
  ]
  return { parts, whole, due }
}
