/**
 * Generated states of a fund and of all that an investor could be shown of it. What the investor must not see holds the
 * mark, and what the investor is shown holds a word of its own, so that a test can look for both.
 */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Resource } from '../../src/entity.ts'
import { noticeSnapshot } from '../../src/notices/snapshot.ts'
import { publishPeriod, statementFixtures, type Fixtures } from '../capital-account-statements/statementFixtures.ts'
import { common, own as ownPart } from '../notices/sample.ts'
import type { Api, Person } from '../server/api.ts'
import { PEOPLE } from '../server/api.ts'
import type { RecordOf, Seen } from '../server/requests.ts'
import type { World } from '../server/samples.ts'
import { serve } from '../server/serve.ts'
import { keptFile, upload } from '../server/uploads.ts'

/** In names and files that the investor must not see. */
export const MARK = 'CNRY'
/** In those that the investor is shown. */
export const SHOWN = 'SHWN'
/** The mark, or the amount of what was booked after the period, however it is written. */
export const HIDDEN = new RegExp(`${MARK}|77[,.]?777[.,]77`)
export const EITHER = new RegExp(`${MARK}|${SHOWN}`)

/** Of each the first shows the investor the most; those of one place are tried together. */
const CHOICES = {
  period: ['Published', 'Open', 'NotAdmitted', 'Completed', 'CameLater', 'Followed'],
  report: ['Released', 'Draft', 'Withdrawn', 'ReleasedToOthers', 'Replaced', 'DraftBeside', 'ReleasedToOwn'],
  movement: ['Published', 'Completed', 'Superseded', 'Open', 'Queued'],
  transfer: ['Sold', 'Saved', 'OfOthers', 'Bought', 'Reopened'],
  onboarding: ['Started', 'Created', 'Aborted'],
  contract: ['Completed', 'Confirmed'],
} as const

export type State = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] }

/** As many states as have every choice among them. */
export const EVERY_CHOICE = Math.max(...Object.values(CHOICES).map(({ length }) => length))
export const CHOICE_COUNT = Object.keys(CHOICES).length

/** By one number for each choice. */
export function stateOf(numbers: readonly number[]): State {
  const [period, report, movement, transfer, onboarding, contract] = numbers
  return {
    period: chosen(CHOICES.period, period),
    report: chosen(CHOICES.report, report),
    movement: chosen(CHOICES.movement, movement),
    transfer: chosen(CHOICES.transfer, transfer),
    onboarding: chosen(CHOICES.onboarding, onboarding),
    contract: chosen(CHOICES.contract, contract),
  }
}

function chosen<Choice>(choices: readonly [Choice, ...Choice[]], number = 0): Choice {
  return choices[number % choices.length] ?? choices[0]
}

/** Whoever sells or buys in a transfer has one. */
function hasCommitment({ period, transfer }: State): boolean {
  return period !== 'NotAdmitted' || transfer !== 'OfOthers'
}

export async function serveCanaries() {
  const { api, world, other } = await serve()
  const contacts = [await contactOf(api, 'investor', world), await contactOf(api, 'otherInvestor', world)] as const
  const foreign = [await contactOf(api, 'strangeInvestor', other)] as const
  const strange = await statementFixtures(other, [`${MARK}-tenant-a`, `${MARK}-tenant-b`], foreign)
  await publishedElsewhere(api, world, contacts[1])
  return { api, world, contacts, strange, states: new CanaryStates(api, world, contacts) }
}

/** Nobody is told the name of somebody else's contact. */
async function contactOf(api: Api, person: Person, place: World): Promise<number> {
  const lastName = `${person === 'investor' ? SHOWN : MARK}-contact`
  const contact = await place.make('contacts', { email: PEOPLE[person], lastName })
  await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
    contact.id,
    PEOPLE[person],
  ])
  await api.database.asAdministrator(`update contacts set account_status = 'Active' where id = $1`, [contact.id])
  return contact.id
}

/** A fund that the investor does not hold: what was published and released to all who hold it. */
async function publishedElsewhere(api: Api, world: World, contact: number): Promise<void> {
  const { fund, period } = await statementFixtures(
    world,
    [`${MARK}-elsewhere-a`, `${MARK}-elsewhere-b`],
    [contact, contact],
  )
  await api.database.asAdministrator('update funds set name = $1 where id = $2', [`${MARK}-elsewhere`, fund.id])
  await invested(world, fund, `${MARK}-invested-elsewhere`)
  await publishPeriod(api, period)
  const name = `${MARK}-report-elsewhere`
  const report = await world.make('investor-reports', { fundId: fund.id, name, date: '2026-06-30', type: 'Other' })
  await added(api, 'investor-reports', report.id, 'Other', name)
  await acted(api, 'user', 'investor-reports', report, 'release')
}

/** The record as the action has left it. */
async function acted(
  api: Api,
  person: Person,
  resource: Resource,
  { id, version }: Seen,
  action: string,
  input: object = {},
): Promise<Seen> {
  const answer = await api.post(person, `/api/${resource}/${id}/${action}`, input, { version })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** A document by staff: its name and its content hold the words. */
async function added(api: Api, resource: Resource, recordId: number, kind: string, words: string): Promise<void> {
  const url = `/api/${resource}/${recordId}/documents`
  const answer = await upload(api, 'user', url, `${words}.csv`, words, { kind, description: 'A paper' })
  expect(answer.statusCode, answer.body).toBe(201)
}

/** Bought before the period ends. */
async function invested(world: World, { id: fundId }: Seen, name: string): Promise<RecordOf<'investments'>> {
  const investment = await world.make('investments', { fundId, name, coInvestors: `${MARK}-co-investors` })
  await world.make('transactions', {
    fundId,
    investmentId: investment.id,
    type: 'Investment',
    subType: 'Initial purchase',
    status: 'Booked',
    date: '2024-03-31',
  })
  await world.make('fair-values', { investmentId: investment.id, date: '2026-06-30', value: '0' })
  return investment
}

export class CanaryStates {
  /** Each has to stand in some answer. */
  readonly shown: string[] = []
  /** Of how many holdings the investor is the contact. */
  count = 0
  readonly #api: Api
  readonly #world: World
  readonly #contacts: readonly [own: number, others: number]

  constructor(api: Api, world: World, contacts: readonly [own: number, others: number]) {
    this.#api = api
    this.#world = world
    this.#contacts = contacts
  }

  /** A fund in that state, in which the investor is one of two partners. */
  async make(state: State): Promise<void> {
    this.count += 1
    const own = this.#seen('holding', true)
    const fixtures = await this.#fixtures(own, state)
    await this.#period(fixtures, state)
    await this.#report(fixtures, state)
    await this.#transfer(fixtures, state)
    await this.#movement(fixtures, state)
    await this.#onboarding(fixtures, state)
    await this.#contract(fixtures, state)
    await this.#details(fixtures, state)
  }

  /** Whoever came after the period, or was never admitted, finds two partners of others without their figures. */
  async #fixtures(own: string, { period }: State): Promise<Fixtures> {
    const [investor, others] = this.#contacts
    const name = `${MARK}-partner-${this.count}`
    if (period !== 'CameLater' && period !== 'NotAdmitted')
      return statementFixtures(this.#world, [own, name], this.#contacts)
    const fixtures = await statementFixtures(this.#world, [`${MARK}-earlier-${this.count}`, name], [others, others])
    const { id: fundId } = fixtures.fund
    const late = await this.#world.make('limited-partners', { fundId, name: own, mainContactId: investor })
    const partners: Fixtures['partners'] = [late, fixtures.partners[1]]
    if (period === 'NotAdmitted') return { ...fixtures, partners }
    const date = '2026-07-10'
    const later = { fundId, name: 'Later closing', date, status: 'Completed' }
    const closing = await this.#world.insert('closings', later)
    await this.#world.insert('limited-partner-commitments', {
      limitedPartnerId: late.id,
      date,
      value: '5000000',
      closingId: closing.id,
      transferId: null,
    })
    return { ...fixtures, partners }
  }

  #seen(name: string, isSeen: boolean): string {
    if (!isSeen) return `${MARK}-${name}-${this.count}`
    const word = `${SHOWN}-${name}-${String(this.count).padStart(3, '0')}`
    this.shown.push(word)
    return word
  }

  /** Published figures stay as they were: what is renamed, booked and bought afterwards is not shown. */
  async #period({ fund, period, movement, partners }: Fixtures, state: State): Promise<void> {
    const world = this.#world
    const isPublished = state.period !== 'Open' && state.period !== 'Completed'
    const call = this.#seen('call', isPublished && state.period !== 'CameLater' && state.period !== 'NotAdmitted')
    await this.#api.database.asAdministrator('update capital_movements set name = $1 where id = $2', [
      call,
      movement.id,
    ])
    const investment = await invested(world, fund, this.#seen('invested', isPublished && hasCommitment(state)))
    await world.make('investments', { fundId: fund.id, name: `${MARK}-after-${this.count}` })
    if (isPublished) await publishPeriod(this.#api, period)
    if (state.period === 'Completed') await acted(this.#api, 'admin', 'reporting-periods', period, 'complete')
    for (const table of ['investments', 'capital_movements'])
      await this.#api.database.asAdministrator(`update ${table} set name = $1 where id = $2`, [
        `${MARK}-renamed-${this.count}`,
        table === 'investments' ? investment.id : movement.id,
      ])
    await world.insert('limited-partner-transactions', {
      limitedPartnerId: partners[0].id,
      closingId: null,
      transferId: null,
      date: '2026-07-15',
      type: 'CapitalCall',
      amount: '77777.77',
      impactOnUnfunded: '-77777.77',
      investmentFunding: '77777.77',
      capitalMovementId: movement.id,
    })
    if (state.period !== 'Followed') return
    const name = `${MARK}-later-${this.count}`
    const later = await world.make('reporting-periods', { fundId: fund.id, name, date: '2026-09-30' })
    await this.#mail('reporting-period-published', 'reporting-periods', later.id, null)
  }

  /** Details of fund and holding are open once anything of the fund is published; notes of staff never are. */
  async #details({ fund, partners }: Fixtures, state: State): Promise<void> {
    const { period, movement } = state
    const isPublished = period !== 'Open' && period !== 'Completed'
    const isOpen = (isPublished && hasCommitment(state)) || movement === 'Published'
    await this.#api.database.asAdministrator('update funds set advisor = $1, internal_note = $2 where id = $3', [
      this.#seen('advisor', isOpen),
      `${MARK}-note-${this.count}`,
      fund.id,
    ])
    await this.#api.database.asAdministrator('update limited_partners set city = $1, tax_number = $2 where id = $3', [
      this.#seen('city', isOpen),
      `${MARK}-tax-number-${this.count}`,
      partners[0].id,
    ])
  }

  async #report({ fund, partners }: Fixtures, { report: at }: State): Promise<void> {
    const isSeen = at !== 'Draft' && at !== 'Withdrawn' && at !== 'ReleasedToOthers'
    const meantFor = { ReleasedToOwn: partners[0].id, ReleasedToOthers: partners[1].id }
    let report: Seen = await this.#world.make('investor-reports', {
      fundId: fund.id,
      name: this.#seen('report', isSeen),
      date: '2026-06-30',
      type: 'Other',
      limitedPartnerId: at === 'ReleasedToOwn' || at === 'ReleasedToOthers' ? meantFor[at] : null,
    })
    const add = (words: string) => added(this.#api, 'investor-reports', report.id, 'Other', words)
    const act = async (action: string) => {
      report = await acted(this.#api, 'user', 'investor-reports', report, action)
    }
    await add(this.#seen('first-file', isSeen && at !== 'Replaced'))
    if (at !== 'Draft') await act('release')
    if (at === 'Withdrawn') await act('withdraw')
    if (at === 'DraftBeside' || at === 'Replaced') await add(this.#seen('next-file', at === 'Replaced'))
    if (at === 'Replaced') await act('release-new-file')
  }

  /** A seller sees the buyers, a buyer the seller alone, and nobody else anything. */
  async #transfer({ fund, partners: [own, others] }: Fixtures, { transfer: at }: State): Promise<void> {
    const isSeen = at === 'Sold' || at === 'Bought'
    const name = this.#seen('counterparty', isSeen)
    const counterparty = await this.#world.make('limited-partners', { fundId: fund.id, name })
    const third = await this.#world.make('limited-partners', { fundId: fund.id, name: `${MARK}-third-${this.count}` })
    const seller = at === 'Bought' ? counterparty : at === 'OfOthers' ? others : own
    const buyers = at === 'Bought' ? [own, third] : at === 'OfOthers' ? [counterparty, third] : [counterparty]
    let transfer: Seen = await this.#world.make('transfers', {
      fundId: fund.id,
      date: '2026-08-15',
      sellerId: seller.id,
      transferCommitment: String(buyers.length * 100_000),
      buyers: buyers.map(({ id }) => ({ limitedPartnerId: id, commitment: '100000' })),
    })
    await this.#kept('transfers', transfer.id, 'Transfer agreement', this.#seen('contract', isSeen))
    for (const action of at === 'Saved' ? [] : at === 'Reopened' ? ['complete', 'reopen'] : ['complete'])
      transfer = await acted(this.#api, 'admin', 'transfers', transfer, action)
  }

  async #movement({ fund, partners }: Fixtures, { movement: at }: State): Promise<void> {
    const movement = await this.#world.make('capital-movements', {
      fundId: fund.id,
      name: `Notified ${this.count}`,
      dueDate: '2026-12-04',
    })
    await this.#api.database.asAdministrator('update capital_movements set status = $2 where id = $1', [
      movement.id,
      at === 'Superseded' || at === 'Queued' ? 'Published' : at,
    ])
    const words = this.#seen('notice', at === 'Published')
    await this.#notice(movement.id, partners[0].id, words, at)
    await this.#notice(movement.id, partners[1].id, `${MARK}-foreign-${this.count}`, 'Published')
    await this.#mail('capital-call-published', 'capital-movements', movement.id, partners[0].id)
    await this.#mail('capital-call-published', 'capital-movements', movement.id, partners[1].id)
  }

  async #notice(capitalMovementId: number, limitedPartnerId: number, words: string, at: State['movement']) {
    const [shared, own] = [common(), ownPart()]
    await this.#world.insert('notices', {
      capitalMovementId,
      limitedPartnerId,
      status: at === 'Queued' ? 'Queued' : 'Made',
      superseded: at === 'Superseded',
      snapshot: JSON.stringify(
        noticeSnapshot({ ...shared, movement: words }, { ...own, investor: { ...own.investor, name: words } }),
      ),
      ...(await keptFile(this.#api, `%PDF-1.7 ${words}`)),
    })
  }

  /** To the investor, as if it had been sent before what it is about was taken back. */
  async #mail(event: string, resource: string, recordId: number, limitedPartnerId: number | null): Promise<void> {
    await this.#world.insert('mails', {
      event,
      recipient: PEOPLE.investor,
      subject: 'A message',
      body: 'It waits for you.',
      status: 'Sent',
      sentAt: '2026-11-20T10:00:00.000Z',
      contactId: this.#contacts[0],
      resource,
      recordId,
      limitedPartnerId,
      guid: randomUUID(),
      linkUntil: '2999-01-01T00:00:00.000Z',
    })
  }

  /** One's own is shown once it was begun, and of its documents what staff have added only where it is to be signed. */
  async #onboarding({ fund }: Fixtures, { onboarding: at }: State): Promise<void> {
    const isSeen = at !== 'Created'
    await this.#begun(fund, 0, at, words => this.#seen(words, isSeen))
    await this.#begun(fund, 1, at, words => `${MARK}-of-others-${words}-${this.count}`)
  }

  async #begun(fund: Seen, place: 0 | 1, at: State['onboarding'], words: (name: string) => string): Promise<void> {
    let onboarding: Seen = await this.#world.make('onboardings', {
      fundId: fund.id,
      contactId: this.#contacts[place],
      investorName: words('onboarding'),
      commitment: '15000000.00',
      answers: { entityDetails: { individual: { key: 'key1', lastName: words('answer') } } },
    })
    const { id } = onboarding
    await this.#world.make('onboarding-comments', { onboardingId: id, text: words('comment') })
    await added(this.#api, 'onboardings', id, 'Due diligence', words('declaration'))
    await added(this.#api, 'onboardings', id, 'Evidence', `${MARK}-of-staff-${this.count}`)
    const act = async (action: string, input: object) => {
      onboarding = await acted(this.#api, 'user', 'onboardings', onboarding, action, input)
    }
    if (at !== 'Created') await act('start', { submit: true })
    if (at === 'Aborted') await act('abort', { reason: 'Over' })
    // That of others as if it had been the investor's before.
    if (place === 1 || at !== 'Created') await this.#mail('complete-onboarding', 'onboardings', id, null)
  }

  /** What was signed of an onboarding that somebody else has filled in, and that one's own holding came from. */
  async #contract({ fund, partners }: Fixtures, { contract }: State): Promise<void> {
    await this.#signed(fund, partners[0], contract, this.#seen('signed', contract === 'Completed'))
    await this.#signed(fund, partners[1], 'Completed', `${MARK}-signed-${this.count}`)
  }

  async #signed(fund: Seen, partner: Seen, contract: State['contract'], words: string): Promise<void> {
    const onboarding = await this.#world.insert('onboardings', {
      fundId: fund.id,
      contactId: this.#contacts[1],
      investorName: `${MARK}-onboarded-${this.count}`,
      status: contract === 'Completed' ? 'Completed' : 'SubscriptionConfirmed',
      limitedPartnerId: partner.id,
      answers: null,
    })
    await this.#kept('onboardings', onboarding.id, 'Subscription', words)
    await this.#kept('onboardings', onboarding.id, 'Evidence', `${MARK}-proof-${this.count}`)
  }

  /** A document as it is kept, in a state in which none can be added any more. */
  async #kept(resource: Resource, recordId: number, kind: string, words: string): Promise<void> {
    await this.#world.insert('documents', {
      resource,
      recordId,
      kind,
      limitedPartnerId: null,
      fileName: `${words}.pdf`,
      fileType: 'pdf',
      superseded: false,
      ...(await keptFile(this.#api, `%PDF-1.7 ${words}`)),
    })
  }
}
