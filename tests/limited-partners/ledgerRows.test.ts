import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import {
  appendCommitments,
  appendTransactions,
  ledgerOf,
  removeSource,
} from '../../src/limited-partners/ledger.server.ts'
import { transactionsOfLine } from '../../src/limited-partners/ledger.ts'
import type { CommitmentRow } from '../../src/limited-partners/ledger.ts'
import { SEVERAL } from '../server/api.ts'
import { contentsOf } from '../server/contents.ts'
import { serveLedger } from './servedLedger.ts'

const { api, closing, figuresOf, fund, inContext, otherMovement, partnerOf, world } = await serveLedger()

describe('rows of the ledger', () => {
  test('I6 are taken back by exactly the operation that made them, and leave everything as it was', async () => {
    const partner = await partnerOf('Borrowdale')
    const add = (movementId: number) =>
      inContext(context =>
        appendTransactions(
          context,
          transactionsOfLine(
            partner.id,
            '2025-03-15',
            { investmentFunding: '10.00' },
            { capitalMovementId: movementId },
          ),
        ),
      )
    await inContext(context =>
      appendCommitments(context, [
        { limitedPartnerId: partner.id, date: '2025-01-31', value: '100.00', closingId: closing.id },
      ]),
    )
    await add(otherMovement.id)
    const { id: fundBankAccountId } = await world.shared('bank-accounts')
    const before = await inContext(context => ledgerOf(context, [partner.id]))
    const made = await inContext(async context => {
      const third = await context.records.create('capitalMovement', {
        fundId: fund.id,
        name: 'Call 3',
        dueDate: '2025-04-15',
        fundBankAccountId,
        investmentFunding: '100.50',
        navPerShare: '100.50',
      })
      return {
        third,
        ids: await appendTransactions(
          context,
          transactionsOfLine(
            partner.id,
            '2025-04-15',
            { investmentFunding: '7.00', distribution: '3.00' },
            { capitalMovementId: third.id },
          ),
        ),
      }
    })
    expect(made.ids).toHaveLength(2)
    expect(await figuresOf(partner.id)).toMatchObject({
      capitalCalled: '17.00',
      distributed: '3.00',
      remaining: '83.00',
    })
    expect(await inContext(context => removeSource(context, { capitalMovementId: made.third.id }))).toEqual({
      transactions: 2,
      commitments: 0,
    })
    expect(await inContext(context => ledgerOf(context, [partner.id]))).toEqual(before)
    expect(await inContext(context => removeSource(context, { capitalMovementId: made.third.id }))).toEqual({
      transactions: 0,
      commitments: 0,
    })
  })

  test('name exactly one operation and are never changed, also by the database: the product may add them and take them back, and nothing else', async () => {
    const partner = await partnerOf('Dunmore')
    const fifth = await world.make('capital-movements', {
      fundId: fund.id,
      name: 'Call 5',
      dueDate: '2025-06-15',
      investmentFunding: '0',
    })
    const insert = (table: string, values: Record<string, unknown>) =>
      inContext(context =>
        sql`insert into ${sql.table(table)} (tenant_id, limited_partner_id, date, ${sql.join(Object.keys(values).map(name => sql.ref(name)))})
      values (${context.account.tenantId}, ${partner.id}, '2025-06-15', ${sql.join(Object.values(values))})`.execute(
          context.database,
        ),
      )
    const transaction = { type: 'CapitalCall', amount: '5', impact_on_unfunded: '-5' }
    for (const [table, values, operations] of [
      ['limited_partner_commitments', { value: '5' }, [{}, { closing_id: closing.id, transfer_id: 1 }]],
      ['limited_partner_transactions', transaction, [{}, { capital_movement_id: fifth.id, closing_id: closing.id }]],
    ] as const) {
      for (const operation of operations)
        await expect(
          insert(table, { ...values, ...operation }),
          `${table} ${JSON.stringify(operation)}`,
        ).rejects.toThrow('one_source')
    }
    await insert('limited_partner_commitments', { value: '5', closing_id: closing.id })
    await insert('limited_partner_transactions', { ...transaction, capital_movement_id: fifth.id })
    for (const statement of [
      'update limited_partner_commitments set value = 6',
      'update limited_partner_transactions set amount = 6',
      'update limited_partner_transactions set closing_id = null',
    ]) {
      await expect(
        inContext(({ database }) => sql.raw(statement).execute(database)),
        statement,
      ).rejects.toThrow('permission denied')
    }
    expect(await figuresOf(partner.id)).toMatchObject({ totalCommitment: '5.00', remaining: '0.00' })
    expect(await inContext(context => removeSource(context, { capitalMovementId: fifth.id }))).toEqual({
      transactions: 1,
      commitments: 0,
    })
  })

  test('of a transfer are taken back on both sides', async () => {
    const [seller, buyer] = [await partnerOf('Seller'), await partnerOf('Buyer')]
    const transfer = await world.make('transfers', {
      fundId: fund.id,
      date: '2025-06-01',
      sellerId: seller.id,
      transferCommitment: '40.00',
      buyers: [{ limitedPartnerId: buyer.id, commitment: '40.00' }],
    })
    await inContext(context =>
      appendCommitments(context, [
        { limitedPartnerId: seller.id, date: '2025-01-31', value: '100.00', closingId: closing.id },
      ]),
    )
    await inContext(context =>
      appendCommitments(context, [
        { limitedPartnerId: seller.id, date: '2025-06-01', value: '-40.00', transferId: transfer.id },
        { limitedPartnerId: buyer.id, date: '2025-06-01', value: '40.00', transferId: transfer.id },
      ]),
    )
    // Who sells in a test has promised 1,000,000.00 before.
    expect([(await figuresOf(seller.id)).totalCommitment, (await figuresOf(buyer.id)).totalCommitment]).toEqual([
      '1000060.00',
      '40.00',
    ])
    expect(await inContext(context => removeSource(context, { transferId: transfer.id }))).toEqual({
      transactions: 0,
      commitments: 2,
    })
    expect([(await figuresOf(seller.id)).totalCommitment, (await figuresOf(buyer.id)).totalCommitment]).toEqual([
      '1000100.00',
      '0.00',
    ])
  })

  test('I17 are noted in the history when they come and when they go', async () => {
    const partner = await partnerOf('Calderstone')
    const fourth = await world.make('capital-movements', {
      fundId: fund.id,
      name: 'Call 4',
      dueDate: '2025-05-15',
      investmentFunding: '0',
    })
    const [id] = await inContext(context =>
      appendTransactions(
        context,
        transactionsOfLine(partner.id, '2025-05-15', { investmentFunding: '10.00' }, { capitalMovementId: fourth.id }),
      ),
    )
    const history = (await api.get('user', `/api/limited-partner-transactions/${id}/history`)).json<
      {
        action: string
        changes: { field: string; old: unknown; new: unknown }[]
      }[]
    >()
    expect(history).toMatchObject([{ action: 'create' }])
    expect(history[0]!.changes).toContainEqual({ field: 'investmentFunding', old: null, new: '10.00' })
    expect(history[0]!.changes).toContainEqual({ field: 'capitalMovementId', old: null, new: fourth.id })
    await inContext(context => removeSource(context, { capitalMovementId: fourth.id }))
    const notes = await api.database.asAdministrator<{ action: string }>(
      'select action from audit where resource = $1 and record_id = $2 order by id',
      ['limited-partner-transactions', id],
    )
    expect(notes.map(({ action }) => action)).toEqual(['create', 'delete'])
  })

  test('have exactly one source, belong to the tenant, and come all or none', async () => {
    const partner = await partnerOf('Dray')
    const prints = await contentsOf(api.database)
    const row: CommitmentRow = { limitedPartnerId: partner.id, date: '2025-01-31', value: '1.00' }
    await expect(inContext(async context => appendCommitments(context, [row]))).rejects.toThrow('exactly one source')
    await expect(
      inContext(async context => appendCommitments(context, [{ ...row, closingId: closing.id, transferId: 1 }])),
    ).rejects.toThrow('exactly one source')
    await expect(
      inContext(context => appendCommitments(context, [{ ...row, closingId: closing.id }]), api.tenants.other),
    ).rejects.toThrow('violates foreign key constraint')
    await expect(
      inContext(context =>
        appendCommitments(context, [
          { ...row, closingId: closing.id },
          { ...row, limitedPartnerId: 999_999, closingId: closing.id },
        ]),
      ),
    ).rejects.toThrow('violates foreign key constraint')
    expect(await inContext(context => appendCommitments(context, []))).toEqual([])
    expect(await contentsOf(api.database)).toEqual(prints)
  })

  test.skipIf(SEVERAL)(
    'of thousands of partners are written, listed, sorted and summed by no more statements than those of a few',
    async () => {
      const [few, many] = [await ledgerOfPartners(2), await ledgerOfPartners(4_000)]
      expect(few.statements).toEqual([2, 1, 1, 2])
      expect(many.statements).toEqual(few.statements)
      expect(many.partners).toHaveLength(4_000)
      expect(many.partners.map(({ id, remaining }) => [id, remaining])).toEqual(
        many.ids.map((id, index) => [id, index < 2_000 ? '897.00' : '1000.00']),
      )
      expect(many.sorted.map(({ id }) => id)).toEqual([...many.ids.slice(2_000), ...many.ids.slice(0, 2_000)])
      expect(many.figures).toEqual(['4000000.00', '206000.00', '3794000.00'])
    },
  )
})

/**
 * A fund of so many partners, half of whom were called, and how many statements about partners it takes to write, list,
 * sort and sum up what they promised and paid.
 */
async function ledgerOfPartners(count: number) {
  const large = await world.make('funds')
  const made = await api.database.asAdministrator<{ id: string }>(
    `insert into limited_partners (tenant_id, fund_id, name, legal_status) select $1, $2, 'Partner ' || lpad(n::text, 4, '0'), 'LegalEntity' from generate_series(1, $3::integer) n returning id`,
    [api.tenants.own, large.id, count],
  )
  const ids = made.map(({ id }) => Number(id))
  // As the database does by itself within a minute: plans made for an empty table are thrown away.
  await api.database.asAdministrator('analyze limited_partners')
  const call = await world.make('capital-movements', {
    fundId: large.id,
    name: 'Large call',
    dueDate: '2025-03-15',
    investmentFunding: '0',
  })
  const own = await world.make('closings', { fundId: large.id, name: 'Large closing', date: '2025-01-31' })
  const list = async (sort: string) =>
    (
      await api.get(
        'user',
        `/api/limited-partners?filter=${JSON.stringify({ fundId: large.id })}&range=[0,9999]&sort=${sort}`,
      )
    ).json<{ id: number; remaining: string }[]>()
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const statements: number[] = []
    const counted = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      sent.mockClear()
      const result = await work()
      statements.push(sent.mock.calls.filter(words => JSON.stringify(words).includes('limited_partner')).length)
      return result
    }
    await counted(() =>
      inContext(async context => {
        await appendCommitments(
          context,
          ids.map(limitedPartnerId => ({ limitedPartnerId, date: '2025-01-31', value: '1000.00', closingId: own.id })),
        )
        await appendTransactions(
          context,
          ids
            .slice(0, count / 2)
            .flatMap(limitedPartnerId =>
              transactionsOfLine(
                limitedPartnerId,
                '2025-03-15',
                { investmentFunding: '100.00', managementFees: '3.00' },
                { capitalMovementId: call.id },
              ),
            ),
        )
      }),
    )
    const partners = await counted(() => list('["name","ASC"]'))
    const sorted = await counted(() => list('["remaining","DESC"]'))
    const { figures } = await counted(async () =>
      (await api.get('user', `/api/funds/${large.id}/performance`)).json<{
        figures: Record<string, { value: string }>
      }>(),
    )
    return {
      ids,
      partners,
      sorted,
      figures: ['commitments', 'called', 'remaining'].map(name => figures[name]!.value),
      statements,
    }
  } finally {
    sent.mockRestore()
  }
}
