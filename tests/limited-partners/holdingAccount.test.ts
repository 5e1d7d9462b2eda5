/** What becomes of the bank account that an investor has named for a holding, and who is told. */
import { expect, test } from 'vitest'
import { withCheckDigits } from '../../src/bank-accounts/iban.ts'
import { PEOPLE } from '../server/api.ts'
import type { RecordOf } from '../server/requests.ts'
import { serve } from '../server/serve.ts'

type Account = RecordOf<'bank-accounts'>

const { api, world } = await serve()
const currency = await world.make('currencies', { code: 'EUR' })
const country = await world.make('countries', { code: 'NL' })
const fund = await world.make('funds', { currencyId: currency.id })
const contact = await world.make('contacts', { email: PEOPLE.investor })
await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
  contact.id,
  PEOPLE.investor,
])
const { id: limitedPartnerId } = await world.make('limited-partners', {
  fundId: fund.id,
  mainContactId: contact.id,
  countryId: country.id,
})

const refusals = () =>
  api.database.asAdministrator<{ recipient: string; body: string }>(
    `select recipient, body from mails where event = 'bank-account-refused' order by id`,
  )

test('an account that staff close unverified is told to every contact, and no other that staff close', async () => {
  const IBAN = withCheckDigits('NL', 'FIKT0123456789')
  const OTHER = withCheckDigits('NL', 'FIKT0123456790')
  const waitingFor = async () =>
    (
      await api.get(
        'admin',
        `/api/bank-accounts?filter=${JSON.stringify({ limitedPartnerId, status: 'PendingVerification' })}`,
      )
    ).json<Account[]>()
  const close = async ({ id, version }: { id: number; version: number }) =>
    (await api.post('user', `/api/bank-accounts/${id}/close`, {}, { version })).statusCode
  const next = async (accountNumber = IBAN): Promise<Account> => {
    const named = await api.post('investor', '/api/bank-accounts/name-for-holding', {
      limitedPartnerId,
      name: 'Ashcombe Teachers',
      accountNumber,
      bankCode: 'FIKTNL2A',
    })
    expect(named.statusCode, named.body).toBe(200)
    const [waiting] = await waitingFor()
    return waiting ?? Promise.reject(new Error('An account was named'))
  }
  expect(await close(await next())).toBe(200)
  const mails = await refusals()
  expect(mails.map(({ recipient }) => recipient)).toEqual([PEOPLE.investor])
  expect(mails[0]?.body).toContain(`… ${IBAN.replaceAll(' ', '').slice(-4)}. It is not used, and nothing changes`)
  expect(mails[0]?.body).not.toContain('FIKT')

  const made = await world.make('bank-accounts', {
    fundId: fund.id,
    limitedPartnerId,
    currencyId: currency.id,
    countryId: country.id,
    bankCountryId: country.id,
  })
  expect(await close(made)).toBe(200)
  const accept = async ({ id, version }: { id: number; version: number }): Promise<Account> => {
    const answer = await api.post('user', `/api/bank-accounts/${id}/verify`, { note: 'Called back' }, { version })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  // One that was verified and changed waits once more, and gives way to the next: that is no refusal.
  const { version, ...row } = await accept(await next())
  const last = await next(OTHER)
  const changed = await api.put('admin', `/api/bank-accounts/${row.id}`, version, { ...row, name: 'Renamed' })
  expect(changed.json(), changed.body).toMatchObject({ status: 'PendingVerification', verifiedAt: null })
  expect(await close(await accept(last))).toBe(200)
  expect(await refusals()).toHaveLength(1)
})

test('the account that is known already is no change, however it is typed, and a bank code beside an IBAN is its BIC', async () => {
  const IBAN = withCheckDigits('NL', 'FIKT0123456799')
  const account = { limitedPartnerId, name: 'Ashcombe Teachers', accountNumber: IBAN, bankCode: 'FIKTNL2A' }
  const name = (changes: object = {}) =>
    api.post('investor', '/api/bank-accounts/name-for-holding', { ...account, ...changes })
  const mails = () =>
    api.database.asAdministrator(`select id from mails where event in ('bank-account-named', 'bank-account-to-verify')`)
  expect((await name({ bankCode: 'NOPE' })).json<object>()).toMatchObject({
    errors: { bankCode: ['With an IBAN, enter the BIC of the bank: 8 or 11 characters that begin with four letters.'] },
  })
  expect((await name()).statusCode).toBe(200)
  const filter = JSON.stringify({ limitedPartnerId, status: 'PendingVerification' })
  const [waiting] = (await api.get('admin', `/api/bank-accounts?filter=${filter}`)).json<Account[]>()
  if (!waiting) throw new Error('An account was named')
  const { id, version } = waiting
  const verified = await api.post('user', `/api/bank-accounts/${id}/verify`, { note: 'Called back' }, { version })
  expect(verified.statusCode, verified.body).toBe(200)
  const told = (await mails()).length

  const typed = {
    accountNumber: IBAN.replaceAll(' ', '').toLowerCase(),
    bankCode: 'fiktnl2axxx',
    name: 'Ashcombe Teachers ',
  }
  for (const again of [{}, typed]) {
    const refused = await name(again)
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      422,
      'This account is known already: distributions go to it.',
    ])
  }
  expect(await mails()).toHaveLength(told)
  // Another holder is another account, which the known one takes back while it waits.
  expect((await name({ name: 'Ashcombe Teachers Pension' })).statusCode).toBe(200)
  const waits = async () => (await api.get('admin', `/api/bank-accounts?filter=${filter}`)).json<Account[]>()
  expect(await waits()).toHaveLength(1)
  expect((await name()).json()).toEqual({ accountNumber: IBAN, status: 'Active' })
  expect(await waits()).toEqual([])
  expect((await name()).statusCode).toBe(422)
})
