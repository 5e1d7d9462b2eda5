/**
 * What is typed on a tab of a form beside its fields, and saved by the tab itself: the bar of the form speaks of it,
 * saves it and throws it away, and the tab stays where it is while another one is open.
 */
import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react'

export interface TabWork {
  /** Slug of the tab. */
  tab: string
  /** "2 lines changed" */
  message: string
  /** Something of it has to be put right before it can be saved. */
  isWrong: boolean
  isSaving: boolean
  /** The verb on the button. */
  saveLabel: string
  /** False when it was not saved. */
  save: () => Promise<boolean>
  discard: () => void
}

type Report = (work: TabWork | null) => void

const TabWorkContext = createContext<Report>(() => undefined)
const UnsavedTabContext = createContext<string | null>(null)

export const TabWorkProvider = TabWorkContext.Provider
export const UnsavedTabProvider = UnsavedTabContext.Provider

/** The tab on which something is typed that is not saved yet. */
export function useUnsavedTab(): string | null {
  return useContext(UnsavedTabContext)
}

/** The form hears of it when its message changes, not on each key. */
export function useTabWork(work: TabWork | null): void {
  const report = useContext(TabWorkContext)
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  const { tab, message, isWrong = false, isSaving = false, saveLabel = '' } = work ?? {}
  useEffect(() => {
    report(
      tab === undefined || message === undefined
        ? null
        : {
            tab,
            message,
            isWrong,
            isSaving,
            saveLabel,
            save: async () => (await latest.current?.save()) ?? true,
            discard: () => latest.current?.discard(),
          },
    )
  }, [report, tab, message, isWrong, isSaving, saveLabel])
  useEffect(() => () => report(null), [report])
}
