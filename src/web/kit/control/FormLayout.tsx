/** The two-column grid of fields, and the title of a section with its sentence. */
import { memo } from 'react'
import type { LayoutProps, UISchemaElement, VerticalLayout } from '@jsonforms/core'
import { JsonFormsDispatch, withJsonFormsLayoutProps } from '@jsonforms/react'
import type { Field, Section } from '../../../entity.ts'
import { useFormState } from './formState.ts'

export function SectionTitle({ section }: { section: Section }) {
  return (
    <span className="section-title">
      <h2 id={`section-${section.id}`}>{section.title}</h2>
      {section.description && <span>{section.description}</span>}
    </span>
  )
}

const LONG_TEXTS = new Set(['multiline', 'email', 'url'])

/** Long texts and small tables take the whole width: half of it cuts off an address. */
export function isWide(field: Field): boolean {
  return field.kind === 'childRows' || (field.kind === 'text' && LONG_TEXTS.has(field.format ?? ''))
}

/** What stands in a layout; nothing in any other element. */
export function elementsOf(element: UISchemaElement | undefined): readonly UISchemaElement[] {
  return (element as Partial<VerticalLayout> | undefined)?.elements ?? []
}

const Grid = memo(function Grid({ uischema, schema, path, enabled, visible, renderers, cells }: LayoutProps) {
  const { variant } = useFormState()
  if (!visible) return null
  return (
    <div className="field-grid" data-variant={variant}>
      {elementsOf(uischema).map(element => (
        <JsonFormsDispatch
          key={(element as { scope?: string }).scope}
          uischema={element}
          schema={schema}
          path={path}
          enabled={enabled}
          {...(renderers && { renderers })}
          {...(cells && { cells })}
        />
      ))}
    </div>
  )
})

export const FieldGrid = withJsonFormsLayoutProps(Grid)
