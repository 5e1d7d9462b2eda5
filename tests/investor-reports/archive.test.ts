/** The released files of official reports as one archive, as the list of staff finds them. */
import { expect, test } from 'vitest'
import { PEOPLE } from '../server/api.ts'
import type { Person } from '../server/api.ts'
import { insidesOf } from '../server/insides.ts'
import type { RecordOf } from '../server/requests.ts'
import { serve } from '../server/serve.ts'
import { upload } from '../server/uploads.ts'

const { api, world } = await serve()
const fund = await world.make('funds', {})
const otherFund = await world.make('funds', {})

/** With a file for each text, of which those before the last are replaced. */
async function report(
  fundId: number,
  name: string,
  contents: readonly string[],
): Promise<RecordOf<'investor-reports'>> {
  let made: RecordOf<'investor-reports'> = await world.make('investor-reports', {
    fundId,
    name,
    type: 'Quarterly report',
    date: '2026-06-30',
  })
  for (const [place, content] of contents.entries()) {
    const url = `/api/investor-reports/${made.id}`
    const uploaded = await upload(api, 'user', `${url}/documents`, 'letter.csv', content, { kind: 'Quarterly report' })
    expect(uploaded.statusCode, uploaded.body).toBe(201)
    const action = place === 0 ? 'release' : 'release-new-file'
    const released = await api.post('user', `${url}/${action}`, {}, { version: made.version })
    expect(released.statusCode, released.body).toBe(200)
    made = released.json()
  }
  return made
}

const archive = (filter: object, person: Person = 'user') =>
  api.get(person, `/api/investor-reports/archive?filter=${encodeURIComponent(JSON.stringify(filter))}`)

const summer = await report(fund.id, 'Summer', ['first,file\n', 'second,file\n'])
await report(fund.id, 'Autumn', ['of,autumn\n'])
await report(fund.id, 'Draft', [])
await report(otherFund.id, 'Elsewhere', ['else,where\n'])

test('R014 R074 R159 all that the list shows are one archive of the files that are released now', async () => {
  const answer = await archive({ fundId: fund.id })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(answer.headers['content-disposition']).toContain('Investor reports.zip')
  const insides = insidesOf(answer.rawPayload)
  for (const inside of ['2026-06-30 Summer.csv', 'second,file', '2026-06-30 Autumn.csv', 'of,autumn'])
    expect(insides).toContain(inside)
  for (const outside of ['first,file', 'else,where', 'Draft']) expect(insides).not.toContain(outside)
  const narrowed = insidesOf((await archive({ fundId: fund.id, q: 'Autumn' })).rawPayload)
  expect([narrowed.includes('of,autumn'), narrowed.includes('second,file')]).toEqual([true, false])
})

test('R159 a withdrawn report that the list finds is named as such, and is left out with the filter', async () => {
  const { id: fundId } = await world.make('funds', {})
  await report(fundId, 'Spring', ['of,spring\n'])
  const { id, version } = await report(fundId, 'Mistaken', ['mis,taken\n'])
  const withdrawn = await api.post('user', `/api/investor-reports/${id}/withdraw`, {}, { version })
  expect(withdrawn.statusCode, withdrawn.body).toBe(200)
  const all = insidesOf((await archive({ fundId })).rawPayload)
  for (const inside of ['2026-06-30 Mistaken, withdrawn.csv', 'mis,taken', '2026-06-30 Spring.csv'])
    expect(all).toContain(inside)
  const released = insidesOf((await archive({ fundId, status: 'Released' })).rawPayload)
  expect([released.includes('of,spring'), released.includes('mis,taken')]).toEqual([true, false])
})

test('whoever takes the archive stands in the history of each file', async () => {
  const taken = () =>
    api.database.asAdministrator<{ taker: string; changes: object[] }>(
      `select a.user_name as taker, h.changes from audit h join accounts a on a.id = h.account_id
       where h.action = 'download' and h.resource = 'documents' and h.record_id = $1 order by h.id desc`,
      [summer.documentId],
    )
  const before = await taken()
  expect((await archive({ fundId: fund.id }, 'agent')).statusCode).toBe(200)
  const zip = { taker: PEOPLE.agent, changes: [{ field: 'format', old: null, new: 'zip' }] }
  expect(await taken()).toEqual([zip, ...before])
})

test('files that together are too large for an archive are refused, which says what to do, and nobody has taken them', async () => {
  const { id: fundId } = await world.make('funds', {})
  const large = await report(fundId, 'Large', ['much,of it\n'])
  await report(fundId, 'Small', ['little,of it\n'])
  const sized = (size: number) =>
    api.database.asAdministrator('update documents set size = $1 where id = $2', [size, large.documentId])
  const takers = () =>
    api.database.asAdministrator(
      `select 1 from audit where action = 'download' and resource = 'documents' and record_id = $1`,
      [large.documentId],
    )
  await sized(600 * 1024 * 1024)
  const refused = await archive({ fundId })
  expect([refused.statusCode, refused.json<{ detail: string }>().detail.replaceAll('\u00A0', ' ')]).toEqual([
    422,
    'These files come to 600 MB, and an archive holds 500 MB at most. Filter the reports by fund or reporting period, ' +
      'and take them in parts.',
  ])
  expect(await takers()).toEqual([])
  expect((await archive({ fundId, q: 'Small' })).statusCode).toBe(200)
  await sized('much,of it\n'.length)
  expect((await archive({ fundId })).statusCode).toBe(200)
  expect(await takers()).toHaveLength(1)
})

test('files of one name are told apart, and the archive is as long as was said before it was sent', async () => {
  const { id: fundId } = await world.make('funds', {})
  for (const name of ['Été / 2026', 'Été : 2026']) await report(fundId, name, [`of,${name}\n`])
  const answer = await archive({ fundId })
  expect(answer.headers['content-length']).toBe(`${answer.rawPayload.length}`)
  const insides = insidesOf(answer.rawPayload)
  for (const inside of ['2026-06-30 Été - 2026.csv', '2026-06-30 Été - 2026 (2).csv']) expect(insides).toContain(inside)
})

test('R416 where nothing is released there is no document to download', async () => {
  const none = await archive({ fundId: fund.id, q: 'Draft' })
  expect([none.statusCode, none.json<{ detail: string }>().detail]).toEqual([404, 'No document to download'])
  // Another tenant finds nothing of this one.
  expect((await archive({ fundId: fund.id }, 'stranger')).statusCode).toBe(404)
})

test.each([
  ['admin', 200],
  ['user', 200],
  ['agent', 200],
  ['investor', 403],
  ['global', 403],
] as const)('R134 the archive is for the read group alone: %s gets %i', async (person, expected) => {
  expect((await archive({ fundId: fund.id }, person)).statusCode).toBe(expected)
})
