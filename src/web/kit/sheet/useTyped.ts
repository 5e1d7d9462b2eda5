/** What is typed into a sheet of amounts: kept over a reload until it is saved or thrown away. */
import { useMemo, useState } from 'react'
import type { StoredDraft } from '../form/draft.ts'
import { useDraft, useWrittenDraft } from '../form/useDraft.ts'

interface TypedSheet<Typed> {
  typed: Typed
  setTyped: (change: (current: Typed) => Typed) => void
  /** What was typed before the page was loaded again stands here. */
  restored: boolean
  draftStore: StoredDraft
  forget: () => void
}

export function useTyped<Typed extends object>(key: string, nothing: Typed): TypedSheet<Typed> {
  const draftStore = useDraft(key)
  const [typed, setTyped] = useState<Typed>(() => (draftStore.draft?.changes as Typed | undefined) ?? nothing)
  const [restored, setRestored] = useState(draftStore.draft !== null)
  return {
    typed,
    setTyped,
    restored,
    draftStore,
    forget: () => {
      draftStore.forget()
      setTyped(() => nothing)
      setRestored(false)
    },
  }
}

/** What is typed back to what is stored leaves nothing to keep. */
export function useStoredTyped(
  { typed, draftStore }: Pick<TypedSheet<object>, 'typed' | 'draftStore'>,
  isDirty: boolean,
): void {
  useWrittenDraft(
    draftStore,
    useMemo(
      () => () => (isDirty ? { changes: { ...typed }, before: {}, attempt: draftStore.attempt } : null),
      [typed, draftStore, isDirty],
    ),
  )
}

export function focusAmount(name: string | undefined): void {
  if (name !== undefined) document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
}
