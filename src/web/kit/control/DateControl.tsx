/** A day, typed day first (1/3/26, 01032026) or chosen in the calendar. */
import { useRef, useState } from 'react'
import IconButton from '@mui/material/IconButton'
import Input from '@mui/material/Input'
import Popover from '@mui/material/Popover'
import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined'
import type { Field } from '../../../entity.ts'
import { isDate, parseDate } from '../../../calendar.ts'
import { formatDate } from '../../../formats.ts'
import { useSession } from '../data/session.tsx'
import { useTranslate } from '../data/useTranslate.ts'
import { asControl, tiesOf, type FieldViewProps } from './control.tsx'
import { DatePanel } from './DatePanel.tsx'
import { SCREEN_PICKER } from '../data/pickerSettings.ts'
import { useTypedText } from './useTypedText.ts'

/** Text that is no date stays as it was typed, so that it can be corrected. */
function shownDate(value: unknown): string {
  if (value === undefined || value === null) return ''
  return isDate(value) ? formatDate(value) : String(value)
}

function EditDate(props: FieldViewProps) {
  const { field, path, value, error, bare, commit, touch } = props
  const translate = useTranslate()
  const { today } = useSession()
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const typed = useTypedText(
    path,
    shownDate(value),
    text => commit(text.trim() === '' ? undefined : /^\s*today\s*$/i.test(text) ? today : (parseDate(text) ?? text)),
    touch,
  )
  const openPanel = () => {
    typed.settle()
    setOpen(true)
  }
  const choose = (date: string) => {
    commit(date)
    touch()
    setOpen(false)
  }
  return (
    <>
      <Input
        className="field-input field-date"
        ref={frame}
        error={error !== ''}
        placeholder={SCREEN_PICKER.format}
        value={typed.text}
        onChange={event => typed.onChange(event.target.value)}
        onBlur={typed.onBlur}
        onKeyDown={event => {
          if (event.key === 'ArrowDown' && event.altKey) openPanel()
          else typed.onKeyDown(event)
        }}
        slotProps={{ input: { ...tiesOf(props), name: path, autoComplete: 'off' } }}
        endAdornment={
          <IconButton
            size="small"
            className="field-icon"
            aria-label={translate('form.chooseDate', { name: field.title })}
            tabIndex={bare ? -1 : 0}
            onClick={openPanel}
          >
            <CalendarTodayOutlined />
          </IconButton>
        }
      />
      <Popover
        open={open}
        anchorEl={frame.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            className: 'date-paper',
            role: 'dialog',
            'aria-label': translate('form.chooseDate', { name: field.title }),
          },
        }}
      >
        <DatePanel chosen={isDate(value) ? value : null} today={today} settings={SCREEN_PICKER} onChoose={choose} />
      </Popover>
    </>
  )
}

function ReadDate({ value }: { field: Field; value: unknown }) {
  const text = shownDate(value)
  return text ? <span className="figures">{text}</span> : <span className="nothing">–</span>
}

export const DateControl = asControl(EditDate, ReadDate)
