import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Tab } from '../control/model.ts'

/** The open tab stands in the address; the first one needs no word there. */
export function useTab(tabs: readonly Tab[]): [number, (index: number) => void] {
  const [parameters, setParameters] = useSearchParams()
  const found = tabs.findIndex(tab => tab.slug === parameters.get('tab'))
  const select = (index: number) =>
    setParameters(
      old => {
        const next = new URLSearchParams(old)
        if (index > 0) next.set('tab', tabs[index]!.slug)
        else next.delete('tab')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [Math.max(found, 0), select]
}

interface Waiting {
  tab: number
  then: () => void
}

/** Opens the tab that is found, and does what has to wait until it shows. */
export function useOnTab(tabs: readonly Tab[]): (isSought: (tab: Tab) => boolean, then: () => void) => void {
  const [selected, select] = useTab(tabs)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  useEffect(() => {
    if (waiting === null || (waiting.tab >= 0 && waiting.tab !== selected)) return
    waiting.then()
    setWaiting(null)
  }, [waiting, selected])
  return (isSought, then) => {
    const tab = tabs.findIndex(isSought)
    if (tab >= 0 && tab !== selected) select(tab)
    setWaiting({ tab, then })
  }
}
