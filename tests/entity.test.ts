import { expect, test } from 'vitest'
import { bankAccount } from '../generated/entities/bank-account.ts'
import { contact } from '../generated/entities/contact.ts'
import { isInState, stateField, stateName, stateOf } from '../src/entity.ts'

test('the state of a record stands in the property that the schema names, or else in its status', () => {
  expect([stateName(bankAccount), stateField(bankAccount)?.title]).toEqual(['status', 'Status'])
  expect([stateName(contact), stateField(contact)?.name]).toEqual(['accountStatus', 'accountStatus'])
  expect(stateOf(contact, { accountStatus: 'Active', status: 'Draft' })).toBe('Active')
})

test('what may be changed in some states only is looked up in that property, too', () => {
  const entity = { ...contact, editable: ['Active'] }
  expect(isInState(entity, { accountStatus: 'Active' }, entity.editable)).toBe(true)
  expect(isInState(entity, { accountStatus: 'None', status: 'Active' }, entity.editable)).toBe(false)
})

test('without states in the schema every one will do', () => {
  expect(isInState(bankAccount, { status: 'Closed' }, undefined)).toBe(true)
  expect(isInState(bankAccount, { status: 'Closed' }, [])).toBe(false)
})
