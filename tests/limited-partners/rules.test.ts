import { expect, test } from 'vitest'
import type { RuleContext } from '../../src/entityTypes.ts'
import { partnerRules } from '../../src/limited-partners/rules.ts'

const facts: RuleContext<'limitedPartner'> = { today: '2026-11-21' }

test('a contact stands once among the main and the additional ones', () => {
  expect(partnerRules({ mainContactId: 1, additionalContacts: [{ contactId: 2 }, { contactId: 3 }] }, facts)).toEqual(
    [],
  )
  expect(partnerRules({ mainContactId: 1, additionalContacts: [{ contactId: 1 }] }, facts)).toEqual([
    { field: 'additionalContacts.0.contactId', code: 'limitedPartner.contactTwice' },
  ])
  expect(
    partnerRules({ mainContactId: null, additionalContacts: [{ contactId: 2 }, { contactId: 2 }] }, facts),
  ).toEqual([{ field: 'additionalContacts.1.contactId', code: 'limitedPartner.contactTwice' }])
  expect(partnerRules({ mainContactId: null, additionalContacts: [{}, {}] }, facts)).toEqual([])
  expect(partnerRules({}, facts)).toEqual([])
})
