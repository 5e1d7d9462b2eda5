/** What is wrong with a request for access of a colleague is said of every field at once. */
import { expect, test } from 'vitest'
import { askedFindings } from '../../src/portal-accesses/findings.ts'

const TODAY = '2026-11-21'
const asked = {
  limitedPartnerId: 7,
  firstName: 'Nuala',
  lastName: 'Reve',
  email: 'nuala@auditors.example',
  phoneNumber: '+44 1632 960111',
  until: '2026-12-21',
}

test('nothing is wrong with a request that the server takes', () => {
  expect(askedFindings(asked, TODAY)).toEqual({})
  expect(askedFindings({ ...asked, until: TODAY }, TODAY)).toEqual({})
  expect(askedFindings({ ...asked, until: '2027-02-19' }, TODAY)).toEqual({})
})

test('address, number and day are told together, whichever is wrong', () => {
  const wrong = { email: 'nuala', phoneNumber: 'at work' }
  const told = { email: ['Must be an e-mail address.'], phoneNumber: ['Must be a phone number.'] }
  expect(askedFindings({ ...asked, ...wrong, until: '2027-02-20' }, TODAY)).toEqual({
    ...told,
    until: ['At most 90 days: until 19/02/2027.'],
  })
  expect(askedFindings({ ...asked, ...wrong, until: '2026-11-20' }, TODAY)).toEqual({
    ...told,
    until: ['This day has passed.'],
  })
  expect(Object.keys(askedFindings({ ...asked, ...wrong, until: null }, TODAY)).toSorted()).toEqual([
    'email',
    'phoneNumber',
    'until',
  ])
})
