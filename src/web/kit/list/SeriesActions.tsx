/** What a row of a series offers: its record to be changed, and to be made once more from what it holds. */
import { Link } from 'react-router'
import IconButton from '@mui/material/IconButton'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { COPY_OF } from '../data/copyOf.ts'
import { recordName } from '../data/metadata.ts'
import type { AnyRecord } from '../data/records.ts'
import { useTranslate } from '../data/useTranslate.ts'
import type { Resource } from '../../../entity.ts'

interface SeriesActionsProps {
  resource: Resource
  record: AnyRecord
  addPath: string
  detailsPath: string | undefined
}

export function SeriesActions({ resource, record, addPath, detailsPath }: SeriesActionsProps) {
  const translate = useTranslate()
  const name = recordName(resource, record)
  const [edit, copy] = [translate('list.edit', { name }), translate('list.copy', { name })]
  return (
    <>
      {detailsPath !== undefined && (
        <IconButton size="small" component={Link} to={detailsPath} aria-label={edit} title={translate('action.edit')}>
          <EditOutlined fontSize="small" />
        </IconButton>
      )}
      <IconButton
        size="small"
        component={Link}
        to={`${addPath}?${COPY_OF}=${record.id}`}
        aria-label={copy}
        title={translate('action.copy')}
      >
        <ContentCopyOutlined fontSize="small" />
      </IconButton>
    </>
  )
}
