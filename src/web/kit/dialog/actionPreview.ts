/** What an action would do to this very record, said in its question: a page that knows hands it in. */
import { createContext, useContext, type ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Action } from '../../../entity.ts'
import type { Reason } from './availability.ts'

export type ActionPreview = (action: Action, record: RaRecord) => ReactNode

const ActionPreviewContext = createContext<ActionPreview>(() => null)

export const ActionPreviewProvider = ActionPreviewContext.Provider

/** Why an action that state and role allow has to wait, or null: a page that knows hands it in too. */
export type DisabledReason = (action: Action, record: RaRecord) => Reason | null

const DisabledReasonContext = createContext<DisabledReason>(() => null)

export const DisabledReasonProvider = DisabledReasonContext.Provider

export function useDisabledReason(): DisabledReason {
  return useContext(DisabledReasonContext)
}

export function useActionPreview(): ActionPreview {
  return useContext(ActionPreviewContext)
}
