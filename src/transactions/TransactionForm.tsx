/** A transaction of a fund or of one of its investments, new or stored. What the address fixes is not asked. */
import { useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import { transaction } from '../../generated/entities/transaction.ts'
import { formatDate, formatNumber } from '../formats.ts'
import { EntityForm } from '../web/kit/EntityForm.tsx'
import { preload } from '../web/kit/metadata.ts'
import { StatusChip } from '../web/kit/StatusChip.tsx'
import { derivedAmounts } from './amounts.ts'
import { START } from './proposals.ts'
import { transactionRules } from './rules.ts'
import { TransactionProposals } from './TransactionProposals.tsx'
import { useFundCurrencies } from './useFundCurrencies.tsx'

preload('transactions', 'form')

const OF_INVESTMENT = ['investmentId', 'capitalMovementId']
const OF_FUND = ['capitalMovementId']

const field = (name: string) => transaction.fields.find(candidate => candidate.name === name)!
const titleOf = (name: string, value: unknown) => field(name).choices?.find(choice => choice.value === value)?.title ?? ''

interface TransactionFormProps { fundId: number; investmentId?: number; id?: number; listPath: string; savedPath: (record: RaRecord) => string }

export function TransactionForm({ fundId, investmentId, id, listPath, savedPath }: TransactionFormProps) {
  const currencies = useFundCurrencies(fundId)
  const [fund, system] = [currencies.fund?.['minorUnits'], currencies.system?.['minorUnits']] as [number | undefined, number | undefined]
  const compute = useMemo(() => (values: Record<string, unknown>) => derivedAmounts(values, { ...fund !== undefined && { fund }, ...system !== undefined && { system } }), [fund, system])
  const parents = useMemo(() => ({ fundId, ...investmentId !== undefined && { investmentId } }), [fundId, investmentId])
  return (
    <EntityForm
      resource="transactions" {...id !== undefined && { id }} within={parents} parentValues={parents} proposals={START} rules={transactionRules} compute={compute} hides={investmentId === undefined ? OF_FUND : OF_INVESTMENT}
      title={record => `${titleOf('type', record['type'])}: ${titleOf('subType', record['subType'])}`} facts={record => <Facts record={record} currency={String(currencies.fund?.['code'] ?? '')} />}
      listPath={listPath} savedPath={savedPath}
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
      <span className="figures">{formatNumber(String(record['amountFund']), 2)} {currency}</span>
    </>
  )
}
