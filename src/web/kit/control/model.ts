/**
 * From an entity to what JSON Forms wants: a schema, and a layout of tabs, sections and controls. Pure, so that it is
 * tested without a browser.
 */
import {
  RuleEffect,
  type AndCondition,
  type Categorization,
  type ControlElement,
  type GroupLayout,
  type JsonSchema7,
  type LeafCondition,
  type OrCondition,
  type Rule,
  type UISchemaElement,
  type VerticalLayout,
} from '@jsonforms/core'
import type { Condition, Entity, Field, FieldKind, Section } from '../../../entity.ts'

export interface FormModel {
  schema: JsonSchema7
  layout: UISchemaElement
  fields: readonly Field[]
  tabs: readonly Tab[]
}

/** A tab stands in the address by its slug. */
export interface Tab {
  slug: string
  title: string
  /** None on a tab that shows something else of the record. */
  fields: readonly string[]
}

/** A tab that the schema does not know: figures, lists or documents of a stored record. */
export interface OwnTab {
  slug: string
  title: string
  /** Before the tabs with fields; otherwise behind them. */
  first?: boolean | undefined
}

export interface OwnTabs {
  tabs: readonly OwnTab[]
  /** What the tab with the fields is called where the schema names none. */
  fieldsTitle: string
}

/** Kept by the server for every record; a form shows them in words elsewhere. */
export const SERVER_OWN: ReadonlySet<string> = new Set([
  'id',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
])

const SCHEMA_TYPES: Record<FieldKind, JsonSchema7['type']> = {
  text: 'string',
  decimal: 'string',
  integer: 'integer',
  date: 'string',
  timestamp: 'string',
  boolean: 'boolean',
  choice: 'string',
  reference: 'integer',
  childRows: 'array',
  answers: 'object',
}

/** The fields a form can show: nested answers belong to the wizard, the parent's id comes from the address. */
export function formFields(entity: Entity): Field[] {
  return entity.fields.filter(
    field => !SERVER_OWN.has(field.name) && field.kind !== 'answers' && field.name !== entity.parent,
  )
}

export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function ruleOf(condition: Condition): Rule {
  const leaf = (name: string, value: string | boolean): LeafCondition => ({
    type: 'LEAF',
    scope: scopeOf(name),
    expectedValue: value,
  })
  const conditions = Object.entries(condition).map(([name, wanted]): LeafCondition | OrCondition =>
    typeof wanted === 'object' ? { type: 'OR', conditions: wanted.map(one => leaf(name, one)) } : leaf(name, wanted),
  )
  const all: AndCondition = { type: 'AND', conditions }
  return { effect: RuleEffect.SHOW, condition: all }
}

export function scopeOf(name: string): string {
  return `#/properties/${name}`
}

export function schemaOf(fields: readonly Field[]): JsonSchema7 {
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(field => [
        field.name,
        {
          type: SCHEMA_TYPES[field.kind],
          title: field.title,
          ...(field.fields ? { items: schemaOf(field.fields) } : {}),
        },
      ]),
    ),
    required: fields.filter(field => field.required).map(field => field.name),
  }
}

export function controlOf(field: Field): ControlElement {
  return {
    type: 'Control',
    scope: scopeOf(field.name),
    options: { field },
    ...(field.showWhen && { rule: ruleOf(field.showWhen) }),
  }
}

/** The fields of a section stand in one grid; the section itself is a group with its sentence. */
function groupOf(section: Section | undefined, fields: readonly Field[]): GroupLayout {
  const grid: VerticalLayout = {
    type: 'VerticalLayout',
    options: { grid: true },
    elements: fields.map(controlOf),
  }
  return { type: 'Group', label: section?.title ?? ' ', options: { section }, elements: [grid] }
}

interface Block {
  section: Section | undefined
  fields: Field[]
}

function blocksOf(entity: Pick<Entity, 'sections'>, fields: readonly Field[]): Block[] {
  const known = new Set(entity.sections.map(section => section.id))
  const blocks: Block[] = entity.sections.map(section => ({
    section,
    fields: fields.filter(field => field.section === section.id),
  }))
  const loose = fields.filter(field => !field.section || !known.has(field.section))
  return [{ section: undefined, fields: loose }, ...blocks].filter(block => block.fields.length > 0)
}

interface TabLayout {
  tab: Tab
  elements: GroupLayout[]
}

interface ModelOptions {
  /** A dialogue shows its fields in one grid, without sections and tabs. */
  flat?: boolean
  own?: OwnTabs | undefined
}

/** One page of sections, or tabs, when the sections name any or the page has some of its own. */
export function formModel(
  entity: Pick<Entity, 'sections'>,
  fields: readonly Field[],
  { flat = false, own }: ModelOptions = {},
): FormModel {
  const schema = schemaOf(fields)
  if (flat) return { schema, layout: groupOf(undefined, fields).elements[0]!, fields, tabs: [] }
  const blocks = blocksOf(entity, fields)
  const named = [...new Set(blocks.map(block => block.section?.tab).filter(tab => tab !== undefined))]
  const titles = named.length === 0 && own ? [own.fieldsTitle] : named
  const ofPage = own?.tabs ?? []
  if (titles.length + ofPage.length < 2) {
    return { schema, layout: { type: 'VerticalLayout', elements: blocks.map(groupOfBlock) }, fields, tabs: [] }
  }
  const tabOf = (block: Block) => block.section?.tab ?? titles[0]
  const withFields = titles.map((title): TabLayout => {
    const there = blocks.filter(block => tabOf(block) === title)
    const names = there.flatMap(block => block.fields.map(field => field.name))
    return { tab: { slug: slugOf(title), title, fields: names }, elements: there.map(groupOfBlock) }
  })
  const without = (isFirst: boolean): TabLayout[] =>
    ofPage
      .filter(({ first = false }) => first === isFirst)
      .map(({ slug, title }) => ({ tab: { slug, title, fields: [] }, elements: [] }))
  const all = [...without(true), ...withFields, ...without(false)]
  const layout: Categorization = {
    type: 'Categorization',
    label: ' ',
    elements: all.map(({ tab, elements }) => ({ type: 'Category', label: tab.title, elements })),
  }
  return { schema, layout, fields, tabs: all.map(({ tab }) => tab) }
}

function groupOfBlock({ section, fields }: Block): GroupLayout {
  return groupOf(section, fields)
}
