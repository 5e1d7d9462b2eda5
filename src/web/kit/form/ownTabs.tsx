/** Tabs of a stored record that show something else than its fields: what stands on each, and beside its title. */
import { createContext, useContext, useRef, type ReactNode } from 'react'
import { DOCUMENTS } from '../../../api/documents.ts'
import type { Resource } from '../../../entity.ts'
import type { EntityOf, Filter } from '../../../entityTypes.ts'
import { formatNumber } from '../../../formats.ts'
import type { OwnTab, OwnTabs } from '../control/model.ts'
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

type ShownTabs = Readonly<Record<string, ShownTab>>

const NONE: ShownTabs = {}
const ShownTabsContext = createContext(NONE)

export const ShownTabsProvider = ShownTabsContext.Provider

export function useShownTab(slug: string): ShownTab | undefined {
  return useContext(ShownTabsContext)[slug]
}

/** The documents of a record have a tab of their own wherever its page has any. The same object until one changes. */
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
  return count ? <span className="tab-count">{formatNumber(String(count))}</span> : null
}

export function RecordCount<R extends Resource>({ resource, filter }: { resource: R; filter: Filter<EntityOf<R>> }) {
  return <TabCount count={useCount(resource, filter, { retry: false })} />
}
