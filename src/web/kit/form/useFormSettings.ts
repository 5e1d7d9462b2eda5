import { useCallback, useMemo } from 'react'
import type { Validate } from '../../../../generated/validators.js'
import type { Entity, Field, Resource } from '../../../entity.ts'
import type { AnyRecord } from '../data/records.ts'
import { useSession } from '../data/session.tsx'
import type { AnyCompute, FormSettings } from '../control/formState.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { formModel, type OwnTabs } from '../control/model.ts'
import type { AnyRules } from '../control/validator.ts'
import { isServerOwned } from '../data/values.ts'

interface SettingsInput {
  /** Absent for what an action asks for, which is no record. */
  resource?: Resource
  entity: Pick<Entity, 'sections' | 'access' | 'asksFirst'>
  fields: readonly Field[]
  validate: Validate
  record: AnyRecord | undefined
  given?: object | undefined
  rules?: AnyRules | undefined
  compute?: AnyCompute | undefined
  /** Why nothing of the record can be edited, besides the role: its state. */
  frozen?: string | null
  /** Fields that this record cannot change, and why. */
  fixed?: readonly string[] | undefined
  fixedReason?: string | undefined
  repairs?: FormSettings['repairs']
  /** Files are kept with the record. */
  ownsFiles?: boolean
  variant: 'page' | 'dialog'
  /** Keep the object from render to render. */
  ownTabs?: OwnTabs | undefined
}

/** Whether this account may change the record at all. */
export function useMayWrite(entity: Pick<Entity, 'access'>, creating: boolean): boolean {
  return useSession().allows(creating ? entity.access.create : entity.access.write)
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
  ownsFiles = false,
  variant,
  ownTabs,
}: SettingsInput): FormSettings {
  const translate = useTranslate()
  const session = useSession()
  const creating = record === undefined
  const asksFirst = creating ? entity.asksFirst : undefined
  const mayWrite = useMayWrite(entity, creating)
  const model = useMemo(
    () => formModel(entity, fields, { flat: variant === 'dialog', own: ownTabs }),
    [entity, fields, variant, ownTabs],
  )
  const ruleContext = useMemo(
    () => ({ today: session.today, ...(record && { before: record }) }),
    [session.today, record],
  )
  const checks = useMemo(
    () => ({
      fields: model.fields,
      creating,
      asksFirst,
      validate,
      rules,
      ruleContext,
      ...(given && { given }),
      translate,
    }),
    [model, creating, asksFirst, validate, rules, ruleContext, given, translate],
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
  const ownerId = ownsFiles ? record?.id : undefined
  return useMemo(
    () => ({ resource, model, checks, lockReason, compute, ownerId, repairs, variant }),
    [resource, model, checks, lockReason, compute, ownerId, repairs, variant],
  )
}
