/** Currencies, and beside them the exchange rates of the one that was chosen. The choice stands in the address. */
import { useSearchParams } from 'react-router'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { ImportButton } from '../web/kit/list/ImportButton.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { CurrencyRates } from './CurrencyRates.tsx'
import './currencies.css'

preload('currencies', 'list')
preload('exchange-rates', 'list')

const NO_SETTINGS = {}

export function CurrenciesOverview() {
  const translate = useTranslate()
  const { tenant } = useSession()
  const [parameters] = useSearchParams()
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
    </div>
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
