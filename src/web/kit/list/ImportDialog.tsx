/** Records from a spreadsheet: choose a file, see what would happen row by row, then import all or none. */
import { Suspense, lazy, useId } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { inSentence, type Entity } from '../../../entity.ts'
import { countsOf } from './importSelection.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { loadEarlierImports } from './earlierImports.ts'
import { ImportFile } from './ImportFile.tsx'
import { ImportMessage, ImportSummary } from './ImportSummary.tsx'
import { ImportTable } from './ImportTable.tsx'
import { useImport } from './useImport.ts'
import './import.css'
import '../../../texts/imports.ts'

const EarlierImports = lazy(async () => ({ default: await loadEarlierImports() }))

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
        {!tried && (
          <Suspense fallback={null}>
            <EarlierImports entity={entity} />
          </Suspense>
        )}
        {working && <Progress words={working} />}
        {tried?.failure && <ImportMessage tone="bad">{tried.failure}</ImportMessage>}
        {preview && !working && (
          <ImportSummary
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

function Progress({ words }: { words: string }) {
  return (
    <div className="import-progress" role="status">
      <LinearProgress aria-label={words} />
      {words}
    </div>
  )
}
