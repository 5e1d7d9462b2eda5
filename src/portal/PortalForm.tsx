/** A few fields that an investor fills in on the page itself; what the server refuses stands at its field. */
import { useEffect, useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import type { FieldErrors } from '../problems.ts'
import { failureMessage, fieldErrorsOf } from '../web/kit/data/failures.ts'
import { PlainButton } from '../web/kit/page/PlainButton.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import '../texts/portalPages.ts'

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
  /** Names the form and whose it is: what is typed for one holding is not for another. */
  name: string
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

/** What was typed into a form and not sent, as long as the page stands: it is there when that form opens again. */
const unsent = new Map<string, ReadonlyMap<string, string>>()

export function PortalForm<Name extends string>(props: PortalFormProps<Name>) {
  const { name: formName, title, sentence, fields, verb, check, onSend } = props
  const translate = useTranslate()
  const id = useId()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState('')
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const close = useUnsent(form, formName, props.onClose)
  useEffect(() => returning(form.current), [])
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [errors])
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = (name: Name) => String(data.get(name) ?? '').trim()
    setRefusal('')
    setSending(true)
    try {
      const found = { ...(await check?.(typed)), ...missing(typed, fields, translate('portalForm.missing')) }
      setErrors(found)
      if (Object.keys(found).length > 0) return
      await onSend(typed)
      close()
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
        {unsentIn(formName, fields).map((field, place) => (
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
        <PlainButton look="quiet" onClick={close}>
          {translate('portalForm.cancel')}
        </PlainButton>
      </div>
    </form>
  )
}

/** Keeps what is typed as a link is followed, and asks before the page is left; answers with how to close the form. */
function useUnsent(form: RefObject<HTMLFormElement | null>, name: string, onClose: () => void): () => void {
  const isOver = useRef(false)
  useEffect(() => {
    const opened = form.current
    const first = typedIn(opened)
    const isAgain = unsent.has(name)
    const hasTyped = () => isAgain || [...typedIn(opened)].some(([field, value]) => value !== first.get(field))
    const ask = (event: BeforeUnloadEvent) => {
      if (hasTyped()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
      if (isOver.current) unsent.delete(name)
      else if (hasTyped()) unsent.set(name, typedIn(opened))
    }
  }, [form, name])
  return () => {
    isOver.current = true
    // The form may be gone by the time that what it sent has arrived.
    unsent.delete(name)
    onClose()
  }
}

function unsentIn<Name extends string>(name: string, fields: readonly PortalField<Name>[]): PortalField<Name>[] {
  return fields.map(field => ({ ...field, first: unsent.get(name)?.get(field.name) ?? field.first ?? '' }))
}

function typedIn(form: HTMLFormElement | null): Map<string, string> {
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  return new Map(inputs.map(({ name, value }) => [name, value]))
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
  message: string,
): FieldErrors {
  return Object.fromEntries(fields.filter(({ name }) => typed(name) === '').map(({ name }) => [name, [message]]))
}
