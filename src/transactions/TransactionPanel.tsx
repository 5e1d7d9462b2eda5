/** A transaction beside its list: how its amount came about, between which accounts, and whether it can be changed. */
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import LockOutlined from '@mui/icons-material/LockOutlined'
import { transaction } from '../../generated/entities/transaction.ts'
import { fieldOf } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { useReference, type RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { COPY_OF } from '../web/kit/data/copyOf.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useOpenedRecord } from '../web/kit/dialog/useOpenedRecord.ts'
import { useLockReason } from '../web/kit/form/lockReason.ts'
import { Money } from '../web/kit/page/Money.tsx'
import { ValueCell } from '../web/kit/page/ValueCell.tsx'
import { SidePanel } from '../web/kit/panel/SidePanel.tsx'
import { PanelWaiting } from '../web/kit/panel/PanelWaiting.tsx'
import { Kind } from './TransactionCells.tsx'
import { useFundCurrencies } from './useFundCurrencies.tsx'
import './transactions.css'

type Transaction = RecordOf<'transactions'>

const WHAT = ['counterparty', 'invoiceId', 'investmentId', 'tradingType', 'nonCashItem', 'costOfDisposal'] as const
const BANK = ['fundAccountNumber', 'counterpartyAccountNumber', 'status'] as const

interface TransactionPanelProps {
  id: number
  detailsPath: string
  addPath: string
  onClose: () => void
}

export function TransactionPanel({ id, detailsPath, addPath, onClose }: TransactionPanelProps) {
  const data = useOpenedRecord('transactions', id, onClose)
  return (
    <SidePanel title={data?.description ?? '\u00a0'} onClose={onClose}>
      {data ? <Content record={data} detailsPath={detailsPath} addPath={addPath} /> : <PanelWaiting />}
    </SidePanel>
  )
}

function Content({ record, detailsPath, addPath }: { record: Transaction; detailsPath: string; addPath: string }) {
  const translate = useTranslate()
  const { allows } = useSession()
  const closed = useLockReason(transaction, record) ?? null
  const { fund } = useFundCurrencies(record.fundId)
  return (
    <div className="record-panel">
      <p className="transaction-amount">
        <span>
          {formatDate(record.date)} · <Kind record={record} />
        </span>
        <b>
          <Money of={record.amountFund} /> <small>{fund?.code}</small>
        </b>
      </p>
      <Amounts record={record} />
      <Facts record={record} names={WHAT} />
      <Facts record={record} names={BANK} />
      {closed !== null && (
        <div className="message" data-tone="info" role="status">
          <LockOutlined />
          <p>{closed}</p>
        </div>
      )}
      <div className="record-actions">
        {allows(transaction.access.write) && (
          <Button variant="outlined" component={Link} to={`${addPath}?${COPY_OF}=${record.id}`}>
            {translate('action.copy')}
          </Button>
        )}
        <span />
        <Link to={detailsPath}>{translate('transaction.open')}</Link>
      </div>
    </div>
  )
}

/** The amount in its own currency, and in those of fund and system where they differ, each with its rate. */
function Amounts({ record }: { record: Transaction }) {
  const { fund, system } = useFundCurrencies(record.fundId)
  const { record: local } = useReference('currencies', record.currencyId)
  const sides = [
    { currency: fund, amount: 'amountFund', rate: 'exchangeRateToFund' },
    { currency: system, amount: 'amountSystem', rate: 'exchangeRateToSystem' },
  ] as const
  const others = sides.filter(
    ({ currency }, place) => currency && currency.id !== record.currencyId && (place === 0 || currency.id !== fund?.id),
  )
  if (others.length === 0) return null
  return (
    <dl>
      <div>
        <dt>{fieldOf(transaction, 'amountLocal').title}</dt>
        <dd>
          <Money of={record.amountLocal} currency={record.currencyId} /> {local?.code}
        </dd>
      </div>
      {others.flatMap(({ currency, amount, rate }) => [
        <div key={rate}>
          <dt>{fieldOf(transaction, rate).title}</dt>
          <dd>
            <ValueCell field={fieldOf(transaction, rate)} record={record} />
          </dd>
        </div>,
        <div key={amount} data-total>
          <dt>{fieldOf(transaction, amount).title}</dt>
          <dd>
            <Money of={record[amount]} currency={currency?.id} /> {currency?.code}
          </dd>
        </div>,
      ])}
    </dl>
  )
}

/** What is empty has nothing to say here. */
function Facts({ record, names }: { record: Transaction; names: readonly Shown[] }) {
  const fields = names.filter(name => record[name] !== null && record[name] !== false)
  if (fields.length === 0) return null
  return (
    <dl>
      {fields.map(name => (
        <div key={name}>
          <dt>{fieldOf(transaction, name).title}</dt>
          <dd>
            <ValueCell field={fieldOf(transaction, name)} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Shown = (typeof WHAT)[number] | (typeof BANK)[number]
