/** What the rows of a file come to that are taken over, and why others are not. */
import type { ReactNode } from 'react'
import type { ImportPreview } from '../../../api/imports.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { countsOf, withoutWrong, type Selection } from './importSelection.ts'
import '../../../texts/imports.ts'

interface SummaryProps {
  preview: ImportPreview
  selection: Selection
  onSelect: (selection: Selection) => void
  onMistakes: () => void
}

export function ImportSummary({ preview, selection, onSelect, onMistakes }: SummaryProps) {
  const translate = useTranslate()
  const { taken, wrong, doubtful, confirm, existing } = countsOf(preview.shown, selection)
  return (
    <>
      {wrong > 0 && (
        <ImportMessage
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
        </ImportMessage>
      )}
      {wrong === 0 && taken > 0 && (
        <ImportMessage tone="ok">
          {taken === preview.rows
            ? translate('import.ready', { smart_count: taken })
            : translate('import.readyOf', { taken, all: preview.rows })}
        </ImportMessage>
      )}
      {taken === 0 && <ImportMessage tone="warn">{translate('import.noneTaken')}</ImportMessage>}
      {existing > 0 && (
        <ImportMessage tone="info">
          {translate('import.existing', { smart_count: existing, key: preview.key.join(', ') })}
        </ImportMessage>
      )}
      {doubtful > 0 && (
        <ImportMessage tone="warn">
          {translate(confirm.length > 0 ? 'import.doubtfulMoney' : 'import.doubtful', { smart_count: doubtful })}
        </ImportMessage>
      )}
      {preview.ignored.length > 0 && (
        <ImportMessage tone="warn">
          {translate('import.ignored', { columns: preview.ignored.join(', ') })}
        </ImportMessage>
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

export function ImportMessage({ tone, actions, children }: MessageProps) {
  return (
    <div className="message" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <p>{children}</p>
      {actions && <span className="import-message-actions">{actions}</span>}
    </div>
  )
}
