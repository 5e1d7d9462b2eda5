/** Keeps unsaved work for the tab, and brings it back after a reload or an expired sign-in. */
import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../session.tsx'
import { draftKey, readDraft, removeDraft, writeDraft, type Draft } from './draft.ts'
import { changedFields, type Values } from './values.ts'
import type { FormModel } from './model.ts'

const PAUSE_MS = 300

/** What the changes of a form were made to: usually the record as loaded, after a reload the record as it was then. */
export interface Basis { version: number | undefined; before: Values }

export interface DraftKeeper { draft: Draft | null; key: string; forget: () => void }

export function useDraft(place: string): DraftKeeper {
  const { account } = useSession()
  const { pathname } = useLocation()
  const key = draftKey(account.id ?? account.userName, `${pathname} ${place}`)
  return useMemo(() => ({ key, draft: readDraft(sessionStorage, key), forget: () => removeDraft(sessionStorage, key) }), [key])
}

/** Written a moment after the last change, and at once when the page is left. */
export function useKeptDraft(keeper: DraftKeeper, model: FormModel, before: Values, now: Values, basis: Basis): void {
  const latest = useRef<() => void>(() => undefined)
  useEffect(() => {
    const write = () => {
      const changed = changedFields(model.fields, before, now)
      if (changed.length === 0) keeper.forget()
      else writeDraft(sessionStorage, keeper.key, {
        ...basis.version !== undefined && { version: basis.version },
        changes: Object.fromEntries(changed.map(({ name }) => [name, now[name] ?? null])),
        before: Object.fromEntries(changed.map(({ name }) => [name, basis.before[name] ?? before[name] ?? null])),
      })
    }
    latest.current = write
    const timer = setTimeout(write, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [keeper, model, before, now, basis])
  useEffect(() => {
    const onHide = () => latest.current()
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [])
}
