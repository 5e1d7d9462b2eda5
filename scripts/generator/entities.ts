/** From a schema file to the model of its entity. */
import type { Action, Choice, Entity, Section } from '../../src/entity.ts'
import type { MenuGroup } from '../../src/pages/page.ts'
import { checkEntity } from './checks.ts'
import { pointerTo } from './json.ts'
import { camel, snake, type ActionModel, type Model } from './model.ts'
import { menuMistakes } from './pages.ts'
import { choicesOf, readProperties, report, type Scope, type WrittenChoice } from './properties.ts'
import { LISTS, type Json, type Sources } from './sources.ts'
import { suggestion } from './mistakes.ts'

interface WrittenEntity {
  resource: string
  plural: string
  display: string | string[]
  beside?: string
  sort: [string, 'asc' | 'desc']
  parent?: string
  unique?: string[][]
  index?: string[][]
  access?: Partial<Entity['access']>
  state?: string
  lock?: string
  editable?: string[]
  deletable?: string[]
  documentStates?: string[]
  parentStates?: string[]
  documents?: { kinds: { $ref: string } | WrittenChoice[] }
  search?: string[]
  asksFirst?: string
  series?: true
  import?: true | { key: string[] }
  applicant?: string
  global?: true
  menu?: MenuGroup
}

/** Whoever leaves out on what an action is and who may take it means a record, and whoever may edit. */
type WrittenAction = Omit<Action<string>, 'name' | 'input' | 'on' | 'access'> &
  Partial<Pick<Action<string>, 'on' | 'access'>> & { input?: Json }

/** All entities in alphabetical order; what is wrong is added to the mistakes of the sources. */
export function readModels(sources: Sources): Model[] {
  const models: Model[] = []
  for (const source of sources.schemas.values()) {
    const scope: Scope = {
      sources,
      source,
      pointer: '',
      home: 'record',
      path: [camel(source.file.replace(/\.json$/, ''))],
    }
    if (source.value['x-entity'] === undefined) {
      readProperties({ ...scope, home: 'inside', path: [...scope.path, source.file] }, source.value)
      continue
    }
    models.push(readModel(scope))
  }
  for (const model of models) {
    checkEntity(model, models, sources)
    const source = sources.schemas.get(model.file)
    if (source) sources.mistakes.push(...menuMistakes(model, source))
  }
  return models
}

function readModel(scope: Scope): Model {
  const { source } = scope
  const written = source.value['x-entity'] as WrittenEntity
  const name = scope.path[0]!
  const properties = readProperties(scope, source.value)
  const parent = properties.find(({ field }) => field.name === written.parent)
  if (parent && !parent.field.readOnly) parent.field.createOnly = true
  const display = typeof written.display === 'string' ? [written.display] : written.display
  const actions = readActions(scope)
  const entity: Entity<string> = {
    name,
    resource: written.resource,
    title: String(source.value['title']),
    plural: written.plural,
    table: written.resource.replace(/-/g, '_'),
    display,
    ...(written.beside !== undefined && { beside: written.beside }),
    sort: written.sort,
    ...(written.parent !== undefined && { parent: written.parent }),
    access: { read: 'read', create: 'edit', write: 'edit', delete: 'edit', ...written.access },
    ...(written.state !== undefined && { state: written.state }),
    ...(written.lock !== undefined && { lock: written.lock }),
    ...(written.editable && { editable: written.editable }),
    ...(written.deletable && { deletable: written.deletable }),
    ...(written.documentStates && { documentStates: written.documentStates }),
    ...(written.parentStates && { parentStates: written.parentStates }),
    ...(written.documents && { documents: documentKinds(scope, written.documents.kinds) }),
    ...(written.asksFirst !== undefined && { asksFirst: written.asksFirst }),
    ...(written.series && { series: true as const }),
    ...(written.import && { import: { key: importKey(written.import, written.unique) } }),
    ...(written.applicant !== undefined && { applicant: written.applicant }),
    search: written.search ?? searchable(display, properties),
    sections: (source.value['x-sections'] ?? []) as Section[],
    fields: properties.map(({ field }) => field),
    actions: actions.map(({ action }) => action),
    ...(written.global && { global: true as const }),
  }
  for (const { field } of properties) {
    if (field.kind !== 'childRows') continue
    field.table = snake(`${entity.name}_${field.name}`)
    field.parentColumn = `${snake(entity.name)}_id`
  }
  return {
    entity,
    file: source.file,
    properties,
    actions,
    unique: written.unique ?? [],
    indexes: written.index ?? [],
    ...(written.menu && { menu: written.menu }),
    ...(source.value['description'] !== undefined && { description: source.value['description'] as string }),
  }
}

/** Usually what may stand only once. */
function importKey(written: NonNullable<WrittenEntity['import']>, unique: WrittenEntity['unique']): string[] {
  return written === true ? (unique?.[0] ?? []) : written.key
}

/** What names a record, and the texts of the list. */
function searchable(display: readonly string[], properties: Model['properties']): string[] {
  return properties
    .map(({ field }) => field)
    .filter(
      field => field.kind === 'text' && field.column !== undefined && (field.list || display.includes(field.name)),
    )
    .map(({ name }) => name)
}

function documentKinds(scope: Scope, kinds: NonNullable<WrittenEntity['documents']>['kinds']): Choice[] {
  const lists = (scope.sources.shared.get(LISTS)?.value['definitions'] ?? {}) as Record<string, Json>
  const name = Array.isArray(kinds) ? '' : kinds.$ref.replace(`${LISTS}#/definitions/`, '')
  const choices = Array.isArray(kinds) ? kinds : (lists[name]?.['oneOf'] as WrittenChoice[] | undefined)
  if (!choices) {
    report(
      scope,
      pointerTo('x-entity', 'documents', 'kinds', '$ref'),
      `"${name}" is no list of lists.json`,
      suggestion(name, Object.keys(lists)),
    )
    return []
  }
  return choicesOf(choices)
}

function readActions(scope: Scope): ActionModel[] {
  const written = (scope.source.value['x-actions'] ?? {}) as Record<string, WrittenAction>
  return Object.entries(written).map(
    ([name, { input, title, on, from, to, access, also, when, otherwise, confirm, ...marks }]) => {
      const pointer = pointerTo('x-actions', name)
      const properties =
        input === undefined
          ? []
          : readProperties(
              { ...scope, pointer: `${pointer}${pointerTo('input')}`, home: 'input', path: [...scope.path, name] },
              input,
            )
      const action: Action<string> = {
        name,
        title,
        on: on ?? 'record',
        ...(from && { from }),
        ...(to !== undefined && { to }),
        access: access ?? 'edit',
        ...(also && { also }),
        ...(when && { when }),
        ...(otherwise !== undefined && { otherwise }),
        ...(confirm !== undefined && { confirm }),
        ...marks,
        ...(properties.length > 0 && { input: properties.map(({ field }) => field) }),
      }
      return { action, place: { file: scope.source.file, line: scope.source.lineOf(pointer) }, input: properties }
    },
  )
}
