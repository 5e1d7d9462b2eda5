/** The five sections of an expense summary, as its schema has them: which lines each holds is a list in the schema. */
import type { Choice, Entity, Field } from '../entity.ts'

export interface ExpenseSection {
  name: string
  title: string
  help: string
  items: readonly Choice[]
}

export interface ExpenseLine {
  id?: number
  item: string
  amount?: string
  note?: string | null
}

/** A section is a list of lines whose item is one of a list. */
export function sectionsOf(entity: Entity): ExpenseSection[] {
  return entity.fields.flatMap(field => {
    const items = itemsOf(field)
    if (!items) return []
    const section = entity.sections.find(({ id }) => id === field.section)
    return [{ name: field.name, title: section?.title ?? field.title, help: section?.description ?? '', items }]
  })
}

function itemsOf(field: Field): readonly Choice[] | undefined {
  return field.kind === 'lines' ? field.fields?.find(({ name }) => name === 'item')?.choices : undefined
}

export function linesOf(record: Record<string, unknown> | undefined, section: string): ExpenseLine[] {
  const lines = record?.[section]
  return Array.isArray(lines) ? (lines as ExpenseLine[]) : []
}
