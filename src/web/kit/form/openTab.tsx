/** Which tab of a form is open: that of the address. One that is opened shows before the address has followed. */
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useFormState } from '../control/formState.ts'
import type { Tab } from '../control/model.ts'
import { useTab } from './useTab.ts'

interface OpenTab {
  open: number
  /** Changes whenever the tabs themselves did not ask for the open one: they keep a state of their own. */
  made: number
  /** Somebody has pressed the tab. */
  choose: (index: number) => void
  show: (index: number) => void
}

const OpenTabContext = createContext<OpenTab>({ open: 0, made: 0, choose: () => {}, show: () => {} })

export function OpenTabProvider({ children }: { children: ReactNode }) {
  const [selected, select] = useTab(useFormState().model.tabs)
  const [state, setState] = useState({ open: selected, address: selected, made: 0 })
  const madeFor = (old: typeof state, index: number) => old.made + (old.open === index ? 0 : 1)
  if (state.address !== selected) setState(old => ({ open: selected, address: selected, made: madeFor(old, selected) }))
  const { open, made } = state
  const choose = (index: number) => {
    setState(old => ({ ...old, open: index }))
    select(index)
  }
  const show = (index: number) => {
    setState(old => ({ ...old, open: index, made: madeFor(old, index) }))
    select(index)
  }
  return <OpenTabContext.Provider value={{ open, made, choose, show }}>{children}</OpenTabContext.Provider>
}

export function useOpenTab(): OpenTab {
  return useContext(OpenTabContext)
}

interface Waiting {
  tab: number
  then: () => void
}

/** Opens the tab that is sought, and does what has to wait until it shows. */
export function useOnTab(tabs: readonly Tab[]): (isSought: (tab: Tab) => boolean, then: () => void) => void {
  const { open, show } = useOpenTab()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  useEffect(() => {
    if (waiting === null || (waiting.tab >= 0 && waiting.tab !== open)) return
    waiting.then()
    setWaiting(null)
  }, [waiting, open])
  return (isSought, then) => {
    const tab = tabs.findIndex(isSought)
    if (tab >= 0) show(tab)
    setWaiting({ tab, then })
  }
}
