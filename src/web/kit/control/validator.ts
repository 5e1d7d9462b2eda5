/**
 * What is wrong with the values of a form: the generated validator, the rules of the feature and the answer of the
 * server, as messages at fields. JSON Forms reaches it through a stand-in for Ajv, so that nothing is compiled in the
 * browser. Pure.
 */
import type { ErrorObject } from 'ajv'
import type { Validate } from '../../../../generated/validators.js'
import { conditionHolds, type CalendarDate, type Field } from '../../../entity.ts'
import type { Existing } from '../../../problems.ts'
import type { RuleCode, Translate } from '../../../texts.ts'
import { draftOf, findingsOf } from '../../../validation.ts'
import { writtenValues } from '../../../api/writtenValues.ts'
import { isAsked } from './asked.ts'
import { withTypingExplained } from './unreadable.ts'
import { bodyOf, isEmpty, sameValue, type Values } from '../data/values.ts'

/** Rules of an entity that only its metadata names: the form hands them values that fit that metadata. */
export type AnyRules = {
  rules(record: object, context: { today: CalendarDate; before?: object }): readonly AnyFinding[]
}['rules']

/** A finding of rules of some entity. */
export interface AnyFinding {
  field: string
  code: RuleCode
  values?: Record<string, string | number>
  warning?: true | 'asked'
}

export type FieldErrors = Record<string, string[]>

export interface Checks {
  fields: readonly Field[]
  creating: boolean
  /** Of a new record: the property without which nothing else is asked. */
  asksFirst?: string | undefined
  validate: Validate
  rules?: AnyRules | undefined
  ruleContext: { today: CalendarDate; before?: object }
  /** Values that the form does not show but the rules need: the parent's id. */
  given?: object
  translate: Translate
}

export interface Verdict {
  errors: FieldErrors
  warnings: AnyFinding[]
}

/** A hidden field holds nothing that anybody could correct; its value is not sent either. */
export function shownValues(fields: readonly Field[], values: Values): Values {
  const hidden = fields
    .filter(field => field.showWhen && !conditionHolds(field.showWhen, values))
    .map(field => field.name)
  if (hidden.length === 0) return values
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name)))
}

function append(errors: FieldErrors, field: string, text: string): void {
  const list = (errors[field] ??= [])
  if (!list.includes(text)) list.push(text)
}

export function verdictOn(checks: Checks, typed: Values): Verdict {
  const values = writtenValues(checks.fields, shownValues(checks.fields, typed))
  const body = { ...checks.given, ...bodyOf(values, checks.fields, checks.creating) }
  const errors: FieldErrors = {}
  if (!checks.validate(body))
    Object.assign(
      errors,
      withTypingExplained(
        findingsOf(checks.validate.errors, checks.fields, body),
        checks.fields,
        values,
        checks.translate,
      ),
    )
  for (const field of checks.fields) {
    if (
      field.requiredWhen &&
      conditionHolds(field.requiredWhen, values) &&
      isEmpty(values[field.name]) &&
      !errors[field.name]
    ) {
      append(errors, field.name, checks.translate('validation.required'))
    }
  }
  // A rule reads dates and amounts: it is asked only about values of the right shape.
  const unreadable = Object.keys(errors).filter(path => !isEmpty(values[path.split('.')[0]!]))
  const readable = Object.fromEntries(
    Object.entries({ ...checks.given, ...values }).filter(
      ([name]) => !unreadable.some(path => path.split('.')[0] === name),
    ),
  )
  const findings = checks.rules?.(draftOf({ fields: checks.fields }, readable), checks.ruleContext) ?? []
  for (const finding of findings) {
    if (!finding.warning && !errors[finding.field])
      append(errors, finding.field, findingText(finding, checks.translate))
  }
  return { errors: withoutConsequences(errors, checks, values), warnings: findings.filter(finding => finding.warning) }
}

/**
 * What is worked out or not asked for is never said to be missing as long as something else is wrong: it follows from
 * that.
 */
function withoutConsequences(errors: FieldErrors, { fields, asksFirst }: Checks, values: Values): FieldErrors {
  const quiet = fields
    .filter(field => isEmpty(values[field.name]) && (field.derived !== undefined || !isAsked(field, values, asksFirst)))
    .map(({ name }) => name)
  const rest = Object.entries(errors).filter(([path]) => !quiet.includes(path))
  return rest.length > 0 ? Object.fromEntries(rest) : errors
}

export function findingText(finding: AnyFinding, translate: Translate): string {
  return translate(`rule.${finding.code}`, finding.values)
}

/** What the server said about a field holds until the field changes. */
export interface ServerErrors {
  errors: FieldErrors
  values: Values
  existing?: Existing | undefined
}

export function standingErrors(server: ServerErrors | null, values: Values): FieldErrors {
  if (!server) return {}
  return Object.fromEntries(
    Object.entries(server.errors).filter(([path]) => {
      const name = path.split('.')[0]!
      return name !== '' && sameValue(server.values[name], values[name])
    }),
  )
}

/** Texts at paths, in the form in which JSON Forms finds the errors of a control. */
export function asErrorObjects(errors: FieldErrors): ErrorObject[] {
  return Object.entries(errors).map(([path, texts]) => ({
    instancePath: path === '' ? '' : `/${path.replaceAll('.', '/')}`,
    keyword: 'finding',
    schemaPath: '',
    params: {},
    message: texts.join(' '),
  }))
}

/** The server's words come after ours at the same field, each once. */
export function joinErrors(own: FieldErrors, server: FieldErrors): FieldErrors {
  const all: FieldErrors = { ...own }
  for (const [path, texts] of Object.entries(server)) all[path] = [...new Set([...(own[path] ?? []), ...texts])]
  return all
}
