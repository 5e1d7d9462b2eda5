/** Keeps unsaved work for the tab, and brings it back after a reload or an expired sign-in. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { AnyRecord } from '../data/records.ts'
import { useSession } from '../data/session.tsx'
import { StoredDraft, draftKey, type Draft } from './draft.ts'
import { keysOfDrafts } from './storedDrafts.ts'
import { changedFields, type Values } from '../data/values.ts'
import type { FormModel } from '../control/model.ts'

/** What the changes of a form were made to: usually the record as loaded, after a reload the record as it was then. */
export interface Basis {
  version: number | undefined
  before: Values
}

/** `stored` is the record that the form shows; absent for a new one. */
export function useDraft(place: string, stored?: object): StoredDraft {
  const key = useKey(place)
  // The record as it was opened: what is saved later is told to the draft.
  const [opened] = useState(stored)
  return useMemo(() => new StoredDraft(sessionStorage, key, opened), [key, opened])
}

/** A dialogue opens over an address as a whole: its parameters say over what. */
export function useDialogDraft(resource: string, id: number | undefined, stored: object | undefined): StoredDraft {
  return useDraft(`${useDialogPlace(resource)}${id ?? NEW}`, stored)
}

const NEW = 'new'

/** The dialogue of this resource whose work was kept when the page went away, so that it opens again with the page. */
export function useDialogOfDraft(resource: string): 'new' | number | undefined {
  const id = useDraftPlace(useDialogPlace(resource))
  return id === undefined ? undefined : id === NEW ? NEW : Number(id)
}

/**
 * What follows in the place of the first draft that was kept at this address under such a beginning; undefined without
 * one.
 */
export function useDraftPlace(beginning: string): string | undefined {
  const prefix = useKey(beginning)
  return useMemo(() => keysOfDrafts(sessionStorage, prefix)[0]?.slice(prefix.length), [prefix])
}

function useDialogPlace(resource: string): string {
  return `dialog ${useLocation().search} ${resource} `
}

function useKey(place: string): string {
  const { account } = useSession()
  const { pathname } = useLocation()
  return draftKey(account.id ?? account.userName, `${pathname} ${place}`)
}

export function versionOf(record: AnyRecord | undefined): number | undefined {
  return record?.version
}

/** What is typed into a form, compared with what its changes were made to. */
export function useStoredDraft(
  draftStore: StoredDraft,
  model: FormModel,
  before: Values,
  now: Values,
  basis: Basis,
): void {
  useWrittenDraft(
    draftStore,
    useCallback(() => {
      const changed = changedFields(model.fields, before, now)
      return changed.length === 0
        ? null
        : {
            ...(basis.version === undefined ? { attempt: draftStore.attempt } : { version: basis.version }),
            changes: Object.fromEntries(changed.map(({ name }) => [name, now[name] ?? null])),
            before: Object.fromEntries(changed.map(({ name }) => [name, basis.before[name] ?? before[name] ?? null])),
          }
    }, [draftStore, model, before, now, basis]),
  )
}

/**
 * Written a moment after the last change, and at once when the page is left. `make` is another function whenever
 * something changed; null when there is nothing to keep.
 */
export function useWrittenDraft(draftStore: StoredDraft, make: () => Draft | null): void {
  useEffect(() => {
    draftStore.keep(make)
    return () => draftStore.pause()
  }, [draftStore, make])
  useEffect(() => {
    addEventListener('pagehide', draftStore.writeNow)
    return () => removeEventListener('pagehide', draftStore.writeNow)
  }, [draftStore])
}
