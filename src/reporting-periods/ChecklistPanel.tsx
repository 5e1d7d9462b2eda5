/** What the period should hold, item by item: done or missing in words, and the way to what is missing. */
import { Link } from 'react-router'
import Skeleton from '@mui/material/Skeleton'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { failureMessage } from '../web/kit/data/failures.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import {
  CHECKS,
  NAMED_MAX,
  notNamedElsewhere,
  type ChecklistItem,
  type Missing,
  type Named as NamedElsewhere,
} from './checklist.ts'
import { pageOfCheck, pageOfMissing, pagesOfCompared, type Checked } from './checklistPaths.ts'
import { reportingPeriodReads } from './reads.ts'
import './texts.ts'
import './reportingPeriods.css'

type PeriodKey = Pick<RecordOf<'reporting-periods'>, 'id' | 'fundId' | 'date' | 'status' | 'version'>

function useChecklist({ id, version }: PeriodKey) {
  return useRead(reportingPeriodReads.reportingPeriodChecklist, { id }, { version })
}

export function ChecklistPanel({ period }: { period: PeriodKey }) {
  const translate = useTranslate()
  const { data, error } = useChecklist(period)
  return (
    <section className="form-section" aria-labelledby="checklist-title" aria-busy={!data && !error}>
      <div className="section-title">
        <h2 id="checklist-title">{translate('reportingPeriod.checklist')}</h2>
        <span>
          {translate(
            period.status === 'Open' ? 'reportingPeriod.checklistSentence' : 'reportingPeriod.checklistClosed',
          )}
        </span>
      </div>
      {error ? (
        <p className="check-failed">{failureMessage(error)}</p>
      ) : (
        <div>
          <p className="check-count">
            {data ? (
              translate('reportingPeriod.checklistCount', {
                done: data.items.length - data.missing,
                all: data.items.length,
              })
            ) : (
              <Skeleton width="30%" />
            )}
          </p>
          <ul className="checks">
            {data
              ? data.items.map(item => <Check key={item.name} item={item} checked={{ ...period, after: data.after }} />)
              : CHECKS.map(name => (
                  <li key={name}>
                    <Skeleton width="60%" />
                  </li>
                ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Check({ item, checked }: { item: ChecklistItem; checked: Checked }) {
  const translate = useTranslate()
  const { name, done, missing } = item
  return (
    <li data-done={done || undefined}>
      {done ? (
        <CheckCircleOutlined titleAccess={translate('reportingPeriod.checkDone')} />
      ) : (
        <ErrorOutline titleAccess={translate('reportingPeriod.checkMissing')} />
      )}
      <span className="check-text">
        {translate(`reportingPeriod.check.${name}.${done ? 'done' : 'missing'}`, { smart_count: missing })}
        <First item={item} checked={checked} />
      </span>
      {!done && (
        <Link className="text-link" to={pageOfCheck(name, checked)}>
          {translate('reportingPeriod.openCheck', { name: translate(`reportingPeriod.check.${name}.title`) })}
        </Link>
      )}
    </li>
  )
}

/** The first ones by name, each with its page; expenses and accounting are the period's own and need none. */
function First({ item, checked }: { item: ChecklistItem; checked: Checked }) {
  const translate = useTranslate()
  if (item.done || item.name === 'accounting' || item.name === 'expenses') return null
  if (item.name === 'ledger') return <ComparedLines lines={item.first} checked={checked} />
  const rest = item.missing - item.first.length
  return (
    <small>
      {item.first.map((each, index) => {
        const to = pageOfMissing(item.name, checked, each)
        return (
          <span key={`${index} ${each.id}`}>
            {index > 0 && ', '}
            {to ? <Link to={to}>{each.name}</Link> : each.name}
          </span>
        )
      })}
      {rest > 0 && ` ${translate('form.andMore', { count: rest })}`}
    </small>
  )
}

/** A comparison is a sentence, not a name among others; all of them can be opened, for no list shows them. */
function ComparedLines({ lines, checked }: { lines: readonly Missing[]; checked: Checked }) {
  const translate = useTranslate()
  const rest = lines.slice(NAMED_MAX)
  const line = (each: Missing, index: number) => (
    <ComparedLine key={`${index} ${each.id}`} line={each} checked={checked} />
  )
  return (
    <small>
      {lines.slice(0, NAMED_MAX).map(line)}
      {rest.length > 0 && (
        <details>
          <summary>{translate('form.andMore', { count: rest.length })}</summary>
          {rest.map(line)}
        </details>
      )}
    </small>
  )
}

function ComparedLine({ line, checked }: { line: Missing; checked: Checked }) {
  const translate = useTranslate()
  const pages = line.compared && pagesOfCompared(line.compared, checked, line)
  return (
    <span className="check-line">
      {line.name}
      {pages && (
        <>
          {' · '}
          <Link to={pages.entered}>{translate('reportingPeriod.ledger.openEntered')}</Link>
          {' · '}
          <Link to={pages.ledger}>{translate('reportingPeriod.ledger.openLedger')}</Link>
        </>
      )}
    </span>
  )
}

/** The same without the way there: a question leads nowhere else. */
function Named({ item: { name, first, missing } }: { item: ChecklistItem }) {
  const translate = useTranslate()
  if (name === 'accounting' || name === 'expenses') return null
  const named = first.slice(0, NAMED_MAX)
  const rest = missing - named.length
  return (
    <small>
      {named.map(each => each.name).join(name === 'ledger' ? '; ' : ', ')}
      {rest > 0 && ` ${translate('form.andMore', { count: rest })}`}
    </small>
  )
}

/** In the question before completing and publishing: what is missing, in words, and not what stands above already. */
export function MissingBefore({ period, elsewhere = {} }: { period: PeriodKey; elsewhere?: NamedElsewhere }) {
  const translate = useTranslate()
  const { data } = useChecklist(period)
  if (!data) return null
  const missing = notNamedElsewhere(data.items, elsewhere)
  if (data.missing > 0 && missing.length === 0) return null
  if (data.missing === 0) return <p>{translate('reportingPeriod.allChecks')}</p>
  return (
    <div className="message" data-tone="warn">
      <ErrorOutline />
      <div>
        <p>
          {translate(missing.length < data.missing ? 'reportingPeriod.missingBesides' : 'reportingPeriod.missing', {
            smart_count: missing.length,
            all: data.items.length,
          })}
        </p>
        <ul className="missing-checks">
          {missing.map(item => (
            <li key={item.name}>
              {translate(`reportingPeriod.check.${item.name}.missing`, { smart_count: item.missing })}
              <Named item={item} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
