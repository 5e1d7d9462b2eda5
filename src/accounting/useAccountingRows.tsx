/** What is typed into the rows of entries, and saving those that changed. */
import { useCallback, useMemo, useState } from 'react'
import { useTranslate, type Identifier, type RaRecord } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { Entity } from '../entity.ts'
import { problemOf } from '../expenses/sheet.ts'
import type { FundPeriod } from '../reporting-periods/useFundPeriods.tsx'
import { typedNumber } from '../web/kit/controls/numbers.ts'
import { fieldErrorsOf, notifyFailure } from '../web/kit/failures.ts'
import { SEVERITY, openNotification } from '../web/kit/notifications.ts'
import { useProvider } from '../web/kit/provider.ts'
import { useAttempt } from '../web/kit/useAttempt.ts'
import { amountProblem } from '../validation.ts'
import { FIGURES, figuresOf, sameFigures, type FigureName, type Figures } from './figures.ts'

interface RowsInput { entity: Entity; fundId: number; periods: readonly FundPeriod[]; entries: readonly RaRecord[] }

export interface AccountingRows {
  figures: (periodId: Identifier) => Figures
  /** By "period.figure". */
  errors: Readonly<Record<string, string>>
  /** How many periods hold something that is not saved. */
  changed: number
  isSaving: boolean
  setFigure: (cell: string, value: unknown) => void
  paste: (cells: readonly string[], texts: readonly string[]) => void
  focusFirst: () => void
  discard: () => void
  save: () => Promise<void>
}

type Typed = Readonly<Record<string, Figures>>

export function useAccountingRows({ entity, fundId, periods, entries }: RowsInput): AccountingRows {
  const translate = useTranslate()
  const [typed, setTyped] = useState<Typed>({})
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const entryOf = useCallback((periodId: Identifier) => entries.find(entry => entry['reportingPeriodId'] === Number(periodId)), [entries])
  const figures = (periodId: Identifier): Figures => ({ ...figuresOf(entryOf(periodId)), ...typed[String(periodId)] })
  const changed = periods.filter(period => !sameFigures(figuresOf(entryOf(period.id)), figures(period.id)))
  const setFigure = useCallback((cell: string, value: unknown) => {
    const [period, name] = cell.split('.') as [string, FigureName]
    setRefused({})
    setTyped(current => ({ ...current, [period]: { ...current[period], [name]: value } }))
  }, [])
  const fields = useMemo(() => new Map(entity.fields.map(field => [field.name, field])), [entity])
  const errors: Record<string, string> = {}
  for (const period of changed) for (const name of FIGURES) {
    const problem = problemOf(figures(period.id)[name], entity.fields.find(field => field.name === name)!)
    if (problem && (tried || problem !== 'required')) errors[`${period.id}.${name}`] = problem === 'limit' ? amountProblem(fields.get(name)!, figures(period.id)[name]) ?? '' : translate(problem === 'required' ? 'validation.required' : 'rule.notANumber')
  }
  const saving = useSave({ fundId, entryOf, onSaved: id => setTyped(({ [String(id)]: _, ...rest }) => rest), onRefused: setRefused })
  const isComplete = (period: FundPeriod) => FIGURES.every(name => problemOf(figures(period.id)[name], fields.get(name)!) === null)
  const focusFirst = () => { const first = Object.keys(errors)[0]; if (first) document.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus() }
  const save = async () => {
    setTried(true)
    if (changed.length === 0 || !changed.every(isComplete)) return
    if (await saving.send(changed.map(period => ({ period, figures: figures(period.id) })))) setTried(false)
  }
  return {
    figures, errors: { ...errors, ...refused }, changed: changed.length, isSaving: saving.isSaving, setFigure, focusFirst, save,
    paste: (cells, texts) => { for (const [index, cell] of cells.entries()) setFigure(cell, typedNumber(fields.get(cell.split('.')[1]!)!, texts[index] ?? '')) },
    discard: () => { setTyped({}); setTried(false); setRefused({}) },
  }
}

interface Saving { fundId: number; entryOf: (periodId: Identifier) => RaRecord | undefined; onSaved: (periodId: Identifier) => void; onRefused: (errors: Record<string, string>) => void }

/** Each period's entry is a record of its own: what was saved stays saved when a later one is refused. */
function useSave({ fundId, entryOf, onSaved, onRefused }: Saving) {
  const translate = useTranslate()
  const provider = useProvider()
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const { attempt, renew } = useAttempt()
  const send = async (rows: readonly { period: FundPeriod; figures: Figures }[]): Promise<boolean> => {
    if (isSaving) return false
    setSaving(true)
    const saved: FundPeriod[] = []
    try {
      for (const { period, figures } of rows) {
        const entry = entryOf(period.id)
        if (entry) await provider.update<RaRecord>('accounting-entries', { id: entry.id, data: { ...figures, version: entry['version'] }, previousData: entry })
        else await provider.create<RaRecord>('accounting-entries', { data: { fundId, reportingPeriodId: Number(period.id), ...figures }, meta: { attempt } })
        saved.push(period)
      }
      renew()
      openNotification({ severity: SEVERITY.info, title: translate('accounting.saved') })
    } catch (error) {
      const refused = rows[saved.length]!.period
      onRefused(Object.fromEntries(Object.entries(fieldErrorsOf(error) ?? {}).map(([name, texts]) => [`${refused.id}.${name}`, texts.join(' ')])))
      notifyFailure(error)
    }
    // Typed figures are dropped once the stored ones are loaded again, so that nothing flickers; what was refused stays typed.
    await Promise.all(['accounting-entries', 'reporting-periods'].map(resource => client.invalidateQueries({ queryKey: [resource] })))
    for (const period of saved) onSaved(period.id)
    setSaving(false)
    return saved.length === rows.length
  }
  return { send, isSaving }
}
