/**
 * While a page is being printed it shows everything that it has: what tabs and folded parts hide, and the rows of a
 * list that are on other pages.
 */
import { useEffect, useId, useSyncExternalStore } from 'react'

let printing = false
const facts = new Map<string, string>()
let printedFacts = ''
const listeners = new Set<() => void>()

export function setPrinting(now: boolean): void {
  printing = now
  notify()
}

export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing)
}

/** What stands at the head of every printed sheet, beside fund and page: the period, its status, the day. */
export function usePrintedFacts(words: readonly (string | null | undefined | false)[]): void {
  const place = useId()
  const text = words.filter(Boolean).join(SEPARATOR)
  useEffect(() => {
    facts.set(place, text)
    notify()
    return () => {
      facts.delete(place)
      notify()
    }
  }, [place, text])
}

export function useFactsToPrint(): string {
  return useSyncExternalStore(subscribe, () => printedFacts)
}

export const SEPARATOR = ' · '

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function notify(): void {
  printedFacts = [...facts.values()].filter(Boolean).join(SEPARATOR)
  for (const listener of listeners) listener()
}
