/**
 * Proposes, while a transaction is filled in: the rates of its day, the fund's own account in its currency, how it
 * counts in reports.
 */
import { useEffect, useMemo } from 'react'
import { useGetList } from 'react-admin'
import { isDate } from '../calendar.ts'
import { exchangeRateReads } from '../currencies/reads.ts'
import type { FundRate, FundRates } from '../currencies/reads.ts'
import { formatDate } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useFormState, useFormValues } from '../web/kit/form/formState.ts'
import { useProposals } from '../web/kit/form/useProposals.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { proposedAccount, proposedReporting } from './proposals.ts'

const FIELDS = [
  ['exchangeRateToSystem', 'amountSystem', 'system'],
  ['exchangeRateToFund', 'amountFund', 'fund'],
] as const

function useRates(fundId: number, currencyId: unknown, date: unknown): FundRates | undefined {
  const asked = typeof currencyId === 'number' && isDate(date) ? { fundId, currencyId, date } : null
  const { data } = useRead(exchangeRateReads.ratesOfFund, asked)
  return asked ? data : undefined
}

export function TransactionProposals({ fundId }: { fundId: number }) {
  const translate = useTranslate()
  const { note, checks } = useFormState()
  const values = useFormValues()
  const { date, currencyId, type, subType } = values
  const rates = useRates(fundId, currencyId, date)
  const { data: currency } = useGetList(
    'currencies',
    { filter: { id: [currencyId] }, pagination: { page: 1, perPage: 1 } },
    { enabled: typeof currencyId === 'number' },
  )
  const { data: accounts } = useGetList(
    'bank-accounts',
    {
      filter: { fundId, investmentId: null, limitedPartnerId: null },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: checks.creating },
  )
  const account = typeof currencyId === 'number' && accounts ? proposedAccount(accounts, currencyId) : undefined
  useProposals(
    useMemo(
      () => ({
        ...(rates && Object.fromEntries(FIELDS.map(([field, , side]) => [field, rates[side].proposed?.rate ?? null]))),
        ...(checks.creating && account !== undefined && { fundAccountNumber: account }),
        ...(checks.creating && proposedReporting({ type, subType })),
      }),
      [rates, account, type, subType, checks.creating],
    ),
  )
  const code = String(currency?.[0]?.['code'] ?? '')
  const notes = useMemo(() => {
    const words = ({ proposed }: FundRate) =>
      proposed
        ? translate(`transaction.rate.${proposed.origin}`, {
            date: formatDate(proposed.date ?? ''),
            via: rates?.system.currency ?? '',
          })
        : translate('transaction.rate.none', { currency: code })
    return rates
      ? Object.fromEntries(
          FIELDS.flatMap(([field, amount, side]) => [
            [field, words(rates[side])],
            [amount, translate(`transaction.in.${side}`, { currency: rates[side].currency })],
          ]),
        )
      : {}
  }, [rates, translate, code])
  useEffect(() => note(notes), [note, notes])
  return null
}
