/** What comes in the next 60 days, by day; the sum below is that of the two figures above the cards. */
import { daysBetween, yearOf } from '../calendar.ts'
import { Link } from 'react-router'
import type { CalendarDate, Decimal } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { subtract } from '../money.ts'
import { recordPath } from '../pages/records.ts'
import type { Translate } from '../texts.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import type { Deadlines } from './reads.ts'
import { useDeadlines } from './useDeadlines.tsx'
import './deadlines.css'
import './texts.ts'
import { Money } from '../web/kit/page/Money.tsx'

const MONTHS_OF_QUARTER = 3

interface Item {
  key: string
  date: CalendarDate
  title: string
  to: string | null
  small: string
  amount?: Decimal
  currency?: string | null
  state?: string
}

export function ComingUpCard() {
  const translate = useTranslate()
  const { data, isPending, error } = useDeadlines()
  const items = data ? itemsOf(data, translate) : []
  return (
    <Card
      title={translate('deadline.coming.title')}
      aside={data && translate('deadline.coming.until', { date: formatDate(data.until) })}
      loading={isPending}
      error={error}
    >
      {items.length === 0 && (
        <CardEmpty title={translate('deadline.coming.none')} sentence={translate('deadline.coming.noneSentence')} />
      )}
      {data && items.length > 0 && <Items items={items} deadlines={data} />}
    </Card>
  )
}

function Items({ items, deadlines }: { items: readonly Item[]; deadlines: Deadlines }) {
  const translate = useTranslate()
  const { today, receive, pay, currency } = deadlines
  return (
    <>
      <ul className="coming-items">
        {items.map(({ key, date, title, to, small, amount, currency: unit, state }) => (
          <li key={key}>
            <span className="figures">
              {formatDate(date)}
              <small>{inDays(date, today, translate)}</small>
            </span>
            <span>
              <b>{to === null ? title : <Link to={to}>{title}</Link>}</b>
              <small>{small}</small>
            </span>
            <span className="coming-amount figures">
              {amount !== undefined && (
                <span>
                  <Money of={amount} currency={unit} /> <i>{unit}</i>
                </span>
              )}
              {state !== undefined && <small>{state}</small>}
            </span>
          </li>
        ))}
      </ul>
      {receive.count + pay.count > 0 && (
        <p className="coming-net">
          <span>{translate('deadline.coming.net', { currency })}</span>
          <b className="figures">
            <Money of={subtract(receive.amount, pay.amount)} currency={currency} />
          </b>
        </p>
      )}
    </>
  )
}

export function inDays(date: CalendarDate, today: CalendarDate, translate: Translate): string {
  const days = daysBetween(today, date)
  return days === 0 ? translate('deadline.coming.today') : translate('deadline.coming.days', { smart_count: days })
}

/** "Q4 2026", for a period that nobody has made yet. */
export function quarterName(date: CalendarDate, translate: Translate): string {
  const quarter = Math.ceil(Number(date.slice(5, 7)) / MONTHS_OF_QUARTER)
  return translate('deadline.coming.quarter', { quarter, year: yearOf(date) })
}

function itemsOf({ movements, closings, periodEnds }: Deadlines, translate: Translate): Item[] {
  const items: Item[] = [
    ...movements.map(movement => ({
      key: `movement ${movement.id}`,
      date: movement.dueDate,
      title: movement.name,
      to: recordPath('capital-movements', movement),
      small: movement.fund,
      amount: movement.amount,
      currency: movement.currency,
      state:
        movement.status === 'Published'
          ? translate('deadline.coming.paid', { paid: movement.paid, lines: movement.lines })
          : translate('deadline.coming.notPublished'),
    })),
    ...closings.map(closing => ({
      key: `closing ${closing.id}`,
      date: closing.date,
      title: closing.name,
      to: recordPath('closings', closing),
      small: closing.fund,
      amount: closing.amount,
      currency: closing.currency,
      state: translate('deadline.coming.onboarding', { smart_count: closing.commitments }),
    })),
    ...periodEnds.map(({ date, name, funds }) => ({
      key: `period ${date} ${name ?? ''}`,
      date,
      title: translate('deadline.coming.ends', { name: name ?? quarterName(date, translate) }),
      to: null,
      small: funds.length === 1 ? (funds[0] ?? '') : translate('deadline.coming.funds', { smart_count: funds.length }),
    })),
  ]
  return items.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}
