/** The lines of a small list that are being edited: each is confirmed or cancelled before the record is saved. */
import { useEffect, useLayoutEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { fieldId } from '../form/fieldId.ts'
import { useFormState, type FormState } from '../form/formState.ts'
import type { Values } from '../form/values.ts'
import type { FieldViewProps } from './control.tsx'

/** `before` is what a cancelled edit returns to; null for a line that was not there. */
export interface Begun {
  index: number
  before: Values | null
  tried?: true
}

export function useLineEdits({ path, commit, touch, field }: FieldViewProps, lines: readonly Values[]) {
  const form = useFormState()
  const [begun, setBegun] = useState<readonly Begun[]>([])
  const setWanted = useFocusAfterRender()
  useHold(path, form, begun, setBegun)
  const first = field.fields?.[0]?.name ?? ''
  const without = (index: number) => begun.filter(edit => edit.index !== index)
  const remove = (index: number) => {
    commit(lines.filter((_, other) => other !== index))
    setBegun(without(index).map(edit => (edit.index > index ? { ...edit, index: edit.index - 1 } : edit)))
    setWanted(fieldId(path))
  }
  return {
    begun: numbersOf(begun),
    ...together({ begun, lines, path, form, commit, touch, setBegun, setWanted }),
    of: (index: number) => begun.find(edit => edit.index === index),
    remove,
    add: () => {
      commit([...lines, {}])
      setBegun([...begun, { index: lines.length, before: null }])
      setWanted(fieldId(`${path}.${lines.length}.${first}`))
    },
    begin: (index: number) => {
      setBegun([...begun, { index, before: lines[index]! }])
      setWanted(fieldId(`${path}.${index}.${first}`))
    },
    cancel: ({ index, before }: Begun) => {
      if (before === null) {
        remove(index)
        return
      }
      commit(lines.map((line, other) => (other === index ? before : line)))
      setBegun(without(index))
      setWanted(editId(path, index))
    },
    confirm: (edit: Begun) => {
      form.flush()
      const wrong = Object.keys(form.verdict(form.values()).errors).find(each =>
        each.startsWith(`${path}.${edit.index}.`),
      )
      if (wrong !== undefined) {
        touch()
        setBegun(begun.map(each => (each.index === edit.index ? { ...each, tried: true } : each)))
        setWanted(fieldId(wrong))
        return
      }
      setBegun(without(edit.index))
      setWanted(editId(path, edit.index))
    },
  }
}

/** The form is not saved while lines are being edited, and a replaced form forgets the edits. */
function useHold(
  path: string,
  form: FormState,
  begun: readonly Begun[],
  setBegun: Dispatch<SetStateAction<readonly Begun[]>>,
) {
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })
  useLayoutEffect(() => {
    const { hold, serverErrors, setServerErrors } = latest.current
    hold(
      path,
      begun.length === 0
        ? null
        : {
            quiet: begun.filter(({ tried }) => !tried).map(({ index }) => `${path}.${index}`),
            lines: numbersOf(begun),
            show: () =>
              setBegun(current =>
                current.every(({ tried }) => tried)
                  ? current
                  : current.map(edit => ({ ...edit, tried: true as const })),
              ),
            drop: () => setBegun([]),
          },
    )
    if (begun.length === 0 && serverErrors?.errors[path]) setServerErrors(null)
  }, [path, begun, setBegun])
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

function numbersOf(begun: readonly Begun[]): number[] {
  return begun.map(({ index }) => index + 1).sort((one, other) => one - other)
}

interface Together extends Pick<FieldViewProps, 'path' | 'commit' | 'touch'> {
  begun: readonly Begun[]
  lines: readonly Values[]
  form: FormState
  setBegun: (begun: readonly Begun[]) => void
  setWanted: (id: string) => void
}

/** What the message below the list offers when somebody saves with lines that are still being edited. */
function together({ begun, lines, path, form, commit, touch, setBegun, setWanted }: Together) {
  return {
    /** What is wrong stays open and takes the focus. */
    confirmAll: () => {
      form.flush()
      const errors = Object.keys(form.verdict(form.values()).errors)
      const ofLine = (index: number) => errors.find(each => each.startsWith(`${path}.${index}.`))
      const wrong = begun.filter(({ index }) => ofLine(index) !== undefined)
      if (wrong.length > 0) touch()
      setBegun(wrong.map(edit => ({ ...edit, tried: true as const })))
      setWanted(fieldId(wrong[0] ? ofLine(wrong[0].index)! : path))
    },
    cancelAll: () => {
      const old = new Map(begun.map(({ index, before }) => [index, before]))
      commit(lines.flatMap((line, index) => (old.has(index) ? (old.get(index) ?? []) : [line])))
      setBegun([])
      setWanted(fieldId(path))
    },
  }
}

export function editId(path: string, index: number): string {
  return `${fieldId(`${path}.${index}`)}-edit`
}
