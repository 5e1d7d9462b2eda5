/**
 * Questions one below the other: what is answered folds to a line with its answer and what follows from it, and opens
 * again by a button. A question folds when another one is answered, never while somebody is at it.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import { JsonFormsDispatch } from '@jsonforms/react'
import Button from '@mui/material/Button'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import { conditionHolds, valueOf } from '../../../entity.ts'
import type { Field } from '../../../entity.ts'
import { formatValue } from '../../../formats.ts'
import { controlOf } from '../control/model.ts'
import { useFormState, useFormValues, useShownErrors } from '../control/formState.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { isEmpty } from '../data/values.ts'
import { FormMessages } from './FormBody.tsx'

interface FoldingBodyProps {
  /** What follows from an answer, in words; '' for nothing. */
  follows: (field: Field, value: unknown) => string
}

export function FoldingBody({ follows }: FoldingBodyProps) {
  const { model } = useFormState()
  const values = useFormValues()
  const { current, changed, open, undo } = useCurrent(model.fields)
  const asked = model.fields.filter(({ showWhen }) => !showWhen || conditionHolds(showWhen, values))
  return (
    <div className="form-body folding">
      <FormMessages />
      {asked.map(field => (
        <Question
          key={field.name}
          field={field}
          isCurrent={field.name === current}
          follows={follows(field, valueOf(values, field.name))}
          change={changed?.field.name === field.name ? changed : null}
          onOpen={() => open(field.name)}
          onUndo={undo}
        />
      ))}
    </div>
  )
}

/** An answer that was given before, and the questions that are no longer asked because of its change. */
interface Change {
  field: Field
  from: unknown
  /** What was answered before, of this question and of those whose answers have followed the change. */
  former: object
  dropped: readonly Field[]
}

/** The question that was answered or opened last, which stays open; and what its change has set aside. */
function useCurrent(fields: readonly Field[]) {
  const form = useFormState()
  const values = useFormValues()
  const before = useRef(values)
  const [current, setCurrent] = useState<string | null>(null)
  const [changed, setChanged] = useState<Change | null>(null)
  useEffect(() => {
    const former = before.current
    before.current = values
    const differing = fields.filter(({ name }) => valueOf(former, name) !== valueOf(values, name))
    const [field] = differing
    if (!field) return
    setCurrent(field.name)
    const from = valueOf(former, field.name)
    if (!folds(field) || isEmpty(from)) return
    const isAsked = ({ showWhen }: Field, of: object): boolean => !showWhen || conditionHolds(showWhen, of)
    const dropped = fields.filter(
      each => isAsked(each, former) && !isAsked(each, values) && !isEmpty(valueOf(former, each.name)),
    )
    // Answers that are no longer asked have followed the change as well.
    const answers = Object.fromEntries(
      Object.keys({ ...former, ...values })
        .filter(name => valueOf(former, name) !== valueOf(values, name))
        .map(name => [name, valueOf(former, name)]),
    )
    setChanged({ field, from, former: answers, dropped })
  }, [values, fields])
  const undo = () => {
    if (!changed) return
    const taken = { ...form.values(), ...changed.former }
    // What is taken back is no change to tell of.
    before.current = taken
    form.restore(taken)
    setChanged(null)
  }
  return { current, changed, open: setCurrent, undo }
}

function folds({ kind }: Field): boolean {
  return kind === 'boolean' || kind === 'choice' || kind === 'integer'
}

interface QuestionProps {
  field: Field
  isCurrent: boolean
  follows: string
  change: Change | null
  onOpen: () => void
  onUndo: () => void
}

function Question({ field, isCurrent, follows, change, onOpen, onUndo }: QuestionProps) {
  const translate = useTranslate()
  const { lockReason, model } = useFormState()
  const values = useFormValues()
  const control = useMemo(() => controlOf(field), [field])
  const errors = useShownErrors()[field.name]
  const place = useRef<HTMLDivElement>(null)
  const [wasOpened, setOpened] = useState(false)
  const value = valueOf(values, field.name)
  const isAnswered = !isEmpty(value)
  const isFolded = folds(field) && isAnswered && !errors && !isCurrent
  useEffect(() => {
    if (!wasOpened || isFolded) return
    const [first, chosen] = ['input, button', 'input:checked'].map(part =>
      place.current?.querySelector<HTMLElement>(part),
    )
    const at = chosen ?? first
    at?.focus()
    setOpened(false)
  }, [wasOpened, isFolded])
  if (isFolded)
    return (
      <div className="fold">
        <CheckOutlined fontSize="small" />
        <p>
          <b>{field.title}</b>
          {follows !== '' && <small>{follows}</small>}
        </p>
        <span>{formatValue(field, value)}</span>
        {lockReason(field) === null && (
          <Button
            variant="text"
            size="small"
            aria-label={translate('form.changeAnswer', { question: field.title })}
            onClick={() => {
              setOpened(true)
              onOpen()
            }}
          >
            {translate('form.change')}
          </Button>
        )}
      </div>
    )
  return (
    <div className="fold-open" ref={place} data-wrong={errors ? true : undefined}>
      <JsonFormsDispatch schema={model.schema} uischema={control} path="" />
      {isAnswered && follows !== '' && <small>{follows}</small>}
      {change && (
        <p className="fold-change" role="status">
          <span>
            {translate('form.changedFrom', { answer: formatValue(field, change.from) })}{' '}
            {change.dropped.length > 0 &&
              translate('form.setAside', { questions: change.dropped.map(({ title }) => title).join(', ') })}
          </span>
          <Button variant="text" size="small" onClick={onUndo}>
            {translate('form.undo')}
          </Button>
        </p>
      )}
    </div>
  )
}
