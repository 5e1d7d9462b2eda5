/**
 * Leads the limited partners of a demo fund through its life, day by day and by the product's own actions: closings
 * with their equalisation, capital movements with their payments, transfers.
 */
import { addDays } from '../calendar.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Answered } from '../entityTypes.ts'
import { asAmount, compare, divide, round, subtract } from '../money.ts'
import type { Amounts, CapitalMovement } from './calls.ts'
import { closedUntil } from './demoScenario.ts'
import type { DemoScenario } from './demoScenario.ts'
import { idOf, named, within } from './loading.ts'
import type { Loading } from './loading.ts'
import { textOf, thousands, total } from './money.ts'
import { addressOf, completePartner, makePartners } from './partnerRecords.ts'
import { KINDS } from './partners.ts'
import type { DemoPartner } from './partners.ts'
import { mainEmail } from './people.ts'
import { calledBy } from './reports.ts'
import { markDelivered } from './markDelivered.ts'
import { pdfOf } from './pdf.ts'
import type { DemoTransfer } from './transfers.ts'

/** The partner that once did not pay in time, and the call which it missed. */
const DEFAULT = { partner: 'Elmsworth Nominees', call: 5, noted: 10, days: 41 }
const ANNOUNCED_DAYS = 14
const YESTERDAY = -1

/** Of the partnership agreement. */
const SECTION = {
  call: 'Section 5.2',
  equalisation: 'Section 5.6',
  distribution: 'Section 8.1',
  both: 'Sections 5.2 and 8.1',
}

export async function loadCapital(
  loading: Loading,
  scenario: DemoScenario,
  partners: readonly DemoPartner[],
  today: CalendarDate,
): Promise<void> {
  const { asking, when } = loading
  await makePartners(loading, scenario, partners)
  const happenings = [
    ...scenario.closings.map((closing, index) => ({
      date: closing.date,
      happens: () => makeClosing(loading, scenario, index, closing),
    })),
    ...scenario.transfers.map(transfer => ({
      date: when(transfer.date),
      happens: () => makeTransfer(loading, scenario, transfer, partners),
    })),
    ...scenario.capital
      .filter(({ closing }) => closing === undefined)
      .map(movement => ({
        date: movement.date,
        happens: (since: CalendarDate) => makeMovement(loading, scenario, movement, since),
      })),
  ].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  let since: CalendarDate | undefined
  for (const { date, happens } of happenings) {
    asking.setDay(date)
    await happens(since ?? date)
    since = date
  }
  await announceNextCall(loading, scenario, addDays(today, YESTERDAY))
  asking.setDay(undefined)
  const { draft } = scenario.plan
  if (draft)
    await createMovement(loading, scenario, {
      name: draft.name,
      date: when(draft.date),
      amounts: { investmentFunding: thousands(draft.thousands) },
      purpose: 'Further rounds of companies in the portfolio.',
    })
}

/** Where anything was called before, the product makes the movement that puts all partners on a level. */
async function makeClosing(
  loading: Loading,
  scenario: DemoScenario,
  index: number,
  { name, date }: DemoScenario['closings'][number],
): Promise<void> {
  const {
    asking,
    actors: { administrator, colleague },
    references,
  } = loading
  const {
    plan: { fund },
    holders,
  } = scenario
  const closing = await asking.create(colleague, 'closings', { fundId: idOf(references.funds, fund), name, date })
  await asking.createAll(
    colleague,
    'closing-commitments',
    holders
      .filter(holder => holder.closing === index)
      .map(holder => ({
        closingId: closing.id,
        limitedPartnerId: idOf(references.partners, within(fund, holder.name)),
        date,
        value: textOf(holder.commitment),
      })),
  )
  await asking.addDocument(colleague, 'closings', closing.id, {
    kind: 'Subscription',
    fileName: 'Subscription agreements, signed.pdf',
    description: 'Subscription agreements',
    content: pdfOf(`Subscription agreements of the ${name.toLowerCase()} of ${fund}`),
  })
  await asking.act(administrator, 'closings', closing, 'complete', {})
  const [equalisation] = await asking.list(colleague, 'capital-movements', { closingId: closing.id })
  if (!equalisation) return
  const described = await asking.update(colleague, 'capital-movements', equalisation, {
    navPerShare: navPerShareBefore(scenario, date),
    purpose: `Puts the partners of the ${name.toLowerCase()} on a level with those who came before.`,
    agreementSection: SECTION.equalisation,
  })
  await completeAndPublish(loading, scenario, described)
  await recordPayments(loading, equalisation, date)
}

type Movement = Answered<'capitalMovement'>

/** Some days before it is due, but never before what happened last: its lines follow from it. */
async function makeMovement(
  loading: Loading,
  scenario: DemoScenario,
  movement: CapitalMovement,
  since: CalendarDate,
): Promise<void> {
  const { asking, references } = loading
  const { fund } = scenario.plan
  const announced = addDays(movement.date, -ANNOUNCED_DAYS)
  asking.setDay(announced < since ? since : announced)
  const made = await createMovement(loading, scenario, movement)
  const reopens = movement.call !== undefined && movement.call === scenario.plan.reopenedCall
  await completeAndPublish(loading, scenario, made, reopens)
  asking.setDay(movement.date)
  const isMissed = movement.call === DEFAULT.call
  await recordPayments(
    loading,
    made,
    movement.date,
    isMissed ? references.partners.get(within(fund, DEFAULT.partner)) : undefined,
  )
}

/** Published, and due after the day on which somebody looks at it: nobody has paid yet. */
async function announceNextCall(loading: Loading, scenario: DemoScenario, day: CalendarDate): Promise<void> {
  const { announced } = scenario.plan
  if (!announced) return
  loading.asking.setDay(day)
  const made = await createMovement(loading, scenario, {
    name: announced.name,
    date: addDays(day, ANNOUNCED_DAYS),
    amounts: { investmentFunding: thousands(announced.thousands) },
    purpose: announced.purpose,
  })
  await publish(loading, await complete(loading, made))
}

function createMovement(
  { asking, actors: { colleague }, references }: Loading,
  scenario: DemoScenario,
  { name, date, amounts, purpose }: CapitalMovement,
): Promise<Movement> {
  const { fund, sign } = scenario.plan
  const pays = (amounts.distribution ?? 0) > 0
  return asking.create(colleague, 'capital-movements', {
    fundId: idOf(references.funds, fund),
    name,
    dueDate: date,
    fundBankAccountId: named(references.accounts, fund).id,
    paymentReference: `${sign} ${date.slice(0, 7)}`,
    investmentFunding: '0',
    ...inText(amounts),
    navPerShare: navPerShareBefore(scenario, date),
    nominalShareValue: '1.00',
    purpose,
    agreementSection: pays ? (calledBy(amounts) > 0 ? SECTION.both : SECTION.distribution) : SECTION.call,
  })
}

function inText(amounts: Amounts): Partial<Record<keyof Amounts, Decimal>> {
  return Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, textOf(cents)]))
}

const SHARE_DECIMALS = 6

/** A share costs one unit; before the first report it is worth that. */
function navPerShareBefore({ reports, capital }: DemoScenario, date: CalendarDate): Decimal {
  const report = reports.filter(one => one.date < date).at(-1)
  const shares = report
    ? total(capital.filter(movement => movement.date <= report.date).map(({ amounts }) => calledBy(amounts)))
    : 0
  return report && shares > 0 ? round(divide(textOf(report.worth), textOf(shares)), SHARE_DECIMALS) : '1'
}

/** By two people. What lies in a quarter that is still open is completed and not yet published. */
async function completeAndPublish(
  loading: Loading,
  scenario: DemoScenario,
  movement: Movement,
  reopens = false,
): Promise<void> {
  const {
    asking,
    actors: { administrator },
  } = loading
  let completed = await complete(loading, movement)
  if (reopens) {
    const reason = 'The agreed costs of a purchase came in after the notices were made.'
    const reopened = await asking.act(administrator, 'capital-movements', completed, 'reopen', { reason })
    completed = await complete(loading, reopened)
  }
  if (movement.dueDate <= closedUntil(scenario)) await publish(loading, completed)
}

async function complete({ asking, actors: { colleague } }: Loading, open: Movement): Promise<Movement> {
  const completed = await asking.act(colleague, 'capital-movements', open, 'complete', {})
  await asking.inside(colleague, markDelivered)
  return completed
}

async function publish({ asking, actors: { administrator } }: Loading, completed: Movement): Promise<void> {
  await asking.act(administrator, 'capital-movements', completed, 'publish', {})
  await asking.inside(administrator, markDelivered)
}

/** Everybody pays or is paid in time, but for one who was late once. */
async function recordPayments(
  { asking, actors: { colleague } }: Loading,
  { id }: Pick<Movement, 'id'>,
  date: CalendarDate,
  lateId?: number,
): Promise<void> {
  const lines = await asking.list(colleague, 'capital-movement-lines', { capitalMovementId: id })
  const receive = (line: (typeof lines)[number], receivedDate: CalendarDate) => {
    const net = subtract(line.totalCall ?? '0', line.distribution ?? '0')
    return asking.update(colleague, 'capital-movement-lines', line, {
      paymentStatus: 'Received',
      amountReceived: compare(net, '0') > 0 ? asAmount(net) : '0.00',
      receivedDate,
    })
  }
  await Promise.all(lines.filter(line => line.limitedPartnerId !== lateId).map(line => receive(line, date)))
  const late = lines.find(line => line.limitedPartnerId === lateId)
  if (!late) return
  asking.setDay(addDays(date, DEFAULT.noted))
  const noted = await asking.update(colleague, 'capital-movement-lines', late, { paymentStatus: 'Default' })
  const day = addDays(date, DEFAULT.days)
  asking.setDay(day)
  await receive(noted, day)
}

async function makeTransfer(
  loading: Loading,
  { plan: { fund } }: DemoScenario,
  { date, seller, buyers, contract }: DemoTransfer,
  partners: readonly DemoPartner[],
): Promise<void> {
  const {
    asking,
    actors: { administrator, colleague },
    references,
    when,
  } = loading
  const fundId = idOf(references.funds, fund)
  const idIn = (name: string) => references.partners.get(within(fund, name))
  const byName = new Map(partners.map(partner => [partner.name, partner]))
  const transfer = await asking.create(colleague, 'transfers', {
    fundId,
    date: when(date),
    sellerId: idOf(references.partners, within(fund, seller)),
    transferCommitment: textOf(total(buyers.map(([, count]) => thousands(count)))),
    buyers: buyers.map(([name, count], place) => {
      const commitment = textOf(thousands(count))
      const limitedPartnerId = idIn(name)
      if (limitedPartnerId !== undefined) return { limitedPartnerId, commitment }
      const partner = named(byName, name)
      return {
        commitment,
        newName: name,
        newAddress: addressOf(place),
        newLegalStatus: KINDS[partner.kind].legalStatus,
        newContactId: idOf(references.contacts, mainEmail(partner)),
      }
    }),
  })
  if (contract !== 'missing')
    await asking.addDocument(colleague, 'transfers', transfer.id, {
      kind: 'Transfer agreement',
      fileName: 'Transfer agreement, signed.pdf',
      description: 'Transfer agreement',
      content: pdfOf(`Transfer agreement between ${seller} and ${buyers.map(([buyer]) => buyer).join(', ')}`),
    })
  await asking.act(administrator, 'transfers', transfer, 'complete', {})
  for (const [name] of buyers.filter(([buyer]) => idIn(buyer) === undefined)) {
    const [made] = await asking.list(administrator, 'limited-partners', { fundId, name })
    if (!made) throw new Error(`The transfer has not made "${name}" a partner.`)
    references.partners.set(within(fund, name), made.id)
    await completePartner(loading, made, named(byName, name))
  }
}
