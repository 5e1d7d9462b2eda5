/**
 * Tabs of @jsonforms/material-renderers that stand in the address (?tab=…), tell how many there are and count the
 * errors behind them. What stands on a tab with fields stays where it is while another one is open, so that nothing
 * that is being typed there is lost.
 */
import { useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { withIncreasedRank, type LayoutProps } from '@jsonforms/core'
import { JsonFormsDispatch } from '@jsonforms/react'
import { MaterialCategorizationLayout, materialCategorizationTester } from '@jsonforms/material-renderers'
import { usePrinting } from '../data/printing.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { useFormState, useShownErrors } from '../control/formState.ts'
import type { Tab } from '../control/model.ts'
import { elementsOf } from '../control/FormLayout.tsx'
import { useShownTab } from './ownTabs.tsx'
import { useTab } from './useTab.ts'

export const tabsTester = withIncreasedRank(1, materialCategorizationTester)

/** What the library exports takes the form's state itself; its type asks for that state all the same. */
type MaterialTabs = ComponentType<LayoutProps & { selected: number; onChange: (selected: number) => void }>
const Tabs = MaterialCategorizationLayout as unknown as MaterialTabs

export function TabsLayout(props: LayoutProps) {
  const { model } = useFormState()
  const { open, made, choose } = useOpenTab(model.tabs)
  const seen = useRef(new Set<number>())
  seen.current.add(open)
  const printing = usePrinting()
  const categories = elementsOf(props.uischema)
  // The library would keep nothing but the open tab.
  const heads = useMemo(
    () => ({ ...props.uischema, elements: elementsOf(props.uischema).map(each => ({ ...each, elements: [] })) }),
    [props.uischema],
  )
  return (
    <div className="form-tabs">
      <Tabs key={made} {...props} uischema={heads} selected={open} onChange={choose} />
      {model.tabs.map((tab, index) => {
        const isOpen = index === open
        const isFields = tab.fields.length > 0
        if (!isOpen && !printing && !(isFields && seen.current.has(index))) return null
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
            {isFields ? <Fields {...props} category={categories[index]} /> : <Own slug={tab.slug} />}
          </div>
        )
      })}
    </div>
  )
}

/**
 * The tab of the address. One that is pressed opens at once, before the address has followed. The library's tabs keep
 * their own state: they are made anew only when the address changed without them, so that a click keeps the focus.
 */
function useOpenTab(tabs: readonly Tab[]) {
  const [selected, select] = useTab(tabs)
  const [state, setState] = useState({ open: selected, address: selected, made: 0 })
  if (state.address !== selected)
    setState({ open: selected, address: selected, made: state.made + (state.open === selected ? 0 : 1) })
  const choose = (index: number) => {
    setState(old => ({ ...old, open: index }))
    select(index)
  }
  return { ...state, choose }
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

function Own({ slug }: { slug: string }) {
  return useShownTab(slug)?.content
}

export function TabLabel({ title }: { title: string }) {
  const { model } = useFormState()
  const tab = model.tabs.find(each => each.title === title)
  return tab ? <LabelOf tab={tab} /> : title
}

function LabelOf({ tab }: { tab: Tab }) {
  const translate = useTranslate()
  const label = useRef<HTMLSpanElement>(null)
  const { count, problems = 0 } = useShownTab(tab.slug) ?? {}
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
