/** Which columns are shown and in which order; kept for the next visit. */
import { useRef, useState, type KeyboardEvent } from 'react'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import type { Entity } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { columnChoices, moveChoice, type ColumnChoice } from './columns.ts'

interface ColumnMenuProps {
  entity: Entity
  choices: readonly ColumnChoice[] | undefined
  onChoices: (choices: ColumnChoice[] | undefined) => void
}

export function ColumnMenu({ entity, choices, onChoices }: ColumnMenuProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const all = columnChoices(entity, choices)
  const titles = new Map(entity.fields.map(field => [field.name, field.title]))
  const toggle = (name: string) =>
    onChoices(all.map(choice => (choice.name === name ? { ...choice, shown: !choice.shown } : choice)))
  const lastShown = all.filter(choice => choice.shown).length === 1
  return (
    <>
      <Button
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('action.columns')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -4, horizontal: 'right' }}
        slotProps={{ paper: { className: 'column-menu', role: 'dialog', 'aria-label': translate('action.columns') } }}
      >
        <ColumnRows
          all={all}
          titles={titles}
          lastShown={lastShown}
          onToggle={toggle}
          onMove={(from, to) => onChoices(moveChoice(all, from, to))}
        />
        <Button
          variant="text"
          size="small"
          aria-disabled={choices ? undefined : true}
          onClick={() => onChoices(undefined)}
        >
          {translate('list.resetColumns')}
        </Button>
      </Popover>
    </>
  )
}

interface ColumnRowsProps {
  all: readonly ColumnChoice[]
  titles: ReadonlyMap<string, string>
  lastShown: boolean
  onToggle: (name: string) => void
  onMove: (from: number, to: number) => void
}

function ColumnRows({ all, titles, lastShown, onToggle, onMove }: ColumnRowsProps) {
  const translate = useTranslate()
  const dragged = useRef<number | null>(null)
  const moveByKey = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onMove(index, index + (event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <ul>
      {all.map((choice, index) => (
        <li
          key={choice.name}
          draggable
          onDragStart={() => {
            dragged.current = index
          }}
          onDragOver={event => event.preventDefault()}
          onDrop={() => {
            if (dragged.current !== null) onMove(dragged.current, index)
            dragged.current = null
          }}
        >
          <label>
            <Checkbox
              checked={choice.shown}
              disabled={choice.shown && lastShown}
              onChange={() => onToggle(choice.name)}
            />
            {titles.get(choice.name)}
          </label>
          <IconButton
            size="small"
            className="column-grip"
            aria-label={translate('list.moveColumn', { name: titles.get(choice.name) ?? choice.name })}
            onKeyDown={event => moveByKey(event, index)}
          >
            <DragIndicatorOutlined fontSize="small" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
