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
