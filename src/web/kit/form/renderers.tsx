/**
 * Which component renders which part of a form. Tabs and sections are those of @jsonforms/material-renderers with our
 * words in their titles; every single value has a control of our own.
 */
import type { ComponentType, ReactNode } from 'react'
import {
  and,
  isControl,
  rankWith,
  uiTypeIs,
  type JsonFormsRendererRegistryEntry,
  type OwnPropsOfControl,
  type Tester,
  type Translator,
  type UISchemaElement,
} from '@jsonforms/core'
import {
  MaterialGroupLayout,
  MaterialVerticalLayout,
  materialGroupTester,
  materialVerticalLayoutTester,
} from '@jsonforms/material-renderers'
import type { Field, FieldKind, Section } from '../../../entity.ts'
import { BooleanControl } from '../control/BooleanControl.tsx'
import { ChoiceControl } from '../control/ChoiceControl.tsx'
import { DateControl } from '../control/DateControl.tsx'
import { ConfirmedChildRowsControl } from '../control/ConfirmedChildRowsControl.tsx'
import { ChildRowsControl } from '../control/ChildRowsControl.tsx'
import { LogoControl } from '../documents/LogoControl.tsx'
import { NumberControl } from '../control/NumberControl.tsx'
import { ReferenceControl } from '../control/ReferenceControl.tsx'
import { SuggestControl } from '../control/SuggestControl.tsx'
import { TextControl } from '../control/TextControl.tsx'
import { FieldGrid, SectionTitle } from '../control/FormLayout.tsx'
import { TabLabel, TabsLayout, tabsTester } from './TabsLayout.tsx'

const fieldOf = (element: UISchemaElement): Field | undefined => element.options?.['field'] as Field | undefined
const ofKind = (...kinds: FieldKind[]): Tester =>
  and(isControl, element => kinds.includes(fieldOf(element)?.kind as FieldKind))
const named = (name: string): Tester => and(isControl, element => fieldOf(element)?.widget === name)
const isGrid: Tester = and(uiTypeIs('VerticalLayout'), element => element.options?.['grid'] === true)

export const renderers: JsonFormsRendererRegistryEntry[] = [
  { tester: materialVerticalLayoutTester, renderer: MaterialVerticalLayout },
  { tester: materialGroupTester, renderer: MaterialGroupLayout },
  { tester: tabsTester, renderer: TabsLayout },
  { tester: rankWith(20, isGrid), renderer: FieldGrid },
  { tester: rankWith(20, ofKind('text', 'timestamp')), renderer: TextControl },
  {
    tester: rankWith(
      30,
      and(isControl, element => fieldOf(element)?.suggests !== undefined),
    ),
    renderer: SuggestControl,
  },
  { tester: rankWith(20, ofKind('decimal', 'integer')), renderer: NumberControl },
  { tester: rankWith(20, ofKind('date')), renderer: DateControl },
  { tester: rankWith(20, ofKind('choice')), renderer: ChoiceControl },
  { tester: rankWith(20, ofKind('reference')), renderer: ReferenceControl },
  { tester: rankWith(20, ofKind('boolean')), renderer: BooleanControl },
  { tester: rankWith(20, ofKind('childRows')), renderer: ChildRowsControl },
  { tester: rankWith(30, named('confirmedLines')), renderer: ConfirmedChildRowsControl },
  { tester: rankWith(30, named('logo')), renderer: LogoControl },
]

/** Controls that a feature has made for one field each, by the name in the schema. */
export type Widgets = Readonly<Record<string, ComponentType<OwnPropsOfControl>>>

export function renderersWith(widgets: Widgets = {}): JsonFormsRendererRegistryEntry[] {
  return [
    ...renderers,
    ...Object.entries(widgets).map(([name, renderer]) => ({ tester: rankWith(40, named(name)), renderer })),
  ]
}

/**
 * Layouts render their title as it comes from the translator: the same element again gets the same node, so that
 * nothing renders anew.
 */
const titles = new WeakMap<UISchemaElement, ReactNode>()

function titleOf(element: UISchemaElement): ReactNode {
  if (!titles.has(element)) {
    const section = element.options?.['section'] as Section | undefined
    titles.set(
      element,
      element.type === 'Category' ? (
        <TabLabel title={(element as { label?: string }).label ?? ''} />
      ) : section ? (
        <SectionTitle section={section} />
      ) : null,
    )
  }
  return titles.get(element)
}

/**
 * Labels of fields come from the schema; JSON Forms asks only for those of layouts. Its type wants text, its layouts
 * render any node.
 */
export const layoutText = ((_key: string, fallback: string | undefined, context?: { uischema?: UISchemaElement }) => {
  const element = context?.uischema
  return element?.type === 'Category' || element?.type === 'Group' ? titleOf(element) : fallback
}) as unknown as Translator
