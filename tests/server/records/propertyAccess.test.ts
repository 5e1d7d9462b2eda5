import { describe, expect, test } from 'vitest'
import type { Entity, Field } from '../../../src/entity.ts'
import { createValues, updateValues } from '../../../src/server/records/validation.ts'
import { entityOf } from '../samples.ts'

const contacts = entityOf('contacts')
/** As if the schema said so of the fax number; no schema narrows who writes a property today. */
const guarded = (access: NonNullable<Field['access']>): Entity => ({
  ...contacts,
  fields: contacts.fields.map(field => (field.name === 'faxNumber' ? { ...field, access } : field)),
})
const body = { firstName: 'Ann', lastName: 'Ashcombe', email: 'ann@ashcombe.example', phoneNumber: '+44 1632 960001' }
const fax = { faxNumber: '+44 1632 960002' }

const refusalOf = (work: () => unknown): unknown => {
  try {
    work()
    return null
  } catch (error) {
    return error
  }
}

describe('a property that fewer people may write than its record', () => {
  test('is refused to the others, who may save the rest', () => {
    const forAdministrators = guarded({ write: 'tenantAdmin' })
    for (const values of [createValues, updateValues]) {
      expect(refusalOf(() => values(forAdministrators, { ...body, ...fax }, ['User']))).toMatchObject({
        code: 'invalid-body',
        errors: { faxNumber: ['Cannot be set.'] },
      })
      expect(values(forAdministrators, { ...body, ...fax }, ['TenantAdministrator'])).toMatchObject(fax)
    }
    // What somebody may not write stays as it is stored, instead of becoming empty.
    expect('faxNumber' in updateValues(forAdministrators, body, ['User'])).toBe(false)
    expect(updateValues(forAdministrators, body, ['TenantAdministrator'])).toMatchObject({ faxNumber: null })
  })

  test('is as unknown as one that does not exist to whoever may not even read it', () => {
    const hidden = guarded({ read: 'tenantAdmin' })
    for (const values of [createValues, updateValues]) {
      expect(refusalOf(() => values(hidden, { ...body, ...fax }, ['User']))).toMatchObject({
        code: 'invalid-body',
        errors: { faxNumber: ['Is not a field here.'] },
      })
      expect(values(hidden, { ...body, ...fax }, ['TenantAdministrator'])).toMatchObject(fax)
    }
  })
})

describe('what only the product writes', () => {
  test('is not written by anybody, and no update empties it', () => {
    const own = contacts.fields.filter(field => field.readOnly)
    expect(own.map(({ name }) => name)).toContain('accountStatus')
    for (const { name } of own) {
      for (const values of [createValues, updateValues])
        expect(refusalOf(() => values(contacts, { ...body, [name]: 'Active' }, ['TenantAdministrator']))).toMatchObject(
          {
            code: 'invalid-body',
            errors: { [name]: ['Cannot be set.'] },
          },
        )
      expect(name in updateValues(contacts, body, ['TenantAdministrator'])).toBe(false)
    }
  })
})
