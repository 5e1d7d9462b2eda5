/** What the link of a mail tells: to anybody sender, kind and day, to the recipient what the mail is about. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { LINKED_EVENTS } from '../../src/api/emailLink.ts'
import { mailEvents } from '../../src/mails/events.ts'
import { noticeSnapshot } from '../../src/notices/snapshot.ts'
import { common, own as ownPart } from '../notices/sample.ts'
import { PEOPLE } from '../server/api.ts'
import type { Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'
import { keptFile } from '../server/uploads.ts'

const { api, world } = await serve()
const fund = await world.make('funds', { name: 'Growth' })
const FUTURE = '2999-01-01T00:00:00.000Z'

async function contactOf(person: Person): Promise<number> {
  const { id } = await world.make('contacts', { email: PEOPLE[person] })
  await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [id, PEOPLE[person]])
  return id
}
const investor = await contactOf('investor')
const otherInvestor = await contactOf('otherInvestor')
const partner = await world.make('limited-partners', { fundId: fund.id, name: 'Ashcombe', mainContactId: investor })
const foreign = await world.make('limited-partners', { fundId: fund.id, name: 'Foreign', mainContactId: otherInvestor })

async function mail(values: object): Promise<string> {
  const guid = randomUUID()
  await world.insert('mails', {
    event: 'account-reactivated',
    recipient: PEOPLE.investor,
    subject: 'Subject',
    body: 'Body',
    status: 'Sent',
    sentAt: '2026-11-20T23:30:00.000Z',
    contactId: investor,
    resource: 'accounts',
    recordId: 1,
    guid,
    linkUntil: FUTURE,
    occurrence: (occurrence += 1),
    ...values,
  })
  return guid
}
let occurrence = 0

async function publishedNotice(limitedPartnerId: number, status = 'Published') {
  const movement = await world.make('capital-movements', {
    fundId: fund.id,
    name: `Call ${(occurrence += 1)}`,
  })
  await api.database.asAdministrator('update capital_movements set status = $2 where id = $1', [movement.id, status])
  await world.insert('notices', {
    capitalMovementId: movement.id,
    limitedPartnerId,
    status: 'Made',
    superseded: false,
    snapshot: JSON.stringify(noticeSnapshot(common(), ownPart())),
    ...(await keptFile(api, '%PDF')),
  })
  return { event: 'capital-call-published', resource: 'capital-movements', recordId: movement.id, limitedPartnerId }
}

const mailValues = async (guid: string) =>
  (
    await api.database.asAdministrator<{ event: string; resource: string; recordId: number }>(
      'select event, resource, record_id::int as "recordId" from mails where guid = $1',
      [guid],
    )
  )[0]
const open = (guid: string) => api.call(undefined, `/api/email-links/${guid}`)
const about = (person: Person, guid: string) => api.get(person, `/api/email-links/${guid}/mail`)

test('every mail with a landing page has a link, and no other', () => {
  const linked = Object.entries(mailEvents).flatMap(([event, { page }]) => (page === null ? [] : [event]))
  expect([...LINKED_EVENTS].sort()).toEqual(linked.sort())
})

describe('a link', () => {
  test('tells anybody who holds it sender, kind and the day in the sender’s time zone, and nothing else', async () => {
    await api.database.asAdministrator(
      "update tenants set time_zone = 'Europe/Luxembourg' where short_name = 'larkmoor'",
    )
    const guid = await mail(await publishedNotice(partner.id))
    for (const spelt of [guid, guid.toUpperCase()])
      expect((await open(spelt)).json()).toEqual({
        tenant: 'Larkmoor Partners',
        event: 'capital-call-published',
        sentOn: '2026-11-21',
      })
  })

  test('that is unknown, expired, cancelled or no guid is answered alike', async () => {
    const guids = [
      randomUUID(),
      await mail({ linkUntil: '2026-11-01T00:00:00.000Z' }),
      await mail({ status: 'Cancelled' }),
      'not-a-guid',
    ]
    const bodies = []
    for (const guid of guids) {
      const { statusCode, body } = await open(guid)
      expect(statusCode).toBe(404)
      bodies.push(body.replace(/"(instance|requestId)":"[^"]*"/g, ''))
      expect((await about('investor', guid)).statusCode).toBe(404)
    }
    expect(new Set(bodies).size).toBe(1)
  })

  test('holds for 30 days from the day on which its mail is written', async () => {
    const { id, version } = await world.make('contacts', { email: 'new@ashcombe.example' })
    const made = await api.post('admin', `/api/contacts/${id}/create-account`, {}, { version })
    expect(made.statusCode, made.body).toBe(200)
    const links = await api.database.asAdministrator<{ until: string }>(
      "select distinct to_char(link_until at time zone 'UTC', 'YYYY-MM-DD') as until from mails where contact_id = $1",
      [id],
    )
    expect([api.today.date, links]).toEqual(['2026-11-21', [{ until: '2026-12-21' }]])
  })

  test('of an onboarding holds until the onboarding has ended, however long that takes', async () => {
    const onboarding = await world.make('onboardings', { fundId: fund.id, investorName: 'Novus', contactId: investor })
    const guid = await mail({
      event: 'complete-onboarding',
      resource: 'onboardings',
      recordId: onboarding.id,
      linkUntil: '2026-01-01T00:00:00.000Z',
    })
    expect((await open(guid)).statusCode).toBe(200)
    expect((await about('investor', guid)).json()).toMatchObject({
      onboarding: {
        id: onboarding.id,
        investorName: 'Novus',
        fund: 'Growth',
        status: expect.any(String),
        awaitsInvestor: expect.any(Boolean),
        questions: 0,
        isOwn: true,
        admission: null,
      },
      movement: null,
    })
    const ofStaff = { ...(await mailValues(guid)), recipient: PEOPLE.user, contactId: null }
    expect((await about('user', await mail(ofStaff))).json()).toMatchObject({
      onboarding: { id: onboarding.id, isOwn: false },
    })
    await api.database.asAdministrator("update onboardings set status = 'Aborted' where id = $1", [onboarding.id])
    expect((await open(guid)).statusCode).toBe(404)
    expect((await about('investor', guid)).json()).toMatchObject({ onboarding: null })
  })
})

describe('what a mail is about', () => {
  test('is told to whom it was sent, and to nobody else', async () => {
    const guid = await mail(await publishedNotice(partner.id))
    const { movement } = (await about('investor', guid)).json<{ movement: object }>()
    expect(movement).toMatchObject({ limitedPartner: 'Ashcombe', fund: 'Growth', paidOn: null })
    for (const person of ['otherInvestor', 'admin', 'user', 'agent', 'stranger'] as const)
      expect([person, (await about(person, guid)).statusCode]).toEqual([person, 404])
    expect((await api.call(undefined, `/api/email-links/${guid}/mail`)).statusCode).toBe(401)
  })

  test('never shows what is not published, or of another partner', async () => {
    for (const values of [await publishedNotice(partner.id, 'Completed'), await publishedNotice(foreign.id)])
      expect((await about('investor', await mail(values))).json()).toMatchObject({ movement: null })
  })

  test('is a published period with the recipient’s own partners of its fund', async () => {
    const period = await world.make('reporting-periods', { fundId: fund.id, name: 'Q3 2026', date: '2026-09-30' })
    const guid = await mail({
      event: 'reporting-period-published',
      resource: 'reporting-periods',
      recordId: period.id,
    })
    expect((await about('investor', guid)).json()).toMatchObject({ period: null })
    await api.database.asAdministrator("update reporting_periods set status = 'Published' where id = $1", [period.id])
    expect((await about('investor', guid)).json()).toMatchObject({
      period: {
        name: 'Q3 2026',
        date: '2026-09-30',
        fund: 'Growth',
        limitedPartners: [{ id: partner.id, name: 'Ashcombe', published: null }],
      },
    })
  })
})
