import { expect, test } from 'vitest'
import { changedIn } from '../../src/contact-changes/changed.ts'

test('a change of contact data names each property that changes, with what it was and what it becomes', () => {
  const nothing = { firstName: null, lastName: null, email: null, phoneNumber: null }
  const contact = {
    firstName: 'Nora',
    lastName: 'Aas',
    email: 'nora@ashcombe.example',
    phoneNumber: '+44 1632 960100',
  }
  const change = { ...nothing, lastName: 'Berg', phoneNumber: '+44 1632 960199' }
  expect(changedIn(change, contact)).toEqual([
    { name: 'lastName', from: 'Aas', to: 'Berg' },
    { name: 'phoneNumber', from: '+44 1632 960100', to: '+44 1632 960199' },
  ])
  expect(changedIn(change).map(({ from }) => from)).toEqual([null, null])
  expect(changedIn(nothing, contact)).toEqual([])
})
