/**
 * What keeps records of whichever entity from being changed, besides role and state: a closed reporting period. The kit
 * knows no such thing; the shell provides it for every form, so that none can forget it.
 */
import { createContext, useContext } from 'react'
import type { Entity } from '../../../entity.ts'
import type { AnyRecord } from '../data/records.ts'

/** A hook: the reason in a sentence; null if nothing is known against a change, undefined until that is found out. */
export type UseLockReason = (entity: Pick<Entity, 'lock'>, record: AnyRecord | undefined) => string | null | undefined

const LockReason = createContext<UseLockReason | null>(null)

export const LockReasonProvider = LockReason.Provider

export const useLockReason: UseLockReason = (entity, record) => {
  const useProvided = useContext(LockReason)
  if (!useProvided) throw new Error('The shell has to say what keeps records from being changed.')
  return useProvided(entity, record)
}
