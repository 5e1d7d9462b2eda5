/** The state of a sheet of expenses: what is typed, what is wrong with it, and saving all of it together. */
import { useCallback, useMemo, useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { Entity, Field } from '../entity.ts'
import { fieldErrorsOf, notifyFailure } from '../web/kit/failures.ts'
import { typedNumber } from '../web/kit/controls/numbers.ts'
import { SEVERITY, openNotification } from '../web/kit/notifications.ts'
import { useProvider } from '../web/kit/provider.ts'
import { useAttempt } from '../web/kit/useAttempt.ts'
import { amountProblem } from '../validation.ts'
import type { ExpenseSection } from './sections.ts'
import { bodyOf, changedCells, problemsOf, sheetOf, withCell, withZeros, type AmountProblem, type Sheet } from './sheet.ts'

interface SheetInput { entity: Entity; sections: readonly ExpenseSection[]; stored: RaRecord | undefined; parents: { fundId: number; reportingPeriodId: number } }

export interface ExpenseSheet {
  sheet: Sheet
  amountField: Field
  errors: Readonly<Record<string, string>>
  /** Amounts that are empty, and those that are no numbers or beyond the limits. */
  missing: number
  wrong: number
  changes: number
  isSaving: boolean
  setAmount: (cell: string, amount: unknown) => void
  setNote: (cell: string, note: string) => void
  paste: (cells: readonly string[], texts: readonly string[]) => void
  fillZeros: () => void
  discard: () => void
  focusFirst: () => void
  save: () => Promise<void>
}

export function useExpenseSheet({ entity, sections, stored, parents }: SheetInput): ExpenseSheet {
  const translate = useTranslate()
  const start = useMemo(() => sheetOf(sections, stored), [sections, stored])
  const [sheet, setSheet] = useState(start)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const amountField = useMemo(() => entity.fields.find(field => field.name === sections[0]?.name)!.fields!.find(field => field.name === 'amount')!, [entity, sections])
  const problems = useMemo(() => problemsOf(sheet, amountField), [sheet, amountField])
  const cells = Object.entries(problems)
  const setAmount = useCallback((cell: string, amount: unknown) => { setRefused({}); setSheet(current => withCell(current, cell, { amount })) }, [])
  const setNote = useCallback((cell: string, note: string) => setSheet(current => withCell(current, cell, { note })), [])
  const paste = useCallback((names: readonly string[], texts: readonly string[]) => setSheet(current => names.reduce((all, cell, index) => withCell(all, cell, { amount: typedNumber(amountField, texts[index] ?? '') }), current)), [amountField])
  const focusFirst = () => { if (cells[0]) document.querySelector<HTMLInputElement>(`input[name="${cells[0][0]}"]`)?.focus() }
  const saving = useSave({ stored, parents, onRefused: setRefused })
  const save = async () => {
    setTried(true)
    if (cells.length > 0) focusFirst()
    else if (stored === undefined || changedCells(start, sheet) > 0) await saving.send(sheet)
  }
  // An empty amount is told once somebody has tried to save; a wrong one at once.
  const shown = cells.filter(([, problem]) => tried || problem !== 'required').map(([cell, problem]): [string, string] => [cell, problem === 'limit' ? amountProblem(amountField, amountAt(sheet, cell)) ?? '' : translate(WORDS[problem])])
  return {
    sheet, amountField, errors: { ...Object.fromEntries(shown), ...refused }, missing: cells.filter(([, problem]) => problem === 'required').length, wrong: cells.filter(([, problem]) => problem !== 'required').length,
    changes: changedCells(start, sheet), isSaving: saving.isSaving, setAmount, setNote, paste, focusFirst, save,
    fillZeros: () => setSheet(withZeros), discard: () => { setSheet(start); setTried(false); setRefused({}) },
  }
}

const WORDS: Record<Exclude<AmountProblem, 'limit'>, string> = { required: 'validation.required', number: 'rule.notANumber' }

function amountAt(sheet: Sheet, cell: string): unknown {
  const [section, index] = cell.split('.') as [string, string]
  return sheet[section]?.[Number(index)]?.amount
}

/** One request for all five sections: either everything is kept or nothing. */
function useSave({ stored, parents, onRefused }: { stored: RaRecord | undefined; parents: SheetInput['parents']; onRefused: (errors: Record<string, string>) => void }) {
  const translate = useTranslate()
  const provider = useProvider()
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const { attempt, renew } = useAttempt()
  const send = async (sheet: Sheet) => {
    if (isSaving) return
    setSaving(true)
    try {
      if (stored) await provider.update<RaRecord>('expenses', { id: stored.id, data: { ...bodyOf(sheet), version: stored['version'] }, previousData: stored })
      else await provider.create<RaRecord>('expenses', { data: { ...parents, ...bodyOf(sheet) }, meta: { attempt } })
      renew()
      openNotification({ severity: SEVERITY.info, title: translate('expense.saved') })
      await Promise.all(['expenses', 'reporting-periods'].map(resource => client.invalidateQueries({ queryKey: [resource] })))
    } catch (error) {
      const errors = Object.entries(fieldErrorsOf(error) ?? {})
      onRefused(Object.fromEntries(errors.map(([path, texts]) => [path.replace(/\.amount$/, ''), texts.join(' ')])))
      notifyFailure(error)
    } finally {
      setSaving(false)
    }
  }
  return { send, isSaving }
}
