import { describe, expect, test } from 'vitest'
import { bankAccount } from '../../generated/entities/bank-account.ts'
import { document } from '../../generated/entities/document.ts'
import { allows, type Group, type Role } from '../../src/access.ts'
import { choiceValues } from '../../src/entity.ts'
import { extensionOf } from '../../src/formats.ts'
import { availability, leadsOn } from '../../src/web/kit/dialog/availability.ts'
import { NOTHING_STAGED, countChanges, countProblems, lacksDescription } from '../../src/web/kit/documents/documents.ts'

const action = (name: string) => bankAccount.actions.find(candidate => candidate.name === name)!
const as =
  (...roles: Role[]) =>
  (group: Group) =>
    allows(group, roles)
const state = (status: string) => ({ status, canVerify: true })

describe('the actions of a record', () => {
  test('are possible in their states only, and say which', () => {
    expect(availability(bankAccount, action('verify'), state('PendingVerification'), as('User'), false)).toEqual({
      inState: true,
      reason: null,
    })
    expect(availability(bankAccount, action('verify'), state('Draft'), as('User'), false)).toEqual({
      inState: false,
      reason: { key: 'kit.notInState', values: { states: 'Pending verification' } },
    })
  })

  test('need the role of the schema', () => {
    expect(
      availability(bankAccount, action('reopen'), state('Closed'), as('TenantAdministrator'), false).reason,
    ).toBeNull()
    expect(availability(bankAccount, action('reopen'), state('Closed'), as('User'), false).reason?.key).toBe(
      'kit.notYourRole',
    )
    expect(
      availability(bankAccount, action('verify'), state('PendingVerification'), as('AdministrativeAgent'), false).reason
        ?.key,
    ).toBe('kit.notYourRole')
  })

  test('are refused in advance, in the words of the schema, where the record does not hold what they need', () => {
    expect(
      availability(
        bankAccount,
        action('verify'),
        { status: 'PendingVerification', canVerify: false },
        as('User'),
        false,
      ),
    ).toEqual({
      inState: true,
      reason: { key: 'kit.because', values: { reason: expect.stringContaining('somebody else has to verify it') } },
    })
  })

  test('wait until changes are saved', () => {
    expect(
      availability(bankAccount, action('verify'), state('PendingVerification'), as('User'), true).reason?.key,
    ).toBe('kit.saveFirst')
  })

  test('lead to states that the schema says how to show', () => {
    const status = bankAccount.fields.find(({ name }) => name === 'status')
    expect(status?.choices?.map(({ tone }) => tone)).toEqual(['gray', 'warn', 'ok', 'bad', 'gray'])
  })

  test('only a step that leads on is the filled button', () => {
    expect(leadsOn(bankAccount, action('verify'), state('PendingVerification'))).toBe(true)
    expect(leadsOn(bankAccount, action('block'), state('Active'))).toBe(false)
    expect(leadsOn(bankAccount, action('close'), state('Active'))).toBe(false)
    expect(leadsOn(bankAccount, action('reopen'), state('Closed'))).toBe(false)
  })
})

describe('documents that wait to be saved', () => {
  const file = new File(['x'], 'passport.pdf')

  test('another document needs a description', () => {
    expect(lacksDescription(document, { kind: 'Other', description: '' })).toBe(true)
    expect(lacksDescription(document, { kind: 'Other', description: '   ' })).toBe(true)
    expect(lacksDescription(document, { kind: 'Other', description: 'Passport' })).toBe(false)
  })

  test('the types that may be uploaded are one list in the schema', () => {
    expect(choiceValues(document, 'fileType')).toEqual(['pdf', 'docx', 'xlsx', 'csv', 'png', 'jpg', 'jpeg'])
    expect(extensionOf('Report.Final.PDF')).toBe('pdf')
    expect(extensionOf('no-extension')).toBe('')
  })

  test('count as changes, and their missing descriptions as problems', () => {
    const addition = { key: 1, attempt: 'first', file, description: '', kind: 'Other' }
    expect(countChanges(NOTHING_STAGED)).toBe(0)
    expect(
      countChanges({ ...NOTHING_STAGED, additions: [addition], removals: [4], edits: { 4: addition, 5: addition } }),
    ).toBe(3)
    expect(
      countProblems(document, { ...NOTHING_STAGED, additions: [addition], removals: [4], edits: { 4: addition } }),
    ).toBe(1)
  })
})
