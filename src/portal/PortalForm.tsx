/** A few fields that an investor fills in on the page itself; what the server refuses stands at its field. */
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import type { FieldErrors } from '../problems.ts'
import { failureMessage, fieldErrorsOf } from '../web/kit/data/failures.ts'
import { PlainButton } from '../web/kit/page/PlainButton.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'

export interface PortalField<Name extends string> {
  name: Name
  label: string
  help?: string
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  first?: string
}

/** What stands in the field of that name, without blanks at its ends. */
type Typed<Name extends string> = (name: Name) => string

interface PortalFormProps<Name extends string> {
  title: string
  sentence: string
  fields: readonly PortalField<Name>[]
  /** The verb of the button. */
  verb: string
  /** Of what is typed: words at fields, before anything is sent. Its rules may come only now. */
  check?: (typed: Typed<Name>) => Promise<FieldErrors>
  onSend: (typed: Typed<Name>) => Promise<unknown>
  onClose: () => void
}

export function PortalForm<Name extends string>(props: PortalFormProps<Name>) {
  const { title, sentence, fields, verb, check, onSend, onClose } = props
  const translate = useTranslate()
  const id = useId()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState('')
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => returning(form.current), [])
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [errors])
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = (name: Name) => String(data.get(name) ?? '').trim()
    setRefusal('')
    setSending(true)
    try {
      const found = { ...(await check?.(typed)), ...missing(typed, fields, translate('portal.form.missing')) }
      setErrors(found)
      if (Object.keys(found).length > 0) return
      await onSend(typed)
      onClose()
    } catch (error) {
      const atFields = fieldErrorsOf(error) ?? {}
      const known = Object.keys(atFields).some(name => fields.some(field => field.name === name))
      setErrors(known ? atFields : {})
      setRefusal(known ? '' : failureMessage(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      ref={form}
      className="portal-form"
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={event => {
        void send(event)
      }}
    >
      <h3 id={`${id}-title`}>{title}</h3>
      <p>{sentence}</p>
      <div className="portal-fields">
        {fields.map((field, place) => (
          <Field key={field.name} id={`${id}-${field.name}`} field={field} first={place === 0} errors={errors} />
        ))}
      </div>
      {refusal && (
        <p role="alert" className="portal-refusal">
          {refusal}
        </p>
      )}
      <div className="portal-form-actions">
        <PlainButton type="submit" look="primary" busy={sending}>
          {verb}
        </PlainButton>
        <PlainButton look="quiet" onClick={onClose}>
          {translate('portal.form.cancel')}
        </PlainButton>
      </div>
    </form>
  )
}

interface FieldProps {
  id: string
  field: PortalField<string>
  /** It takes the focus when the form opens. */
  first: boolean
  errors: FieldErrors
}

function Field({
  id,
  field: { name, label, help, type = 'text', autoComplete = 'off', first: value },
  first,
  errors,
}: FieldProps) {
  const wrong = errors[name]?.join(' ')
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        ref={first ? focus : null}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong || help ? `${id}-note` : undefined}
      />
      {(wrong ?? help) && (
        <small id={`${id}-note`} data-wrong={wrong ? true : undefined}>
          {wrong ?? help}
        </small>
      )}
    </div>
  )
}

/** The keyboard goes on at the button that opened the form, which stands in the head of its card once more. */
function returning(form: HTMLFormElement | null): () => void {
  const card = form?.closest('section')
  return () => {
    requestAnimationFrame(() => card?.querySelector<HTMLButtonElement>('.portal-head button')?.focus())
  }
}

function focus(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true })
  input?.scrollIntoView({ block: 'nearest' })
}

function missing<Name extends string>(
  typed: Typed<Name>,
  fields: readonly PortalField<Name>[],
  words: string,
): FieldErrors {
  return Object.fromEntries(fields.filter(({ name }) => typed(name) === '').map(({ name }) => [name, [words]]))
}
