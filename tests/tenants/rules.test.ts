import { describe, expect, test } from 'vitest'
import { tenant } from '../../generated/entities/tenant.ts'
import { tenantRules } from '../../src/tenants/rules.ts'
import { storedOf } from '../stored.ts'

const TODAY = '2026-11-21'
const person = { administratorName: 'Hanna Mere', administratorEmail: 'hanna@hartmere.example' }

describe('a tenant', () => {
  test('that is new names its first administrator, with name and e-mail', () => {
    expect(tenantRules({ name: 'Hartmere', ...person }, { today: TODAY })).toEqual([])
    expect(tenantRules({ name: 'Hartmere' }, { today: TODAY })).toEqual([
      { field: 'administratorName', code: 'tenant.administratorMissing' },
      { field: 'administratorEmail', code: 'tenant.administratorMissing' },
    ])
    expect(tenantRules({ ...person, administratorEmail: '' }, { today: TODAY }).map(({ field }) => field)).toEqual([
      'administratorEmail',
    ])
  })

  test('that exists is changed without naming anybody', () => {
    const before = storedOf(tenant, { name: 'Hartmere' })
    expect(tenantRules({ name: 'Hartmere Partners' }, { today: TODAY, before })).toEqual([])
  })
})
