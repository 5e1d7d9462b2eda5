/** One line or several lines of text. */
import Input from '@mui/material/Input'
import type { Field } from '../../../entity.ts'
import { formatValue } from '../../../formats.ts'
import { inSentence } from '../../../entity.ts'
import { useSession } from '../data/session.tsx'
import { useTranslate } from '../data/useTranslate.ts'
import { asControl, tiesOf, type FieldViewProps } from './control.tsx'
import { useTypedText } from './useTypedText.ts'

const INPUT_MODES: Record<string, 'email' | 'url' | 'tel'> = { email: 'email', url: 'url', phone: 'tel' }

function EditText(props: FieldViewProps) {
  const { field, path, value, error, bare, commit, touch } = props
  const translate = useTranslate()
  const multiline = field.format === 'multiline'
  const typed = useTypedText(
    path,
    value === undefined || value === null ? '' : String(value),
    text => commit(text === '' ? undefined : text),
    touch,
  )
  const placeholder = bare ? '' : translate('form.addValue', { name: inSentence(field.title) })
  const mode = INPUT_MODES[field.format ?? '']
  return (
    <Input
      className="field-input"
      fullWidth
      error={error !== ''}
      placeholder={placeholder}
      // A plain area that CSS lets grow: measuring each one in script would lay the whole page out again and again.
      {...(multiline && !bare && { multiline: true, inputComponent: 'textarea' })}
      value={typed.text}
      onChange={event => typed.onChange(event.target.value)}
      onBlur={typed.onBlur}
      onKeyDown={event => {
        if (!multiline) typed.onKeyDown(event)
      }}
      slotProps={{
        input: {
          ...tiesOf(props),
          name: path,
          autoComplete: 'off',
          spellCheck: multiline,
          ...(multiline && { type: undefined }),
          ...(mode && { inputMode: mode }),
        },
      }}
    />
  )
}

function ReadText({ field, value }: { field: Field; value: unknown }) {
  const { tenant } = useSession()
  const text = formatValue(field, value, { timeZone: tenant?.timeZone ?? 'UTC' })
  if (text === '') return <span className="nothing">–</span>
  if (field.format === 'email') return <a href={`mailto:${text}`}>{text}</a>
  if (field.format === 'url' && /^https?:/.test(text))
    return (
      <a href={text} target="_blank" rel="noreferrer">
        {text}
      </a>
    )
  return <span className={field.format === 'multiline' ? 'lines-kept' : undefined}>{text}</span>
}

export const TextControl = asControl(EditText, ReadText)
