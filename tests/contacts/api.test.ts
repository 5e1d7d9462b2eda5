import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { ContactRole } from '../../src/contacts/reads.ts'
import { linkOf } from '../../src/mails/mail.ts'
import { ROUTES } from '../../src/paths.ts'
import { PEOPLE } from '../server/api.ts'
import type { Person } from '../server/api.ts'
import type { RecordOf } from '../server/requests.ts'
import { serve } from '../server/serve.ts'

const { api, world, other } = await serve()

type Word = 'create-account' | 'activate-account' | 'deactivate-account'
type Mail = RecordOf<'mails'>

let count = 0
const contactOf = (changes: Record<string, unknown> = {}) =>
  world.make('contacts', {
    firstName: 'Marit',
    lastName: 'Solvang',
    email: `marit.${(count += 1)}@example.org`,
    ...changes,
  })
const current = async (id: number) => (await api.get('agent', `/api/contacts/${id}`)).json<RecordOf<'contacts'>>()
const act = async (person: Person, id: number, word: Word) =>
  api.post(person, `/api/contacts/${id}/${word}`, {}, { version: (await current(id)).version })
const mailsOf = async (id: number) =>
  (await api.get('admin', `/api/mails?filter=${JSON.stringify({ contactId: id })}&sort=["id","ASC"]`)).json<Mail[]>()
/** The landing page of a mail behind its guid, with its guard. */
const landingOf = (mail: Mail): string => {
  const link = linkOf(mail)!.replace(`/email-processing/${mail.guid}`, '')
  return `${link} ${ROUTES.find(({ pattern }) => pattern === `/email-processing/:emailGuid${link.split('?')[0]}`)?.guard}`
}
/** Asks who one is, as somebody who holds a token of the directory. */
const signIn = async (userName: string, subject: string) =>
  api.app.inject({
    url: '/api/me',
    headers: {
      authorization: `Bearer ${await api.issuer.sign({ oid: subject, sub: subject, preferred_username: userName, roles: ['Investor'] })}`,
    },
  })

describe('the account of a contact', () => {
  test('R157 R276 R170 is created, waits for the first sign-in and then is active, with a mail and a landing page for both', async () => {
    const { id, email } = await contactOf()
    expect((await current(id)).accountStatus).toBe('None')
    const answer = await act('admin', id, 'create-account')
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ accountStatus: 'Creating', version: 2 })
    const [account] = (await api.get('admin', `/api/accounts?filter=${JSON.stringify({ contactId: id })}`)).json<
      StoredRecord[]
    >()
    expect(account).toMatchObject({ userName: email, name: 'Marit Solvang', status: 'Creating', subject: null })

    expect((await signIn(email.toUpperCase(), 'someone-new')).json()).toMatchObject({ account: { userName: email } })
    expect((await current(id)).accountStatus).toBe('Active')
    const mails = await mailsOf(id)
    expect(mails.map(({ event, recipient, status }) => [event, recipient, status])).toEqual([
      ['account-creating', email, 'Queued'],
      ['account-created', email, 'Queued'],
    ])
    for (const { body, subject } of mails) {
      expect(body).toContain('%{link}')
      expect(body.replace('%{link}', '') + subject).not.toMatch(/%\{/)
      expect(body).toContain('Larkmoor Partners')
    }
    expect(new Set(mails.map(({ guid }) => guid)).size).toBe(2)
    expect(mails.map(landingOf)).toEqual([
      '/account-creating open',
      `/account-created?ea=${encodeURIComponent(email)} accountCreated`,
    ])
    // Another person with the same name in the directory does not get in.
    expect((await signIn(email, 'an-impostor')).statusCode).toBe(403)
  })

  test('R156 R278 is deactivated: the next request is refused, and nobody can sign in', async () => {
    const { id, email } = await contactOf()
    await act('admin', id, 'create-account')
    expect((await signIn(email, `subject-${id}`)).statusCode).toBe(200)
    expect((await act('admin', id, 'deactivate-account')).json()).toMatchObject({ accountStatus: 'Deactivated' })
    const refused = await signIn(email, `subject-${id}`)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'account-deactivated'])
  })

  test('R155 R170 R277 is activated again: with a mail, and the person can sign in', async () => {
    const { id, email } = await contactOf()
    await act('admin', id, 'create-account')
    await signIn(email, `subject-${id}`)
    expect((await act('admin', id, 'deactivate-account')).json()).toMatchObject({ accountStatus: 'Deactivated' })
    expect((await act('admin', id, 'activate-account')).json()).toMatchObject({ accountStatus: 'Active' })
    expect((await signIn(email, `subject-${id}`)).statusCode).toBe(200)
    const mails = await mailsOf(id)
    expect(mails.map(({ event }) => event)).toEqual(['account-creating', 'account-created', 'account-reactivated'])
    expect(landingOf(mails[2]!)).toBe('/account-reactivated anyMember')
  })

  test('that nobody has used yet waits for the first sign-in again, under the address that the contact has now', async () => {
    const { id } = await contactOf()
    await act('admin', id, 'create-account')
    const { createdAt: _c, updatedAt: _u, id: _i, version, accountStatus: _s, ...values } = await current(id)
    const refused = await api.put('user', `/api/contacts/${id}`, version, { ...values, email: 'moved@example.org' })
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([422, ['email']])
    await act('admin', id, 'deactivate-account')
    expect(
      (
        await api.put('user', `/api/contacts/${id}`, (await current(id)).version, {
          ...values,
          email: 'moved@example.org',
        })
      ).statusCode,
    ).toBe(200)
    expect((await act('admin', id, 'activate-account')).json()).toMatchObject({ accountStatus: 'Creating' })
    expect((await mailsOf(id)).map(({ event, recipient }) => [event, recipient === 'moved@example.org'])).toEqual([
      ['account-creating', false],
      ['account-creating', true],
    ])
    expect((await signIn('moved@example.org', `subject-${id}`)).statusCode).toBe(200)
    expect((await current(id)).accountStatus).toBe('Active')
  })

  test('R410 is not created when the address belongs to another account, and nothing of it stays', async () => {
    const { id } = await contactOf({ email: PEOPLE.user.toUpperCase() })
    const answer = await act('admin', id, 'create-account')
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, ['email']])
    expect(await current(id)).toMatchObject({ accountStatus: 'None', version: 1 })
    expect(await mailsOf(id)).toEqual([])
  })

  test('takes each action in its own states only, by one of several who try at once', async () => {
    const { id } = await contactOf()
    for (const word of ['activate-account', 'deactivate-account'] as const)
      expect((await act('admin', id, word)).statusCode).toBe(409)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.post('admin', `/api/contacts/${id}/create-account`, {}, { version: 1 })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.every(({ statusCode }) => [200, 409, 412].includes(statusCode))).toBe(true)
    expect(await mailsOf(id)).toHaveLength(1)
    expect((await act('admin', id, 'activate-account')).statusCode).toBe(409)
    expect(
      (await api.get('admin', `/api/contacts/${id}/history`)).json<{ action: string }[]>().map(({ action }) => action),
    ).toEqual(['createAccount', 'create'])
  })

  test('shows its state in the list, which filters and sorts by it', async () => {
    const { id } = await contactOf()
    await act('admin', id, 'create-account')
    const waiting = (
      await api.get('agent', '/api/contacts?filter={"accountStatus":"Creating"}&sort=["accountStatus","ASC"]')
    ).json<StoredRecord[]>()
    expect(waiting.map(contact => contact.id)).toContain(id)
    await api.database.asAdministrator('delete from accounts where contact_id = $1', [id])
    expect((await current(id)).accountStatus).toBe('None')
  })
})

describe('contacts', () => {
  test('R139 are opened by the read group, saved by the edit group; their accounts are the tenant administrator’s alone', async () => {
    const cells: string[] = []
    for (const person of ['admin', 'user', 'agent', 'investor', 'global', 'mixed', 'stranger'] as const) {
      const { id } = await contactOf()
      const answers = [
        await api.get(person, '/api/contacts'),
        await api.get(person, `/api/contacts/${id}`),
        await api.post(person, '/api/contacts', await world.body('contacts')),
      ]
      answers.push(await api.put(person, `/api/contacts/${id}`, 1, await world.body('contacts')))
      const steps: [Word, string][] = [
        ['create-account', 'None'],
        ['deactivate-account', 'Creating'],
        ['activate-account', 'Deactivated'],
      ]
      for (const [word, state] of steps) {
        if ((await current(id)).accountStatus !== state)
          await act(
            'admin',
            id,
            ({ Creating: 'create-account', Deactivated: 'deactivate-account' } as const)[
              state as 'Creating' | 'Deactivated'
            ],
          )
        answers.push(await act(person, id, word))
      }
      cells.push(`${person} ${answers.map(({ statusCode }) => statusCode).join(' ')}`)
    }
    expect(cells).toEqual([
      'admin 200 200 201 200 200 200 200',
      'user 200 200 201 200 403 403 403',
      'agent 200 200 403 403 403 403 403',
      'investor 403 403 403 403 403 403 403',
      'global 403 403 403 403 403 403 403',
      'mixed 403 403 403 403 403 403 403',
      'stranger 200 404 201 404 404 404 404',
    ])
  })
})

describe('a staff account', () => {
  const make = (person: Person, body: unknown) => api.post(person, '/api/accounts', body)

  test('is kept by the tenant administrator alone: added with an invitation, deactivated, activated', async () => {
    for (const person of ['user', 'agent', 'investor', 'global', 'mixed'] as const) {
      expect((await make(person, { name: 'No', userName: 'no@larkmoor.example' })).statusCode).toBe(403)
      expect((await api.get(person, '/api/accounts')).statusCode).toBe(403)
    }
    const made = await make('admin', { name: 'Nils Aas', userName: 'nils@larkmoor.example' })
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json<StoredRecord>()
    const url = `/api/accounts/${id}`
    expect(
      (await api.get('admin', `/api/mails?filter=${JSON.stringify({ resource: 'accounts', recordId: id })}`))
        .json<Mail[]>()
        .map(({ event, recipient }) => [event, recipient]),
    ).toEqual([['account-creating', 'nils@larkmoor.example']])
    expect((await api.post('user', `${url}/deactivate`, {}, { version: 1 })).statusCode).toBe(403)
    expect((await api.post('stranger', `${url}/deactivate`, {}, { version: 1 })).statusCode).toBe(404)
    expect((await api.post('admin', `${url}/deactivate`, {}, { version: 1 })).json()).toMatchObject({
      status: 'Deactivated',
    })
    const states = async () =>
      (
        await api.get(
          'admin',
          `/api/mails?filter=${JSON.stringify({ resource: 'accounts', recordId: id })}&sort=["id","ASC"]`,
        )
      )
        .json<StoredRecord[]>()
        .map(({ status }) => status)
    expect(await states()).toEqual(['Cancelled'])
    expect((await signIn('nils@larkmoor.example', 'nils')).json<{ code: string }>().code).toBe('account-deactivated')
    expect((await api.post('admin', `${url}/activate`, {}, { version: 2 })).json()).toMatchObject({
      status: 'Creating',
    })
    expect(await states()).toEqual(['Cancelled', 'Queued'])
    expect((await signIn('nils@larkmoor.example', 'nils')).statusCode).toBe(200)
  })

  test('stands for one person: a name that is taken is refused in any letters, and so is a contact under another address', async () => {
    const taken = await make('admin', { name: 'Again', userName: PEOPLE.agent.toUpperCase() })
    expect([taken.statusCode, taken.json<{ errors: object }>().errors]).toEqual([
      422,
      { userName: ['Another account of this tenant has this e-mail address already.'] },
    ])
    const contact = await contactOf()
    expect(
      (await make('admin', { name: 'X', userName: 'other@example.org', contactId: contact.id })).json<{
        errors: object
      }>().errors,
    ).toHaveProperty('userName')
    const foreign = await other.make('contacts')
    expect((await make('admin', { name: 'X', userName: 'x@example.org', contactId: foreign.id })).statusCode).toBe(422)
    expect((await make('admin', { name: 'X', userName: 'x@example.org', status: 'Active' })).statusCode).toBe(400)
    expect((await make('admin', { name: 'X', userName: 'c@d.co\r\nBcc: evil@x.y' })).statusCode).toBe(400)
  })

  test('may be for somebody whom another tenant knows, of which nobody is told', async () => {
    const invited = await make('admin', { name: 'Also here', userName: PEOPLE.stranger.toUpperCase() })
    expect([invited.statusCode, invited.json()]).toMatchObject([201, { status: 'Creating', subject: null }])
    expect((await api.get('stranger', '/api/me')).json()).toMatchObject({ tenant: { shortName: 'thornfield' } })
  })

  test('is deleted only while nobody has signed in with it, so that histories keep their names', async () => {
    const { id } = (await make('admin', { name: 'Never', userName: 'never@larkmoor.example' })).json<StoredRecord>()
    expect((await api.remove('admin', `/api/accounts/${id}`, 1)).statusCode).toBe(200)
    const agent = (await api.get('agent', '/api/me')).json<{ account: { id: number } }>().account.id
    const { version } = (await api.get('admin', `/api/accounts/${agent}`)).json<StoredRecord>()
    expect((await api.remove('admin', `/api/accounts/${agent}`, version)).json<{ code: string }>().code).toBe(
      'wrong-state',
    )
  })

  test('of whoever asks stays active', async () => {
    const me = (await api.get('admin', '/api/me')).json<{ account: { id: number } }>().account.id
    const { version } = (await api.get('admin', `/api/accounts/${me}`)).json<StoredRecord>()
    const answer = await api.post('admin', `/api/accounts/${me}/deactivate`, {}, { version })
    expect([answer.statusCode, answer.json<{ errors: Record<string, string[]> }>().errors['']?.[0]]).toEqual([
      422,
      'This is your own account: another tenant administrator has to deactivate it.',
    ])
    expect((await api.get('admin', '/api/funds')).statusCode).toBe(200)
  })
})

describe('whose contact somebody is', () => {
  const rolesOf = async (person: Person, id: number) => api.get(person, `/api/contacts/${id}/roles`)

  test('is said with fund and part, by fund and name, and to no other tenant', async () => {
    const { id } = await contactOf()
    const somebody = await contactOf()
    const partner = (name: string, values: Record<string, unknown>) =>
      world.make('limited-partners', { name, legalStatus: 'Foundation', ...values })
    const main = await partner('Birchwood Mutual', { mainContactId: id, additionalContacts: [] })
    const adviser = await partner('Alderway Trust', {
      mainContactId: somebody.id,
      additionalContacts: [{ contactId: id, role: 'Adviser' }],
    })
    await partner('Cairnwell Endowment', { mainContactId: somebody.id, additionalContacts: [] })
    const answer = await rolesOf('agent', id)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json<{ roles: ContactRole[] }>().roles).toMatchObject([
      { resource: 'limited-partners', id: adviser.id, name: 'Alderway Trust', kind: 'additional', role: 'Adviser' },
      { resource: 'limited-partners', id: main.id, name: 'Birchwood Mutual', kind: 'main', role: null },
    ])
    const foreign = await other.make('contacts', {})
    expect((await rolesOf('agent', foreign.id)).statusCode).toBe(404)
    expect((await rolesOf('investor', id)).statusCode).toBe(403)
  })
})
