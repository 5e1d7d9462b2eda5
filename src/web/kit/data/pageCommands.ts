/** What the open page offers to be run from anywhere: the actions of its record, for the command palette. */
import { useEffect, useId } from 'react'

export interface PageCommand {
  id: string
  title: string
  /** What it is done with. */
  fact: string
  run: () => void
}

const offered = new Map<string, readonly PageCommand[]>()

export function useOfferedCommands(commands: readonly PageCommand[]): void {
  const place = useId()
  useEffect(() => {
    offered.set(place, commands)
    return () => {
      offered.delete(place)
    }
  }, [place, commands])
}

export function offeredCommands(): PageCommand[] {
  return [...offered.values()].flat()
}
