/** Who has changed a record last and when, in a sentence; without a history the change is told all the same. */
import { useCallback } from 'react'
import type { Resource } from '../../../entity.ts'
import { formatTimestamp } from '../../../formats.ts'
import { useProvider } from '../data/provider.ts'
import type { AnyRecord } from '../data/records.ts'
import { useSession } from '../data/session.tsx'
import { useTranslate } from '../data/useTranslate.ts'

export function useWhoChanged(resource: Resource): (stored: Pick<AnyRecord, 'id'>) => Promise<string> {
  const provider = useProvider()
  const { account, tenant } = useSession()
  const translate = useTranslate()
  return useCallback(
    async stored => {
      const entries = await provider.history(resource, { id: stored.id }).then(
        ({ data }) => data,
        () => [],
      )
      const last = [...entries].sort((one, other) => (one.at < other.at ? 1 : -1))[0]
      if (!last?.by) return translate('form.changedBySomebody')
      const at = formatTimestamp(last.at, tenant?.timeZone ?? 'UTC')
      return last.by === account.name
        ? translate('form.changedByMe', { at })
        : translate('form.changedBy', { name: last.by, at })
    },
    [provider, resource, account, tenant, translate],
  )
}
