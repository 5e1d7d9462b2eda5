/** Contact data that an investor wants changed: staff check it, and until then nothing changes. */
import { describe, expect, test } from 'vitest'
import type { OwnContact } from '../../src/portal/holding.ts'
import { PEOPLE, type Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()
const currency = await world.make('currencies', { code: 'EUR' })
const fund = await world.make('funds', { name: 'Reached fund', currencyId: currency.id })

async function contactOf(person: Person): Promise<number> {
  const contact = await world.make('contacts', { email: PEOPLE[person] })
  await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
    contact.id,
    PEOPLE[person],
  ])
  await api.database.asAdministrator(`update contacts set account_status = 'Active' where id = $1`, [contact.id])
  return contact.id
}

interface ContactData {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
}
const contactId = await contactOf('investor')
await contactOf('otherInvestor')
const partner = await world.make('limited-partners', { fundId: fund.id, mainContactId: contactId })

const known = async () => (await api.get('admin', `/api/contacts/${contactId}`)).json<ContactData>()
const dataOf = ({ firstName, lastName, email, phoneNumber }: ContactData): ContactData => ({
  firstName,
  lastName,
  email,
  phoneNumber,
})
const ask = async (person: Person, changes: Partial<ContactData>) =>
  api.post(person, '/api/contact-changes/ask', { ...dataOf(await known()), ...changes })
const asked = async (changes: Partial<ContactData>): Promise<number> => {
  const answer = await ask('investor', changes)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ id: number }>().id
}
const decide = async (person: Person, id: number, action: 'accept' | 'refuse') => {
  const { version } = (await api.get('admin', `/api/contact-changes/${id}`)).json<{ version: number }>()
  const body = action === 'accept' ? { note: 'Called back' } : {}
  return api.post(person, `/api/contact-changes/${id}/${action}`, body, { version })
}
const stateOf = async (id: number) =>
  (await api.get('admin', `/api/contact-changes/${id}`)).json<{ status: string; checkNote: string | null }>()
const shown = async (person: Person, query = '') =>
  (await api.get(person, `/api/portal/larkmoor/contact${query}`)).json<OwnContact>()
const mails = async (event: string) =>
  api.database.asAdministrator<{ recipient: string; body: string }>(
    'select recipient, body from mails where event = $1 order by id',
    [event],
  )
const anotherDay = () =>
  api.database.asAdministrator(`update contact_changes set created_at = now() - interval '25 hours'`)

describe('contact data that an investor wants changed', () => {
  test('is asked for by a contact of a holding alone, and only what is different counts', async () => {
    for (const person of ['admin', 'user', 'agent', 'global'] as const)
      expect((await ask(person, { email: 'new@ashcombe.example' })).statusCode, person).toBe(403)
    for (const person of ['otherInvestor', 'strangeInvestor'] as const)
      expect((await ask(person, { email: 'new@ashcombe.example' })).statusCode, person).toBe(404)
    expect((await ask('investor', {})).json()).toMatchObject({
      status: 422,
      detail: 'Nothing is different from what is known.',
    })
    expect((await ask('investor', { email: 'no address' })).statusCode).toBe(400)
    expect((await ask('investor', { lastName: '' })).statusCode).toBe(400)
    const answer = await api.get('admin', `/api/contact-changes`)
    expect(answer.json()).toEqual([])
  })

  test('waits while the old data stay, and the contact is told under the address of before', async () => {
    const before = dataOf(await known())
    const id = await asked({ email: 'new@ashcombe.example', phoneNumber: '+44 1632 960777' })
    expect(dataOf(await known())).toEqual(before)
    expect(await shown('investor')).toEqual({
      contact: before,
      waiting: { ...before, email: 'new@ashcombe.example', phoneNumber: '+44 1632 960777' },
      mayChange: true,
    })
    const told = await mails('contact-change-asked')
    expect(told.map(({ recipient }) => recipient)).toEqual([PEOPLE.investor])
    expect(told[0]?.body).toContain('email, phone number')
    expect(told[0]?.body).not.toContain('new@ashcombe.example')
    expect(await mails('contact-change-to-check')).not.toEqual([])

    // Asked once more, the first one is out.
    const second = await asked({ email: 'newer@ashcombe.example' })
    expect((await stateOf(id)).status).toBe('Withdrawn')
    expect((await decide('user', id, 'accept')).statusCode).toBe(409)
    expect((await shown('investor')).waiting?.phoneNumber).toBe(before.phoneNumber)

    for (const person of ['investor', 'agent', 'otherInvestor', 'stranger'] as const)
      expect((await decide(person, second, 'accept')).statusCode, person).toBeGreaterThanOrEqual(403)
    expect(dataOf(await known())).toEqual(before)
    const accepted = await decide('user', second, 'accept')
    expect(accepted.json(), accepted.body).toMatchObject({ status: 'Accepted', checkNote: 'Called back' })
    expect(dataOf(await known())).toEqual({ ...before, email: 'newer@ashcombe.example' })
    expect(await shown('investor')).toMatchObject({ waiting: null, contact: { email: 'newer@ashcombe.example' } })
    expect((await mails('contact-change-accepted')).map(({ recipient }) => recipient)).toEqual([
      PEOPLE.investor,
      'newer@ashcombe.example',
    ])
    const history = await api.get('admin', `/api/contacts/${contactId}/history`)
    expect(history.body).toContain('newer@ashcombe.example')
    await anotherDay()
  })

  test('leaves what staff changed meanwhile, and is refused without a trace in the contact', async () => {
    const id = await asked({ lastName: 'Ashcombe-Reve' })
    const { version, ...contact } = (await api.get('admin', `/api/contacts/${contactId}`)).json<
      ContactData & { version: number }
    >()
    const put = { ...dataOf(contact), phoneNumber: '+44 1632 960888' }
    expect((await api.put('user', `/api/contacts/${contactId}`, version, put)).statusCode).toBe(200)
    expect((await decide('user', id, 'accept')).statusCode).toBe(200)
    expect(await known()).toMatchObject({ lastName: 'Ashcombe-Reve', phoneNumber: '+44 1632 960888' })

    const before = dataOf(await known())
    const refused = await asked({ firstName: 'Somebody' })
    expect((await decide('user', refused, 'refuse')).json()).toMatchObject({ status: 'Refused' })
    expect(dataOf(await known())).toEqual(before)
    expect((await mails('contact-change-refused')).map(({ recipient }) => recipient)).toEqual([before.email])
    await anotherDay()
  })

  test('is asked for five times a day, however many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, place) => ask('investor', { firstName: `Name ${place}` })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 200, 422, 422,
    ])
    const waiting = await api.get('admin', `/api/contact-changes?filter={"status":"Asked"}`)
    expect(waiting.json()).toHaveLength(1)
  })

  test('is shown to staff as the contact of the partner, who change nothing there', async () => {
    expect(await shown('user', `?as=${partner.id}`)).toMatchObject({
      contact: { email: (await known()).email },
      waiting: null,
      mayChange: false,
    })
    expect((await api.get('investor', `/api/portal/larkmoor/contact?as=${partner.id}`)).statusCode).toBe(403)
    expect((await api.get('user', '/api/portal/larkmoor/contact')).statusCode).toBe(403)
    expect((await api.get('investor', '/api/portal/thornfield/contact')).statusCode).toBe(404)
  })
})
