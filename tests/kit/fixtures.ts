/** Records of their own for the tests of forms. */
import type { Asking } from '../browser/asking.ts'

let unique = 0

export async function newContact(ask: Asking): Promise<{ id: number; version: number; email: string }> {
  const key = `${process.pid}x${(unique += 1)}`
  return (
    await ask<{ id: number; version: number; email: string }>('POST', '/api/contacts', {
      firstName: 'Form',
      lastName: `Tester ${key}`,
      email: `form${key}@example.org`,
      phoneNumber: '+44 1632 960000',
    })
  ).body
}

export async function newFund(ask: Asking): Promise<{ id: number }> {
  const [first] = (await ask<Record<string, unknown>[]>('GET', '/api/funds')).body
  const { managerId, countryId, currencyId } = first!
  return (
    await ask('POST', '/api/funds', {
      name: `Form fund ${process.pid}x${(unique += 1)}`,
      commencementDate: '2022-03-31',
      managerId,
      countryId,
      currencyId,
    })
  ).body
}
