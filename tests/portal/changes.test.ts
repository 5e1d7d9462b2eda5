/** What an investor changes: the account of distributions, which staff verify, and who reads a holding along. */
import { describe, expect, test } from 'vitest'
import { withCheckDigits } from '../../src/bank-accounts/iban.ts'
import { addDays } from '../../src/calendar.ts'
import type { HoldingDetails } from '../../src/portal/holding.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { PEOPLE, type Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()
const currency = await world.make('currencies', { code: 'EUR' })
const country = await world.make('countries', { code: 'LU' })
await world.make('countries', { code: 'NL' })
const fund = await world.make('funds', { name: 'Changing fund', currencyId: currency.id })
const contacts = { investor: await contactOf('investor'), otherInvestor: await contactOf('otherInvestor') }
const partner = await world.make('limited-partners', {
  fundId: fund.id,
  name: 'Ashcombe',
  mainContactId: contacts.investor,
  countryId: country.id,
})
const old = await world.make('bank-accounts', {
  fundId: fund.id,
  limitedPartnerId: partner.id,
  currencyId: currency.id,
  countryId: country.id,
  bankCountryId: country.id,
})
await api.database.asAdministrator(`update bank_accounts set status = 'Active' where id = $1`, [old.id])
await api.database.asAdministrator('update limited_partners set bank_account_id = $1 where id = $2', [
  old.id,
  partner.id,
])

async function contactOf(person: Person): Promise<number> {
  const contact = await world.make('contacts', { email: PEOPLE[person] })
  await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
    contact.id,
    PEOPLE[person],
  ])
  await api.database.asAdministrator(`update contacts set account_status = 'Active' where id = $1`, [contact.id])
  return contact.id
}

async function holdingOf(mainContactId: number): Promise<number> {
  const made = await world.make('limited-partners', { fundId: fund.id, mainContactId, countryId: country.id })
  return made.id
}

const IBAN = withCheckDigits('NL', 'FIKT0123456789')
const named = (person: Person, changes: object = {}) =>
  api.post(person, '/api/bank-accounts/name-for-holding', {
    limitedPartnerId: partner.id,
    name: 'Ashcombe Teachers',
    accountNumber: IBAN,
    bankCode: 'FIKTNL2A',
    ...changes,
  })
const seen = async (person: Person, id = partner.id) => {
  const answer = await api.get(person, `/api/portal/larkmoor/funds/${id}`)
  return answer.statusCode === 200 ? answer.json<HoldingDetails>() : answer.statusCode
}
const details = async (person: Person, id = partner.id): Promise<HoldingDetails> => {
  const found = await seen(person, id)
  return typeof found === 'number' ? Promise.reject(new Error(String(found))) : found
}
type Account = StoredRecord & { id: number; status: string; accountNumber: string; canVerify: boolean }
const accounts = async () =>
  (await api.get('admin', `/api/bank-accounts?filter={"limitedPartnerId":${partner.id}}&sort=["id","asc"]`)).json<
    Account[]
  >()
const paidTo = async () =>
  (await api.get('admin', `/api/limited-partners/${partner.id}`)).json<{ bankAccountId: number }>().bankAccountId
const mailsOf = (event: string) =>
  api.database.asAdministrator<{ recipient: string; body: string }>(
    'select recipient, body from mails where event = $1 order by id',
    [event],
  )

describe('the bank account of a holding', () => {
  test('is named by a contact alone, and wrong numbers are refused at their fields', async () => {
    for (const person of ['admin', 'user', 'agent', 'global'] as const)
      expect((await named(person)).statusCode, person).toBe(403)
    for (const person of ['otherInvestor', 'strangeInvestor'] as const)
      expect((await named(person)).statusCode, person).toBe(404)
    const wrong = await named('investor', { accountNumber: 'NL07 FIKT 0123 4567 80' })
    expect(Object.keys(wrong.json<{ errors: object }>().errors)).toEqual(['accountNumber'])
    const nowhere = await named('investor', { bankCode: 'FIKTXX2A' })
    expect(Object.keys(nowhere.json<{ errors: object }>().errors)).toEqual(['bankCode'])
    expect(await accounts()).toHaveLength(1)
  })

  test('waits as PendingVerification while the old one stays, and takes its place once staff have verified it', async () => {
    expect((await named('investor')).json()).toEqual({ accountNumber: IBAN, status: 'PendingVerification' })
    const [before, waiting] = await accounts()
    expect([before?.status, waiting?.status]).toEqual(['Active', 'PendingVerification'])
    expect(await paidTo()).toBe(old.id)
    expect(await details('investor')).toMatchObject({
      account: { accountNumber: before?.accountNumber },
      accountWaiting: { accountNumber: IBAN, verifiedOn: null },
    })
    // Every contact is told, and the administrators: whoever has taken over an account is noticed.
    expect((await mailsOf('bank-account-named')).map(({ recipient }) => recipient)).toEqual([PEOPLE.investor])
    expect((await mailsOf('bank-account-named'))[0]?.body).not.toContain('FIKT')
    expect(await mailsOf('bank-account-to-verify')).not.toEqual([])

    // Named once more, the first one is out.
    expect((await named('investor', { name: 'Ashcombe Pension' })).statusCode).toBe(200)
    const all = await accounts()
    expect(all.map(({ status }) => status)).toEqual(['Active', 'Closed', 'PendingVerification'])

    const last = all[2]!
    const verify = (person: Person) =>
      api.post(person, `/api/bank-accounts/${last.id}/verify`, { note: 'Called back' }, { version: last.version })
    expect((await verify('investor')).statusCode).toBe(403)
    const verified = await verify('user')
    expect(verified.json(), verified.body).toMatchObject({ status: 'Active', verifiedBy: 'Tomas Reve' })
    expect(await paidTo()).toBe(last.id)
    expect((await accounts()).map(({ status }) => status)).toEqual(['Closed', 'Closed', 'Active'])
    expect(await details('investor')).toMatchObject({ account: { holder: 'Ashcombe Pension' }, accountWaiting: null })
    expect(await mailsOf('bank-account-verified')).toHaveLength(1)
    // What the investor or the verification has closed was not refused.
    expect(await mailsOf('bank-account-refused')).toEqual([])
  })

  test('is verified on the day where the tenant is, which is another one in the evening by universal time', async () => {
    for (const [at, day] of [
      ['2026-11-02T22:30:00Z', '2026-11-02'],
      ['2026-11-02T23:30:00Z', '2026-11-03'],
    ]) {
      await api.database.asAdministrator('update bank_accounts set verified_at = $1 where id = $2', [
        at,
        await paidTo(),
      ])
      expect((await details('investor')).account?.verifiedOn).toBe(day)
    }
  })

  test('that staff have made is verified by somebody else, and takes no other’s place by itself', async () => {
    const made = await world.make('bank-accounts', {
      fundId: fund.id,
      limitedPartnerId: partner.id,
      currencyId: currency.id,
      countryId: country.id,
      bankCountryId: country.id,
    })
    await api.database.asAdministrator(`update bank_accounts set status = 'PendingVerification' where id = $1`, [
      made.id,
    ])
    const before = await paidTo()
    const answer = await api.post(
      'user',
      `/api/bank-accounts/${made.id}/verify`,
      { note: 'Called back' },
      { version: made.version },
    )
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await paidTo()).toBe(before)
  })
})

describe('naming an account', () => {
  const accountsFor = async (id: number) =>
    (await api.get('admin', `/api/bank-accounts?filter={"limitedPartnerId":${id}}&sort=["id","asc"]`)).json<Account[]>()

  test('is taken five times a day for one holding, however many at once, and the accounts withdrawn count', async () => {
    const limitedPartnerId = await holdingOf(contacts.investor)
    const mails = async () => (await mailsOf('bank-account-named')).length
    const before = await mails()
    const answers = await Promise.all(Array.from({ length: 8 }, () => named('investor', { limitedPartnerId })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 200, 422, 422, 422,
    ])
    expect((await named('investor', { limitedPartnerId })).json()).toMatchObject({
      detail: 'Five accounts were named for this holding within a day. Please call your fund manager.',
    })
    expect(await accountsFor(limitedPartnerId)).toHaveLength(5)
    expect((await mails()) - before).toBe(5)
  })

  test('shows the account that waits to the contacts alone, not to whoever reads along', async () => {
    const limitedPartnerId = await holdingOf(contacts.investor)
    await named('investor', { limitedPartnerId })
    await api.database.asAdministrator(
      `insert into portal_accesses (tenant_id, fund_id, limited_partner_id, contact_id, colleague_id, first_name, last_name,
         email, phone_number, until, status)
       select tenant_id, fund_id, id, main_contact_id, $2, 'N', 'R', 'n@x.example', '+44 1632 960111', $3, 'Granted'
       from limited_partners where id = $1`,
      [limitedPartnerId, contacts.otherInvestor, addDays(api.today.date, 9)],
    )
    expect((await details('investor', limitedPartnerId)).accountWaiting).toMatchObject({ accountNumber: IBAN })
    expect((await details('otherInvestor', limitedPartnerId)).accountWaiting).toBeNull()
    await api.database.asAdministrator('delete from portal_accesses where limited_partner_id = $1', [limitedPartnerId])
  })

  test('is over once the account was closed: reopened and verified, it takes no other’s place', async () => {
    const limitedPartnerId = await holdingOf(contacts.investor)
    const paid = async () =>
      (await api.get('admin', `/api/limited-partners/${limitedPartnerId}`)).json<{ bankAccountId: number }>()
        .bankAccountId
    const act = async (person: Person, id: number, action: string, body: object = {}) => {
      const { version } = (await api.get('admin', `/api/bank-accounts/${id}`)).json<{ version: number }>()
      const answer = await api.post(person, `/api/bank-accounts/${id}/${action}`, body, { version })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    await named('investor', { limitedPartnerId })
    await named('investor', { limitedPartnerId, name: 'Second' })
    const [first, second] = await accountsFor(limitedPartnerId)
    if (!first || !second) throw new Error('Two accounts were named')
    await act('user', second.id, 'verify', { note: 'Called back' })
    expect(await paid()).toBe(second.id)
    await act('admin', first.id, 'reopen')
    await act('user', first.id, 'submit-for-verification')
    await act('user', first.id, 'verify', { note: 'Called back' })
    expect(await paid()).toBe(second.id)
    expect((await accountsFor(limitedPartnerId)).map(({ status }) => status)).toEqual(['Active', 'Active'])
  })
})

describe('access of a colleague', () => {
  const until = addDays(api.today.date, 90)
  const colleague = {
    firstName: 'Nuala',
    lastName: 'Reve',
    email: PEOPLE.otherInvestor,
    phoneNumber: '+44 1632 960111',
  }
  const ask = (person: Person, changes: object = {}) =>
    api.post(person, '/api/portal-accesses/ask', { limitedPartnerId: partner.id, ...colleague, until, ...changes })
  const act = async (person: Person, id: number, action: string) => {
    const { version } = (await api.get('admin', `/api/portal-accesses/${id}`)).json<{ version: number }>()
    return api.post(person, `/api/portal-accesses/${id}/${action}`, {}, { version })
  }

  const end = (person: Person, portalAccessId: number) =>
    api.post(person, '/api/portal-accesses/end', { portalAccessId })

  test('is asked for by a contact alone, for at most 90 days from today', async () => {
    for (const person of ['admin', 'user', 'agent', 'global'] as const)
      expect((await ask(person)).statusCode, person).toBe(403)
    for (const person of ['otherInvestor', 'strangeInvestor'] as const)
      expect((await ask(person)).statusCode, person).toBe(404)
    for (const day of [addDays(api.today.date, 91), addDays(api.today.date, -1)]) {
      const refused = await ask('investor', { until: day })
      expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([422, ['until']])
    }
  })

  test('is nothing that a contact of the holding needs', async () => {
    const refused = await ask('investor', { email: PEOPLE.investor.toUpperCase() })
    expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([
      422,
      { email: ['Whoever has this address is a contact of the holding, and reads it already.'] },
    ])
  })

  test('is read only, granted by a tenant administrator, revocable, and what is looked at is recorded', async () => {
    const { id } = (await ask('investor')).json<{ id: number }>()
    expect((await details('investor')).readers).toMatchObject([{ name: 'Nuala Reve', status: 'Asked' }])
    expect(await seen('otherInvestor')).toBe(404)
    for (const person of ['user', 'agent', 'otherInvestor', 'investor', 'strangeInvestor', 'stranger'] as const)
      expect((await act(person, id, 'grant')).statusCode, person).toBeGreaterThanOrEqual(403)
    expect(await seen('otherInvestor')).toBe(404)
    const granted = await act('admin', id, 'grant')
    expect(granted.json(), granted.body).toMatchObject({ status: 'Granted', decidedBy: 'Hanne Birk' })

    expect(await details('otherInvestor')).toMatchObject({ holding: { mayChange: false }, readers: [] })
    // Nothing can be done with it, and it opens no other holding.
    expect((await named('otherInvestor')).statusCode).toBe(404)
    expect((await ask('otherInvestor')).statusCode).toBe(404)
    expect((await end('otherInvestor', id)).statusCode).toBe(404)
    expect((await end('strangeInvestor', id)).statusCode).toBe(404)
    expect((await api.get('otherInvestor', '/api/portal/larkmoor/funds')).json<unknown[]>()).toHaveLength(1)
    expect((await mailsOf('portal-access-granted')).map(({ recipient }) => recipient).toSorted()).toEqual(
      [PEOPLE.investor, PEOPLE.otherInvestor].toSorted(),
    )
    const looked = await api.database.asAdministrator<{ action: string }>(
      `select h.action from audit h join accounts a on a.id = h.account_id
       where a.user_name = $1 and h.resource = 'limited-partners' and h.record_id = $2`,
      [PEOPLE.otherInvestor, partner.id],
    )
    expect(looked.map(({ action }) => action)).toContain('view')

    expect((await end('investor', id)).json()).toEqual({ id, status: 'Revoked' })
    expect((await end('investor', id)).statusCode).toBe(409)
    expect(await seen('otherInvestor')).toBe(404)
  })

  test('is of the contacts of the holding: any of them ends it, and it ends with the one who asked', async () => {
    const held = await holdingOf(contacts.investor)
    const { id } = (await ask('investor', { limitedPartnerId: held })).json<{ id: number }>()
    expect((await act('admin', id, 'grant')).statusCode).toBe(200)
    expect(typeof (await seen('otherInvestor', held))).toBe('object')

    const successor = await world.make('contacts', { email: 'successor@larkmoor.example' })
    const mainContact = (contactId: number) =>
      api.database.asAdministrator('update limited_partners set main_contact_id = $2 where id = $1', [held, contactId])
    await mainContact(successor.id)
    expect(await seen('otherInvestor', held)).toBe(404)

    // Asked for by the successor, ended by the investor.
    await api.database.asAdministrator('update portal_accesses set contact_id = $2 where id = $1', [id, successor.id])
    expect(typeof (await seen('otherInvestor', held))).toBe('object')
    expect((await end('investor', id)).statusCode).toBe(404)
    await api.database.asAdministrator(
      `insert into limited_partner_additional_contacts (tenant_id, limited_partner_id, contact_id, position)
       select tenant_id, id, $2, 0 from limited_partners where id = $1`,
      [held, contacts.investor],
    )
    expect((await details('investor', held)).readers).toHaveLength(1)
    expect((await end('investor', id)).statusCode).toBe(200)
    expect(await seen('otherInvestor', held)).toBe(404)
  })

  test('is granted whatever the letter case of the address', async () => {
    const limitedPartnerId = await holdingOf(contacts.investor)
    const email = PEOPLE.otherInvestor.toUpperCase()
    const { id } = (await ask('investor', { limitedPartnerId, email })).json<{ id: number }>()
    expect((await act('admin', id, 'grant')).json()).toMatchObject({ colleagueId: contacts.otherInvestor })
    expect((await end('investor', id)).statusCode).toBe(200)
    const { id: staff } = (await ask('investor', { limitedPartnerId, email: PEOPLE.user.toUpperCase() })).json<{
      id: number
    }>()
    expect((await act('admin', staff, 'grant')).statusCode).toBe(422)
  })

  test('is asked for ten times a day for one holding, those that were ended included', async () => {
    const limitedPartnerId = await holdingOf(contacts.investor)
    for (let count = 0; count < 10; count += 1) {
      const { id } = (await ask('investor', { limitedPartnerId })).json<{ id: number }>()
      expect((await end('investor', id)).statusCode).toBe(200)
    }
    const once = () => ask('investor', { limitedPartnerId })
    expect((await once()).json()).toMatchObject({
      status: 422,
      detail: 'Ten requests of this holding were made within a day. Please try again tomorrow.',
    })
    await api.database.asAdministrator(
      `update portal_accesses set created_at = now() - interval '25 hours' where limited_partner_id = $1`,
      [limitedPartnerId],
    )
    expect((await once()).statusCode).toBe(200)
  })

  test('ends with its last day, and a contact with an account of its own is made for a new person', async () => {
    const email = 'nuala@auditors.example'
    const { id } = (await ask('investor', { email })).json<{ id: number }>()
    expect((await act('admin', id, 'grant')).statusCode).toBe(200)
    const [made] = (await api.get('admin', `/api/contacts?filter={"email":"${email}"}`)).json<
      { firstName: string; accountStatus: string }[]
    >()
    expect(made).toMatchObject({ firstName: 'Nuala', accountStatus: 'Creating' })

    const { id: staff } = (await ask('investor', { email: PEOPLE.user })).json<{ id: number }>()
    expect((await act('admin', staff, 'grant')).json()).toMatchObject({
      status: 422,
      detail: 'Somebody of the fund manager has this address: staff see every holding already.',
    })
    expect((await act('admin', staff, 'refuse')).json()).toMatchObject({ status: 'Refused' })

    const { id: known } = (await ask('investor')).json<{ id: number }>()
    expect((await act('admin', known, 'grant')).statusCode).toBe(200)
    expect(typeof (await seen('otherInvestor'))).toBe('object')
    const lastDay = (day: string) =>
      api.database.asAdministrator('update portal_accesses set until = $1 where id = $2', [day, known])
    await lastDay(api.today.date)
    expect(typeof (await seen('otherInvestor'))).toBe('object')
    await lastDay(addDays(api.today.date, -1))
    expect(await seen('otherInvestor')).toBe(404)
    expect((await api.get('otherInvestor', '/api/portal/larkmoor/funds')).json()).toEqual([])
  })
})
