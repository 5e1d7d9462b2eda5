/** What an action would do to this very record, said in its question: a page that knows hands it in. */
import { createContext, useContext, type ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Action } from '../../entity.ts'

export type Consequence = (action: Action, record: RaRecord) => ReactNode

const ConsequenceContext = createContext<Consequence>(() => null)

export const ConsequenceProvider = ConsequenceContext.Provider

export function useConsequence(): Consequence {
  return useContext(ConsequenceContext)
}
