/**
 * Limited partners as an area of the API: who may do what, every field, and figures by which lists sort and which are
 * summed up.
 */
import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { limitedPartner } from '../../generated/entities/limited-partner.ts'
import { isWritable } from '../../src/server/records/validation.ts'
import type { Person } from '../server/api.ts'
import type { RecordOf, Seen } from '../server/requests.ts'
import { serve } from '../server/serve.ts'

const { api, world, other } = await serve()

type Errors = { errors?: Record<string, string[]> }
const PATH = '/api/limited-partners'
const partnerOf = (fundId: number, name: string, changes: Record<string, unknown> = {}) =>
  world.make('limited-partners', { fundId, name, ...changes })
const filterOf = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`

/** As a closing and a capital movement would write them. */
async function book(
  partner: Seen,
  date: string,
  committed: string,
  called: string,
  distributed: string,
  recallable: string,
): Promise<void> {
  const closing = await world.shared('closings')
  const movement = await world.shared('capital-movements')
  await api.database.asAdministrator(
    'insert into limited_partner_commitments (tenant_id, limited_partner_id, date, value, closing_id) values ($1, $2, $3, $4, $5)',
    [api.tenants.own, partner.id, date, committed, closing.id],
  )
  await api.database.asAdministrator(
    `insert into limited_partner_transactions (tenant_id, limited_partner_id, date, type, amount, impact_on_unfunded, investment_funding, distribution, recallable_distribution, shares, capital_movement_id)
    values ($1, $2, $3, 'CapitalCall', $4, -$4::numeric, $4, 0, 0, 10, $5), ($1, $2, $3, 'Distribution', -$6::numeric, $7, 0, $6, $7, null, $5)`,
    [api.tenants.own, partner.id, date, called, movement.id, distributed, recallable],
  )
}

describe('the area limited-partners', () => {
  test('R364 R187 R188 lists, gets, creates, updates and deletes, every field kept, the total commitment worked out', async () => {
    const { id: fundId } = await world.make('funds')
    const made = await api.post(
      'user',
      PATH,
      await world.body('limited-partners', { fundId, bankAccountId: null, additionalContacts: [] }, true),
    )
    expect(made.statusCode, made.body).toBe(201)
    const partner = made.json<RecordOf<'limited-partners'>>()
    const account = await world.make('bank-accounts', { fundId, limitedPartnerId: partner.id })
    const [adviser, auditor] = [await world.make('contacts'), await world.make('contacts')]
    const { fundId: _, ...values } = await world.body(
      'limited-partners',
      {
        fundId,
        name: 'Ashcombe',
        address: '1 High Street',
        legalStatus: 'Trust',
        subscriptionStatus: 'Confirmed',
        subscriptionDate: '2025-01-31',
        skipManagementFeeDistribution: true,
        bankAccountId: account.id,
        additionalContacts: [
          { contactId: adviser.id, role: 'Adviser' },
          { contactId: auditor.id, role: 'Auditor' },
        ],
      },
      true,
    )
    const changed = await api.put('user', `${PATH}/${partner.id}`, 1, values)
    expect(changed.statusCode, changed.body).toBe(200)
    await book(partner, '2025-01-31', '1000000.00', '0', '0', '0')
    await book(partner, '2025-06-30', '500000.50', '0', '0', '0')
    const stored = (await api.get('user', `${PATH}/${partner.id}`)).json<RecordOf<'limited-partners'>>()
    expect({
      ...stored,
      additionalContacts: stored.additionalContacts?.map(({ contactId, role }) => ({ contactId, role })),
    }).toMatchObject({ ...values, totalCommitment: '1500000.50' })
    const commitments = (
      await api.get(
        'agent',
        `/api/limited-partner-commitments?${filterOf({ limitedPartnerId: partner.id })}&sort=["date","ASC"]`,
      )
    ).json<Record<string, unknown>[]>()
    expect(commitments.map(({ date, value }) => [date, value])).toEqual([
      ['2025-01-31', '1000000.00'],
      ['2025-06-30', '500000.50'],
    ])
    // Every field that can be written was.
    for (const field of limitedPartner.fields.filter(isWritable)) expect(stored[field.name], field.name).not.toBeNull()
    for (const person of ['admin', 'user', 'agent'] as const)
      expect(
        (await api.get(person, `${PATH}?${filterOf({ fundId })}`))
          .json<RecordOf<'limited-partners'>[]>()
          .map(({ id }) => id),
      ).toEqual([partner.id])
    expect((await api.put('user', `${PATH}/${partner.id}`, 2, { ...values, totalCommitment: '1' })).statusCode).toBe(
      422,
    )

    const brief = await partnerOf(fundId, 'Brief')
    expect((await api.remove('admin', `${PATH}/${brief.id}`, 1)).statusCode).toBe(200)
    expect((await api.get('agent', `${PATH}/${brief.id}`)).statusCode).toBe(404)
    expect((await api.remove('admin', `${PATH}/${partner.id}`, 2)).json<{ code: string }>().code).toBe('referenced')
  })

  test('R364 refuses what is not valid, at the field', async () => {
    const { id: fundId } = await world.make('funds')
    const [account, contact] = [await world.make('bank-accounts'), await world.make('contacts')]
    const partner = await partnerOf(fundId, 'First')
    const wrong: [Record<string, unknown>, string, number, number?][] = [
      [{ name: '' }, 'name', 400],
      [{ legalStatus: null }, 'legalStatus', 400],
      [{ legalStatus: 'Company' }, 'legalStatus', 400],
      [{ subscriptionDate: '2025-02-30' }, 'subscriptionDate', 400],
      [{ skipManagementFeeDistribution: 'yes' }, 'skipManagementFeeDistribution', 400],
      // A new record cannot state it; a stored one has another, which a PUT may only send back as it stands.
      [{ totalCommitment: '5' }, 'totalCommitment', 400, 422],
      [
        { mainContactId: contact.id, additionalContacts: [{ contactId: contact.id }] },
        'additionalContacts.0.contactId',
        422,
      ],
      [{ bankAccountId: account.id }, 'bankAccountId', 422],
    ]
    for (const [values, field, status, statusOfPut = status] of wrong) {
      const { fundId: _, ...body } = await world.body('limited-partners', { fundId, name: 'Second', ...values })
      for (const [answer, expected] of [
        [await api.post('user', PATH, { ...body, fundId }), status],
        [await api.put('user', `${PATH}/${partner.id}`, 1, body), statusOfPut],
      ] as const)
        expect([answer.statusCode, Object.keys(answer.json<Errors>().errors ?? {})], JSON.stringify(values)).toEqual([
          expected,
          [field],
        ])
    }
    expect(
      (await api.post('user', PATH, await world.body('limited-partners', { fundId, name: 'First' }))).json<{
        code: string
      }>().code,
    ).toBe('already-exists')
  })

  test('R133 R364 is open to the roles of the table and to no other tenant', async () => {
    const { id: fundId } = await world.make('funds')
    const cells: string[] = []
    for (const [index, person] of (
      ['admin', 'user', 'agent', 'investor', 'global', 'mixed', 'stranger'] as const satisfies Person[]
    ).entries()) {
      const partner = await partnerOf(fundId, `Partner ${index}`)
      const { fundId: _, ...body } = await world.body('limited-partners', { fundId, name: `Changed ${index}` })
      const listed = await api.get(person, `${PATH}?${filterOf({ fundId })}`)
      const answers = [
        listed,
        await api.get(person, `${PATH}/${partner.id}`),
        await api.get(person, `${PATH}/${partner.id}/ledger`),
        await api.put(person, `${PATH}/${partner.id}`, 1, body),
      ]
      const { version } = (await api.get('admin', `${PATH}/${partner.id}`)).json<RecordOf<'limited-partners'>>()
      answers.push(await api.remove(person, `${PATH}/${partner.id}`, version))
      cells.push(
        `${person} ${answers.map(({ statusCode }) => statusCode).join(' ')}${person === 'stranger' ? ` ${listed.body}` : ''}`,
      )
    }
    expect(cells).toEqual([
      'admin 200 200 200 200 200',
      'user 200 200 200 200 403',
      'agent 200 200 200 403 403',
      'investor 403 403 403 403 403',
      'global 403 403 403 403 403',
      'mixed 403 403 403 403 403',
      'stranger 200 404 404 404 404 []',
    ])
  })
})

describe('the figures in the list of partners', () => {
  test('R072 the called % of the total is that of everybody together: one who skips the fee lowers it', async () => {
    const { id: fundId } = await world.make('funds')
    await book(await partnerOf(fundId, 'Pays'), '2025-01-31', '1000000.00', '250000.00', '0', '0')
    await book(await partnerOf(fundId, 'Skips'), '2025-01-31', '100000.00', '20000.00', '0', '0')
    const query = filterOf({ fundId })
    const rows = (await api.get('agent', `${PATH}?${query}&sort=["name","ASC"]`)).json<RecordOf<'limited-partners'>[]>()
    expect(rows.map(partner => partner.capitalCalledPercent)).toEqual(['25.00', '20.00'])
    // 270,000 ÷ 1,100,000; the mean of the rows would be 22.50.
    expect((await api.get('agent', `${PATH}/totals?${query}`)).json()).toMatchObject({ capitalCalledPercent: '24.55' })
  })

  test('R072 sort it both ways, add up to a total of exactly what the filter finds, and leave as numbers', async () => {
    const { id: fundId } = await world.make('funds')
    const foreign = await other.make('limited-partners')
    const rows: [string, string, string, string, string][] = [
      ['Ash', '1000000.00', '250000.00', '10.10', '5.00'],
      ['Birch', '333333.33', '200000.01', '900.00', '0.00'],
      ['Cedar', '2000000.00', '100.00', '0.00', '0.00'],
    ]
    for (const [name, ...amounts] of rows) await book(await partnerOf(fundId, name), '2025-01-31', ...amounts)
    await partnerOf(fundId, 'Dogwood')
    const names = async (field: string, order: string) =>
      (await api.get('agent', `${PATH}?${filterOf({ fundId })}&sort=["${field}","${order}"]`))
        .json<RecordOf<'limited-partners'>[]>()
        .map(partner => partner.name[0])
        .join('')
    expect(await names('totalCommitment', 'DESC')).toBe('CABD')
    expect(await names('capitalCalled', 'DESC')).toBe('ABCD')
    expect(await names('capitalCalledPercent', 'ASC')).toBe('CABD')
    expect(await names('distributed', 'ASC')).toBe('CDAB')
    expect(await names('remaining', 'DESC')).toBe('CABD')
    expect((await api.get('agent', `${PATH}?sort=["capitalCalled","DESC; select pg_sleep(5)"]`)).statusCode).toBe(400)
    expect((await api.get('agent', `${PATH}?${filterOf({ capitalCalled_gte: '1' })}`)).statusCode).toBe(400)

    const totals = async (person: Person, filter: object) =>
      (await api.get(person, `${PATH}/totals?${filterOf(filter)}`)).json<Record<string, unknown>>()
    expect(await totals('agent', { fundId })).toEqual({
      count: 4,
      totalCommitment: '3333333.33',
      capitalCalled: '450100.01',
      capitalCalledPercent: '13.50',
      distributed: '910.10',
      recallableDistribution: '5.00',
      remaining: '2883238.32',
      shares: '30.000000',
    })
    expect(await totals('agent', { fundId, q: 'birch' })).toMatchObject({ count: 1, capitalCalled: '200000.01' })
    expect(await totals('agent', { fundId, name: 'Dogwood' })).toMatchObject({
      count: 1,
      totalCommitment: '0.00',
      capitalCalledPercent: null,
    })
    expect(await totals('stranger', { fundId })).toMatchObject({ count: 0, totalCommitment: '0.00' })
    expect(await totals('stranger', {})).toMatchObject({ count: 1 })
    expect(foreign.id).toBeGreaterThan(0)
    for (const person of ['investor', 'global', 'mixed'] as const)
      expect((await api.get(person, `${PATH}/totals`)).statusCode).toBe(403)
    expect((await api.get('agent', `${PATH}/totals?${filterOf({ unknown: 1 })}`)).statusCode).toBe(400)

    const sheet = (await readSheet(
      (await api.get('agent', `${PATH}?${filterOf({ fundId })}&sort=["capitalCalled","DESC"]&format=xlsx`)).rawPayload,
    )) as unknown[][]
    const [head, ...exported] = sheet as [string[], ...unknown[][]]
    expect(exported.map(row => row[head.indexOf('Name')])).toEqual(['Ash', 'Birch', 'Cedar', 'Dogwood'])
    expect(exported.map(row => row[head.indexOf('Capital called')])).toEqual([250000, 200000.01, 100, 0])
    expect(exported.map(row => row[head.indexOf('Capital called %')])).toEqual([25, 60, 0.01, null])
  })
})
