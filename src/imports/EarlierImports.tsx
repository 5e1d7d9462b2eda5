/** The last imports of this kind of record: each can be taken back whole while nothing builds on it. */
import { useQueryClient } from '@tanstack/react-query'
import { fieldOf } from '../entityTypes.ts'
import { inSentence, type Entity } from '../entity.ts'
import { formatTimestamp } from '../formats.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { RecordActions } from '../web/kit/form/ActionBar.tsx'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'
import '../texts/imports.ts'

const SHOWN_MAX = 5

export function EarlierImports({ entity }: { entity: Entity }) {
  const translate = useTranslate()
  const client = useQueryClient()
  const { data: imports = [] } = useRecords('imports', {
    filter: { resource: entity.resource },
    sort: ['createdAt', 'desc'],
    limit: SHOWN_MAX,
  })
  if (imports.length === 0) return null
  const onActed = () => {
    void client.invalidateQueries({ queryKey: ['imports'] })
    void client.invalidateQueries({ queryKey: [entity.resource] })
  }
  return (
    <section className="earlier-imports" aria-label={translate('import.earlier')}>
      <h3>{translate('import.earlier')}</h3>
      <ul>
        {imports.map(each => (
          <EarlierImport key={each.id} made={each} of={entity} onActed={onActed} />
        ))}
      </ul>
    </section>
  )
}

interface EarlierImportProps {
  made: RecordOf<'imports'>
  of: Entity
  onActed: () => void
}

function EarlierImport({ made, of, onActed }: EarlierImportProps) {
  const translate = useTranslate()
  const entity = useEntity('imports')
  const { tenant } = useSession()
  return (
    <li>
      <span className="earlier-import">
        <b>{made.fileName}</b>
        <span>
          {translate('import.earlierLine', {
            smart_count: made.records,
            one: inSentence(of.title),
            many: inSentence(of.plural),
            name: made.importedBy,
            at: formatTimestamp(made.createdAt, tenant?.timeZone ?? 'UTC'),
          })}
        </span>
      </span>
      <StatusChip field={fieldOf(entity, 'status')} value={made.status} />
      <RecordActions entity={entity} record={made} dirty={false} onActed={onActed} />
    </li>
  )
}
