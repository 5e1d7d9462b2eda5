/** A transaction of a fund or of one of its investments, new or stored. What the address fixes is not asked. */
import { useCallback, useMemo } from 'react'
import { transaction } from '../../generated/entities/transaction.ts'
import { fieldOf, type Draft, type FieldName, type Rules } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useRecord, useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'
import { derivedAmounts } from './amounts.ts'
import { START } from './proposals.ts'
import { currencyFindings } from './rules.ts'
import { TransactionProposals } from './TransactionProposals.tsx'
import { TurnSign } from './TurnSign.tsx'
import { useFundCurrencies } from './useFundCurrencies.tsx'
import type { FundCurrencies } from './useFundCurrencies.tsx'
import { Money } from '../web/kit/page/Money.tsx'

preload('transactions', 'form')

type Transaction = RecordOf<'transactions'>

const OF_INVESTMENT: readonly FieldName<'transaction'>[] = ['investmentId', 'capitalMovementId']
const OF_FUND: readonly FieldName<'transaction'>[] = ['capitalMovementId']

const titleOf = (name: 'type' | 'subType', value: string) =>
  fieldOf(transaction, name).choices?.find(choice => choice.value === value)?.title ?? ''

const REPAIRS = { 'transaction.usuallyOut': TurnSign, 'transaction.usuallyIn': TurnSign }

const CURRENCIES_MAX = 1_000

/** Each amount is checked with the currency it is in, as the server does. */
function useRulesIn({ fund, system }: FundCurrencies): Rules<'transaction'> {
  const { data: currencies } = useRecords('currencies', { limit: CURRENCIES_MAX })
  return useMemo(
    () => record =>
      currencyFindings(record, { local: currencies?.find(({ id }) => id === record.currencyId), fund, system }),
    [currencies, fund, system],
  )
}

/** What a capital movement has booked changes with it alone. */
function useBookedMessage(id: number | undefined): (record: Transaction) => string | null {
  const translate = useTranslate()
  const { data: stored } = useRecord('transactions', id, { retry: false, refetchOnReconnect: false })
  const { data: movement } = useRecord('capital-movements', stored?.capitalMovementId, { retry: false })
  return useCallback(
    record =>
      typeof record.capitalMovementId === 'number'
        ? translate('transaction.booked', { movement: movement?.name ?? '' })
        : null,
    [movement, translate],
  )
}

interface TransactionFormProps {
  fundId: number
  investmentId?: number
  id?: number
  listPath: string
  savedPath: (record: Transaction) => string
}

export function TransactionForm({ fundId, investmentId, id, listPath, savedPath }: TransactionFormProps) {
  const currencies = useFundCurrencies(fundId)
  const [fund, system] = [currencies.fund?.minorUnits, currencies.system?.minorUnits]
  const compute = useMemo(
    () => (values: Draft<'transaction'>) =>
      derivedAmounts(values, { ...(fund !== undefined && { fund }), ...(system !== undefined && { system }) }),
    [fund, system],
  )
  const rules = useRulesIn(currencies)
  const parents = useMemo(
    () => ({ fundId, ...(investmentId !== undefined && { investmentId }) }),
    [fundId, investmentId],
  )
  return (
    <EntityForm
      resource="transactions"
      {...(id !== undefined && { id })}
      within={parents}
      parentValues={parents}
      proposals={START}
      pageRules={rules}
      frozen={useBookedMessage(id)}
      pageComputed={compute}
      repairs={REPAIRS}
      hides={investmentId === undefined ? OF_FUND : OF_INVESTMENT}
      title={({ type, subType }) => `${titleOf('type', type)}: ${titleOf('subType', subType)}`}
      facts={record => <Facts transaction={record} currency={currencies.fund?.code ?? ''} />}
      listPath={listPath}
      savedPath={savedPath}
    >
      {() => <TransactionProposals fundId={fundId} investmentId={investmentId} />}
    </EntityForm>
  )
}

function Facts({
  transaction: { status, date, amountFund },
  currency,
}: {
  transaction: Transaction
  currency: string
}) {
  return (
    <>
      <StatusChip field={fieldOf(transaction, 'status')} value={status} />
      <span>{formatDate(date)}</span>
      <span className="figures">
        <Money of={amountFund} /> {currency}
      </span>
    </>
  )
}
