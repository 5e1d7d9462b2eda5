/** A transaction of a fund or of one of its investments, new or stored. What the address fixes is not asked. */
import { useCallback, useMemo } from 'react'
import { useGetList, useGetOne, type RaRecord } from 'react-admin'
import { transaction } from '../../generated/entities/transaction.ts'
import { formatDate, formatNumber } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'
import { derivedAmounts } from './amounts.ts'
import { START } from './proposals.ts'
import type { Answered, Draft, FieldName, Rules } from '../entityTypes.ts'
import { currencyFindings } from './rules.ts'
import { TransactionProposals } from './TransactionProposals.tsx'
import { TurnSign } from './TurnSign.tsx'
import { useFundCurrencies } from './useFundCurrencies.tsx'
import type { FundCurrencies } from './useFundCurrencies.tsx'

preload('transactions', 'form')

const OF_INVESTMENT: readonly FieldName<'transaction'>[] = ['investmentId', 'capitalMovementId']
const OF_FUND: readonly FieldName<'transaction'>[] = ['capitalMovementId']

const field = (name: string) => transaction.fields.find(candidate => candidate.name === name)!
const titleOf = (name: string, value: unknown) =>
  field(name).choices?.find(choice => choice.value === value)?.title ?? ''

const REPAIRS = { 'transaction.usuallyOut': TurnSign, 'transaction.usuallyIn': TurnSign }

const CURRENCIES_MAX = 1_000

/** Each amount is checked with the currency it is in, as the server does. */
function useRulesIn({ fund, system }: FundCurrencies): Rules<'transaction'> {
  const { data: currencies } = useGetList<Answered<'currency'>>('currencies', {
    pagination: { page: 1, perPage: CURRENCIES_MAX },
  })
  return useMemo(
    () => record =>
      currencyFindings(record, { local: currencies?.find(({ id }) => id === record.currencyId), fund, system }),
    [currencies, fund, system],
  )
}

/** What a capital movement has booked changes with it alone. */
function useBookedWords(id: number | undefined): (record: RaRecord) => string | null {
  const translate = useTranslate()
  const { data: stored } = useGetOne<RaRecord>(
    'transactions',
    { id: id ?? 0 },
    { enabled: id !== undefined, retry: false, refetchOnReconnect: false },
  )
  const movementId = stored?.['capitalMovementId'] as number | null | undefined
  const { data: movement } = useGetOne<RaRecord>(
    'capital-movements',
    { id: movementId ?? 0 },
    { enabled: typeof movementId === 'number', retry: false },
  )
  return useCallback(
    record =>
      typeof record['capitalMovementId'] === 'number'
        ? translate('transaction.booked', { movement: String(movement?.['name'] ?? '') })
        : null,
    [movement, translate],
  )
}

interface TransactionFormProps {
  fundId: number
  investmentId?: number
  id?: number
  listPath: string
  savedPath: (record: RaRecord) => string
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
      frozen={useBookedWords(id)}
      pageComputed={compute}
      repairs={REPAIRS}
      hides={investmentId === undefined ? OF_FUND : OF_INVESTMENT}
      title={record => `${titleOf('type', record['type'])}: ${titleOf('subType', record['subType'])}`}
      facts={record => <Facts record={record} currency={currencies.fund?.code ?? ''} />}
      listPath={listPath}
      savedPath={savedPath}
    >
      {() => <TransactionProposals fundId={fundId} />}
    </EntityForm>
  )
}

function Facts({ record, currency }: { record: RaRecord; currency: string }) {
  return (
    <>
      <StatusChip field={field('status')} value={String(record['status'])} />
      <span>{formatDate(String(record['date']))}</span>
      <span className="figures">
        {formatNumber(String(record['amountFund']), 2)} {currency}
      </span>
    </>
  )
}
