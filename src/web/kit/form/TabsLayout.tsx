/** Tabs of @jsonforms/material-renderers that stand in the address (?tab=…) and count the errors behind them. */
import { useMemo, useRef } from 'react'
import { withIncreasedRank, type LayoutProps } from '@jsonforms/core'
import { MaterialCategorizationLayout, materialCategorizationTester } from '@jsonforms/material-renderers'
import type { ComponentType } from 'react'
import { useTranslate } from '../data/useTranslate.ts'
import { useFormState, useShownErrors } from '../control/formState.ts'
import { useTab } from './useTab.ts'

export const tabsTester = withIncreasedRank(1, materialCategorizationTester)

/** What the library exports takes the form's state itself; its type asks for that state all the same. */
type MaterialTabs = ComponentType<LayoutProps & { selected: number; onChange: (selected: number) => void }>
const Tabs = MaterialCategorizationLayout as unknown as MaterialTabs

export function TabsLayout(props: LayoutProps) {
  const { model } = useFormState()
  const [selected, select] = useTab(model.tabs)
  // The library's tabs keep their own state: they are made anew only when the address changed without them, so that a
  // click keeps the focus.
  const chosen = useRef({ tab: selected, made: 0 })
  if (chosen.current.tab !== selected) chosen.current = { tab: selected, made: chosen.current.made + 1 }
  const onChange = (index: number) => {
    chosen.current = { ...chosen.current, tab: index }
    select(index)
  }
  return (
    <div className="form-tabs">
      <Tabs key={chosen.current.made} {...props} selected={selected} onChange={onChange} />
    </div>
  )
}

export function TabLabel({ title }: { title: string }) {
  const translate = useTranslate()
  const { model } = useFormState()
  const errors = useShownErrors()
  const fields = useMemo(() => new Set(model.tabs.find(tab => tab.title === title)?.fields), [model, title])
  const count = new Set(
    Object.keys(errors)
      .map(path => path.split('.')[0]!)
      .filter(name => fields.has(name)),
  ).size
  return (
    <span className="tab-label">
      {title}
      {count > 0 && (
        <span className="tab-errors">
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{translate('form.tabErrors', { smart_count: count })}</span>
        </span>
      )}
    </span>
  )
}
