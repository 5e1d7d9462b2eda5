import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()

const act = (person: Person, account: StoredRecord, action: string, body: unknown = {}) =>
  api.post(person, `/api/bank-accounts/${account.id}/${action}`, body, { version: account.version })
const record = async (id: number) => (await api.get('user', `/api/bank-accounts/${id}`)).json<StoredRecord>()

async function change(person: Person, id: number, changes: Record<string, unknown>): Promise<StoredRecord> {
  const { version, ...before } = await record(id)
  const body = Object.fromEntries(
    Object.keys(await world.body('bank-accounts'))
      .filter(name => name !== 'fundId')
      .map(name => [name, before[name]]),
  )
  const answer = await api.put(person, `/api/bank-accounts/${id}`, version, { ...body, ...changes })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<StoredRecord>()
}

async function pending(maker: Person): Promise<StoredRecord> {
  const made = (await api.post(maker, '/api/bank-accounts', await world.body('bank-accounts'))).json<StoredRecord>()
  return (await act(maker, made, 'submit-for-verification')).json<StoredRecord>()
}

describe('a bank account is verified', () => {
  test('by somebody else than its maker, who stays its maker whatever a third one saves in between', async () => {
    const account = await pending('user')
    const canVerify = async (person: Person) => [
      (await api.get(person, `/api/bank-accounts/${account.id}`)).json<{ canVerify: boolean }>().canVerify,
      (await api.get(person, `/api/bank-accounts?filter={"id":${account.id}}`)).json<{ canVerify: boolean }[]>()[0]!
        .canVerify,
    ]
    expect([await canVerify('user'), await canVerify('admin'), await canVerify('agent')]).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ])
    expect((await act('user', account, 'verify', { note: 'Checked' })).json()).toMatchObject({
      status: 422,
      errors: { '': [expect.stringContaining('somebody else')] },
    })
    const touched = await change('admin', account.id, { bankCity: 'Lyon' })
    expect((await act('user', touched, 'verify', { note: 'Checked' })).statusCode).toBe(422)
    expect((await act('admin', touched, 'verify', { note: 'Checked' })).json()).toMatchObject({
      status: 'Active',
      verificationNote: 'Checked',
    })
  })

  test('again by somebody else than who changed the payment instruction, an earlier maker included', async () => {
    const account = await pending('user')
    await act('admin', account, 'verify', { note: 'Checked' })
    const changed = await change('admin', account.id, { accountNumber: '99-0042-7781' })
    expect(changed).toMatchObject({ status: 'PendingVerification', verifiedBy: null })
    expect((await act('admin', changed, 'verify', { note: 'Checked' })).statusCode).toBe(422)
    expect((await act('user', changed, 'verify', { note: 'Called back' })).statusCode).toBe(200)
  })
})

describe('the numbers of a bank account', () => {
  test('are kept in capitals and groups of four, and writing them differently leaves the verification alone', async () => {
    const made = (
      await api.post(
        'user',
        '/api/bank-accounts',
        await world.body('bank-accounts', { accountNumber: 'de37-9999-9999-0123-4567-89', bankCode: 'fiktdeff' }),
      )
    ).json<StoredRecord>()
    expect(made).toMatchObject({ accountNumber: 'DE37 9999 9999 0123 4567 89', bankCode: 'FIKTDEFF' })
    const waiting = (await act('user', made, 'submit-for-verification')).json<StoredRecord>()
    await act('admin', waiting, 'verify', { note: 'Checked' })
    expect(await change('user', made.id, { accountNumber: 'de37999999990123456789' })).toMatchObject({
      accountNumber: 'DE37 9999 9999 0123 4567 89',
      status: 'Active',
      verificationNote: 'Checked',
    })
    const wrong = await api.post(
      'user',
      '/api/bank-accounts',
      await world.body('bank-accounts', { accountNumber: 'DE38-9999-9999-0123-4567-89' }),
    )
    expect(wrong.json()).toMatchObject({ status: 422, errors: { accountNumber: [expect.stringContaining('IBAN')] } })
  })

  test('are checked and kept in the same way where a fund names its own account', async () => {
    const body = (number: string, code: string) => world.body('funds', { bankAccountNumber: number, bankCode: code })
    expect(
      (await api.post('user', '/api/funds', await body('de37999999990123456789', 'fiktdeff'))).json(),
    ).toMatchObject({ bankAccountNumber: 'DE37 9999 9999 0123 4567 89', bankCode: 'FIKTDEFF' })
    expect(
      (await api.post('user', '/api/funds', await body('DE37 9999 9999 0123 4567 88', 'FIKTQQ2A'))).json(),
    ).toMatchObject({
      status: 422,
      errors: { bankAccountNumber: [expect.stringContaining('IBAN')], bankCode: [expect.any(String)] },
    })
  })
})

describe('the owner of a bank account', () => {
  test('is of the fund of the account', async () => {
    const [own, other] = [await world.make('funds'), await world.make('funds')]
    const partner = await world.make('limited-partners', { fundId: own.id })
    const body = (fundId: number) => world.body('bank-accounts', { fundId, limitedPartnerId: partner.id })
    expect((await api.post('user', '/api/bank-accounts', await body(own.id))).statusCode).toBe(201)
    expect((await api.post('user', '/api/bank-accounts', await body(other.id))).json()).toMatchObject({
      status: 422,
      errors: { limitedPartnerId: ['This belongs to another fund.'] },
    })
  })
})

describe('the bank’s answer about the holder', () => {
  test('R488 is recorded with who and when, in its day or before, and goes when the account is another', async () => {
    const account = await pending('user')
    const answered = (date: string, answer = 'CloseMatch') =>
      act('admin', account, 'record-payee-answer', { answer, date })
    expect((await answered('2026-11-22')).json()).toMatchObject({ status: 422, errors: { date: [expect.any(String)] } })
    expect((await answered('2026-11-20', 'Perhaps')).statusCode).toBe(400)
    expect(
      (await act('agent', account, 'record-payee-answer', { answer: 'Match', date: '2026-11-20' })).statusCode,
    ).toBe(403)
    const recorded = await answered('2026-11-20')
    expect(recorded.statusCode, recorded.body).toBe(200)
    const { payeeAnswerBy } = recorded.json<Record<string, string>>()
    expect(recorded.json()).toMatchObject({ payeeAnswer: 'CloseMatch', payeeAnsweredOn: '2026-11-20' })
    expect(payeeAnswerBy).toBeTruthy()
    expect(await change('user', account.id, { bankCity: 'Lyon' })).toMatchObject({
      payeeAnswer: 'CloseMatch',
      payeeAnswerBy,
    })
    expect(await change('user', account.id, { registeredName: 'Another SCSp' })).toMatchObject({
      payeeAnswer: null,
      payeeAnsweredOn: null,
      payeeAnswerBy: null,
    })
  })
})

test('a partner with the number of an account of a fund is warned of, however it is written, and no other is', async () => {
  const ofFund = await world.make('bank-accounts', { accountNumber: 'LU75 9990 0000 0000 0001' })
  const { fundId } = ofFund
  const partner = await world.make('limited-partners', { fundId })
  const body = await world.body('bank-accounts', { fundId, limitedPartnerId: partner.id })
  const warningsOf = async (changes: object) => {
    const answer = await api.post('user', '/api/bank-accounts', { ...body, ...changes })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ warnings?: object }>().warnings
  }
  const fund = (await api.get('user', `/api/funds/${fundId}`)).json<{ name: string }>()
  expect(await warningsOf({ accountNumber: 'lu75-9990-0000-0000-0001' })).toEqual({
    accountNumber: [
      `This is an account of ${fund.name}: what is paid to the partner would not leave the fund manager.`,
    ],
  })
  expect(await warningsOf({ accountNumber: 'LU72 9990 0000 0000 4711' })).toBeUndefined()
  expect(await warningsOf({ accountNumber: 'LU75 9990 0000 0000 0001', limitedPartnerId: null })).toBeUndefined()
})
