/** Who changed what and when, in the panel on the right. Esc closes it. */
import { type Identifier } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import type { Entity } from '../../../entity.ts'
import { formatTimestamp } from '../../../formats.ts'
import { hasText } from '../../../texts.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { shownChanges, downloadedPaper, type ShownChange } from './historyChanges.ts'
import { ValueCell } from '../page/ValueCell.tsx'
import type { HistoryEntry } from '../../../api/history.ts'
import { useProvider } from '../data/provider.ts'
import { useSession } from '../data/session.tsx'
import { SidePanel } from './SidePanel.tsx'
import { PanelWaiting } from './PanelWaiting.tsx'
import { useMinorUnits } from '../data/amountUnits.ts'
import '../../../texts/history.ts'

interface HistoryPanelProps {
  entity: Entity
  id: Identifier
  /** A new version has a new history. */ version: number
  onClose: () => void
}

export function HistoryPanel({ entity, id, version, onClose }: HistoryPanelProps) {
  const translate = useTranslate()
  const provider = useProvider()
  const { data, error } = useQuery({
    queryKey: [entity.resource, 'history', String(id), version],
    queryFn: async () => (await provider.history(entity.resource, { id })).data,
    retry: false,
  })
  return (
    <SidePanel title={translate('form.history')} onClose={onClose}>
      {error || !data ? (
        <PanelWaiting error={error} />
      ) : data.length === 0 ? (
        <p className="side-panel-note">{translate('history.empty')}</p>
      ) : (
        <ol>
          {data.map(entry => (
            <Entry key={entry.id} entity={entity} entry={entry} />
          ))}
        </ol>
      )}
    </SidePanel>
  )
}

function Entry({ entity, entry }: { entity: Entity; entry: HistoryEntry }) {
  const title = useOperationTitle()
  const { tenant } = useSession()
  return (
    <li>
      <p className="history-head">
        <b>{title(entity, entry.action)}</b>
        <time dateTime={entry.at}>{formatTimestamp(entry.at, tenant?.timeZone ?? 'UTC')}</time>
      </p>
      <p className="history-by">{entry.by}</p>
      <Changes entity={entity} entry={entry} />
    </li>
  )
}

/** What was done, in words: "Changed"; of an action that has no words of its own its title. */
export function useOperationTitle(): (entity: Pick<Entity, 'actions'>, operation: string) => string {
  const translate = useTranslate()
  return (entity, operation) => {
    for (const key of [`history.alone.${operation}`, `history.action.${operation}`])
      if (hasText(key)) return translate(key)
    return entity.actions.find(({ name }) => name === operation)?.title ?? operation
  }
}

/** What it changed, field by field. */
export function Changes({ entity, entry }: { entity: Entity; entry: Pick<HistoryEntry, 'action' | 'changes'> }) {
  const translate = useTranslate()
  const paper = downloadedPaper(entry.action, entry.changes)
  return (
    <dl>
      {paper !== null && (
        <div>
          <dt>{translate('history.paper')}</dt>
          <dd>{paper}</dd>
        </div>
      )}
      {shownChanges(entity, entry.action, entry.changes).map((change, index) => (
        <Change key={`${change.key} ${index}`} change={change} isNew={entry.action === 'create'} />
      ))}
    </dl>
  )
}

function Change({ change, isNew }: { change: ShownChange; isNew: boolean }) {
  const translate = useTranslate()
  const { field, line, within } = change
  const minorUnits = useMinorUnits()
  const show = (value: unknown) => (
    <ValueCell field={field} record={{ id: 0, [field.name]: value }} decimals={{ minorUnits }} />
  )
  return (
    <div>
      <dt>
        {line
          ? translate('history.line', { ...line, field: field.title })
          : [within, field.title].filter(Boolean).join(' · ')}
      </dt>
      <dd>
        {!isNew && (
          <>
            <span className="visually-hidden">{translate('history.from')} </span>
            <del>{show(change.old)}</del>
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden">{translate('history.to')} </span>
          </>
        )}
        {show(change.new)}
      </dd>
    </div>
  )
}
