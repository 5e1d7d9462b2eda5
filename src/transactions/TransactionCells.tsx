/** The second lines of the list of transactions: what kind it was, how its amount came about, what it lacks. */
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import { transaction } from '../../generated/entities/transaction.ts'
import { fieldOf } from '../entityTypes.ts'
import { formatAmount, formatValue } from '../formats.ts'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useReferenced, type RecordOf } from '../web/kit/data/records.ts'

type Transaction = RecordOf<'transactions'>

const [type, subType, rate] = [
  fieldOf(transaction, 'type'),
  fieldOf(transaction, 'subType'),
  fieldOf(transaction, 'exchangeRateToFund'),
]

/** The sub-type says it alone where it only repeats the type. */
export function Kind({ record }: { record: Transaction }) {
  const [first, second] = [formatValue(type, record.type), formatValue(subType, record.subType)]
  return <>{second.startsWith(first) ? second : `${first} · ${second}`}</>
}

/** In its own currency and at which rate, where that is not the currency of the fund. */
export function LocalAmount({ record, fundCurrencyId }: { record: Transaction; fundCurrencyId: number | undefined }) {
  const translate = useTranslate()
  const isLocal = fundCurrencyId !== undefined && record.currencyId !== fundCurrencyId
  const currency = useReferenced('currencies', isLocal ? record.currencyId : null)
  if (!isLocal) return null
  return (
    <>
      {translate('transaction.local', {
        amount: formatAmount(record.amountLocal, currency?.minorUnits ?? USUAL_MINOR_UNITS),
        currency: currency?.code ?? '…',
        rate: formatValue(rate, record.exchangeRateToFund),
      })}
    </>
  )
}

/** A paid expense that somebody still has to document before its period is completed. */
export function NoDocument() {
  const translate = useTranslate()
  return <Chip tone="warn">{translate('transaction.noDocument')}</Chip>
}
