/** Currencies, and beside them the exchange rates of the one that was chosen. The choice stands in the address. */
import { Suspense, lazy } from 'react'
import { useSearchParams } from 'react-router'
import { isDate } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { ImportButton } from '../web/kit/list/ImportButton.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { CurrencyRates } from './CurrencyRates.tsx'
import { useMonthEnd } from './useMonthEnd.tsx'
import './currencies.css'

preload('currencies', 'list')
preload('exchange-rates', 'list')

const MonthEndDialog = lazy(() => import('./MonthEndDialog.tsx').then(module => ({ default: module.MonthEndDialog })))

const NO_SETTINGS = {}
/** In the address: the day whose missing rates are entered together, as the checklist of a period asks for it. */
const RATES_OF = 'ratesOf'

export function CurrenciesOverview() {
  const translate = useTranslate()
  const { tenant, allows } = useSession()
  const [parameters, setParameters] = useSearchParams()
  const ratesOf = parameters.get(RATES_OF)
  const leaveRates = () =>
    setParameters(
      current => {
        current.delete(RATES_OF)
        return current
      },
      { replace: true },
    )
  const code = parameters.get('currency')
  const chosen = useCurrency(code)
  const system = useCurrency(tenant?.currency ?? null)
  return (
    <div className="currencies" data-chosen={code !== null || undefined}>
      <div className="currencies-list">
        <EntityList
          resource="currencies"
          actions={<ImportButton resource="exchange-rates" label={translate('currency.importRates')} />}
          addInDialog={NO_SETTINGS}
          {...(chosen && { chosenId: chosen.id })}
          facts={system && <span>{translate('currency.system', { code: system.code })}</span>}
          rowPath={currency => withChoice(parameters, currency.code)}
        />
      </div>
      {chosen && <CurrencyRates key={chosen.id} currency={chosen} system={system} />}
      {code === null && <p className="currencies-hint">{translate('currency.choose')}</p>}
      {isDate(ratesOf) && allows('tenantAdmin') && <RatesOf date={ratesOf} onClose={leaveRates} />}
    </div>
  )
}

/** Where all rates of the day are there already, the list is what is left to look at. */
function RatesOf({ date, onClose }: { date: CalendarDate; onClose: () => void }) {
  const tenant = useSession().tenant
  const { missing, systemId, isPending } = useMonthEnd(date)
  if (isPending || systemId === undefined || !tenant || missing.length === 0) return null
  return (
    <Suspense fallback={null}>
      <MonthEndDialog monthEnd={date} systemId={systemId} system={tenant.currency} rows={missing} onClose={onClose} />
    </Suspense>
  )
}

/** The search and the page of the list stay as they are: the chosen row remains where it was. */
function withChoice(parameters: URLSearchParams, code: string): string {
  const next = new URLSearchParams(parameters)
  next.set('currency', code)
  return `${path('currencies.overview')}?${next.toString()}`
}

function useCurrency(code: string | null): RecordOf<'currencies'> | undefined {
  const { data } = useRecords(
    'currencies',
    code === null ? null : { filter: { code }, sort: ['code', 'asc'], limit: 1 },
  )
  return code === null ? undefined : data?.[0]
}
