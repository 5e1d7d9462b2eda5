/**
 * Proposes, while a transaction is filled in: the currency of its deal, the rates of its day, the fund's own account in
 * its currency, how it counts in reports.
 */
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { exchangeRateReads } from '../currencies/reads.ts'
import type { FundRate } from '../currencies/reads.ts'
import type { Draft } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { recordIn } from '../web/kit/data/copyOf.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useFormRecord, useFormState } from '../web/kit/control/formState.ts'
import { useProposals } from '../web/kit/form/useProposals.ts'
import { useRecord, useRecords } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { PAYMENT_OF } from './paymentOf.ts'
import { proposedAccount, proposedPayment, proposedReporting } from './proposals.ts'

const ACCOUNTS_MAX = 100

const FIELDS = [
  ['exchangeRateToSystem', 'amountSystem', 'system'],
  ['exchangeRateToFund', 'amountFund', 'fund'],
] as const

function useRates(fundId: number, { currencyId, date }: Draft<'transaction'>) {
  const asked = currencyId && date ? { fundId, currencyId, date } : null
  const { data, isLoading, isError, isPaused } = useRead(exchangeRateReads.ratesOfFund, asked)
  return { rates: asked ? data : undefined, isLoading, hasFailed: asked !== null && (isError || isPaused) }
}

/** Of the invoice that was chosen, or that the address asks to be paid. */
function usePayment({ invoiceId }: Draft<'transaction'>) {
  const translate = useTranslate()
  const asked = recordIn(useLocation().search, PAYMENT_OF)
  const { data: invoice, isLoading } = useRecord('invoices', invoiceId ?? asked ?? undefined, { retry: false })
  const payment = useMemo(
    (): Draft<'transaction'> | undefined =>
      invoice && {
        ...(invoice.id === asked && {
          type: invoice.feeFrom ? ('ManagementFee' as const) : ('Expense' as const),
          invoiceId: invoice.id,
        }),
        ...proposedPayment(
          invoice,
          translate('transaction.paymentOf', { number: invoice.number, supplier: invoice.supplier }),
        ),
      },
    [invoice, asked, translate],
  )
  return { payment, isLoading }
}

interface ProposalsProps {
  fundId: number
  /** The one of the address; otherwise the form asks. */
  investmentId: number | undefined
}

export function TransactionProposals({ fundId, investmentId: given }: ProposalsProps) {
  const translate = useTranslate()
  const { note, checks } = useFormState()
  const record = useFormRecord('transactions')
  const { currencyId, type, subType } = record
  const investmentId = record.investmentId ?? given
  const fund = useRecord('funds', fundId, { retry: false })
  const investment = useRecord('investments', investmentId, { retry: false, asListed: true })
  const usualCurrency = investmentId ? investment.data?.dealCurrencyId : fund.data?.currencyId
  const ratesQuery = useRates(fundId, record)
  const { rates } = ratesQuery
  const [opened] = useState(record)
  const inputsChanged = record.date !== opened.date || currencyId !== opened.currencyId
  // Those of another day are not kept where the ones of this day cannot be read.
  const isUnknown = inputsChanged && ratesQuery.hasFailed
  const { data: currency } = useRecord('currencies', currencyId, { retry: false })
  const accounts = useRecords(
    'bank-accounts',
    checks.creating ? { filter: { fundId, investmentId: null, limitedPartnerId: null }, limit: ACCOUNTS_MAX } : null,
    { retry: false },
  )
  const paymentQuery = usePayment(record)
  const { payment } = paymentQuery
  const account = currencyId && accounts.data ? proposedAccount(accounts.data, currencyId) : undefined
  useProposals(
    useMemo(
      () => ({
        ...((rates || isUnknown) &&
          Object.fromEntries(FIELDS.map(([field, , side]) => [field, rates?.[side].proposed?.rate ?? null]))),
        ...(checks.creating && usualCurrency && { currencyId: usualCurrency }),
        ...(checks.creating && payment),
        ...(checks.creating && account !== undefined && { fundAccountNumber: account }),
        ...(checks.creating && proposedReporting({ type, subType })),
      }),
      [rates, isUnknown, account, usualCurrency, payment, type, subType, checks.creating],
    ),
    {
      isLoading:
        ratesQuery.isLoading ||
        (checks.creating && [fund, investment, accounts, paymentQuery].some(({ isLoading }) => isLoading)),
      inputsChanged,
    },
  )
  const code = currency?.code ?? ''
  const notes = useMemo(() => {
    const sourceOf = ({ proposed }: FundRate) =>
      proposed
        ? translate(`transaction.rate.${proposed.origin}`, {
            date: formatDate(proposed.date ?? ''),
            via: rates?.system.currency ?? '',
          })
        : translate('transaction.rate.none', { currency: code })
    return rates
      ? Object.fromEntries(
          FIELDS.flatMap(([field, amount, side]) => [
            [field, sourceOf(rates[side])],
            [amount, translate(`transaction.in.${side}`, { currency: rates[side].currency })],
          ]),
        )
      : {}
  }, [rates, translate, code])
  useEffect(() => note(notes), [note, notes])
  return null
}
