/** The logo of a record: one of its documents, shown as a picture and replaced by choosing another file. */
import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { DOCUMENTS, LOGO_KIND } from '../../../api/documents.ts'
import type { Field, Resource } from '../../../entity.ts'
import { failureMessage } from '../data/failures.ts'
import { useFormState } from '../control/formState.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { RecordLogo } from './RecordLogo.tsx'
import { useProvider } from '../data/provider.ts'
import { asControl, type FieldViewProps } from '../control/control.tsx'

const PICTURES = '.png,.jpg,.jpeg'

function EditLogo({ id, field, value, error, commit, touch }: FieldViewProps) {
  const translate = useTranslate()
  const { ownerId, resource } = useFormState()
  const chooser = useRef<HTMLInputElement>(null)
  const { send, isSending, failure } = useLogoUpload(field.title, commit, touch)
  if (ownerId === undefined || resource === undefined)
    return (
      <p className="field-read nothing" id={id} tabIndex={-1}>
        {translate('logo.afterSaving')}
      </p>
    )
  const label = translate(value ? 'logo.replace' : 'logo.choose')
  return (
    <span className="field-logo">
      <RecordLogo documentId={typeof value === 'number' ? value : null} size="field" />
      <Button
        size="small"
        id={id}
        startIcon={<UploadFileOutlined />}
        loading={isSending}
        loadingPosition="start"
        aria-describedby={error || failure ? `${id}-error` : undefined}
        aria-label={`${field.title}: ${label}`}
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
      {Boolean(value) && (
        <Button size="small" variant="text" onClick={() => commit(undefined)}>
          {translate('logo.remove')}
        </Button>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={PICTURES}
        aria-label={translate('logo.choose')}
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void send(resource, ownerId, file)
        }}
      />
      {failure && (
        <span className="field-error" role="alert" id={`${id}-error`}>
          {failure}
        </span>
      )}
    </span>
  )
}

/** Keeps a picture as a document of the record, and commits the id of the document to the field. */
function useLogoUpload(description: string, commit: FieldViewProps['commit'], touch: FieldViewProps['touch']) {
  const provider = useProvider()
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const send = async (resource: Resource, id: number, file: File) => {
    setSending(true)
    setFailure('')
    try {
      const { data } = await provider.upload(resource, { id, file, description, kind: LOGO_KIND })
      commit(data.id)
      await client.invalidateQueries({ queryKey: [DOCUMENTS] })
    } catch (problem) {
      setFailure(failureMessage(problem, true))
    } finally {
      setSending(false)
      touch()
    }
  }
  return { send, isSending, failure }
}

function ReadLogo({ value }: { field: Field; value: unknown }) {
  return value ? (
    <RecordLogo documentId={typeof value === 'number' ? value : null} size="field" />
  ) : (
    <span className="nothing">–</span>
  )
}

export const LogoControl = asControl(EditLogo, ReadLogo)
