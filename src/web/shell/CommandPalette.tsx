import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import Dialog from '@mui/material/Dialog'
import { useNavigate } from 'react-router'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { subscribeToDialog, takeTypedAhead } from './dialogs.ts'
import { useCommands } from './useCommands.ts'
import type { Command, CommandGroup } from './useCommands.ts'

/**
 * Reaches every record and page by typing, and runs what can be run. A list box under a combo box: the focus stays in
 * the text field.
 */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { groups, loading } = useCommands(typed)
  const commands = groups.flatMap(group => group.commands)
  const chosen = commands[Math.min(active, commands.length - 1)]

  useEffect(() => {
    if (chosen) document.getElementById(optionId(listId, chosen))?.scrollIntoView({ block: 'nearest' })
  }, [chosen, listId])

  const open = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run?.()
    if (command.address !== undefined) void navigate(command.address)
  }
  const enter = useEnter(typed, loading, chosen && (() => open(chosen)))
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const move = moves[event.key]
    if (move) setActive((Math.min(active, commands.length - 1) + move + commands.length) % Math.max(commands.length, 1))
    else if (event.key === 'Enter') enter()
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={false}
      slotProps={{
        paper: { className: 'palette', 'aria-label': translate('palette.title') },
        container: { className: 'palette-container' },
      }}
    >
      <PaletteField
        listId={listId}
        chosenId={chosen && optionId(listId, chosen)}
        typed={typed}
        onType={text => {
          setTyped(text)
          setActive(0)
        }}
        onTypedAhead={text => setTyped(typedBefore => typedBefore + text)}
        onKeyDown={onKeyDown}
      />
      <PaletteList
        id={listId}
        groups={groups}
        chosen={chosen}
        loading={loading}
        onPoint={command => setActive(commands.indexOf(command))}
        onOpen={open}
      />
      {commands.length === 0 && (
        <p className="palette-empty" role="status">
          {translate(loading ? 'general.loading' : 'palette.nothing', { typed })}
        </p>
      )}
    </Dialog>
  )
}

/** Opens at once what is found; whoever types and presses Enter at once means what the server is about to find. */
function useEnter(typed: string, loading: boolean, open: (() => void) | undefined): () => void {
  const [awaited, setAwaited] = useState<string | null>(null)
  useEffect(() => {
    if (awaited === typed && !loading) open?.()
  })
  return open ?? (() => setAwaited(typed))
}

function optionId(listId: string, { id }: Command): string {
  return `${listId}-${id}`
}

interface PaletteFieldProps {
  listId: string
  /** Id of the option that the field stands on. */
  chosenId: string | undefined
  typed: string
  onType: (text: string) => void
  /** What was typed while the focus was not in the field: before it was there, or after a click beside it. */
  onTypedAhead: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function PaletteField({ listId, chosenId, typed, onType, onTypedAhead, onKeyDown }: PaletteFieldProps) {
  const translate = useTranslate()
  const takeAll = useEffectEvent(() => onTypedAhead(takeTypedAhead()))
  useLayoutEffect(() => {
    takeAll()
    return subscribeToDialog(takeAll)
  }, [])
  return (
    <div className="palette-field">
      <SearchOutlined aria-hidden />
      <input
        autoFocus
        type="text"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosenId}
        aria-label={translate('palette.title')}
        placeholder={translate('palette.placeholder')}
        value={typed}
        onChange={event => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <kbd className="key">{translate('key.escape')}</kbd>
    </div>
  )
}

interface PaletteListProps {
  id: string
  groups: readonly CommandGroup[]
  chosen: Command | undefined
  loading: boolean
  onPoint: (command: Command) => void
  onOpen: (command: Command) => void
}

function PaletteList({ id, groups, chosen, loading, onPoint, onOpen }: PaletteListProps) {
  const translate = useTranslate()
  return (
    <div role="listbox" id={id} aria-label={translate('palette.results')} aria-busy={loading} className="palette-list">
      {groups.map(group => (
        <div key={group.title} role="group" aria-label={group.title}>
          <div className="places-group" aria-hidden>
            {group.title}
          </div>
          {group.commands.map(command => (
            <div
              key={command.id}
              id={optionId(id, command)}
              role="option"
              aria-selected={command === chosen}
              className="palette-option"
              onMouseMove={() => onPoint(command)}
              onClick={() => onOpen(command)}
            >
              <span>{command.title}</span>
              {command.fact && <small>{command.fact}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
