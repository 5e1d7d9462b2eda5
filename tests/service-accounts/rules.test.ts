import { describe, expect, test } from 'vitest'
import { entities } from '../../generated/entities.ts'
import type { Draft } from '../../src/entityTypes.ts'
import { GRANTABLE, grantsOf } from '../../src/service-accounts/resources.ts'
import { expiryProblem, lastDayOfKey, serviceAccountRules } from '../../src/service-accounts/rules.ts'
import { missingIn } from '../../src/access.ts'

const found = (record: Draft<'serviceAccount'>) =>
  serviceAccountRules(record, { today: '2026-11-21' }).map(({ field, code }) => `${field} ${code}`)

describe('a service account', () => {
  test.each<[string, Draft<'serviceAccount'>, string[]]>([
    ['reads as an agent', { role: 'AdministrativeAgent', resources: [{ resource: 'funds', rights: 'Read' }] }, []],
    ['writes as a user', { role: 'User', resources: [{ resource: 'transactions', rights: 'Write' }] }, []],
    [
      'writes nothing as an agent',
      { role: 'AdministrativeAgent', resources: [{ resource: 'transactions', rights: 'Write' }] },
      ['resources.0.rights serviceAccount.agentReads'],
    ],
    [
      'writes nothing that people decide about',
      {
        role: 'User',
        resources: [
          { resource: 'contacts', rights: 'Write' },
          { resource: 'bank-accounts', rights: 'Write' },
        ],
      },
      ['resources.1.rights serviceAccount.readOnly'],
    ],
    [
      'names each resource once',
      {
        role: 'User',
        resources: [
          { resource: 'contacts', rights: 'Read' },
          { resource: 'contacts', rights: 'Write' },
        ],
      },
      ['resources.1.resource serviceAccount.twice'],
    ],
    ['is asked for what is missing by the schema alone', { role: 'User', resources: [{ resource: null }] }, []],
  ])('%s', (_name, record, expected) => expect(found(record)).toEqual(expected))

  test.each([
    ['2026-11-20', 'past'],
    ['2026-11-21', undefined],
    ['2027-11-21', undefined],
    ['2027-11-22', 'tooLong'],
  ] as const)('has a key until %s', (day, expected) => expect(expiryProblem(day, '2026-11-21')).toBe(expected))

  test('has a key for a year at most in a leap year too', () => expect(lastDayOfKey('2028-02-29')).toBe('2029-02-28'))

  test('is granted no more than programs may at all, whatever its rows say', () =>
    expect([
      ...grantsOf([
        { resource: 'bank-accounts', rights: 'Write' },
        { resource: 'accounts', rights: 'Read' },
        { resource: 'toString', rights: 'Read' },
        { resource: 'transactions', rights: 'Write' },
      ]),
    ]).toEqual([['transactions', 'Write']]))

  test('lacks what is not granted as it is needed', () => {
    const grants = new Map([['funds', 'Read'] as const, ['transactions', 'Write'] as const])
    expect(missingIn(grants, new Map([['transactions', 'Read'] as const]))).toBeUndefined()
    expect(missingIn(grants, new Map([['funds', 'Write'] as const]))).toBe('funds')
    expect(missingIn(grants, new Map([['closings', 'Read'] as const]))).toBe('closings')
  })
})

describe('what programs may touch', () => {
  test('is offered by the schema, and never what is kept by administrators', () => {
    const rows = entities.serviceAccount.fields.find(({ name }) => name === 'resources')?.fields ?? []
    const offered = rows.find(({ name }) => name === 'resource')?.choices ?? []
    expect(offered.map(({ value }) => value).toSorted()).toEqual(Object.keys(GRANTABLE).toSorted())
    const kept = [
      'accounts',
      'four-eyes-waivers',
      'mails',
      'onboardings',
      'portal-accesses',
      'service-accounts',
      'tenants',
    ]
    expect(kept.filter(resource => Object.hasOwn(GRANTABLE, resource))).toEqual([])
  })

  test('is written only where nobody else has to look at it again', () =>
    expect(Object.keys(GRANTABLE).filter(resource => grantsOf([{ resource, rights: 'Write' }]).size > 0)).toEqual([
      'accounting-entries',
      'capital-movements',
      'companies',
      'contacts',
      'documents',
      'expenses',
      'fair-values',
      'investments',
      'investor-reports',
      'invoices',
      'transactions',
    ]))
})
