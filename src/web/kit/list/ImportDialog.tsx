/** Records from a spreadsheet: choose a file, see what would happen row by row, then import all or none. */
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import type { Entity, Field } from '../../../entity.ts'
import { formatDate, formatNumber, formatValue } from '../../../formats.ts'
import { inSentence } from '../../../entity.ts'
import { shownNumber, typedNumber } from '../control/numbers.ts'
import { failureMessage, notifyFailure } from '../data/failures.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { isRight } from '../page/alignment.ts'
import { Figure, Nothing } from '../page/ValueCell.tsx'
import { SEVERITY, openNotification } from '../data/notifications.ts'
import { saveDownload, useProvider } from '../data/provider.ts'
import type { ImportPreview } from '../../../api/imports.ts'
import './import.css'

const ROWS_MAX = 2_000

interface ImportDialogProps {
  entity: Entity
  /** What the page states for every row. */ given: Record<string, number>
  onClose: () => void
}
interface Tried {
  file: File
  preview?: ImportPreview
  failure?: string
}

export function ImportDialog({ entity, given, onClose }: ImportDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const { tried, working, take, run } = useImport(entity, given, onClose)
  const preview = tried?.preview
  const ready = preview !== undefined && preview.wrong === 0 && preview.rows > 0
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' && !working) onClose()
      }}
      aria-labelledby={titleId}
      fullWidth
      className="entity-dialog import-dialog"
      maxWidth={preview ? 'lg' : 'sm'}
    >
      <DialogTitle id={titleId}>{translate('import.title', { many: inSentence(entity.plural) })}</DialogTitle>
      <DialogContent>
        {!preview && <p>{translate('import.sentence')}</p>}
        <FilePart entity={entity} given={given} tried={tried} disabled={working !== null} onTake={take} />
        {working && (
          <div className="import-progress" role="status">
            <LinearProgress aria-label={working} />
            {working}
          </div>
        )}
        {tried?.failure && <Message tone="bad">{tried.failure}</Message>}
        {preview && !working && (
          <Message tone={ready ? 'ok' : 'bad'}>
            {translate(ready ? 'import.ready' : 'import.wrong', {
              smart_count: preview.rows,
              wrong: preview.wrong,
              all: preview.rows,
            })}
          </Message>
        )}
        {preview && !working && preview.doubtful > 0 && (
          <Message tone="warn">
            {translate(preview.confirm.length > 0 ? 'import.doubtfulMoney' : 'import.doubtful', {
              smart_count: preview.doubtful,
            })}
          </Message>
        )}
        {preview && preview.ignored.length > 0 && (
          <Message tone="warn">{translate('import.ignored', { columns: preview.ignored.join(', ') })}</Message>
        )}
        {preview && <PreviewTable preview={preview} entity={entity} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={working !== null}>
          {translate('action.cancel')}
        </Button>
        {ready && (
          <Button
            variant="contained"
            loading={working !== null}
            loadingPosition="start"
            onClick={() => {
              void run()
            }}
          >
            {translate(preview.confirm.length > 0 ? 'import.runDoubtful' : 'import.run', { smart_count: preview.rows })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function useImport(entity: Entity, given: Record<string, number>, onClose: () => void) {
  const translate = useTranslate()
  const provider = useProvider()
  const client = useQueryClient()
  const [tried, setTried] = useState<Tried | null>(null)
  const [working, setWorking] = useState<string | null>(null)
  const take = async (file: File) => {
    setTried({ file })
    setWorking(translate('import.reading'))
    try {
      const { data } = await provider.tryImport(entity.resource, { file, given })
      setTried({ file, preview: data })
    } catch (error) {
      setTried({ file, failure: failureMessage(error, true) })
    } finally {
      setWorking(null)
    }
  }
  const run = async () => {
    if (!tried?.preview) return
    const { confirm } = tried.preview
    const names = { one: inSentence(entity.title), many: inSentence(entity.plural) }
    setWorking(translate('import.running', { smart_count: tried.preview.rows }))
    try {
      const { data } = await provider.importFile(entity.resource, { file: tried.file, given, confirmed: confirm })
      await client.invalidateQueries({ queryKey: [entity.resource] })
      openNotification({
        severity: SEVERITY.info,
        title: translate('import.done', { smart_count: data.created, ...names }),
        line1: tried.file.name,
      })
      onClose()
    } catch (error) {
      // What was right a moment ago may have changed since: a period was completed.
      setTried({ file: tried.file, failure: failureMessage(error, true) })
    } finally {
      setWorking(null)
    }
  }
  return { tried, working, take, run }
}

interface FilePartProps {
  entity: Entity
  given: Record<string, number>
  tried: Tried | null
  disabled: boolean
  onTake: (file: File) => Promise<void>
}

function FilePart({ entity, given, tried, disabled, onTake }: FilePartProps) {
  const translate = useTranslate()
  const provider = useProvider()
  const chooser = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !disabled) void onTake(file)
  }
  const template = async () => {
    try {
      saveDownload((await provider.importTemplate(entity.resource, Object.keys(given))).data)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
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
      <Button startIcon={<UploadFileOutlined />} disabled={disabled} onClick={() => chooser.current?.click()}>
        {translate(tried ? 'import.again' : 'import.choose')}
      </Button>
      <span>{tried?.file.name ?? translate('import.drop', { rows: formatNumber(String(ROWS_MAX)) })}</span>
      <button
        type="button"
        className="text-link"
        onClick={() => {
          void template()
        }}
      >
        {translate('import.template')}
      </button>
      <input
        ref={chooser}
        type="file"
        accept=".xlsx,.csv"
        hidden
        aria-label={translate('import.choose')}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void onTake(file)
          event.target.value = ''
        }}
      />
    </div>
  )
}

function Message({ tone, children }: { tone: 'ok' | 'warn' | 'bad'; children: ReactNode }) {
  return (
    <div className="message" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <p>{children}</p>
    </div>
  )
}

/** As the screens write it; what has to be mended stays as it stands in the file. */
function asShown(field: Field, text: string): ReactNode {
  if (field.kind === 'decimal' && text !== '') return <Figure text={shownNumber(field, typedNumber(field, text))} />
  if (field.kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text)
  if (field.kind === 'boolean' && /^(true|false)$/.test(text)) return formatValue(field, text === 'true')
  return text
}

/** The rows that have to be mended come first, each mistake at its cell. */
function PreviewTable({ preview, entity }: { preview: ImportPreview; entity: Entity }) {
  const translate = useTranslate()
  const columns = preview.columns.map(column => ({
    ...column,
    field: entity.fields.find(field => field.name === column.name),
  }))
  const hasRemarks = preview.wrong + preview.doubtful > 0
  const titleOf = (path: string) => entity.fields.find(field => field.name === path.split('.')[0])?.title
  return (
    <div className="import-table" tabIndex={0} role="region" aria-label={translate('import.table')}>
      <table className="list-table">
        <thead>
          <tr>
            <th scope="col">{translate('import.column.row')}</th>
            {hasRemarks && (
              <th scope="col">{translate(preview.wrong > 0 ? 'import.column.mistakes' : 'import.column.warnings')}</th>
            )}
            {columns.map(({ name, title, field }) => (
              <th key={name} scope="col" data-right={(field && isRight(field)) || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.shown.map(row => (
            <tr key={row.row}>
              <th scope="row">{row.row}</th>
              {hasRemarks && (
                <td className="import-mistakes">
                  {Object.entries(row.errors).map(([name, messages]) => (
                    <span key={name}>
                      <ErrorOutline fontSize="small" />
                      {[titleOf(name), messages.join(' ')].filter(Boolean).join(': ')}
                    </span>
                  ))}
                  {Object.entries(row.warnings).map(([name, messages]) => (
                    <span key={name} data-tone="warn">
                      <WarningAmberOutlined fontSize="small" />
                      {messages.join(' ')}
                    </span>
                  ))}
                </td>
              )}
              {columns.map(({ name, field }) => {
                const wrong = row.errors[name] !== undefined
                const doubtful = row.warnings[name] !== undefined
                return (
                  <td
                    key={name}
                    data-right={(field && isRight(field)) || undefined}
                    data-wrong={wrong || undefined}
                    data-doubtful={doubtful || undefined}
                  >
                    {(field && !wrong ? asShown(field, row.cells[name] ?? '') : row.cells[name]) || <Nothing />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
