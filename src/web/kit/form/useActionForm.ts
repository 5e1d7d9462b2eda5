/** What an action asks for, as a form: the fields and their checks come from the schema, no record stands behind it. */
import { useMemo } from 'react'
import type { Validate } from '../../../../generated/validators.js'
import type { Action, Entity } from '../../../entity.ts'
import { useValidators } from '../data/metadata.ts'

/** Without fields there is nothing to check. */
const acceptsAll: Validate = (_data): _data is unknown => true

/** What the page gives is not asked for. */
export function useActionForm(entity: Entity, action: Action, given?: object) {
  const validators = useValidators(entity.resource)
  const validate = validators[`validate${action.name.charAt(0).toUpperCase()}${action.name.slice(1)}`] ?? acceptsAll
  return useMemo(
    () => ({
      entity: { sections: [], access: { ...entity.access, create: action.access } },
      fields: (action.input ?? []).filter(({ name }) => !given || !(name in given)),
      ...(given && { given }),
      validate,
      record: undefined,
      variant: 'dialog' as const,
    }),
    [entity, action, given, validate],
  )
}
