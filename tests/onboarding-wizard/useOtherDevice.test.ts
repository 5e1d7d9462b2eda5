/** Two devices answer the same form of the wizard, one after the other. */
import { expect, test } from 'vitest'
import { takenOver } from '../../src/onboarding-wizard/useOtherDevice.tsx'
import { personFields } from '../../src/onboarding-wizard/formFields.ts'

const fields = personFields()
const names = (taken: readonly { name: string }[]) => taken.map(({ name }) => name).toSorted()

test('what the first has stored stays, and so does what the second has typed', () => {
  const base = { firstName: 'Cecily', lastName: 'Finch' }
  const stored = { firstName: 'Cecily', lastName: 'Finch', birthPlace: 'Leeds' }
  const mine = { firstName: 'Cecily', lastName: 'Finch-Hale' }
  const { values, taken } = takenOver({ fields, start: base, base, stored, mine })
  expect(values).toEqual({ firstName: 'Cecily', lastName: 'Finch-Hale', birthPlace: 'Leeds' })
  expect(names(taken)).toEqual(['birthPlace'])
})

test('what the first has emptied is empty, and of a field that both have typed the own one stays', () => {
  const base = { firstName: 'Cecily', lastName: 'Finch', birthPlace: 'Leeds' }
  const stored = { firstName: 'Cecilia', lastName: 'Finch' }
  const mine = { ...base, firstName: 'Celia' }
  const { values, taken } = takenOver({ fields, start: base, base, stored, mine })
  expect(values).toEqual({ firstName: 'Celia', lastName: 'Finch' })
  expect(names(taken)).toEqual(['birthPlace'])
})

test('a proposal stays where nothing is stored, and gives way to an answer', () => {
  const start = { firstName: 'Cecily', email: 'proposed@x.example', telephone: '+44 1632 960111' }
  const stored = { firstName: 'Cecily', email: 'typed@x.example' }
  const { values, taken } = takenOver({ fields, start, base: null, stored, mine: start })
  expect(values).toEqual({ firstName: 'Cecily', email: 'typed@x.example', telephone: '+44 1632 960111' })
  expect(names(taken)).toEqual(['email'])
})

test('nothing is taken where nobody else has stored anything', () => {
  const base = { firstName: 'Cecily' }
  const { values, taken } = takenOver({ fields, start: base, base, stored: base, mine: { firstName: 'Celia' } })
  expect([values, taken]).toEqual([{ firstName: 'Celia' }, []])
})
