/** One form of the wizard: a part of the answers, or one party, saved by a call of its own. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import type { EntityTypes } from '../../generated/types.ts'
import type { Validate } from '../../generated/validators.js'
import { valueOf } from '../entity.ts'
import type { Field } from '../entity.ts'
import type { UncheckedValues } from '../entityTypes.ts'
import { formatValue } from '../formats.ts'
import type { DossierFinding } from '../onboarding/dossier.ts'
import { dossierText } from '../onboarding/dossierTexts.ts'
import type { Answers } from '../onboarding/people.ts'
import { failureMessage, fieldErrorsOf, httpFailure } from '../web/kit/data/failures.ts'
import { useValidators } from '../web/kit/data/metadata.ts'
import { openNotification, SEVERITY } from '../web/kit/data/notifications.ts'
import type { Translate } from '../texts.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { isEmpty } from '../web/kit/data/values.ts'
import type { Conflict } from '../web/kit/data/values.ts'
import { useFormState, useFormValues } from '../web/kit/control/formState.ts'
import { fieldId } from '../web/kit/control/fieldId.ts'
import type { AnyCompute, FormState } from '../web/kit/control/formState.ts'
import { formModel } from '../web/kit/control/model.ts'
import { FoldingBody } from '../web/kit/form/FoldingBody.tsx'
import { FormBody } from '../web/kit/form/FormBody.tsx'
import { FormProvider } from '../web/kit/form/FormProvider.tsx'
import { Asked } from './Asked.tsx'
import { FormatFits } from './FormatFits.tsx'
import { fromForm, isSeldom, offered, ownFields, personFields, readable, schemaNames } from './formFields.ts'
import type { SchemaFields } from './formFields.ts'
import { isSaidOnTrying } from '../onboarding/dossier.ts'
import { TaxResidences } from './TaxResidences.tsx'
import { useHeld } from './useHeld.tsx'
import { usePublish, useTyped } from './useTyped.tsx'
import { useWizard } from './useWizard.tsx'

export interface AnswerFormProps {
  id: string
  part: keyof Answers
  /** The place of what is asked: "taxClassification", "beneficialOwners.k1". */
  path: string
  /** The question whose comments stand above it, where that is another place; null: they stand elsewhere. */
  commentsOn?: string | null
  /** Whether the person is asked for as well, or alone. */
  person: 'none' | 'with' | 'alone'
  /** Of the fields only these, where not all stand on this screen. */
  only?: readonly string[] | undefined
  required: readonly string[]
  /** Seldom needed elsewhere, and asked at once of this investor. */
  askedAtOnce?: readonly string[] | undefined
  start: UncheckedValues
  /** As the form would show what is stored by now; null where nothing of it is. */
  stored: () => UncheckedValues | null
  /** Nothing of it is stored yet, so that it is saved even as it was proposed. */
  isNew: boolean
  /** It is new, and somebody has chosen a person or added a file for it, which is not lost without a question. */
  isBegun?: boolean
  /** What is shown when it could not be saved: "Beneficial owner info was not saved", and whose it was. */
  failed: string
  subject?: ((given: GivenAnswers) => string) | undefined
  locked: string | null
  compute?: AnyCompute
  /** The answers as they would be with these of the form. */
  merged: (given: GivenAnswers, before: Answers) => Answers
  save: (given: GivenAnswers) => Promise<unknown>
  /** Changes of the fields that follow from what is typed: what is asked only then. */
  fieldsFor?: (fields: readonly Field[]) => readonly Field[]
  /** Answered questions fold to a line, with what follows from the answer. */
  folding?: ((field: Field, value: unknown) => string) | undefined
  children?: ReactNode
}

/** What a form holds, as the API takes it. */
export interface GivenAnswers {
  own: UncheckedValues
  person: UncheckedValues
}

const WIDGETS = { taxResidences: TaxResidences }

export function AnswerForm(props: AnswerFormProps) {
  const { part, person, only, required, askedAtOnce, start, locked, compute, fieldsFor } = props
  const translate = useTranslate()
  const { references, rules } = useWizard()
  const [more, setMore] = useState(false)
  // As one text: the same questions again change nothing.
  const [asked, setAsked] = useState('')
  const schema = useMemo(() => schemaFields(part, person, only), [part, person, only])
  const all = useMemo(() => {
    const fields = offered([...schema.person, ...schema.own], references, required)
    return fieldsFor ? [...fieldsFor(fields)] : fields
  }, [schema, references, required, fieldsFor])
  const shown = useMemo(
    () =>
      all.filter(
        ({ name }) =>
          more || !isEmpty(start[name]) || !isSeldom(name, []) || isIn(asked, name) || askedAtOnce?.includes(name),
      ),
    [all, more, start, asked, askedAtOnce],
  )
  const model = useMemo(() => formModel({ sections: [] }, shown, { flat: true }), [shown])
  const validate = useValidate(part, person, schema)
  const checks = useMemo(
    () => ({ fields: shown, creating: true, validate, ruleContext: { today: rules.today }, translate }),
    [shown, validate, rules.today, translate],
  )
  const lockReason = useCallback(() => locked, [locked])
  const hidden = all.length - shown.length
  return (
    <FormProvider
      model={model}
      checks={checks}
      lockReason={lockReason}
      start={start}
      widgets={WIDGETS}
      // What is signed is shown as it was signed: nothing follows from it any more.
      compute={locked === null ? compute : undefined}
      variant="page"
      formId={part === 'taxClassification' ? undefined : props.id}
    >
      {props.commentsOn !== null && <Asked path={props.commentsOn ?? props.path} />}
      <FormatFits />
      {props.folding ? <FoldingBody follows={props.folding} /> : <FormBody />}
      <Handle {...props} schema={schema} onAsked={setAsked} />
      <div className="wizard-actions">
        {hidden > 0 && locked === null && (
          <Button variant="text" size="small" onClick={() => setMore(true)}>
            {translate('wizard.more', { smart_count: hidden })}
          </Button>
        )}
        {props.children}
      </div>
    </FormProvider>
  )
}

function isIn(names: string, name: string): boolean {
  return names.split(' ').includes(name)
}

function schemaFields(part: keyof Answers, person: AnswerFormProps['person'], only?: readonly string[]): SchemaFields {
  const isAsked = ({ name }: Field) => !only || only.includes(name)
  return {
    own: person === 'alone' ? [] : ownFields(part).filter(isAsked),
    person: person === 'none' ? [] : personFields().filter(isAsked),
  }
}

function givenIn({ own, person }: SchemaFields, values: object): GivenAnswers {
  return { own: fromForm(own, values), person: fromForm(person, values) }
}

const PARTY_PARTS: readonly string[] = [
  'beneficialOwners',
  'controllersAndDirectors',
  'otherParties',
  'thirdPartyIndividuals',
  'thirdPartyCompanies',
  'evidence',
  'signatories',
] satisfies readonly (keyof EntityTypes['onboarding']['recordActions']['saveParty'])[]

/** The validator of the call that saves it, whose paths are those of the form. */
function useValidate(part: keyof Answers, person: AnswerFormProps['person'], schema: SchemaFields): Validate {
  const validators = useValidators('onboardings')
  const name = PARTY_PARTS.includes(part) ? 'validateSaveParty' : 'validateSaveAnswers'
  const generated = validators[name]
  return useMemo(() => {
    const check: Validate = Object.assign(
      (values: unknown): values is unknown => {
        if (!generated || typeof values !== 'object' || values === null) return true
        const given = givenIn(schema, values)
        const row = { ...given.own, ...(person !== 'none' && { individual: given.person }) }
        const isGood = generated({ [part]: row })
        check.errors = (generated.errors ?? []).map(error => ({
          ...error,
          instancePath: error.instancePath.replace(`/${part}`, '').replace('/individual', ''),
        }))
        return isGood
      },
      { errors: null },
    )
    return check
  }, [generated, schema, part, person])
}

interface HandleProps extends AnswerFormProps {
  schema: SchemaFields
  /** Told which of the questions that are seldom needed are: as something is found there, or they are answered. */
  onAsked: (names: string) => void
}

/** Says what is wrong while somebody types, and offers the form to the way on. */
function Handle(props: HandleProps) {
  const { id, path, failed, subject, locked, save, schema } = props
  const form = useFormState()
  const translate = useTranslate()
  const { register, overtaken } = useWizard()
  const [tried, setTried] = useState(false)
  const seen = useRef(overtaken())
  const latest = useRef({ form, save, subject })
  useEffect(() => {
    latest.current = { form, save, subject }
  })
  const held = useHeld(props)
  usePublishing(props)
  const sayAgain = useSaying(props, tried)
  useEffect(() => {
    if (locked !== null) return
    const say = (message: string, now: UncheckedValues, conflicts: readonly Conflict[]) => {
      seen.current = overtaken()
      const name = latest.current.subject?.(givenIn(schema, now)) ?? ''
      const line1 = failedWith(named(name, message), conflicts, translate)
      openNotification({ severity: SEVERITY.error, title: failed, line1 })
    }
    register(id, {
      hasTyped: held.hasTyped,
      ...placesIn(() => latest.current.form, schema, path),
      showAll: () => {
        setTried(true)
        latest.current.form.showAll()
      },
      save: async () => {
        sayAgain()
        latest.current.form.flush()
        const conflicts = held.takeOver()
        const now = latest.current.form.values()
        // Another form of the screen has found out that a device was quicker: what it says is named here, too.
        if (conflicts.length > 0 && overtaken() > seen.current) {
          say(translate('wizard.otherDevice'), now, conflicts)
          return 'failed'
        }
        if (!held.isDirty()) return 'saved'
        if (Object.keys(latest.current.form.verdict(now).errors).length > 0) {
          latest.current.form.showAll()
          return 'unstorable'
        }
        try {
          await latest.current.save(givenIn(schema, now))
          held.keep(now)
          return 'saved'
        } catch (error) {
          const isOvertaken = httpFailure(error)?.status === 412
          say(isOvertaken ? translate('wizard.otherDevice') : failureMessage(error), now, held.takeOver())
          const errors = fieldErrorsOf(error)
          if (errors) {
            latest.current.form.showAll()
            latest.current.form.setServerErrors({ errors: byName(errors), values: now })
          }
          return 'failed'
        }
      },
    })
    return () => register(id, null)
  }, [id, path, schema, register, overtaken, failed, locked, translate, held, sayAgain])
  return null
}

/** Where the form shows an answer. */
function placesIn(form: () => FormState, schema: SchemaFields, path: string) {
  return {
    fieldOf: (question: string): string | null =>
      isAskedIn(question, schema, path) ? fieldId(placeIn({ question }, path), form().formId) : null,
    unstorable: () => Object.keys(form().verdict(form().values()).errors).map(at => fieldId(at, form().formId)),
  }
}

/** Why something was not saved, and what another device has stored meanwhile. */
function failedWith(said: string, conflicts: readonly Conflict[], translate: Translate): string {
  return conflicts.length === 0 ? said : `${said} ${translate('wizard.otherTyped', { answers: typedThere(conflicts) })}`
}

/** What the other device has, where it can be written out: "Telephone +44 1632 960001", "Website –". */
function typedThere(conflicts: readonly Conflict[]): string {
  return conflicts
    .map(({ field, stored }) =>
      field.kind === 'reference' || field.kind === 'childRows'
        ? field.title
        : `${field.title} ${formatValue(field, stored) || '–'}`,
    )
    .join(', ')
}

/** Tells the other forms of the screen what this one holds. */
function usePublishing({ id, locked, merged, schema }: HandleProps): void {
  const values = useFormValues()
  const { record } = useWizard()
  const publish = usePublish()
  const { verdict } = useFormState()
  const latest = useRef({ merged, verdict })
  useEffect(() => {
    latest.current = { merged, verdict }
  })
  useEffect(() => {
    if (locked !== null) return
    const { merged: merge, verdict: judge } = latest.current
    const unstorable = Object.keys(judge(values).errors).length
    const typed = givenIn(schema, values)
    const given = { own: readable(schema.own, typed.own), person: readable(schema.person, typed.person) }
    publish(id, { values, merge: before => merge(given, before), unstorable })
  }, [values, record, schema, id, locked, publish])
  useEffect(() => () => publish(id, null), [id, publish])
}

/** Says at the fields of a form what is found in the answers as they are typed; answers with how to say it again. */
function useSaying({ id, path, locked, schema, onAsked }: HandleProps, tried: boolean): () => void {
  const form = useFormState()
  const values = useFormValues()
  const { found, forms } = useTyped()
  const said = useRef<{ text: string; values: UncheckedValues; schema: SchemaFields } | null>(null)
  const { setServerErrors, touch } = form
  useEffect(() => {
    // What was found in the values of before would stand at those of now for a moment.
    if (locked !== null || forms.get(id)?.values !== values) return
    const own = asksFor(found, schema, path).filter(({ code }) => tried || !isSaidOnTrying(code))
    const errors = errorsOf(own, path)
    const text = JSON.stringify(errors)
    // Another form is typed into: nothing is checked again for it as long as the same is found here.
    const before = said.current
    if (before?.text === text && before.values === values && before.schema === schema) return
    said.current = { text, values, schema }
    setServerErrors({ errors, values })
    const names = own.map(finding => nameIn(finding, path))
    // An answer that was proposed, and that what is typed elsewhere contradicts, says so although nobody was there; a
    // place that is still empty waits until somebody has left it.
    for (const place of own.map(finding => placeIn(finding, path))) if (!isEmpty(answerAt(values, place))) touch(place)
    const needed = schemaNames(schema).filter(name => !isEmpty(values[name]) || !isSeldom(name, names))
    onAsked(needed.join(' '))
  }, [values, found, forms, id, path, schema, tried, locked, onAsked, setServerErrors, touch])
  return useCallback(() => {
    said.current = null
  }, [])
}

/** A message that says of whom or of which file it is. */
export function named(subject: string, message: string): string {
  return subject === '' ? message : `${subject}: ${message}`
}

/** Where in the form it is: "taxNumber", "taxResidences.0.taxNumber". */
function placeIn({ question }: { question: string }, path: string): string {
  return question.slice(path.length + 1).replace('individual.', '')
}

function nameIn(finding: { question: string }, path: string): string {
  return placeIn(finding, path).split('.')[0] ?? ''
}

function answerAt(values: object, place: string): unknown {
  return place
    .split('.')
    .reduce<unknown>((found, name) => (typeof found === 'object' && found ? valueOf(found, name) : null), values)
}

/** What belongs to a question of another form is said there. */
function asksFor(found: readonly DossierFinding[], schema: SchemaFields, path: string): DossierFinding[] {
  return found.filter(({ question }) => isAskedIn(question, schema, path))
}

function isAskedIn(question: string, schema: SchemaFields, path: string): boolean {
  return question.startsWith(`${path}.`) && schemaNames(schema).includes(nameIn({ question }, path))
}

function errorsOf(found: readonly DossierFinding[], path: string): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const finding of found) {
    const at = placeIn(finding, path)
    if (at !== '') (errors[at] ??= []).push(dossierText(finding))
  }
  return errors
}

function byName(errors: Readonly<Record<string, string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([path, texts]) => [path.split('.').at(-1) ?? path, texts]))
}
