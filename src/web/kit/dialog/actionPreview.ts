/** What an action would do to this very record, said in its question: a page that knows hands it in. */
import { createContext, useContext, type ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Action } from '../../../entity.ts'
import type { Reason } from './availability.ts'

export type Consequence = (action: Action, record: RaRecord) => ReactNode

const ConsequenceContext = createContext<Consequence>(() => null)

export const ConsequenceProvider = ConsequenceContext.Provider

/** Why an action that state and role allow has to wait, or null: a page that knows hands it in too. */
export type Hindrance = (action: Action, record: RaRecord) => Reason | null

const HindranceContext = createContext<Hindrance>(() => null)

export const HindranceProvider = HindranceContext.Provider

export function useHindrance(): Hindrance {
  return useContext(HindranceContext)
}

export function useConsequence(): Consequence {
  return useContext(ConsequenceContext)
}
