/**
 * Tabs of @jsonforms/material-renderers that stand in the address (?tab=…), tell how many there are and count the
 * errors behind them. What stands on a tab with fields stays where it is while another one is open, so that nothing
 * that is being typed there is lost.
 */
import { useLayoutEffect, useMemo, useRef, type ComponentType } from 'react'
import { withIncreasedRank, type Categorization, type LayoutProps } from '@jsonforms/core'
import { JsonFormsDispatch } from '@jsonforms/react'
import { MaterialCategorizationLayout, materialCategorizationTester } from '@jsonforms/material-renderers'
import { usePrinting } from '../data/printing.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { useFormState, useShownErrors } from '../control/formState.ts'
import type { Tab } from '../control/model.ts'
import { elementsOf } from '../control/FormLayout.tsx'
import { useShownTab } from './ownTabs.tsx'
import { useOpenTab } from './openTab.tsx'
import { useUnsavedTab } from './tabWork.tsx'

export const tabsTester = withIncreasedRank(1, materialCategorizationTester)

/** What the library exports takes the form's state itself; its type asks for that state all the same. */
type MaterialTabs = ComponentType<LayoutProps & { selected: number; onChange: (selected: number) => void }>
const Tabs = MaterialCategorizationLayout as unknown as MaterialTabs

export function TabsLayout(props: LayoutProps) {
  const { model } = useFormState()
  const { open, made, choose } = useOpenTab()
  const seen = useRef(new Set<number>())
  seen.current.add(open)
  const printing = usePrinting()
  const unsaved = useUnsavedTab()
  const categories = elementsOf(props.uischema)
  const titles = model.tabs.map(({ title }) => title).join('\n')
  const heads = useHeads(titles)
  return (
    <div className="form-tabs">
      <Tabs key={`${made} ${titles}`} {...props} uischema={heads} selected={open} onChange={choose} />
      {model.tabs.map((tab, index) => {
        const isOpen = index === open
        const isFields = tab.fields.length > 0
        const staysMounted = tab.slug === unsaved || (isFields && seen.current.has(index))
        if (!isOpen && !printing && !staysMounted) return null
        return (
          <div
            key={tab.slug}
            role="tabpanel"
            id={panelId(tab)}
            aria-labelledby={labelId(tab)}
            className="form-panel"
            hidden={!isOpen && !printing}
          >
            {printing && <h2 className="print-title">{tab.title}</h2>}
            {isFields && <Fields {...props} category={categories[index]} />}
            <Besides tab={tab} />
          </div>
        )
      })}
    </div>
  )
}

/**
 * Titles without content: the library would keep nothing but the open tab, and goes back to the first one whenever it
 * is given another layout, though it be of the same tabs.
 */
function useHeads(titles: string): Categorization {
  return useMemo(
    () => ({
      type: 'Categorization',
      label: ' ',
      elements: titles.split('\n').map(label => ({ type: 'Category', label, elements: [] })),
    }),
    [titles],
  )
}

const panelId = ({ slug }: Tab) => `panel-${slug}`
const labelId = ({ slug }: Tab) => `tab-${slug}`

function Fields({
  category,
  schema,
  path,
  enabled,
  renderers,
  cells,
}: LayoutProps & { category: ReturnType<typeof elementsOf>[number] | undefined }) {
  return elementsOf(category).map((element, index) => (
    <JsonFormsDispatch
      key={index}
      uischema={element}
      schema={schema}
      path={path}
      enabled={enabled}
      {...(renderers && { renderers })}
      {...(cells && { cells })}
    />
  ))
}

function Besides({ tab }: { tab: Tab }) {
  return useShownTab(tab)?.content
}

export function TabLabel({ title }: { title: string }) {
  const { model } = useFormState()
  const tab = model.tabs.find(each => each.title === title)
  return tab ? <LabelOf tab={tab} /> : title
}

function LabelOf({ tab }: { tab: Tab }) {
  const translate = useTranslate()
  const label = useRef<HTMLSpanElement>(null)
  const { count, problems = 0 } = useShownTab(tab) ?? {}
  const errors = useErrorsOn(tab) + problems
  // The library offers no way to name what a tab controls.
  useLayoutEffect(() => label.current?.closest('[role="tab"]')?.setAttribute('aria-controls', panelId(tab)))
  return (
    <span className="tab-label" ref={label}>
      <span id={labelId(tab)}>{tab.title}</span>
      {count}
      {errors > 0 && (
        <span className="tab-errors">
          <span aria-hidden="true">{errors}</span>
          <span className="visually-hidden">{translate('form.tabErrors', { smart_count: errors })}</span>
        </span>
      )}
    </span>
  )
}

function useErrorsOn({ fields }: Tab): number {
  const errors = useShownErrors()
  const wrong = new Set(Object.keys(errors).map(path => path.split('.')[0]))
  return fields.filter(name => wrong.has(name)).length
}
