/**
 * Records from a spreadsheet: choose a file, say how it is written where it does not say so itself, see what would
 * happen row by row, then import all that is chosen or none.
 */
import { Suspense, lazy, useId } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { inSentence, type Entity } from '../../../entity.ts'
import { extensionOf } from '../../../formats.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { loadEarlierImports } from './earlierImports.ts'
import { ImportFile } from './ImportFile.tsx'
import { ImportNotation } from './ImportNotation.tsx'
import { countsOf } from './importSelection.ts'
import { ImportMessage, ImportSummary } from './ImportSummary.tsx'
import { ImportTable } from './ImportTable.tsx'
import { useImport, type Importing } from './useImport.ts'
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
  const importing = useImport(entity, given, onClose)
  const { tried, working, take } = importing
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' && !working) onClose()
      }}
      aria-labelledby={titleId}
      fullWidth
      className="entity-dialog import-dialog"
      maxWidth={tried?.preview ? 'lg' : 'sm'}
    >
      <DialogTitle id={titleId}>{translate('import.title', { many: inSentence(entity.plural) })}</DialogTitle>
      <DialogContent>
        {!tried?.preview && <p>{translate('import.sentence')}</p>}
        <ImportFile entity={entity} given={given} file={tried?.file} disabled={working !== null} onTake={take} />
        {!tried && (
          <Suspense fallback={null}>
            <EarlierImports entity={entity} />
          </Suspense>
        )}
        {working && <Progress words={working} />}
        <Reading entity={entity} importing={importing} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={working !== null}>
          {translate('action.cancel')}
        </Button>
        <NextStep importing={importing} />
      </DialogActions>
    </Dialog>
  )
}

/** What the file is, as far as it has been read. */
function Reading({ entity, importing }: { entity: Entity; importing: Importing }) {
  const { tried, selection, select, working, say, mistakes } = importing
  const preview = tried?.preview
  return (
    <>
      {tried?.failure && <ImportMessage tone="bad">{tried.failure}</ImportMessage>}
      {tried?.asked && (
        <ImportNotation
          written={tried.asked}
          asksEncoding={extensionOf(tried.file.name) === 'csv'}
          disabled={working !== null}
          onChange={written => {
            void say(written)
          }}
        />
      )}
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
    </>
  )
}

/** Nothing is imported while a row that is taken over has to be mended. */
function NextStep({ importing: { tried, selection, working, confirm, run } }: { importing: Importing }) {
  const translate = useTranslate()
  const counts = tried?.preview && countsOf(tried.preview.shown, selection)
  const ready = counts !== undefined && counts.wrong === 0 && counts.taken > 0
  const shared = { variant: 'contained', loading: working !== null, loadingPosition: 'start' } as const
  if (tried?.asked)
    return (
      <Button
        {...shared}
        onClick={() => {
          void confirm()
        }}
      >
        {translate('import.notation.check')}
      </Button>
    )
  return ready ? (
    <Button
      {...shared}
      onClick={() => {
        void run()
      }}
    >
      {translate(counts.confirm.length > 0 ? 'import.runDoubtful' : 'import.run', { smart_count: counts.taken })}
    </Button>
  ) : null
}

function Progress({ words }: { words: string }) {
  return (
    <div className="import-progress" role="status">
      <LinearProgress aria-label={words} />
      {words}
    </div>
  )
}
