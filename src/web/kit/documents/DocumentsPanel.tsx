/** Files of a record, each with its description: added several at once, kept with the record when it is saved. */
import { useRef, useState, type DragEvent } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { DOCUMENTS } from '../../../api/documents.ts'
import { choiceValues, type Choice, type Entity } from '../../../entity.ts'
import { sizeProblem } from '../../../validation.ts'
import { extensionOf } from '../../../formats.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { useDocumentsTitle } from './documentsTitle.ts'
import { startKind, type StoredDocument, type Wording } from './documents.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { httpFailure, notifyFailure } from '../data/failures.ts'
import { useEntity } from '../data/metadata.ts'
import { SEVERITY, openNotification } from '../data/notifications.ts'
import { saveDownload } from '../data/calls.ts'
import { useProvider } from '../data/provider.ts'
import { useSession } from '../data/session.tsx'
import type { StagedDocuments } from './useStagedDocuments.ts'

interface DocumentsPanelProps {
  documents: StagedDocuments
  kinds: readonly Choice[]
  entity: Entity
  /** The record's state lets nothing that is stored be changed, so nothing may be begun here either. */
  frozen: boolean
  /** Whether files may be added in that state. */
  takesFiles: boolean
}

export function DocumentsPanel({ documents, kinds, entity, frozen, takesFiles }: DocumentsPanelProps) {
  const translate = useTranslate()
  const isWriter = useSession().allows(entity.access.write)
  const [mayWrite, mayAdd] = [isWriter && !frozen, isWriter && takesFiles]
  const { stored, staged, isLoading, isApplying, progress } = documents
  const isEmpty = stored.length === 0 && staged.additions.length === 0
  const title = useDocumentsTitle(entity) ?? ''
  return (
    <section className="form-section documents" aria-label={title} aria-busy={isLoading}>
      <span className="section-title">
        <h2>{title}</h2>
        {(mayWrite || mayAdd) && <span>{translate('documents.sentence')}</span>}
      </span>
      <div className="documents-body">
        {isApplying && (
          <div className="documents-progress" role="status">
            <LinearProgress
              variant="determinate"
              value={(progress.done / progress.all) * 100}
              aria-label={translate('documents.working')}
            />
            {translate('documents.progress', progress)}
          </div>
        )}
        {isLoading && <Skeleton width="60%" />}
        {!isEmpty && (
          <ul className="document-rows">
            {stored.map(document => (
              <StoredRow
                key={document.id}
                document={document}
                documents={documents}
                kinds={kinds}
                mayWrite={mayWrite}
              />
            ))}
            {staged.additions.map(addition => (
              <DocumentRow
                key={`new-${addition.key}`}
                fileName={addition.file.name}
                size={addition.file.size}
                wording={addition}
                kinds={kinds}
                state={translate('documents.new')}
                failure={addition.failure}
                tried={documents.tried}
                onWord={wording => documents.word(addition.key, wording)}
                actions={
                  <IconButton
                    size="small"
                    aria-label={translate('documents.drop', { name: addition.file.name })}
                    onClick={() => documents.drop(addition.key)}
                  >
                    <CloseOutlined fontSize="small" />
                  </IconButton>
                }
              />
            ))}
          </ul>
        )}
        {isEmpty && !isLoading && !mayAdd && <p className="nothing">{translate('documents.none')}</p>}
        {mayAdd && <DropZone documents={documents} kind={startKind(kinds)} />}
      </div>
    </section>
  )
}

function DropZone({ documents, kind }: { documents: StagedDocuments; kind: string }) {
  const translate = useTranslate()
  const chooser = useRef<HTMLInputElement>(null)
  const types = choiceValues(useEntity(DOCUMENTS), 'fileType')
  const [over, setOver] = useState(false)
  const take = (files: readonly File[]) => {
    const wrong = (file: File) =>
      types.includes(extensionOf(file.name))
        ? sizeProblem(file.size)
        : `${translate('problem.file-type-not-allowed.detail')}. ${translate('documents.allowed', { types: types.join(', ') })}`
    const allowed = files.filter(file => wrong(file) === null)
    const refused = files.filter(file => !allowed.includes(file)).map(file => `${file.name}: ${wrong(file)}`)
    documents.add(allowed, kind, refused)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <>
      <div
        className="drop-zone"
        data-over={over || undefined}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button startIcon={<UploadFileOutlined />} onClick={() => chooser.current?.click()}>
          {translate('documents.choose')}
        </Button>
        <span>{translate('documents.dropHere', { types: types.join(', ') })}</span>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={types.map(type => `.${type}`).join(',')}
          aria-label={translate('documents.choose')}
          onChange={event => {
            take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
      {documents.refused.length > 0 && (
        <p className="field-error" role="alert">
          <ErrorOutline fontSize="small" />
          <span>{documents.refused.join(' · ')}</span>
        </p>
      )}
    </>
  )
}

function StoredRow({
  document,
  documents,
  kinds,
  mayWrite,
}: {
  document: StoredDocument
  documents: StagedDocuments
  kinds: readonly Choice[]
  mayWrite: boolean
}) {
  const translate = useTranslate()
  const provider = useProvider()
  const removed = documents.staged.removals.includes(document.id)
  const edited = documents.staged.edits[document.id]
  const wording = edited ?? { description: document.description ?? '', kind: document.kind }
  const download = async () => {
    try {
      saveDownload((await provider.download({ id: document.id })).data)
    } catch (error) {
      // Somebody has removed it since, or its content is lost.
      if (httpFailure(error)?.status === 404)
        openNotification({
          severity: SEVERITY.attention,
          title: translate('documents.nothing'),
          line1: document.fileName,
        })
      else notifyFailure(error)
    }
  }
  return (
    <DocumentRow
      fileName={document.fileName}
      size={document.size}
      wording={wording}
      kinds={kinds}
      removed={removed}
      tried={documents.tried}
      failure={documents.staged.failures[document.id]}
      state={removed ? translate('documents.removed') : edited ? translate('documents.changed') : ''}
      onDownload={() => {
        void download()
      }}
      {...(mayWrite && !removed && { onWord: (changes: Partial<Wording>) => documents.edit(document, changes) })}
      actions={
        mayWrite && (
          <IconButton
            size="small"
            aria-label={translate(removed ? 'documents.keep' : 'documents.remove', { name: document.fileName })}
            onClick={() => documents.remove(document.id, !removed)}
          >
            {removed ? <UndoOutlined fontSize="small" /> : <DeleteOutline fontSize="small" />}
          </IconButton>
        )
      }
    />
  )
}
