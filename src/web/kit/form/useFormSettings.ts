import { useCallback, useMemo } from 'react'
import type { Validate } from '../../../../generated/validators.js'
import type { CalendarDate, Entity, EntityName, Field } from '../../../entity.ts'
import type { AnyRules, RuleContext, Stored } from '../../../entityTypes.ts'
import { draftOf } from '../../../validation.ts'
import { useSession } from '../data/session.tsx'
import { useTranslate } from '../data/useTranslate.ts'
import type { Compute, FormSettings } from './formState.ts'
import { formModel } from './model.ts'
import { isServerOwned, type Values } from './values.ts'

interface SettingsInput {
  entity: Pick<Entity, 'sections' | 'access'>
  fields: readonly Field[]
  validate: Validate
  record: Values | undefined
  given?: Values | undefined
  rules?: AnyRules | undefined
  compute?: Compute | undefined
  /** Why nothing of the record can be edited, besides the role: its state. */
  frozen?: string | null
  /** Fields that this record cannot change, and why. */
  fixed?: readonly string[] | undefined
  fixedReason?: string | undefined
  repairs?: FormSettings['repairs']
  resource?: string
  variant: 'page' | 'dialog'
}

/** Whether this account may change the record at all. */
export function useMayWrite(entity: Pick<Entity, 'access'>, creating: boolean): boolean {
  return useSession().allows(creating ? entity.access.create : entity.access.write)
}

/** The record came from the API, which answers what the schema of the form names. */
function ruleContextOf(today: CalendarDate, record: Values | undefined): RuleContext {
  return { today, ...(record && { before: record as unknown as Stored<EntityName> }) }
}

/** What follows from values is computed from those that fit their fields, as rules are. */
function fittingOnly(compute: Compute, fields: readonly Field[]): Compute {
  return (values, before) => compute({ ...draftOf({ fields }, values) }, before && { ...draftOf({ fields }, before) })
}

/** Everything a form is made of that does not change while it is filled in. */
export function useFormSettings({
  entity,
  fields,
  validate,
  record,
  given,
  rules,
  compute,
  frozen = null,
  fixed,
  fixedReason = '',
  repairs,
  resource,
  variant,
}: SettingsInput): FormSettings {
  const translate = useTranslate()
  const session = useSession()
  const creating = record === undefined
  const mayWrite = useMayWrite(entity, creating)
  const model = useMemo(() => formModel(entity, fields, variant === 'dialog'), [entity, fields, variant])
  const ruleContext = useMemo(() => ruleContextOf(session.today, record), [session.today, record])
  const checks = useMemo(
    () => ({ fields: model.fields, creating, validate, rules, ruleContext, ...(given && { given }), translate }),
    [model, creating, validate, rules, ruleContext, given, translate],
  )
  const lockReason = useCallback(
    (field: Field): string | null => {
      // The bar says once that nothing can be edited; the fields then carry no lock of their own.
      if (!mayWrite || frozen !== null) return ''
      if (field.computed !== undefined) return field.computed
      if (field.derived !== undefined) return field.derived
      if (fixed?.includes(field.name)) return fixedReason
      if (isServerOwned(field)) return translate('form.lockedByServer')
      if (!creating && field.createOnly) return translate('form.lockedAfterCreate')
      if (field.access?.write && !session.allows(field.access.write)) return translate('form.lockedByRole')
      return null
    },
    [mayWrite, frozen, fixed, fixedReason, translate, creating, session],
  )
  const computeFitting = useMemo(() => compute && fittingOnly(compute, fields), [compute, fields])
  const id = record && resource !== undefined ? Number(record['id']) : null
  const owner = useMemo(() => (id === null ? undefined : { resource: resource!, id }), [resource, id])
  return useMemo(
    () => ({ model, checks, lockReason, compute: computeFitting, owner, repairs, variant }),
    [model, checks, lockReason, computeFitting, owner, repairs, variant],
  )
}
