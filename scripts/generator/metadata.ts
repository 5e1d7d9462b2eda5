/** What lists, forms, the query compiler, the store and the catalogue are driven by. */
import { GENERATED_NOTE, kebab, type Model } from './model.ts'

const HEADER = `// ${GENERATED_NOTE}\n`

export function metadataFiles(models: readonly Model[]): Map<string, string> {
  const files = new Map<string, string>()
  for (const { entity } of models) {
    files.set(
      `generated/entities/${kebab(entity.name)}.ts`,
      `${HEADER}import type { Entity } from '../../src/entity.ts'\n\nexport const ${entity.name}: Entity<'${entity.name}'> = ${literal(entity)}\n`,
    )
  }
  files.set('generated/entities.ts', entitiesFile(models))
  files.set('generated/resources.ts', resourcesFile(models))
  files.set(
    'generated/labels.ts',
    `${HEADER}export const labels = ${literal({ resources: Object.fromEntries(models.map(labelOf)) })}\n`,
  )
  return files
}

function entitiesFile(models: readonly Model[]): string {
  const imports = models.map(({ entity }) => `import { ${entity.name} } from './entities/${kebab(entity.name)}.ts'`)
  const rows = models.map(({ entity }) => `  ${entity.name},`)
  return `${HEADER}import type { Entity } from '../src/entity.ts'
import type { EntityTypes } from './types.ts'
${imports.join('\n')}

/** Every entity, by its name. */
export const entities: { readonly [Name in keyof EntityTypes]: Entity<Name> } = {
${rows.join('\n')}
}
`
}

function resourcesFile(models: readonly Model[]): string {
  const rows = models.map(({ entity }) => {
    const { name, resource, title, plural, display, beside, parent } = entity
    const notInLists = notInListsOf(entity)
    const facts = Object.entries({ name, title, plural, display, beside, parent, notInLists })
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${key}: ${inline(value)}`)
    const file = kebab(name)
    return [
      `  ${propertyKey(resource)}: {`,
      `    ${facts.join(', ')},`,
      `    load: () => import('./entities/${file}.ts').then(module => module.${name}),`,
      `    validators: () => import('./validators/${file}.js'),`,
      '  },',
    ].join('\n')
  })
  return `${HEADER}import type { Entity, EntityName, Resource } from '../src/entity.ts'
import type { EntityOf } from '../src/entityTypes.ts'
import type { Validate } from './validators.js'

/** What the browser knows of a resource before it opens one; the rest is loaded when it is needed. */
export interface ResourceEntry<Name extends EntityName = EntityName> {
  name: Name
  title: string
  plural: string
  display: readonly string[]
  beside?: string
  parent?: string
  /** What one record is answered with and lists leave out: its lines and nested answers. */
  notInLists?: readonly string[]
  load(): Promise<Entity<Name>>
  /** validateCreate, validateUpdate and one of each action, such as validateVerify. */
  validators(): Promise<{ validateCreate: Validate; validateUpdate: Validate; [action: \`validate\${string}\`]: Validate }>
}

/** By the word of the address. */
export const resources: { readonly [R in Resource]: ResourceEntry<EntityOf<R>> } = {
${rows.join('\n')}
}
`
}

/** What only some may read is in no answer for the others: a screen cannot wait for it. */
function notInListsOf({ fields }: Model['entity']): string[] | undefined {
  const names = fields
    .filter(({ kind, access }) => (kind === 'childRows' || kind === 'answers') && access?.read === undefined)
    .map(({ name }) => name)
  return names.length > 0 ? names : undefined
}

/** One |||| many, as the translation provider wants it. Labels of fields stand in the metadata that screens load. */
function labelOf({ entity }: Model): [string, unknown] {
  return [entity.resource, { name: `${entity.title} |||| ${entity.plural}` }]
}

/** A value as TypeScript: short things on one line, long ones one member a line. */
export function literal(value: unknown, indent = ''): string {
  const line = inline(value)
  if (line.length + indent.length <= 140 || typeof value !== 'object' || value === null) return line
  const deeper = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map(item => `${deeper}${literal(item, deeper)},\n`).join('')}${indent}]`
  return `{\n${Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => `${deeper}${propertyKey(key)}: ${literal(item, deeper)},\n`)
    .join('')}${indent}}`
}

/** A member is asked for once by itself and once by each value around it. */
const inlined = new WeakMap<object, string>()

function inline(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const text = inlined.get(value) ?? (Array.isArray(value) ? inlineArray(value) : inlineObject(value))
  inlined.set(value, text)
  return text
}

const inlineArray = (items: readonly unknown[]): string => `[${items.map(inline).join(', ')}]`

function inlineObject(value: object): string {
  const members = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => `${propertyKey(key)}: ${inline(item)}`)
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}'
}

function propertyKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)
}

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`
}
