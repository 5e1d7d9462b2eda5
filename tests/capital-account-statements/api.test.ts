/** What publishing a reporting period says to each limited partner, and that it never changes. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { PerformanceReport, Statement } from '../../src/capital-account-statements/shapes.ts'
import type { DatabaseTransaction } from '../../src/context.ts'
import type { RecordOf } from '../server/requests.ts'
import { serve } from '../server/serve.ts'
import { publishPeriod, statementFixtures } from './statementFixtures.ts'

const { api, world } = await serve()

interface Kept {
  statement: Statement
  performanceReport: PerformanceReport
}

const listed = async (periodId: number): Promise<RecordOf<'capital-account-statements'>[]> =>
  (await api.get('agent', `/api/capital-account-statements?filter={"reportingPeriodId":${periodId}}`)).json<
    RecordOf<'capital-account-statements'>[]
  >()
/** The statement of the first partner. */
async function firstOf(periodId: number): Promise<RecordOf<'capital-account-statements'>> {
  const [row] = await listed(periodId)
  if (!row) throw new Error('The period has no statement.')
  return row
}
const paper = (id: number, format: string) =>
  api.get('agent', `/api/capital-account-statements/${id}/paper?format=${format}`)
const kept = async (id: number): Promise<Kept> => (await paper(id, 'json')).json<Kept>()

test('R114 publishing tells each contact of a partner once, and links to its reports', async () => {
  const contact = await world.make('contacts', { firstName: 'Ines', lastName: 'Roth', email: 'ines@ashcombe.example' })
  const { period } = await statementFixtures(world, ['Told', 'Without a contact'], [contact.id])
  const mails = async () =>
    (await api.get('admin', `/api/mails?filter={"resource":"reporting-periods","recordId":${period.id}}`)).json<
      RecordOf<'mails'>[]
    >()
  expect(await mails()).toEqual([])
  await publishPeriod(api, period)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    event: 'reporting-period-published',
    recipient: 'ines@ashcombe.example',
    status: 'Queued',
  })
  expect(mail?.body).toMatch(/^Dear Ines Roth,/)
  expect(mail?.body).toContain('Q2 2026')
  expect(mail?.body).toContain('30/06/2026')
  expect(mail?.body).toContain('statement of Told')
})

test('a partner who has promised nothing by the last day of the period gets no statement', async () => {
  const { fund, period, partners } = await statementFixtures(world, ['Admitted', 'Admitted too'])
  await world.make('limited-partners', { fundId: fund.id, name: 'Not yet admitted' })
  await publishPeriod(api, period)
  expect((await listed(period.id)).map(({ limitedPartnerId }) => limitedPartnerId)).toEqual(
    partners.map(({ id }) => id),
  )
})

describe('capital account statements', () => {
  test('stand once the period is published, one for each partner, with the figures of its last day', async () => {
    const { fund, period, partners } = await statementFixtures(world)
    expect(await listed(period.id)).toEqual([])
    await publishPeriod(api, period)
    const rows = await listed(period.id)
    expect(
      rows.map(({ limitedPartnerId, commitment, called, netAssetValue }) => ({
        limitedPartnerId,
        commitment,
        called,
        netAssetValue,
      })),
    ).toEqual([
      // 5,200,000.01 by 5 : 15, the odd cent to the larger remainder.
      { limitedPartnerId: partners[0].id, commitment: '5000000.00', called: '1312500.00', netAssetValue: '1300000.00' },
      {
        limitedPartnerId: partners[1].id,
        commitment: '15000000.00',
        called: '3937500.00',
        netAssetValue: '3900000.01',
      },
    ])
    const { statement, performanceReport } = await kept((await firstOf(period.id)).id)
    expect(statement.fund.name).toBe(fund.name)
    // 5,000,000 − 1,312,500 + 120,000 = 3,807,500; 26.25 % called.
    expect(statement.position).toMatchObject({
      commitment: '5000000.00',
      fundCommitment: '20000000.00',
      share: '25.00',
      called: '1312500.00',
      calledPercent: '26.25',
      distributed: '250000.00',
      recallable: '120000.00',
      remaining: '3807500.00',
    })
    const [ofPeriod, ofYear, inception] = statement.spans
    expect(inception?.unfunded).toMatchObject({
      opening: '0.00',
      commitments: '5000000.00',
      calls: '1312500.00',
      recallable: '120000.00',
      closing: '3807500.00',
    })
    // 1,312,500 − 250,000 + 237,500 = 1,300,000: the result is what the value holds beyond the cash.
    expect(inception?.account).toMatchObject({
      opening: '0.00',
      called: '1312500.00',
      distributed: '250000.00',
      result: '237500.00',
      closing: '1300000.00',
    })
    expect(ofPeriod?.from).toBeNull()
    expect(ofYear?.account?.closing).toBe('1300000.00')
    // 250,000 ÷ 1,312,500 and 1,300,000 ÷ 1,312,500.
    expect(statement.dpi.value).toMatch(/^0\.1904/)
    expect(statement.rvpi.value).toMatch(/^0\.9904/)
    expect(statement.tvpi.value).toMatch(/^1\.1809/)
    expect(statement.cashFlows.map(({ date, name, called, distributed }) => [date, name, called, distributed])).toEqual(
      [
        ['2023-01-20', 'Call 1', '1312500.00', '0.00'],
        ['2025-03-31', 'Payout 1', '0.00', '250000.00'],
      ],
    )
    expect(performanceReport.figures.find(({ name }) => name === 'nav')?.value).toBe('5200000.01')
  })

  test('state of each investment how much of it is owned on the last day, who was excused and what is deferred', async () => {
    const { fund, period } = await statementFixtures(world)
    const country = await world.make('countries', { name: 'Fennmark' })
    const investment = await world.make('investments', {
      fundId: fund.id,
      dealCurrencyId: fund.currencyId,
      countryId: country.id,
      excusedCommitments: '250000',
      deferredProceeds: 'Escrow of 40,000 until 2027',
    })
    const worth = (date: string, fullyDilutedOwnership: string) =>
      world.make('fair-values', { investmentId: investment.id, date, value: '900', cost: '800', fullyDilutedOwnership })
    await worth('2026-03-31', '19.5')
    await worth('2026-06-30', '24.5')
    await worth('2026-07-31', '31')
    await publishPeriod(api, period)
    const { performanceReport } = await kept((await firstOf(period.id)).id)
    expect(performanceReport.investments).toMatchObject([
      {
        fullyDilutedOwnership: '24.5000',
        exitedPercent: '0',
        excusedCommitments: '250000.00',
        deferredProceeds: 'Escrow of 40,000 until 2027',
      },
    ])
    expect(performanceReport.investments[0]?.details).toEqual(
      expect.arrayContaining([
        { title: 'Deferred proceeds', value: 'Escrow of 40,000 until 2027' },
        // By name, and not by the id that is stored.
        { title: 'Country', value: 'Fennmark' },
      ]),
    )
    expect(performanceReport.investments[0]?.details.map(({ title }) => title)).not.toContain('Fund')
  })

  test.each([
    ['admin', 200],
    ['user', 200],
    ['agent', 200],
    ['investor', 403],
    ['global', 403],
    // Two roles that exclude each other.
    ['mixed', 403],
    ['stranger', 404],
    [undefined, 401],
  ] as const)('R134 are listed and downloaded by the read group alone: %s gets %i', async (person, expected) => {
    const { period } = await statementFixtures(world)
    await publishPeriod(api, period)
    const { id } = await firstOf(period.id)
    const answers = await Promise.all(
      [
        `/api/capital-account-statements/${id}`,
        ...['pdf', 'xlsx', 'json'].map(format => `/api/capital-account-statements/${id}/paper?format=${format}`),
      ].map(url => api.call(person, url)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => expected))
    const list = await api.call(person, `/api/investor-reports?filter={"fundId":${period.fundId}}`)
    // Whoever reads the reports of another tenant sees none of this one.
    expect(list.statusCode).toBe(expected === 404 ? 200 : expected)
  })

  test('tie together to the net asset value and the commitments of the fund, and name no other partner', async () => {
    const { period } = await statementFixtures(world, ['Calderstone', 'Elmsworth'])
    await publishPeriod(api, period)
    const rows = await listed(period.id)
    const all = await Promise.all(rows.map(({ id }) => kept(id)))
    const cents = (amounts: (string | null | undefined)[]) =>
      amounts.reduce((sum, amount) => sum + BigInt((amount ?? '').replace('.', '')), 0n)
    const figure = (name: string) => all[0]?.performanceReport.figures.find(each => each.name === name)?.value
    expect(cents(all.map(({ statement }) => statement.nav))).toBe(cents([figure('nav')]))
    expect(cents(all.map(({ statement }) => statement.position.commitment))).toBe(cents([figure('commitments')]))
    expect(cents(all.map(({ statement }) => statement.position.remaining))).toBe(cents([figure('remaining')]))
    expect(JSON.stringify(all[0])).not.toContain('Elmsworth')
    expect(JSON.stringify(all[1])).not.toContain('Calderstone')
  })

  test('that two readers open at the same time are drawn for both and stored once', async () => {
    const { period } = await statementFixtures(world)
    await publishPeriod(api, period)
    const { id, version } = await firstOf(period.id)
    const [one, other] = await Promise.all([paper(id, 'pdf'), paper(id, 'pdf')])
    expect(one.statusCode).toBe(200)
    expect(other.rawPayload.equals(one.rawPayload)).toBe(true)
    expect((await firstOf(period.id)).version).toBe(version + 1)
  })

  test('stay as they were published, whatever changes afterwards: their bytes too', async () => {
    const { fund, period, partners } = await statementFixtures(world)
    const published = await publishPeriod(api, period)
    const row = await firstOf(period.id)
    const before = { json: (await paper(row.id, 'json')).body, pdf: (await paper(row.id, 'pdf')).rawPayload }
    const sheet = (await paper(row.id, 'xlsx')).rawPayload
    await api.database.asAdministrator('update limited_partners set name = $1 where id = $2', [
      'Renamed',
      partners[0].id,
    ])
    await api.database.asAdministrator('update funds set name = $1 where id = $2', ['Renamed', fund.id])
    const later = await world.make('reporting-periods', { fundId: fund.id, name: 'Q3 2026', date: '2026-09-30' })
    await world.make('accounting-entries', {
      fundId: fund.id,
      reportingPeriodId: later.id,
      totalCash: '9999999',
      borrowings: '0',
      otherAssetsAndLiabilities: '0',
    })
    await publishPeriod(api, later)
    expect((await paper(row.id, 'json')).body).toBe(before.json)
    expect((await paper(row.id, 'pdf')).rawPayload.equals(before.pdf)).toBe(true)
    expect((await paper(row.id, 'xlsx')).rawPayload.length).toBe(sheet.length)
    const reopened = await api.post(
      'admin',
      `/api/reporting-periods/${published.id}/reopen`,
      { reason: 'again' },
      { version: published.version },
    )
    expect(reopened.statusCode).toBe(409)
    const dated = await api.post('admin', '/api/transactions', {
      fundId: fund.id,
      date: '2026-06-30',
      type: 'Other',
      description: 'Late',
    })
    expect(dated.statusCode).not.toBe(201)
  })

  test('are refused any change or removal by the database itself', async () => {
    const { period } = await statementFixtures(world)
    await publishPeriod(api, period)
    const row = await firstOf(period.id)
    const id = row.id
    const works: ((tx: DatabaseTransaction) => Promise<unknown>)[] = [
      tx => tx.updateTable('capital_account_statements').set({ snapshot: '{}' }).where('id', '=', id).execute(),
      tx => tx.updateTable('capital_account_statements').set({ called: '1' }).where('id', '=', id).execute(),
      tx => tx.deleteFrom('capital_account_statements').where('id', '=', id).execute(),
      tx => tx.updateTable('performance_reports').set({ snapshot: '{}' }).execute(),
      tx => tx.deleteFrom('performance_reports').execute(),
    ]
    for (const work of works)
      await expect(api.database.database.inTransaction({ tenantId: api.tenants.own }, work)).rejects.toThrow(
        /permission denied/,
      )
    expect((await api.remove('admin', `/api/capital-account-statements/${row.id}`, 1)).statusCode).not.toBe(200)
  })

  test('print what they say as PDF, and answer all of a period as one archive; each download is recorded', async () => {
    const { period } = await statementFixtures(world)
    await publishPeriod(api, period)
    const row = await firstOf(period.id)
    const pdf = await paper(row.id, 'pdf')
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain('Capital account statement Q2 2026 Ashcombe.pdf')
    const { statement } = await kept(row.id)
    const json = await paper(row.id, 'json')
    const text = json.body.slice('{"statement":'.length, json.body.indexOf(',"performanceReport":'))
    expect(createHash('sha256').update(text).digest('hex')).toBe(row.snapshotHash)
    expect(statement.period).toEqual({ id: period.id, name: 'Q2 2026', date: '2026-06-30' })
    const zip = await api.get('agent', `/api/reporting-periods/${period.id}/capital-account-statements`)
    expect(zip.headers['content-type']).toBe('application/zip')
    expect(zip.rawPayload.includes(pdf.rawPayload)).toBe(true)
    expect(zip.rawPayload.includes('Capital account statement Q2 2026 Borrowdale.pdf')).toBe(true)
    const history = await api.get('admin', `/api/capital-account-statements/${row.id}/history`)
    expect(history.body.match(/"download"/g)?.length).toBeGreaterThanOrEqual(3)
  })

  test('are not to be had of a period without any: no empty file', async () => {
    const { period } = await statementFixtures(world)
    const none = await api.get('agent', `/api/reporting-periods/${period.id}/capital-account-statements`)
    expect(none.statusCode).toBe(404)
    expect(none.json<{ detail: string }>().detail).toBe('No document to download')
  })
})

describe('letters that no paper can print keep a period from being published', () => {
  const published = async ({ id, version }: RecordOf<'reporting-periods'>) => {
    const completed = await api.post('admin', `/api/reporting-periods/${id}/complete`, {}, { version })
    const held = completed.json<RecordOf<'reporting-periods'>>()
    return api.post('admin', `/api/reporting-periods/${id}/publish`, {}, { version: held.version })
  }
  const refused = async (period: RecordOf<'reporting-periods'>): Promise<[number, string | undefined]> => {
    const answer = await published(period)
    expect(await listed(period.id)).toEqual([])
    return [answer.statusCode, answer.json<{ detail?: string }>().detail]
  }

  test('in what is still to come of a sale', async () => {
    const { fund, period } = await statementFixtures(world)
    const deferredProceeds = 'Escrow at 王 Bank until 2027'
    const deal = { fundId: fund.id, dealCurrencyId: fund.currencyId, deferredProceeds }
    const { id: investmentId } = await world.make('investments', deal)
    await world.make('fair-values', { investmentId, date: '2026-06-30', value: '900', cost: '800' })
    expect(await refused(period)).toEqual([422, expect.stringContaining('to be paid: Escrow at 王 Bank until 2027”')])
  })

  test('but not in the name of a closing that was completed before, which nobody can change: they are marked', async () => {
    const { fund, period, partners } = await statementFixtures(world)
    const closing = { fundId: fund.id, name: '第二 closing', date: '2025-06-30', status: 'Completed' }
    const { id: closingId } = await world.insert('closings', closing)
    const [{ id: limitedPartnerId }] = partners
    const raised = { limitedPartnerId, date: closing.date, value: '5000000', closingId, transferId: null }
    await world.insert('limited-partner-commitments', raised)
    expect((await published(period)).statusCode).toBe(200)
    expect(await listed(period.id)).toHaveLength(2)
  })

  test('in the name of a contact, which is named with the partner whose statement prints it', async () => {
    const contact = await world.make('contacts', { firstName: '王', lastName: 'Li' })
    const { period } = await statementFixtures(world, ['Ashcombe', 'Borrowdale'], [contact.id])
    expect(await refused(period)).toEqual([422, expect.stringContaining('王 in “王 Li” (Ashcombe)')])
  })
})
