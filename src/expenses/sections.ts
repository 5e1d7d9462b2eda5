/** The five sections of an expense summary, as its schema has them: which lines each holds is a list in the schema. */
import type { Choice, Entity, Field } from '../entity.ts'
import type { Draft, FieldName } from '../entityTypes.ts'

/** A property whose rows have an item. */
export type ExpenseSectionName = {
  [P in FieldName<'expense'>]: NonNullable<Draft<'expense'>[P]> extends readonly { item?: unknown }[] ? P : never
}[FieldName<'expense'>]

export interface ExpenseSection {
  name: ExpenseSectionName
  title: string
  help: string
  items: readonly Choice[]
}

export interface ExpenseLine {
  id?: number
  item: string
  /** What is stored or was typed: text that is no amount stands as it was typed. */
  amount?: unknown
  note?: string | null
}

/** A section is a list of lines whose item is one of a list. */
export function sectionsOf({ fields, sections }: Entity<'expense'>): ExpenseSection[] {
  return fields.filter(isSection).map(field => {
    const section = sections.find(({ id }) => id === field.section)
    return {
      name: field.name,
      title: section?.title ?? field.title,
      help: section?.description ?? '',
      items: itemsOf(field) ?? [],
    }
  })
}

function isSection(field: Field): field is Field<ExpenseSectionName> {
  return itemsOf(field) !== undefined
}

function itemsOf(field: Field): readonly Choice[] | undefined {
  return field.kind === 'childRows' ? field.fields?.find(({ name }) => name === 'item')?.choices : undefined
}
