/** What is typed into a sheet of amounts: kept over a reload until it is saved or thrown away. */
import { useMemo, useState } from 'react'
import { useDraft, useWrittenDraft, type DraftKeeper } from '../form/useDraft.ts'

interface TypedSheet<Typed> {
  typed: Typed
  setTyped: (change: (current: Typed) => Typed) => void
  /** What was typed before the page was loaded again stands here. */
  restored: boolean
  keeper: DraftKeeper
  forget: () => void
}

export function useTyped<Typed extends object>(key: string, nothing: Typed): TypedSheet<Typed> {
  const keeper = useDraft(key)
  const [typed, setTyped] = useState<Typed>(() => (keeper.draft?.changes as Typed | undefined) ?? nothing)
  const [restored, setRestored] = useState(keeper.draft !== null)
  return {
    typed,
    setTyped,
    restored,
    keeper,
    forget: () => {
      keeper.forget()
      setTyped(() => nothing)
      setRestored(false)
    },
  }
}

/** What is typed back to what is stored leaves nothing to keep. */
export function useKeptTyped({ typed, keeper }: Pick<TypedSheet<object>, 'typed' | 'keeper'>, isDirty: boolean): void {
  useWrittenDraft(
    keeper,
    useMemo(
      () => () => (isDirty ? { changes: { ...typed }, before: {}, attempt: keeper.attempt } : null),
      [typed, keeper, isDirty],
    ),
  )
}

export function focusAmount(name: string | undefined): void {
  if (name !== undefined) document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
}
