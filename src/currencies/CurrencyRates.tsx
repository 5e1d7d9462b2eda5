/** The exchange rates of one currency by date, and the rate that holds on any day. */
import { Suspense, lazy, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Input from '@mui/material/Input'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { parseDate } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import type { CreateValues } from '../entityTypes.ts'
import { formatDate, formatNumber } from '../formats.ts'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { useDialogOfDraft } from '../web/kit/form/useDraft.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { exchangeRateReads } from './reads.ts'
import { useMonthEnd } from './useMonthEnd.tsx'

const EntityDialog = lazy(() =>
  import('../web/kit/form/EntityDialog.tsx').then(module => ({ default: module.EntityDialog })),
)

const RATE_DECIMALS = 6
const NO_SETTINGS = {}

interface CurrencyRatesProps {
  currency: RecordOf<'currencies'>
  system: RecordOf<'currencies'> | undefined
}

export function CurrencyRates({ currency, system }: CurrencyRatesProps) {
  const translate = useTranslate()
  const { today, allows } = useSession()
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const listPath = withoutChoice(parameters)
  const [editing, setEditing] = useState(useDialogOfDraft('currencies') !== undefined)
  const code = currency.code
  const { monthEnd, missing } = useMonthEnd()
  const lacking = missing.some(({ currencyId }) => currencyId === currency.id)
  const ratedIn: Partial<CreateValues<'exchangeRate'>> =
    system && system.id !== currency.id ? { toCurrencyId: system.id } : {}
  return (
    <section className="currency-rates" aria-label={translate('currency.ratesOf', { code })}>
      <header className="currency-head">
        <span>
          <b>{code}</b> {currency.name}
        </span>
        {allows('tenantAdmin') && (
          <Button size="small" onClick={() => setEditing(true)}>
            {translate('currency.edit')}
          </Button>
        )}
        <IconButton size="small" component={Link} to={listPath} aria-label={translate('action.close')}>
          <CloseOutlined />
        </IconButton>
      </header>
      {system && system.id !== currency.id && <RateOfDay currency={currency} system={system} today={today} />}
      <EntityList
        resource="exchange-rates"
        embedded
        title={translate('currency.ratesOf', { code })}
        parentFilter={{ currencyId: currency.id }}
        decimals={RATE_DECIMALS}
        emptySentence={translate('currency.noRates')}
        editInDialog={NO_SETTINGS}
        addInDialog={{
          sentence: translate('currency.newRateSentence', { code, name: currency.name }),
          parentValues: {
            currencyId: currency.id,
            date: lacking ? monthEnd : today,
            ...ratedIn,
          },
        }}
      />
      <Suspense fallback={null}>
        {editing && (
          <EntityDialog
            resource="currencies"
            id={currency.id}
            onClose={() => setEditing(false)}
            onSaved={() => setEditing(false)}
            onDeleted={() => {
              setEditing(false)
              void navigate(listPath)
            }}
          />
        )}
      </Suspense>
    </section>
  )
}

/** What was searched for stays when the rates are closed. */
function withoutChoice(parameters: URLSearchParams): string {
  const next = new URLSearchParams(parameters)
  next.delete('currency')
  return next.size > 0 ? `${path('currencies.overview')}?${next.toString()}` : path('currencies.overview')
}

/** A rate holds from its day until the next one. */
interface RateOfDayProps {
  currency: RecordOf<'currencies'>
  system: RecordOf<'currencies'>
  today: CalendarDate
}

function RateOfDay({ currency, system, today }: RateOfDayProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(formatDate(today))
  const date = parseDate(typed)
  // A rate that is added or changed is asked for again here, too.
  const { data: rate, isPending } = useRead(
    exchangeRateReads.rateOfDay,
    date === null ? null : { currencyId: currency.id, toCurrencyId: system.id, date },
    { keepsPrevious: true, withLists: true },
  )
  const label =
    date === null
      ? translate('validation.date')
      : isPending
        ? '…'
        : rate
          ? translate('currency.rateIs', {
              code: currency.code,
              rate: formatNumber(rate.rate, RATE_DECIMALS),
              system: system.code,
            })
          : translate('currency.noRateYet')
  return (
    <div className="rate-of-day">
      <label>
        {translate('currency.rateOn')}
        <Input
          className="field-input"
          value={typed}
          error={date === null}
          onChange={event => setTyped(event.target.value)}
          slotProps={{ input: { placeholder: 'dd/mm/yyyy' } }}
        />
      </label>
      <output className="figures">
        {label}
        {rate && date !== null && rate.date !== date && (
          <small>{translate('currency.rateFrom', { date: formatDate(rate.date) })}</small>
        )}
      </output>
    </div>
  )
}
