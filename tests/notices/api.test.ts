import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Account, Context } from '../../src/context.ts'
import { appendCommitments, appendTransactions } from '../../src/limited-partners/ledger.server.ts'
import { transactionsOfLine } from '../../src/limited-partners/ledger.ts'
import { makeNotices } from '../../src/notices/paperWorker.server.ts'
import { assertNoticesMade, supersedeNotices, writeNotices } from '../../src/notices/notices.server.ts'
import { accountOf } from '../../src/notices/parties.server.ts'
import type { NoticeSnapshot } from '../../src/notices/snapshot.ts'
import { transactionOf } from '../../src/server/records/transaction.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()

const account: Account = {
  id: null,
  tenantId: api.tenants.own,
  tenant: 'larkmoor',
  name: 'Test',
  userName: 'test',
  roles: ['TenantAdministrator'],
}
const inside = <Result>(work: (context: Context) => Promise<Result>): Promise<Result> =>
  api.database.database.inTransaction(account, async tx =>
    work(await transactionOf(api.services, account, tx).context()),
  )
const make = () =>
  makeNotices({ database: api.database.database, files: api.services.files, clock: api.services.clock })

/** Two partners of 25 and 75 million, of whom 100 and 300 are called by a movement that is completed. */
async function completed(name: string, calls: readonly [string, string] = ['100.00', '300.00']) {
  const fund = await world.make('funds')
  const closing = await world.insert('closings', { fundId: fund.id, date: '2025-01-15', status: 'Completed' })
  const contact = await world.make('contacts', { firstName: 'Imogen', lastName: 'Hale' })
  const partners = [
    await world.make('limited-partners', { fundId: fund.id, name: `${name} A`, mainContactId: contact.id }),
    await world.make('limited-partners', { fundId: fund.id, name: `${name} B` }),
  ]
  const movement = await world.make('capital-movements', { fundId: fund.id, name, dueDate: '2026-12-04' })
  await inside(context =>
    appendCommitments(
      context,
      partners.map(({ id }, index) => ({
        limitedPartnerId: id,
        date: '2025-01-15' as const,
        value: index === 0 ? ('25000000' as const) : ('75000000' as const),
        closingId: closing.id,
      })),
    ),
  )
  for (const [index, { id }] of partners.entries())
    await world.insert('capital-movement-lines', {
      capitalMovementId: movement.id,
      limitedPartnerId: id,
      investmentFunding: calls[index],
      paymentReference: `RF18X${movement.id}${index}`,
    })
  await inside(async context => {
    const record = (await context.records.get('capitalMovement', movement.id))!
    await appendTransactions(
      context,
      partners.flatMap(({ id }, index) =>
        transactionsOfLine(
          id,
          '2026-12-04',
          { investmentFunding: index === 0 ? '100.00' : '300.00' },
          { capitalMovementId: movement.id },
        ),
      ),
    )
    expect(await writeNotices(context, record)).toBe(2)
  })
  const { json } = await api.get('user', `/api/notices?filter={"capitalMovementId":${movement.id}}`)
  return { movement, partners, notices: json<{ id: number; version: number }[]>() }
}

async function progress(id: number) {
  const { total, made, failed } = (await api.get('agent', `/api/capital-movements/${id}/notice-progress`)).json<
    Record<string, number>
  >()
  return { total, made, failed }
}

test('an account that is printed was verified on the day where the tenant is, whatever day it is elsewhere', async () => {
  const { id } = await world.make('bank-accounts', { fundId: (await world.make('funds')).id })
  const verifiedOn = async (at: string | null) => {
    await api.database.asAdministrator('update bank_accounts set verified_at = $1 where id = $2', [at, id])
    return (await inside(context => accountOf(context, id, 'fund')))?.verifiedOn
  }
  expect(await verifiedOn('2026-11-02T22:30:00Z')).toBe('2026-11-02')
  expect(await verifiedOn('2026-11-02T23:30:00Z')).toBe('2026-11-03')
  expect(await verifiedOn(null)).toBeNull()
})

describe('the notices of a movement', () => {
  test('R239 wait for their papers, which are made from what is kept and then go out, each with its own figures', async () => {
    const { movement, notices, partners } = await completed('First')
    expect(await progress(movement.id)).toEqual({ total: 2, made: 0, failed: 0 })
    const waiting = await api.get('user', `/api/notices/${notices[0]!.id}/paper`)
    expect([waiting.statusCode, waiting.json<{ detail: string }>().detail]).toEqual([
      409,
      'The paper of this notice is not made yet.',
    ])
    await expect(inside(context => assertNoticesMade(context, movement.id))).rejects.toMatchObject({
      detail: '0 of 2 notices made',
    })
    await make()
    expect(await progress(movement.id)).toEqual({ total: 2, made: 2, failed: 0 })
    await inside(context => assertNoticesMade(context, movement.id))
    for (const [index, notice] of notices.entries()) {
      const pdf = await api.get('user', `/api/notices/${notice.id}/paper`)
      expect(pdf.statusCode).toBe(200)
      expect(pdf.headers['content-type']).toBe('application/pdf')
      expect(pdf.headers['content-disposition']).toMatch(/^attachment/)
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      const snapshot = (await api.get('user', `/api/notices/${notice.id}/paper?format=json`)).json<NoticeSnapshot>()
      expect(snapshot.totals.net.investor).toBe(['100.00', '300.00'][index])
      expect(snapshot.unfunded.after.investor).toBe(['24999900.00', '74999700.00'][index])
      expect(snapshot.investor.name).toBe(`First ${'AB'[index]}`)
      // Nothing of the other partner.
      expect(JSON.stringify(snapshot)).not.toContain(`First ${'BA'[index]}`)
      const sheet = await api.get('user', `/api/notices/${notice.id}/paper?format=xlsx`)
      expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
    }
    expect(partners).toHaveLength(2)
    const record = (await api.get('user', `/api/notices/${notices[0]!.id}`)).json<Record<string, unknown>>()
    expect(record).not.toHaveProperty('snapshot')
    expect(record).not.toHaveProperty('contentKey')
    expect((await api.get('user', `/api/notices/${notices[0]!.id}/history`)).body).toContain('"download"')
  })

  test('R487 tie to the ledger, and a difference is named', async () => {
    const good = await completed('Tying')
    expect((await api.get('user', `/api/capital-movements/${good.movement.id}/notice-check`)).json()).toEqual({
      compared: 2,
      currency: expect.stringMatching(/^[A-Z]{3}$/),
      minorUnits: 2,
      // 100.00 of 25 million and 300.00 of 75 million.
      totals: [
        { figure: 'call', notices: '400.00', ledger: '400.00' },
        { figure: 'distribution', notices: '0.00', ledger: '0.00' },
        { figure: 'impactOnUnfunded', notices: '-400.00', ledger: '-400.00' },
        { figure: 'after', notices: '99999600.00', ledger: '99999600.00' },
      ],
      differences: [],
    })
    const wrong = await completed('Not tying', ['100.01', '300.00'])
    const { differences } = (await api.get('user', `/api/capital-movements/${wrong.movement.id}/notice-check`)).json<{
      differences: { limitedPartner: string; figure: string; notice: string; ledger: string }[]
    }>()
    expect(
      differences.map(({ limitedPartner, figure, notice, ledger }) => [limitedPartner, figure, notice, ledger]),
    ).toEqual([
      ['Not tying A', 'call', '100.01', '100.00'],
      ['Not tying A', 'impactOnUnfunded', '-100.01', '-100.00'],
      ['Not tying A', 'after', '24999899.99', '24999900.00'],
      ['Not tying A', 'calledSoFar', '100.01', '100.00'],
    ])
  })

  test('R487 tie to the ledger as it stood, whatever was completed later, until a row of their own is changed', async () => {
    const { movement, partners } = await completed('Standing')
    const check = async () => {
      const { differences, totals } = (
        await api.get('user', `/api/capital-movements/${movement.id}/notice-check`)
      ).json<{
        differences: { limitedPartner: string; figure: string; notice: string; ledger: string }[]
        totals: { figure: string; notices: string; ledger: string }[]
      }>()
      return {
        differences: differences.map(({ limitedPartner, figure, notice, ledger }) => [
          limitedPartner,
          figure,
          notice,
          ledger,
        ]),
        after: totals.find(({ figure }) => figure === 'after'),
      }
    }
    const ties = { differences: [], after: { figure: 'after', notices: '99999600.00', ledger: '99999600.00' } }
    expect(await check()).toEqual(ties)
    // Completed afterwards: one is due on the same day, one before it.
    for (const dueDate of ['2026-12-04', '2026-12-01'] as const) {
      const { fundId } = (await api.get('user', `/api/capital-movements/${movement.id}`)).json<{ fundId: number }>()
      const later = await world.make('capital-movements', { fundId, name: `Standing, ${dueDate}`, dueDate })
      const [first] = partners
      await inside(context =>
        appendTransactions(
          context,
          transactionsOfLine(first!.id, dueDate, { investmentFunding: '50.00' }, { capitalMovementId: later.id }),
        ),
      )
    }
    expect(await check()).toEqual(ties)
    await api.database.asAdministrator(
      `update limited_partner_transactions set impact_on_unfunded = -100.01 where capital_movement_id = $1 and limited_partner_id = $2`,
      [movement.id, partners[0]!.id],
    )
    expect((await check()).differences).toEqual([
      ['Standing A', 'impactOnUnfunded', '-100.00', '-100.01'],
      ['Standing A', 'after', '24999900.00', '24999899.99'],
    ])
    await api.database.asAdministrator('delete from limited_partner_transactions where capital_movement_id = $1', [
      movement.id,
    ])
    expect((await check()).differences).toContainEqual(['Standing B', 'call', '300.00', '0.00'])
  })

  test('are kept with a hash of what they say; what was changed is not printed, with the reason, and can be retried', async () => {
    const { movement, notices } = await completed('Changed')
    const { id } = notices[0]!
    const [kept] = await api.database.asAdministrator<{ snapshot: string; snapshot_hash: string }>(
      'select snapshot, snapshot_hash from notices where id = $1',
      [id],
    )
    expect(createHash('sha256').update(kept!.snapshot).digest('hex')).toBe(kept!.snapshot_hash)
    await api.database.asAdministrator(
      `update notices set snapshot = replace(snapshot, '100.00', '900.00') where id = $1`,
      [id],
    )
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await make()
      await api.database.asAdministrator(
        `update notices set next_attempt_at = '2026-01-01' where id = $1 and status = 'Queued'`,
        [id],
      )
    }
    expect(await progress(movement.id)).toEqual({ total: 2, made: 1, failed: 1 })
    const failed = (await api.get('user', `/api/notices/${id}`)).json<{ lastError: string; version: number }>()
    expect(failed.lastError).toBe('What is kept of the notice has changed since it was written.')
    await expect(inside(context => assertNoticesMade(context, movement.id))).rejects.toMatchObject({
      detail: '1 of 2 notices made, 1 failed: retry them first',
    })
    await api.database.asAdministrator('update notices set snapshot = $2 where id = $1', [id, kept!.snapshot])
    expect((await api.post('agent', `/api/notices/${id}/retry`, {}, { version: failed.version })).statusCode).toBe(403)
    expect((await api.post('user', `/api/notices/${id}/retry`, {}, { version: failed.version })).statusCode).toBe(200)
    await make()
    expect(await progress(movement.id)).toEqual({ total: 2, made: 2, failed: 0 })
  })

  test('whose worker died are made again when its lease has run out, once', async () => {
    const { movement } = await completed('Crashed')
    await api.database.asAdministrator(
      `update notices set status = 'Making', attempts = 1, next_attempt_at = '2026-11-21T12:05:00Z' where capital_movement_id = $1`,
      [movement.id],
    )
    await make()
    expect(await progress(movement.id)).toEqual({ total: 2, made: 0, failed: 0 })
    api.today.date = '2026-11-22'
    await Promise.all([make(), make()])
    api.today.date = '2026-11-21'
    expect(await progress(movement.id)).toEqual({ total: 2, made: 2, failed: 0 })
  })

  test('are superseded when the movement is reopened, and counted no more; the next ones are another edition', async () => {
    const { movement, notices } = await completed('Reopened')
    await make()
    await inside(async context => {
      await supersedeNotices(context, movement.id)
      await writeNotices(context, (await context.records.get('capitalMovement', movement.id))!)
    })
    expect(await progress(movement.id)).toEqual({ total: 2, made: 0, failed: 0 })
    const all = (await api.get('agent', `/api/notices?filter={"capitalMovementId":${movement.id}}`)).json<
      { superseded: boolean; edition: number }[]
    >()
    expect(all.map(({ superseded, edition }) => `${superseded} ${edition}`).sort()).toEqual([
      'false 2',
      'false 2',
      'true 1',
      'true 1',
    ])
    expect((await api.get('agent', `/api/notices/${notices[0]!.id}/paper`)).statusCode).toBe(200)
  })

  test('can be looked at before, without writing anything', async () => {
    const { movement, partners } = await completed('Previewed')
    const before = await api.database.asAdministrator('select count(*) from notices')
    const url = `/api/capital-movements/${movement.id}/notice-preview`
    expect((await api.get('agent', url)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const second = await api.get('agent', `${url}?limitedPartnerId=${partners[1]!.id}&format=json`)
    expect(second.json<NoticeSnapshot>().totals.net.investor).toBe('300.00')
    expect((await api.get('agent', `${url}?limitedPartnerId=999999`)).statusCode).toBe(404)
    expect((await api.get('agent', `${url}?format=docx`)).statusCode).toBe(400)
    expect(await api.database.asAdministrator('select count(*) from notices')).toEqual(before)
  })

  test('R487 R488 state purpose, section of the agreement and what the bank said of the account; the movement shows it too', async () => {
    const { movement, partners } = await completed('Payees')
    const answered = `payee_answer = $2, payee_answered_on = '2026-11-02', payee_answer_by = 'Hanne Birk'`
    await api.database.asAdministrator(
      `update capital_movements set purpose = 'Ingleby Compute', agreement_section = '5.2' where id = $1`,
      [movement.id],
    )
    const { fundBankAccountId } = (await api.get('user', `/api/capital-movements/${movement.id}`)).json<{
      fundBankAccountId: number
    }>()
    const preview = async () =>
      (await api.get('user', `/api/capital-movements/${movement.id}/notice-preview?format=json`)).json<NoticeSnapshot>()
    const payees = async () =>
      (await api.get('agent', `/api/capital-movements/${movement.id}/payees`)).json<Record<string, unknown>>()
    expect((await preview()).account?.payeeConfirmation).toBeNull()
    const named = async (address: string) => (await api.get('user', address)).json<{ name: string; fundId: number }>()
    const account = await named(`/api/bank-accounts/${fundBankAccountId}`)
    const fund = await named(`/api/funds/${account.fundId}`)
    // What the account is called in the house is nobody's name.
    expect(account.name).not.toBe(fund.name)
    expect((await preview()).account?.holder).toBe(fund.name)
    await api.database.asAdministrator(`update bank_accounts set registered_name = 'Payees SCSp' where id = $1`, [
      fundBankAccountId,
    ])
    expect((await preview()).account?.holder).toBe('Payees SCSp')
    for (const answer of ['Match', 'CloseMatch', 'NoMatch', 'NotPossible']) {
      await api.database.asAdministrator(`update bank_accounts set ${answered} where id = $1`, [
        fundBankAccountId,
        answer,
      ])
      expect(await preview()).toMatchObject({
        purpose: 'Ingleby Compute',
        agreementSection: '5.2',
        account: { payeeConfirmation: { answer, date: '2026-11-02' } },
      })
      expect(await payees()).toMatchObject({
        account: { id: fundBankAccountId, answer, date: '2026-11-02', by: 'Hanne Birk' },
        partners: [],
      })
    }
    // A partner that is paid out, to an account that the bank knows under a similar name.
    const own = await world.insert('bank-accounts', { fundId: movement.fundId, limitedPartnerId: partners[1]!.id })
    await api.database.asAdministrator(`update bank_accounts set ${answered} where id = $1`, [own.id, 'CloseMatch'])
    await api.database.asAdministrator('update limited_partners set bank_account_id = $2 where id = $1', [
      partners[1]!.id,
      own.id,
    ])
    expect((await payees())['partners']).toEqual([])
    // Of 300 called it gets nothing before the distribution is above that.
    const distribute = (amount: number) =>
      api.database.asAdministrator(
        'update capital_movement_lines set distribution = $2 where capital_movement_id = $1',
        [movement.id, amount],
      )
    await distribute(300)
    expect((await payees())['partners']).toEqual([])
    await distribute(301)
    expect((await payees())['partners']).toEqual([
      { limitedPartnerId: partners[1]!.id, name: 'Payees B', answer: 'CloseMatch', date: '2026-11-02' },
    ])
    expect((await api.get('stranger', `/api/capital-movements/${movement.id}/payees`)).statusCode).toBe(404)
    expect((await api.get('investor', `/api/capital-movements/${movement.id}/payees`)).statusCode).toBe(403)
  })

  test('are refused before they are written where a name has letters without a shape', async () => {
    const { movement, partners } = await completed('Letters')
    await api.database.asAdministrator(`update limited_partners set name = '王小明' where id = $1`, [partners[1]!.id])
    const url = `/api/capital-movements/${movement.id}/notice-preview?limitedPartnerId=${partners[1]!.id}`
    const refused = await api.get('user', url)
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      422,
      expect.stringMatching(/^Papers cannot print these letters: 王 小 明 in “王小明”\./),
    ])
    await expect(
      inside(async context => writeNotices(context, (await context.records.get('capitalMovement', movement.id))!)),
    ).rejects.toMatchObject({ code: 'rule' })
  })

  test('are nobody else’s: not the investor’s here, and no other tenant’s', async () => {
    const { movement, notices } = await completed('Private')
    await make()
    for (const url of [
      `/api/notices/${notices[0]!.id}/paper`,
      `/api/capital-movements/${movement.id}/notice-preview`,
      `/api/capital-movements/${movement.id}/notice-progress`,
      `/api/capital-movements/${movement.id}/notice-check`,
    ]) {
      expect((await api.get('investor', url)).statusCode).toBe(403)
      expect((await api.get('stranger', url)).statusCode).toBe(404)
    }
  })
})
