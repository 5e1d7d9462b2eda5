/** Search, set filters as pills with their value, dashed pills to add more, clear, columns, export. */
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { ListState } from './listState.ts'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import useMediaQuery from '@mui/material/useMediaQuery'
import AddOutlined from '@mui/icons-material/AddOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import type { Entity, Field } from '../../../entity.ts'
import { inSentence } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import { FilterShortcut, isTaken, type Shortcut } from './FilterShortcut.tsx'
import { FilterPill } from './FilterPill.tsx'
import { filterFields, type ColumnChoice } from './columns.ts'
import { hasFilters, isSet, withoutFilter } from './filters.ts'
import { SpanPresets, isPreset } from './SpanPresets.tsx'
import { useSession } from '../data/session.tsx'

/** More than these would push the columns button out of the line, beside quarters one: the rest stands in a menu. */
const DASHED_PILLS = 3
const SEARCH_PAUSE_MS = 250

interface ListFiltersProps {
  entity: Entity
  list: ListState
  /** What the page filters by for good. */
  fixed: readonly string[]
  shortcut: Shortcut | undefined
  choices: readonly ColumnChoice[] | undefined
  onChoices: (choices: ColumnChoice[] | undefined) => void
  exportButton: ReactNode
}

export function ListFilters({ entity, list, fixed, shortcut, choices, onChoices, exportButton }: ListFiltersProps) {
  const translate = useTranslate()
  const [added, setAdded] = useState<string | null>(null)
  const { today } = useSession()
  const fields = filterFields(entity, fixed)
  const spans = fields.find(({ filter }) => filter === 'quarters')
  const preset = spans && isPreset(spans, list.filterValues, today) ? spans : undefined
  const offering = fields.find(({ name }) => name === shortcut?.field)
  const taken = offering && shortcut && isTaken(offering, shortcut, list.filterValues) ? offering : undefined
  const set = fields.filter(field => field !== preset && field !== taken && isSet(field, list.filterValues))
  const others = preset ? withoutFilter(preset, list.filterValues) : list.filterValues
  const unset = fields.filter(field => !isSet(field, list.filterValues))
  // A phone has room for the set ones; the others wait in the menu.
  const offered = useMediaQuery('(max-width: 599.95px)') ? 0 : spans ? 1 : DASHED_PILLS
  const common = unset.filter(field => field !== spans).slice(0, offered)
  const dashed = unset.filter(field => common.includes(field) || field.name === added)
  return (
    <div
      className="list-tools"
      role="search"
      aria-label={translate('list.searchIn', { name: inSentence(entity.plural) })}
    >
      {spans && <SpanPresets field={spans} list={list} />}
      {entity.search.length > 0 && <SearchField entity={entity} list={list} />}
      {offering && shortcut && <FilterShortcut field={offering} shortcut={shortcut} list={list} />}
      {[...set, ...dashed].map(field => (
        <FilterPill key={field.name} field={field} list={list} openAtOnce={field.name === added} />
      ))}
      <MoreFilters fields={unset.filter(field => !dashed.includes(field))} onAdd={setAdded} />
      {hasFilters(others) && (
        <Button
          variant="text"
          onClick={() => {
            setAdded(null)
            list.setFilters({}, [])
          }}
        >
          {translate('list.clear')}
        </Button>
      )}
      <span className="list-tools-end">
        <ColumnMenu entity={entity} choices={choices} onChoices={onChoices} />
        {exportButton}
      </span>
    </div>
  )
}

function SearchField({ entity, list }: { entity: Entity; list: ListState }) {
  const translate = useTranslate()
  const asked = String(list.filterValues['q'] ?? '')
  const [typed, setTyped] = useState(asked)
  const [sent, setSent] = useState(asked)
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const isLeaving = next !== undefined && next.pathname !== pathname
  // The address may change the search (back, "Clear"); typing changes the address a moment later.
  if (asked !== sent) {
    setSent(asked)
    setTyped(asked)
  }
  useEffect(() => {
    // To change the address of the list would call off the way to the next page.
    if (typed.trim() === sent.trim() || isLeaving) return
    const timer = setTimeout(() => {
      // The next page has the address already, and would take over the search.
      if (window.location.pathname !== pathname) return
      const { q: _q, ...rest } = list.filterValues
      setSent(typed.trim())
      list.setFilters(typed.trim() ? { ...rest, q: typed.trim() } : rest, [])
    }, SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, sent, list, pathname, isLeaving])
  const label = translate('list.find', {
    name: inSentence(entity.title),
    article: /^[aeio]/i.test(entity.title) ? 'an' : 'a',
  })
  return (
    <label className="list-search">
      <SearchOutlined />
      <input
        type="search"
        value={typed}
        placeholder={label}
        aria-label={label}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') setTyped('')
        }}
      />
    </label>
  )
}

function MoreFilters({ fields, onAdd }: { fields: readonly Field[]; onAdd: (name: string) => void }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (fields.length === 0) return null
  return (
    <>
      <button
        type="button"
        className="filter-pill"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <AddOutlined fontSize="small" />
        {translate('action.filter')}
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': translate('action.filter') } }}
      >
        {fields.map(field => (
          <MenuItem
            key={field.name}
            onClick={() => {
              setAnchor(null)
              onAdd(field.name)
            }}
          >
            {field.title}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
