/** Mistakes that only show when the whole entity, or all entities, are known. */
import { stateField } from '../../src/entity.ts'
import type { Condition, Entity, Field } from '../../src/entity.ts'
import { checkActions } from './actionChecks.ts'
import { Checker } from './checker.ts'
import { pointerTo } from './json.ts'
import { suggestion } from './mistakes.ts'
import { snake, type Model, type Property } from './model.ts'
import { LINE_COLUMNS, OWN_COLUMNS } from './ownColumns.ts'
import type { Sources } from './sources.ts'

/** PostgreSQL cuts longer names without a word. */
const NAME_MAX = 50

const isStored = (field: Field): boolean => field.column !== undefined && field.kind !== 'answers'

export function checkEntity(model: Model, models: readonly Model[], sources: Sources): void {
  const checker = new Checker(model, sources)
  checkNames(checker, model, models)
  checkHead(checker, model)
  checkParentStates(checker, model.entity, models)
  checkSections(checker, model)
  checkLabels(checker, model.properties, 'this schema')
  checkColumns(checker, model.properties, OWN_COLUMNS)
  checkActions(checker, model)
  for (const { input, action } of model.actions) {
    checkLabels(checker, input, `action "${action.name}"`)
    checkProperties(checker, input, models)
  }
  checkProperties(checker, model.properties, models)
  for (const property of model.properties) checkChildRows(checker, model, property, models)
}

function checkNames(checker: Checker, { entity, file }: Model, models: readonly Model[]): void {
  const resourceAt = pointerTo('x-entity', 'resource')
  const duplicate = models.find(other => other.file < file && other.entity.resource === entity.resource)
  if (duplicate)
    checker.at(
      resourceAt,
      `resource "${entity.resource}" is that of ${duplicate.file} too`,
      'Give it a word of its own.',
    )
  for (const { entity: other, file: otherFile } of models) {
    if (other.fields.some(field => field.table === entity.table))
      checker.at(resourceAt, `"${entity.table}" is the table of lines in ${otherFile} too`, 'Choose another word.')
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*\.json$/.test(file))
    checker.at(
      '',
      `"${file}" is no name for a schema`,
      'Use the singular in small letters, words joined by a dash: "bank-account.json".',
    )
}

function checkHead(checker: Checker, { entity, unique, indexes }: Model): void {
  const own = (...steps: (string | number)[]) => pointerTo('x-entity', ...steps)
  for (const name of entity.display) checker.named(own('display'), name, isStored, 'kept in a column of its own')
  if (entity.beside !== undefined)
    checker.named(own('beside'), entity.beside, field => isStored(field) && field.kind === 'text', 'a text')
  // Every record knows when it was made and changed.
  if (!['createdAt', 'updatedAt'].includes(entity.sort[0]))
    checker.named(own('sort'), entity.sort[0], isStored, 'kept in a column of its own')
  for (const name of entity.search)
    checker.named(own('search'), name, field => isStored(field) && field.kind === 'text', 'a text')
  for (const [keyword, groups] of [
    ['unique', unique],
    ['index', indexes],
  ] as const) {
    groups.forEach((names, index) =>
      names.forEach((name, position) =>
        checker.named(own(keyword, index, position), name, isStored, 'kept in a column of its own'),
      ),
    )
  }
  entity.import?.key.forEach((name, index) =>
    checker.named(own('import', 'key', index), name, isStored, 'kept in a column of its own'),
  )
  if (entity.parent !== undefined)
    checker.named(own('parent'), entity.parent, field => field.kind === 'reference', 'a reference')
  if (entity.state !== undefined)
    checker.named(own('state'), entity.state, field => isStored(field) && field.kind === 'choice', 'a choice')
  if (entity.applicant !== undefined)
    checker.named(own('applicant'), entity.applicant, field => field.kind === 'reference', 'a reference')
  if (entity.asksFirst !== undefined)
    checker.named(own('asksFirst'), entity.asksFirst, field => isStored(field) && field.kind === 'choice', 'a choice')
  if (entity.lock !== undefined) checkLock(checker, entity.lock)
  for (const keyword of ['editable', 'deletable', 'documentStates'] as const)
    entity[keyword]?.forEach((state, index) => {
      const states = stateField(entity)?.choices?.map(({ value }) => value) ?? []
      if (!states.includes(state))
        checker.at(own(keyword, index), `"${keyword}" names the unknown state "${state}"`, suggestion(state, states))
    })
}

/** The states of the parent, which is another entity. */
function checkParentStates(checker: Checker, entity: Entity<string>, models: readonly Model[]): void {
  const reference = entity.fields.find(({ name }) => name === entity.parent)?.reference
  const parent = models.find(model => model.entity.resource === reference)?.entity
  const states = parent && stateField(parent)?.choices?.map(({ value }) => value)
  entity.parentStates?.forEach((state, index) => {
    if (!states?.includes(state))
      checker.at(
        pointerTo('x-entity', 'parentStates', index),
        `"parentStates" names the unknown state "${state}"`,
        suggestion(state, states ?? []),
      )
  })
}

/** A date of the record, or the date of its lines: "commitments.date". */
function checkLock(checker: Checker, lock: string): void {
  const [list, date] = lock.split('.') as [string, string?]
  const isDate = (field: Field): boolean => field.kind === 'date' && field.column !== undefined
  if (date === undefined) return checker.named(pointerTo('x-entity', 'lock'), lock, isDate, 'a date')
  checker.named(
    pointerTo('x-entity', 'lock'),
    list,
    field => field.fields?.some(line => line.name === date && isDate(line)) ?? false,
    `a list of lines with the date "${date}"`,
  )
}

function checkSections(checker: Checker, { entity, properties }: Model): void {
  const known = entity.sections.map(({ id }) => id)
  known.forEach((id, index) => {
    if (known.indexOf(id) < index)
      checker.at(pointerTo('x-sections', index, 'id'), `section "${id}" is listed twice`, 'Give it another id.')
    if (!properties.some(({ field }) => field.section === id))
      checker.at(
        pointerTo('x-sections', index, 'id'),
        `no property stands in section "${id}"`,
        'Remove it, or name it in the "x-section" of a property.',
      )
  })
  for (const property of properties) {
    const { section, name } = property.field
    if (section === undefined && known.length > 0)
      checker.atProperty(
        property,
        `property "${name}" stands in no section`,
        `Add "x-section". ${suggestion('', known)}`,
      )
    if (section !== undefined && !known.includes(section))
      checker.atProperty(
        property,
        `property "${name}" stands in the unknown section "${section}"`,
        suggestion(section, known),
      )
  }
}

function checkLabels(checker: Checker, properties: readonly Property[], where: string): void {
  const seen = new Map<string, string>()
  for (const property of properties) {
    const { title, name } = property.field
    const duplicate = seen.get(title.toLowerCase())
    if (duplicate !== undefined)
      checker.atProperty(
        property,
        `"${duplicate}" and "${name}" have the same label "${title}" in ${where}`,
        'Change one of the two labels.',
      )
    else seen.set(title.toLowerCase(), name)
  }
}

function checkColumns(checker: Checker, properties: readonly Property[], taken: readonly string[]): void {
  const seen = new Map(taken.map(column => [column, 'a column of the product']))
  for (const property of properties) {
    const { name, kind } = property.field
    const column = snake(name)
    const other = seen.get(column)
    if (other !== undefined)
      checker.atProperty(property, `property "${name}" collides with ${other}`, 'Choose another name.')
    if (name === 'q')
      checker.atProperty(property, 'property "q" collides with the search parameter', 'Choose another name.')
    if (column.length > NAME_MAX)
      checker.atProperty(property, `the name "${name}" is too long`, `Choose one of at most ${NAME_MAX} letters.`)
    if (kind !== 'childRows') seen.set(column, `property "${name}"`)
  }
}

function checkProperties(checker: Checker, properties: readonly Property[], models: readonly Model[]): void {
  for (const property of properties) {
    const { field } = property
    const resources = models.map(({ entity }) => entity.resource)
    if (field.reference !== undefined && !resources.includes(field.reference)) {
      checker.atProperty(
        property,
        `property "${field.name}" points to "${field.reference}", which does not exist`,
        suggestion(field.reference, resources),
      )
    }
    if (field.createOnly && field.readOnly && field.default === undefined) {
      checker.atProperty(
        property,
        `property "${field.name}" is read-only and create-only without a default`,
        'Together they mean: may be stated when the record is made, but only as its default. Add "default".',
      )
    }
    for (const [keyword, condition] of [
      ['x-show-when', field.showWhen],
      ['x-asked-when', field.askedWhen],
      ['x-required-when', field.requiredWhen],
    ] as const) {
      if (condition) checkCondition(checker, property, keyword, condition, properties)
    }
    if (field.choicesWhen) checkChoicesWhen(checker, property, field.choicesWhen, properties)
    if (field.suggests) checkSuggestion(checker, property, field.suggests, models, properties)
    if (property.required && field.requiredWhen)
      checker.atProperty(
        property,
        `property "${field.name}" is always required and has x-required-when`,
        'Remove one of the two.',
      )
    if (field.filter === 'quarters' && field.kind !== 'date')
      checker.atProperty(property, `property "${field.name}" is no day: it has no quarters`, 'Write "x-filter": true.')
    if (field.computed !== undefined && (field.filter || field.requiredWhen))
      checker.atProperty(
        property,
        `property "${field.name}" is computed: it can be neither a filter nor required`,
        'Remove x-filter and x-required-when.',
      )
    if (field.sorted && field.computed === undefined)
      checker.atProperty(
        property,
        `property "${field.name}" is kept in a column of its own: every list can be sorted by it`,
        'Remove x-sort.',
      )
    if (property.children) {
      checkLabels(checker, property.children, `"${field.name}"`)
      checkProperties(checker, property.children, models)
    }
  }
}

/** Each value of the other property may be named, and only values that this one has. */
function checkChoicesWhen(
  checker: Checker,
  property: Property,
  { property: name, values }: NonNullable<Field['choicesWhen']>,
  beside: readonly Property[],
): void {
  const own = property.field.choices?.map(({ value }) => value) ?? []
  for (const [value, fitting] of Object.entries(values)) {
    checkCondition(checker, property, 'x-choices-when', { [name]: value }, beside)
    for (const one of fitting)
      if (!own.includes(one))
        checker.atProperty(
          property,
          `x-choices-when of "${property.field.name}" names the unknown value "${one}"`,
          suggestion(one, own),
        )
  }
}

function checkSuggestion(
  checker: Checker,
  property: Property,
  { resource, property: name, of = [] }: NonNullable<Field['suggests']>,
  models: readonly Model[],
  beside: readonly Property[],
): void {
  const target = models.find(({ entity }) => entity.resource === resource)?.entity
  const known = target
    ? target.fields.filter(field => field.kind === 'text').map(field => field.name)
    : models.map(({ entity }) => entity.resource)
  if (!known.includes(target ? name : resource))
    checker.atProperty(
      property,
      `x-suggests of "${property.field.name}" names "${target ? name : resource}", which does not exist`,
      suggestion(target ? name : resource, known),
    )
  for (const [filtered, wanted] of target ? of.flatMap(Object.entries<string>) : []) {
    const stored = target!.fields.filter(field => field.column).map(field => field.name)
    if (!stored.includes(filtered))
      checker.atProperty(
        property,
        `x-suggests-of of "${property.field.name}" names "${filtered}", which ${resource} do not have`,
        suggestion(filtered, stored),
      )
    else if (wanted === 'same' && !beside.some(({ field }) => field.name === filtered))
      checker.atProperty(
        property,
        `x-suggests-of of "${property.field.name}" compares "${filtered}", which this record does not have`,
        suggestion(
          filtered,
          beside.map(({ field }) => field.name),
        ),
      )
  }
}

function checkCondition(
  checker: Checker,
  property: Property,
  keyword: string,
  condition: Condition,
  beside: readonly Property[],
): void {
  for (const [name, wanted] of Object.entries(condition)) {
    const other = beside.find(({ field }) => field.name === name)?.field
    const known = beside
      .filter(({ field }) => (field.choices || field.kind === 'boolean') && field.name !== property.field.name)
      .map(({ field }) => field.name)
    if (!other || other.name === property.field.name) {
      checker.atProperty(
        property,
        `${keyword} of "${property.field.name}" names the unknown property "${name}"`,
        suggestion(name, known),
      )
      continue
    }
    const values: readonly (string | boolean)[] =
      other.kind === 'boolean' ? [true, false] : (other.choices?.map(({ value }) => value) ?? [])
    if (values.length === 0)
      checker.atProperty(
        property,
        `${keyword} of "${property.field.name}" compares "${name}", which is neither a value of a list nor a yes or no`,
        suggestion('', known),
      )
    const compared: readonly (string | boolean)[] = typeof wanted === 'object' ? wanted : [wanted]
    for (const value of values.length > 0 ? compared : []) {
      if (!values.includes(value))
        checker.atProperty(
          property,
          `${keyword} of "${property.field.name}" compares "${name}" with the unknown value ${JSON.stringify(value)}`,
          suggestion(String(value), values.map(String)),
        )
    }
  }
}

function checkChildRows(checker: Checker, model: Model, property: Property, models: readonly Model[]): void {
  const { field, children } = property
  if (field.kind !== 'childRows' || !children) return
  checkColumns(checker, children, [...LINE_COLUMNS, field.parentColumn!])
  if (field.table!.length > NAME_MAX)
    checker.atProperty(
      property,
      `the table name "${field.table}" is too long`,
      `Choose a name of at most ${NAME_MAX - model.entity.name.length} letters.`,
    )
  const duplicate = models.find(other =>
    other.entity.fields.some(candidate => candidate.table === field.table && candidate !== field),
  )
  if (duplicate)
    checker.atProperty(
      property,
      `"${field.table}" is the table of lines in ${duplicate.file} too`,
      'Choose another name.',
    )
}
