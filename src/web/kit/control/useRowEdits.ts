/** The lines of a small list that are being edited: each is confirmed or cancelled before the record is saved. */
import { useEffect, useLayoutEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { fieldId } from './fieldId.ts'
import { useFormState, type FormState } from './formState.ts'
import type { Values } from '../data/values.ts'
import type { FieldViewProps } from './control.tsx'

/** `before` is what a cancelled edit returns to; null for a line that was not there. */
export interface PendingEdit {
  index: number
  before: Values | null
  tried?: true
}

export function useRowEdits({ path, commit, touch, field }: FieldViewProps, lines: readonly Values[]) {
  const form = useFormState()
  const [pending, setPending] = useState<readonly PendingEdit[]>([])
  const setWanted = useFocusAfterRender()
  useBlockedSave(path, form, pending, setPending)
  const first = field.fields?.[0]?.name ?? ''
  const without = (index: number) => pending.filter(edit => edit.index !== index)
  const remove = (index: number) => {
    commit(lines.filter((_, other) => other !== index))
    setPending(without(index).map(edit => (edit.index > index ? { ...edit, index: edit.index - 1 } : edit)))
    setWanted(fieldId(path))
  }
  return {
    pending: numbersOf(pending),
    ...together({ pending, lines, path, form, commit, touch, setPending, setWanted }),
    of: (index: number) => pending.find(edit => edit.index === index),
    remove,
    add: () => {
      commit([...lines, {}])
      setPending([...pending, { index: lines.length, before: null }])
      setWanted(fieldId(`${path}.${lines.length}.${first}`))
    },
    begin: (index: number) => {
      setPending([...pending, { index, before: lines[index]! }])
      setWanted(fieldId(`${path}.${index}.${first}`))
    },
    cancel: ({ index, before }: PendingEdit) => {
      if (before === null) {
        remove(index)
        return
      }
      commit(lines.map((line, other) => (other === index ? before : line)))
      setPending(without(index))
      setWanted(editId(path, index))
    },
    confirm: (edit: PendingEdit) => {
      form.flush()
      const wrong = Object.keys(form.verdict(form.values()).errors).find(each =>
        each.startsWith(`${path}.${edit.index}.`),
      )
      if (wrong !== undefined) {
        touch()
        setPending(pending.map(each => (each.index === edit.index ? { ...each, tried: true } : each)))
        setWanted(fieldId(wrong))
        return
      }
      setPending(without(edit.index))
      setWanted(editId(path, edit.index))
    },
  }
}

/** The form is not saved while lines are being edited, and a replaced form forgets the edits. */
function useBlockedSave(
  path: string,
  form: FormState,
  pending: readonly PendingEdit[],
  setPending: Dispatch<SetStateAction<readonly PendingEdit[]>>,
) {
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })
  useLayoutEffect(() => {
    const { setPendingEdit, serverErrors, setServerErrors } = latest.current
    setPendingEdit(
      path,
      pending.length === 0
        ? null
        : {
            quiet: pending.filter(({ tried }) => !tried).map(({ index }) => `${path}.${index}`),
            lines: numbersOf(pending),
            show: () =>
              setPending(current =>
                current.every(({ tried }) => tried)
                  ? current
                  : current.map(edit => ({ ...edit, tried: true as const })),
              ),
            drop: () => setPending([]),
          },
    )
    if (pending.length === 0 && serverErrors?.errors[path]) setServerErrors(null)
  }, [path, pending, setPending])
}

/** What is to take the focus, by its id, may only stand on the page once the change is drawn. */
function useFocusAfterRender() {
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null) return
    document.getElementById(wanted)?.focus()
    setWanted(null)
  }, [wanted])
  return setWanted
}

function numbersOf(pending: readonly PendingEdit[]): number[] {
  return pending.map(({ index }) => index + 1).sort((one, other) => one - other)
}

interface Together extends Pick<FieldViewProps, 'path' | 'commit' | 'touch'> {
  pending: readonly PendingEdit[]
  lines: readonly Values[]
  form: FormState
  setPending: (pending: readonly PendingEdit[]) => void
  setWanted: (id: string) => void
}

/** What the message below the list offers when somebody saves with lines that are still being edited. */
function together({ pending, lines, path, form, commit, touch, setPending, setWanted }: Together) {
  return {
    /** What is wrong stays open and takes the focus. */
    confirmAll: () => {
      form.flush()
      const errors = Object.keys(form.verdict(form.values()).errors)
      const ofLine = (index: number) => errors.find(each => each.startsWith(`${path}.${index}.`))
      const wrong = pending.filter(({ index }) => ofLine(index) !== undefined)
      if (wrong.length > 0) touch()
      setPending(wrong.map(edit => ({ ...edit, tried: true as const })))
      setWanted(fieldId(wrong[0] ? ofLine(wrong[0].index)! : path))
    },
    cancelAll: () => {
      const old = new Map(pending.map(({ index, before }) => [index, before]))
      commit(lines.flatMap((line, index) => (old.has(index) ? (old.get(index) ?? []) : [line])))
      setPending([])
      setWanted(fieldId(path))
    },
  }
}

export function editId(path: string, index: number): string {
  return `${fieldId(`${path}.${index}`)}-edit`
}
