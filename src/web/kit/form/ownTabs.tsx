/** Tabs of a stored record that show something else than its fields: what stands on each, and beside its title. */
import { createContext, useContext, useRef, type ReactNode } from 'react'
import { DOCUMENTS } from '../../../api/documents.ts'
import type { Resource } from '../../../entity.ts'
import type { EntityOf, Filter } from '../../../entityTypes.ts'
import { formatNumber } from '../../../formats.ts'
import type { OwnTab, OwnTabs, Tab } from '../control/model.ts'
import { useCount } from '../data/records.ts'
import { useTranslate } from '../data/useTranslate.ts'

/** A tab that a page gives to its form. */
export interface FormTab<Shown> extends OwnTab {
  content: (record: Shown) => ReactNode
  /** How many there are. */
  count?: (record: Shown) => ReactNode
}

export interface ShownTab {
  content: ReactNode
  count?: ReactNode
  /** What is wrong on it. */
  problems?: number
}

interface ShownTabs {
  /** By slug. */
  own: Readonly<Record<string, ShownTab>>
  /** On the tab with the fields, behind them. */
  below: ShownTab
}

const NONE: ShownTabs = { own: {}, below: { content: null } }
const ShownTabsContext = createContext(NONE)

export const ShownTabsProvider = ShownTabsContext.Provider

/** What stands on a tab besides fields: below them, or alone. */
export function useShownTab({ slug, fields }: Tab): ShownTab | undefined {
  const { own, below } = useContext(ShownTabsContext)
  return fields.length > 0 ? below : own[slug]
}

/** With one for the documents, where they are to have one. The same object until one changes. */
export function useOwnTabs(tabs: readonly OwnTab[] | undefined, documentsTitle: string | null): OwnTabs | undefined {
  const fieldsTitle = useTranslate()('form.fieldsTab')
  const last = useRef<OwnTabs | undefined>(undefined)
  const documents = documentsTitle === null ? [] : [{ slug: DOCUMENTS, title: documentsTitle }]
  const now = tabs && {
    tabs: [...tabs.map(({ slug, title, first }) => ({ slug, title, first })), ...documents],
    fieldsTitle,
  }
  if (JSON.stringify(now) !== JSON.stringify(last.current)) last.current = now
  return last.current
}

/** How many stand on a tab; nothing is said of none. */
export function TabCount({ count }: { count: number | undefined }) {
  return count ? <span className="tab-count">{formatNumber(`${count}`)}</span> : null
}

export function RecordCount<R extends Resource>({ resource, filter }: { resource: R; filter: Filter<EntityOf<R>> }) {
  return <TabCount count={useCount(resource, filter, { retry: false })} />
}
