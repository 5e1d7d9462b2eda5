/** The rates of a month's end that are missing, on one sheet: typed or pasted, saved together. */
import { Suspense, useState } from 'react'
import DialogContent from '@mui/material/DialogContent'
import type { CalendarDate, Decimal, Field } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { formatDate, formatNumber } from '../formats.ts'
import { isDecimal } from '../entity.ts'
import { decimalProblem } from '../money.ts'
import { withoutRows } from '../sheets/typedRows.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { AmountInput } from '../web/kit/sheet/AmountInput.tsx'
import { useConfirmation, withConfirmation } from '../web/kit/form/useConfirmation.tsx'
import type { Confirmation } from '../web/kit/data/failures.ts'
import { useSheetKeys } from '../web/kit/sheet/useSheetKeys.ts'
import { useSheetSaving, type SheetRow } from '../web/kit/sheet/useSheetSaving.ts'
import { SheetDialog } from '../web/kit/sheet/SheetDialog.tsx'
import { Figure, Nothing } from '../web/kit/page/ValueCell.tsx'
import { useApi } from '../web/kit/data/api.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useRecordsById } from '../web/kit/data/records.ts'
import type { MonthEndRow } from './monthEnd.ts'

const RATE_DECIMALS = 6

interface MonthEndDialogProps {
  monthEnd: CalendarDate
  systemId: number
  system: string
  rows: readonly MonthEndRow[]
  onClose: () => void
}

/** By currency: a number, or the text that is none. */
type Typed = { readonly [currencyId: string]: unknown }

export function MonthEndDialog(props: MonthEndDialogProps) {
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  )
}

function Sheet({ monthEnd, systemId, system, rows: missing, onClose }: MonthEndDialogProps) {
  const translate = useTranslate()
  const rate = fieldOf(useEntity('exchange-rates'), 'rate')
  // What is saved is no longer missing, but its row stays while others are being mended.
  const [rows] = useState(missing)
  const { data: currencies = [] } = useRecordsById(
    'currencies',
    rows.map(({ currencyId }) => currencyId),
  )
  const confirmation = useConfirmation()
  const sheet = useSheet({ rate, monthEnd, systemId, ask: confirmation.ask })
  const keys = useSheetKeys(sheet.keys)
  const codeOf = (currencyId: number) => currencies.find(currency => currency.id === currencyId)?.code ?? '\u2013'
  const date = formatDate(monthEnd)
  return (
    <SheetDialog
      title={translate('currency.monthEndTitle', { date })}
      closing="action.cancel"
      saveLabel={translate('currency.monthEndSave', { smart_count: sheet.entered.length })}
      dirty={sheet.entered.length > 0}
      isSaving={sheet.isSaving}
      save={sheet.save}
      onSaved={onClose}
      onLeave={() => {
        sheet.cancel()
        onClose()
      }}
      className="entity-dialog"
    >
      <DialogContent>
        <p>{translate('currency.monthEndSentence', { system })}</p>
        <table className="amounts-table" aria-label={translate('currency.monthEndTitle', { date })} {...keys}>
          <thead>
            <tr>
              <th scope="col">{translate('currency.monthEndCurrency')}</th>
              <th scope="col" data-right>
                {translate('currency.monthEndLatest')}
              </th>
              <th scope="col" data-right>
                {translate('currency.monthEndRate', { date })}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ currencyId, latest }) => (
              <tr key={currencyId}>
                <th scope="row">{translate('currency.monthEndOne', { code: codeOf(currencyId) })}</th>
                <td data-right data-computed>
                  <LatestRate latest={latest} />
                </td>
                <td data-right>
                  <AmountInput
                    field={rate}
                    value={sheet.valueOf(currencyId)}
                    label={translate('currency.monthEndRateOf', { code: codeOf(currencyId), date })}
                    name={String(currencyId)}
                    error={sheet.errorOf(currencyId)}
                    onChange={sheet.set}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DialogContent>
      {confirmation.question}
    </SheetDialog>
  )
}

function LatestRate({ latest }: Pick<MonthEndRow, 'latest'>) {
  if (!latest) return <Nothing />
  return (
    <>
      <Figure text={formatNumber(latest.rate, RATE_DECIMALS)} />
      <small>{formatDate(latest.date)}</small>
    </>
  )
}

interface SheetOptions extends Pick<MonthEndDialogProps, 'monthEnd' | 'systemId'> {
  rate: Field
  /** Asked before a rate is stored that stands between an earlier one and what was published with it. */
  ask: (confirmation: Confirmation) => Promise<boolean>
}

/** What is typed by currency; an empty rate is left for later. */
function useSheet({ rate, monthEnd, systemId, ask }: SheetOptions) {
  const translate = useTranslate()
  const api = useApi()
  const [typed, setTyped] = useState<Typed>({})
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const set = (name: string, value: unknown) => {
    setRefused({})
    setTyped(current => ({ ...current, [name]: value }))
  }
  const entered = Object.keys(typed).filter(name => typed[name] !== undefined && typed[name] !== '')
  const writing =
    (currencyId: number, value: Decimal): SheetRow<string>['write'] =>
    async meta => {
      const rateOfDay = { currencyId, toCurrencyId: systemId, date: monthEnd, rate: value }
      const made = await withConfirmation(
        confirmed => api.create('exchange-rates', rateOfDay, { ...meta, confirmed }),
        ask,
      )
      return made !== null
    }
  const isWrong = (name: string) => decimalProblem(typed[name], rate) !== null
  const saving = useSheetSaving<string>({
    of: 'exchange-rates',
    resources: ['exchange-rates'],
    saved: 'currency.monthEndSaved',
    onRefused: ({ key, errors }) => {
      setRefused({ [key]: Object.values(errors).join(' ') })
      return undefined
    },
  })
  return {
    entered,
    set,
    isSaving: saving.isSaving,
    cancel: saving.cancel,
    valueOf: (currencyId: number) => typed[String(currencyId)],
    errorOf: (currencyId: number) =>
      refused[currencyId] ??
      (entered.includes(String(currencyId)) && isWrong(String(currencyId)) ? translate('currency.notARate') : ''),
    keys: { fieldOf: () => rate, set, state: typed, restore: setTyped },
    save: async () => {
      if (entered.length === 0 || entered.some(isWrong)) return false
      const done = await saving.send(
        entered.flatMap(name => {
          const value = typed[name]
          return isDecimal(value) ? [{ key: name, write: writing(Number(name), value) }] : []
        }),
      )
      setTyped(current => withoutRows(current, done))
      return done.length === entered.length
    },
  }
}
