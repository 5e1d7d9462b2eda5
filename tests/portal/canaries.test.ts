/**
 * Generated states of a fund never show an investor anything unpublished, of another partner or of another tenant:
 * everything that must not be seen holds a mark, and every answer of the portal is searched for it.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Holding, Paper } from '../../src/portal/holding.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { publishPeriod, statementGround } from '../capital-account-statements/statementGround.ts'
import type { Person } from '../server/api.ts'
import { PEOPLE } from '../server/api.ts'
import { serve } from '../server/serve.ts'
import type { World } from '../server/samples.ts'
import { upload } from '../server/uploads.ts'

const { api, world, other } = await serve()
const MARK = 'CNRY'

const contactOf = async (person: Person, place: World): Promise<number> => {
  const contact = await place.make('contacts', { email: PEOPLE[person] })
  await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
    contact.id,
    PEOPLE[person],
  ])
  return contact.id
}
const contacts = [await contactOf('investor', world), await contactOf('otherInvestor', world)] as const
const strange = await statementGround(
  other,
  [`${MARK}-tenant-a`, `${MARK}-tenant-b`],
  [await contactOf('strangeInvestor', other)],
)

interface State {
  published: boolean
  released: boolean
  forOther: boolean
  laterPeriod: boolean
}

const states: fc.Arbitrary<State> = fc.record({
  published: fc.boolean(),
  released: fc.boolean(),
  forOther: fc.boolean(),
  laterPeriod: fc.boolean(),
})

let count = 0

/** A fund in that state; whatever the investor must not see of it holds the mark. */
async function make({ published, released, forOther, laterPeriod }: State): Promise<void> {
  count += 1
  const seen = (name: string, isSeen: boolean) => (isSeen ? `${name} ${count}` : `${MARK}-${name}-${count}`)
  const { fund, period, movement } = await statementGround(world, ['Own', `${MARK}-partner-${count}`], contacts)
  await api.database.asAdministrator('update capital_movements set name = $1 where id = $2', [
    seen('Call', published),
    movement.id,
  ])
  // Neither bought nor valued by the last day of the period.
  await world.make('investments', { fundId: fund.id, name: `${MARK}-after-${count}` })
  if (published) await publishPeriod(api, period)
  if (laterPeriod)
    await world.make('reporting-periods', { fundId: fund.id, name: `${MARK}-later-${count}`, date: '2026-09-30' })
  const shows = released && !forOther
  const partners = (await api.get('admin', `/api/limited-partners?filter={"fundId":${fund.id}}`)).json<StoredRecord[]>()
  const foreign = partners.find(({ name }) => String(name).startsWith(MARK))
  const report = await world.make('investor-reports', {
    fundId: fund.id,
    name: seen('Report', shows),
    date: '2026-06-30',
    type: 'Other',
    limitedPartnerId: forOther ? foreign?.id : null,
  })
  await upload(api, 'user', `/api/investor-reports/${report.id}/documents`, 'r.csv', seen('content', shows), {
    kind: 'Other',
    description: 'A report',
  })
  if (released) await api.post('user', `/api/investor-reports/${report.id}/release`, {}, { version: report.version })
}

/** Everything that the portal answers to the investor: every holding, every paper in each form, both archives. */
async function everything(): Promise<[url: string, body: string][]> {
  const found: [string, string][] = []
  const ask = async (path: string) => {
    const answer = await api.get('investor', `/api/portal/larkmoor${path}`)
    found.push([path, `${answer.rawPayload.toString('latin1')} ${JSON.stringify(answer.headers)}`])
    return answer
  }
  for (const path of ['/capital-movements', '/transfers', '/papers/archive']) await ask(path)
  const papers = (await ask('/papers')).json<Paper[]>()
  for (const { id } of (await ask('/funds')).json<Holding[]>())
    for (const path of ['', '/investments', '/cash-flows', '/archive']) await ask(`/funds/${id}${path}`)
  for (const { kind, id } of papers)
    if (kind === 'report') await ask(`/reports/${id}`)
    else for (const format of ['pdf', 'xlsx', 'json']) await ask(`/${kind}s/${id}?format=${format}`)
  // Addresses of what is not theirs are tried as well.
  for (const id of Array.from({ length: 12 }, (_, place) => place + 1))
    for (const path of [`/funds/${id}`, `/funds/${id}/archive`, `/statements/${id}?format=json`, `/reports/${id}`])
      await ask(path)
  await ask(`/funds/${strange.partners[0].id}`)
  return found
}

test('R016 R355 no generated state shows an investor anything unpublished, of another partner or tenant', async () => {
  await fc.assert(
    fc.asyncProperty(states, async state => {
      await make(state)
      for (const [url, body] of await everything()) expect([url, body.includes(MARK)]).toEqual([url, false])
    }),
    { numRuns: 8, seed: 20_261_123 },
  )
}, 120_000)
