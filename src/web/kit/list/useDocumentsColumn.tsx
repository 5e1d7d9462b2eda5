/** A column of a list that says whether a record has its papers: how many, and since when, or that they are missing. */
import { useMemo } from 'react'
import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { DOCUMENTS } from '../../../api/documents.ts'
import type { Resource } from '../../../entity.ts'
import type { EntityOf, Filter } from '../../../entityTypes.ts'
import { formatTimestamp } from '../../../formats.ts'
import { useRecords, type AnyRecord } from '../data/records.ts'
import { useSession } from '../data/session.tsx'
import type { OwnColumn } from './types.ts'
import './documentsColumn.css'

interface Words {
  title: string
  missing: string
  /** How many there are, for whoever does not see the clip. */
  there: (count: number) => string
}

/** More than a fund has of such records, or of their papers. */
const RECORDS_MAX = 1_000

/** `filter` finds the records of the list. */
export function useDocumentsColumn<R extends Resource>(
  resource: R,
  filter: Filter<EntityOf<R>>,
  { title, missing, there }: Words,
): OwnColumn<AnyRecord> {
  const timeZone = useSession().tenant?.timeZone ?? 'UTC'
  const { data: records } = useRecords(resource, { filter, limit: RECORDS_MAX })
  const ids = records?.map(({ id }) => id)
  const { data: documents } = useRecords(
    DOCUMENTS,
    ids && ids.length > 0 ? { filter: { resource, recordId: ids, superseded: false }, limit: RECORDS_MAX } : null,
  )
  return useMemo(
    () => ({
      name: DOCUMENTS,
      sortBy: DOCUMENTS,
      title,
      cell: ({ id }) => {
        if (!documents) return null
        const own = documents.filter(({ recordId }) => recordId === id)
        const [latest] = own.map(({ createdAt }) => createdAt).sort((one, other) => (one < other ? 1 : -1))
        if (!latest)
          return (
            <span className="documents-column" data-tone="warn">
              <WarningAmberOutlined />
              {missing}
            </span>
          )
        return (
          <span className="documents-column" title={there(own.length)}>
            <AttachFileOutlined titleAccess={there(own.length)} />
            {formatTimestamp(latest, timeZone).split(' ')[0]}
          </span>
        )
      },
    }),
    [documents, title, missing, there, timeZone],
  )
}
