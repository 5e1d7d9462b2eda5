/** One file of a record: its name, its description and its kind, each changed in its place. */
import type { ReactNode } from 'react'
import Input from '@mui/material/Input'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { DOCUMENTS } from '../../../api/documents.ts'
import type { Choice } from '../../../entity.ts'
import { formatBytes } from '../../../formats.ts'
import { useEntity } from '../data/metadata.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { Select } from '../page/Select.tsx'
import { lacksDescription, type Wording } from './documents.ts'

interface DocumentRowProps {
  fileName: string
  size: number
  wording: Wording
  kinds: readonly Choice[]
  state: string
  failure: string | undefined
  tried: boolean
  removed?: boolean
  onWord?: (wording: Partial<Wording>) => void
  onDownload?: () => void
  actions: ReactNode
}

export function DocumentRow({
  fileName,
  size,
  wording,
  kinds,
  state,
  failure,
  tried,
  removed = false,
  onWord,
  onDownload,
  actions,
}: DocumentRowProps) {
  const translate = useTranslate()
  const documentEntity = useEntity(DOCUMENTS)
  const lacking = tried && !removed && lacksDescription(documentEntity, wording)
  const error = lacking ? translate('documents.descriptionRequired') : failure
  return (
    <li data-removed={removed || undefined}>
      <DescriptionOutlined className="document-icon" />
      <span className="document-name">
        {onDownload ? (
          <button type="button" className="text-link" onClick={onDownload}>
            {fileName}
          </button>
        ) : (
          <span>{fileName}</span>
        )}
        <small>
          {formatBytes(size)}
          {state && ` · ${state}`}
        </small>
      </span>
      <DescriptionField fileName={fileName} wording={wording} error={error} onWord={onWord} />
      {kinds.length > 1 && <KindField fileName={fileName} wording={wording} kinds={kinds} onWord={onWord} />}
      <span className="document-actions">{actions}</span>
    </li>
  )
}

interface PartProps extends Pick<DocumentRowProps, 'fileName' | 'wording'> {
  /** Absent where nothing may be changed. */
  onWord: DocumentRowProps['onWord'] | undefined
}

function DescriptionField({ fileName, wording, error, onWord }: PartProps & { error: string | undefined }) {
  const translate = useTranslate()
  const label = translate('documents.descriptionOf', { name: fileName })
  const id = `document-${fileName.replace(/\W+/g, '-')}`
  return (
    <span className="document-text">
      {onWord ? (
        <Input
          className="field-input"
          fullWidth
          value={wording.description}
          error={error !== undefined}
          placeholder={translate('documents.describe')}
          onChange={event => onWord({ description: event.target.value })}
          slotProps={{
            input: {
              'aria-label': label,
              'aria-required': true,
              'aria-invalid': error ? true : undefined,
              'aria-describedby': error ? `${id}-error` : undefined,
              maxLength: 2000,
            },
          }}
        />
      ) : (
        <span>{wording.description || '–'}</span>
      )}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <ErrorOutline fontSize="small" />
          <span>{error}</span>
        </span>
      )}
    </span>
  )
}

function KindField({ fileName, wording, kinds, onWord }: PartProps & { kinds: readonly Choice[] }) {
  const translate = useTranslate()
  return onWord ? (
    <Select
      className="document-kind"
      value={wording.kind}
      options={kinds}
      aria-label={translate('documents.kindOf', { name: fileName })}
      onChoose={kind => onWord({ kind })}
    />
  ) : (
    <span className="document-kind">{kinds.find(kind => kind.value === wording.kind)?.title ?? wording.kind}</span>
  )
}
