/** Records from a spreadsheet: choose a file, see what would happen row by row, then import all or none. */
import { useId, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import type { ImportPreview } from '../../../api/imports.ts'
import { inSentence, type Entity } from '../../../entity.ts'
import { countsOf, withoutWrong, type Selection } from './importSelection.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { ImportFile } from './ImportFile.tsx'
import { ImportTable } from './ImportTable.tsx'
import { useImport } from './useImport.ts'
import './import.css'

interface ImportDialogProps {
  entity: Entity
  /** What the page states for every row. */ given: Record<string, number>
  onClose: () => void
}

export function ImportDialog({ entity, given, onClose }: ImportDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const { tried, selection, select, working, take, run, mistakes } = useImport(entity, given, onClose)
  const preview = tried?.preview
  const counts = preview && countsOf(preview.shown, selection)
  const ready = counts !== undefined && counts.wrong === 0 && counts.taken > 0
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
        <ImportFile entity={entity} given={given} file={tried?.file} disabled={working !== null} onTake={take} />
        {working && (
          <div className="import-progress" role="status">
            <LinearProgress aria-label={working} />
            {working}
          </div>
        )}
        {tried?.failure && <Message tone="bad">{tried.failure}</Message>}
        {preview && !working && (
          <Summary
            preview={preview}
            selection={selection}
            onSelect={select}
            onMistakes={() => {
              void mistakes()
            }}
          />
        )}
        {preview && (
          <ImportTable
            preview={preview}
            entity={entity}
            selection={selection}
            disabled={working !== null}
            onSelect={select}
          />
        )}
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
            {translate(counts.confirm.length > 0 ? 'import.runDoubtful' : 'import.run', { smart_count: counts.taken })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

interface SummaryProps {
  preview: ImportPreview
  selection: Selection
  onSelect: (selection: Selection) => void
  onMistakes: () => void
}

/** What the rows come to that are taken over, and why others are not. */
function Summary({ preview, selection, onSelect, onMistakes }: SummaryProps) {
  const translate = useTranslate()
  const { taken, wrong, doubtful, confirm, existing } = countsOf(preview.shown, selection)
  return (
    <>
      {wrong > 0 && (
        <Message
          tone="bad"
          actions={
            <>
              <button type="button" className="text-link" onClick={onMistakes}>
                {translate('import.mistakes')}
              </button>
              <button
                type="button"
                className="text-link"
                onClick={() => onSelect(withoutWrong(preview.shown, selection))}
              >
                {translate('import.leaveOutWrong', { smart_count: wrong })}
              </button>
            </>
          }
        >
          {translate('import.wrong', { wrong, all: preview.rows })}
        </Message>
      )}
      {wrong === 0 && taken > 0 && (
        <Message tone="ok">
          {taken === preview.rows
            ? translate('import.ready', { smart_count: taken })
            : translate('import.readyOf', { taken, all: preview.rows })}
        </Message>
      )}
      {taken === 0 && <Message tone="warn">{translate('import.noneTaken')}</Message>}
      {existing > 0 && (
        <Message tone="info">
          {translate('import.existing', { smart_count: existing, key: preview.key.join(', ') })}
        </Message>
      )}
      {doubtful > 0 && (
        <Message tone="warn">
          {translate(confirm.length > 0 ? 'import.doubtfulMoney' : 'import.doubtful', { smart_count: doubtful })}
        </Message>
      )}
      {preview.ignored.length > 0 && (
        <Message tone="warn">{translate('import.ignored', { columns: preview.ignored.join(', ') })}</Message>
      )}
      {preview.shown.some(({ filled }) => filled.length > 0) && (
        <p className="import-legend">{translate('import.filled')}</p>
      )}
    </>
  )
}

interface MessageProps {
  tone: 'ok' | 'info' | 'warn' | 'bad'
  actions?: ReactNode
  children: ReactNode
}

function Message({ tone, actions, children }: MessageProps) {
  return (
    <div className="message" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <p>{children}</p>
      {actions && <span className="import-message-actions">{actions}</span>}
    </div>
  )
}
