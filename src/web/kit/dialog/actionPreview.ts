/** What an action would do to this very record, said in its question: a page that knows hands it in. */
import { createContext, useContext, type ReactNode } from 'react'
import type { AnyRecord } from '../data/records.ts'
import type { Values } from '../data/values.ts'
import type { Reason } from './availability.ts'

/** Of an entity that only its metadata names: the bar hands over its own actions and its own record. */
export type ActionPreview = { of(action: string, record: AnyRecord): ReactNode }['of']

const ActionPreviewContext = createContext<ActionPreview>(() => null)

export const ActionPreviewProvider = ActionPreviewContext.Provider

/** Why an action that state and role allow has to wait, or null: a page that knows hands it in too. */
export type DisabledReason = { of(action: string, record: AnyRecord): Reason | null }['of']

const DisabledReasonContext = createContext<DisabledReason>(() => null)

export const DisabledReasonProvider = DisabledReasonContext.Provider

/** What the fields of an action begin with, where the page knows a usual answer. */
export type ActionProposals = { of(action: string, record: AnyRecord): Values }['of']

const ActionProposalsContext = createContext<ActionProposals>(() => ({}))

export const ActionProposalsProvider = ActionProposalsContext.Provider

export function useActionProposals(): ActionProposals {
  return useContext(ActionProposalsContext)
}

export function useDisabledReason(): DisabledReason {
  return useContext(DisabledReasonContext)
}

export function useActionPreview(): ActionPreview {
  return useContext(ActionPreviewContext)
}
