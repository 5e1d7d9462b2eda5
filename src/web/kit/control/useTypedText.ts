/**
 * Text while it is being typed. It is committed a moment after the last key, so that checks follow the typing, and at
 * once on leaving the field and on Enter; a save in between commits it first. Until the field is left it stands exactly
 * as typed.
 */
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useFormState } from './formState.ts'

const PAUSE_MS = 250

interface TypedText {
  text: string
  onChange: (typed: string) => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Commits what was typed, at once. */
  settle: () => void
}

export function useTypedText(
  path: string,
  shown: string,
  commit: (typed: string) => void,
  touch: () => void,
): TypedText {
  const { pend } = useFormState()
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ typed, commit })
  useLayoutEffect(() => {
    latest.current = { ...latest.current, commit }
  })
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      pend(path, null)
    },
    [path, pend],
  )
  const send = () => {
    clearTimeout(timer.current)
    pend(path, null)
    if (latest.current.typed !== null) latest.current.commit(latest.current.typed)
  }
  const settle = () => {
    send()
    latest.current.typed = null
    setTyped(null)
  }
  return {
    text: typed ?? shown,
    onChange: next => {
      latest.current.typed = next
      setTyped(next)
      pend(path, settle)
      clearTimeout(timer.current)
      timer.current = setTimeout(send, PAUSE_MS)
    },
    onBlur: () => {
      settle()
      touch()
    },
    onKeyDown: event => {
      if (event.key === 'Enter') settle()
    },
    settle,
  }
}
