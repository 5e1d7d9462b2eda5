/**
 * Somebody else was quicker: the record is loaded again, what has changed of it is told, and the page goes on from how
 * it stands now.
 */
import { useCallback } from 'react'
import type { Entity } from '../../../entity.ts'
import type { TextKey } from '../../../texts.ts'
import { changesAsText } from './changesAsText.ts'
import { httpFailure } from '../data/failures.ts'
import { SEVERITY, openNotification } from '../data/notifications.ts'
import { useApi } from '../data/api.ts'
import type { AnyRecord } from '../data/records.ts'
import { useSession } from '../data/session.tsx'
import { useTranslate } from '../data/useTranslate.ts'
import { useWhoChanged } from './useWhoChanged.ts'

/**
 * Answers the record as it stands now; null when nobody has changed it, or when it cannot be loaded. `isPossible` says
 * whether what was wanted can still be done to it, and `then` how it goes on where it can.
 */
export function useOvertaken(
  entity: Entity,
  then: TextKey = 'kit.lookAgain',
): (seen: AnyRecord, error: unknown, isPossible?: (stored: AnyRecord) => boolean) => Promise<AnyRecord | null> {
  const api = useApi()
  const translate = useTranslate()
  const whoChanged = useWhoChanged(entity.resource)
  const timeZone = useSession().tenant?.timeZone ?? 'UTC'
  return useCallback(
    async (seen, error, isPossible = () => true) => {
      if (![409, 412].includes(httpFailure(error)?.status ?? 0)) return null
      const stored = await api.get(entity.resource, seen.id).catch(() => null)
      if (!stored || stored.version === seen.version) return null
      const changes = changesAsText(entity.fields, seen, stored, timeZone)
      const sentences = [
        await whoChanged(stored),
        changes && translate('form.changedFields', { fields: changes }),
        translate(isPossible(stored) ? then : 'kit.noLongerPossible'),
      ]
      openNotification({
        severity: SEVERITY.attention,
        title: translate('form.conflictTitle'),
        line1: sentences.filter(Boolean).join(' '),
      })
      return stored
    },
    [api, entity, then, translate, whoChanged, timeZone],
  )
}
