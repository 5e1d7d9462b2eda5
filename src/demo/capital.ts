/**
 * Writes the limited partners of a demo fund, their closings and its capital movements. Completing one is the
 * operation of the product: it appends to the partners' ledger through its one way in, and books the partners'
 * payments.
 */
import { addDays } from '../calendar.ts'
import { lineReference } from '../bank-accounts/creditorReference.ts'
import type { Context, Operation, ProductRow } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { CreateValues, ReadOnlyValues, Stored } from '../entityTypes.ts'
import { appendCommitments, appendTransactions, lockLedger } from '../limited-partners/ledger.server.ts'
import { amountOf, impactOf, transactionsOfLine } from '../limited-partners/ledger.ts'
import type { Components, Source, TransactionRow } from '../limited-partners/ledger.ts'
import { divide, isZero, negate, round } from '../money.ts'
import { makePartnerAccounts } from './bankAccounts.ts'
import type { Amounts, CapitalMovement, Holder, Line } from './calls.ts'
import { idOf, named, within } from './loading.ts'
import type { BankAccountMade, Loading } from './loading.ts'
import type { Seen } from './requests.ts'
import { textOf, thousands, total } from './money.ts'
import { KINDS } from './partners.ts'
import type { DemoPartner } from './partners.ts'
import { mainEmail, secondContact } from './people.ts'
import { calledBy } from './reports.ts'
import { closedUntil } from './demoScenario.ts'
import type { DemoScenario } from './demoScenario.ts'

/** The partner that once did not pay in time, and the call which it missed. */
const DEFAULT = { partner: 'Elmsworth Nominees', call: 5, days: 41 }

/** Several partners left their account to the next call. */
const ACCOUNT_FOR_FIRST = 24

export async function loadCapital(
  loading: Loading,
  scenario: DemoScenario,
  partners: readonly DemoPartner[],
): Promise<void> {
  const accounts = await makePartners(loading, scenario, partners)
  for (const [index, closing] of scenario.closings.entries()) await makeClosing(loading, scenario, index, closing)
  for (const movement of scenario.capital) await makeMovement(loading, scenario, movement, accounts)
  const { draft } = scenario.plan
  if (draft)
    await createMovement(loading, scenario, {
      name: draft.name,
      date: loading.when(draft.date),
      amounts: { investmentFunding: thousands(draft.thousands) },
    })
}

/** Answers with their bank accounts by name. */
async function makePartners(
  loading: Loading,
  { plan: { fund }, currency, holders, closings }: DemoScenario,
  partners: readonly DemoPartner[],
): Promise<Map<string, BankAccountMade>> {
  const {
    asking,
    actors: { administrator },
    references,
  } = loading
  const byName = new Map(partners.map(partner => [partner.name, partner]))
  const joined = holders.map(holder => ({ holder, partner: named(byName, holder.name) }))
  const made = await asking.createEach(
    administrator,
    'limited-partners',
    joined,
    ({ holder, partner }, index): CreateValues<'limitedPartner'> => {
      const second = secondContact(partner)
      return {
        fundId: idOf(references.funds, fund),
        name: partner.name,
        city: partner.city,
        countryId: idOf(references.countries, partner.country),
        address: `${index + 3} Hallgate`,
        postalCode: String(90_100 + index * 7),
        ...KINDS[partner.kind],
        subscriptionStatus: 'Confirmed',
        subscriptionDate: closings[holder.closing]?.date,
        skipManagementFeeDistribution: !holder.paysFee,
        mainContactId: idOf(references.contacts, mainEmail(partner)),
        ...(second && {
          additionalContacts: [{ contactId: idOf(references.contacts, second.email), role: second.role }],
        }),
        taxNumber: `999-${String(4100 + index * 13)}`,
      }
    },
  )
  for (const [{ partner }, { id }] of made) references.partners.set(within(fund, partner.name), id)
  const owners = made.slice(0, ACCOUNT_FOR_FIRST).map(([{ partner }, record]) => ({ partner, record }))
  const opened = await makePartnerAccounts(loading, fund, currency, owners)
  await Promise.all(
    opened.map(({ record, account }) =>
      asking.update(administrator, 'limited-partners', record, { bankAccountId: account.id }),
    ),
  )
  return new Map(opened.map(({ partner, account }) => [partner.name, account]))
}

async function makeClosing(
  { asking, actors: { administrator }, references }: Loading,
  { plan: { fund }, holders, equalisations }: DemoScenario,
  index: number,
  { name, date }: DemoScenario['closings'][number],
): Promise<void> {
  const fundId = idOf(references.funds, fund)
  const partnerId = ({ name: partner }: Holder): number => idOf(references.partners, within(fund, partner))
  const { id: closingId } = await asking.create(administrator, 'closings', { fundId, name, date })
  const joining = holders
    .filter(({ closing }) => closing === index)
    .map(holder => ({ limitedPartnerId: partnerId(holder), date, value: textOf(holder.commitment) }))
  await asking.createAll(
    administrator,
    'closing-commitments',
    joining.map(commitment => ({ closingId, ...commitment })),
  )
  const equalisation = equalisations.find(({ closing }) => closing === index)
  await asking.inside(administrator, async context => {
    await lockLedger(context, fundId)
    await appendCommitments(
      context,
      joining.map(commitment => ({ ...commitment, closingId })),
    )
    if (equalisation)
      await appendTransactions(
        context,
        equalisation.lines.map(({ holder, amounts }) =>
          equalisationRow(partnerId(holder), date, amounts, { closingId }),
        ),
      )
    await context.records.update('closing', closingId, {}, { set: { status: 'Completed' }, operation: 'complete' })
  })
}

/** A payment in return for shares, like the calls that it puts right. */
function equalisationRow(
  limitedPartnerId: number,
  date: CalendarDate,
  amounts: Amounts,
  source: Source,
): TransactionRow {
  const components = inText(amounts)
  return {
    limitedPartnerId,
    date,
    type: 'Equalisation',
    ...source,
    ...components,
    amount: amountOf(components),
    impactOnUnfunded: impactOf(components),
    shares: textOf(calledBy(amounts)),
  }
}

function inText(amounts: Amounts): Partial<Components> {
  return Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, textOf(cents)]))
}

async function createMovement(
  { asking, actors: { administrator }, references }: Loading,
  scenario: DemoScenario,
  { name, date, amounts }: Omit<CapitalMovement, 'lines'>,
): Promise<Seen> {
  const {
    plan: { fund, sign },
  } = scenario
  return asking.create(administrator, 'capital-movements', {
    fundId: idOf(references.funds, fund),
    name,
    dueDate: date,
    fundBankAccountId: named(references.accounts, fund).id,
    paymentReference: `${sign} ${date.slice(0, 7)}`,
    investmentFunding: '0',
    ...inText(amounts),
    navPerShare: navPerShareBefore(scenario, date),
    nominalShareValue: '1.00',
  })
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

async function makeMovement(
  loading: Loading,
  scenario: DemoScenario,
  movement: CapitalMovement,
  accounts: ReadonlyMap<string, BankAccountMade>,
): Promise<void> {
  const {
    asking,
    actors: { administrator },
    references,
  } = loading
  const {
    plan: { fund, reopenedCall },
  } = scenario
  const fundId = idOf(references.funds, fund)
  const made = await createMovement(loading, scenario, movement)
  await asking.inside(administrator, async context => {
    await lockLedger(context, fundId)
    const lines = movement.lines.map(line => ({
      ...line,
      partnerId: idOf(references.partners, within(fund, line.holder.name)),
      late: isLate(line, movement),
    }))
    // The product has made lines with the movement; those of the scenario say who has paid as well.
    await context.records.removeMany('capitalMovementLine', { capitalMovementId: made.id })
    await context.records.createMany(
      'capitalMovementLine',
      lines.map(line => lineRow(scenario, movement, made.id, line)),
    )
    const rows = lines.flatMap(({ partnerId, amounts }) =>
      transactionsOfLine(
        partnerId,
        movement.date,
        inText(amounts),
        { capitalMovementId: made.id },
        calledBy(amounts) > 0 ? textOf(calledBy(amounts)) : undefined,
      ),
    )
    await appendTransactions(context, rows)
    await bookPayments(context, loading, scenario, movement, rows, accounts)
    const completed = { status: 'Completed', completionDate: addDays(movement.date, -14) } as const
    const move = (set: ReadOnlyValues<'capitalMovement'>, operation: Operation) =>
      context.records.update('capitalMovement', made.id, {}, { set, operation })
    await move(completed, 'complete')
    if (movement.call !== undefined && movement.call === reopenedCall) {
      await move({ status: 'Open', completionDate: null }, 'reopen')
      await move(completed, 'complete')
    }
    // What lies in a quarter that is still open is completed and not yet published.
    if (movement.date <= closedUntil(scenario))
      await move({ status: 'Published', emailNotificationStatus: 'Sent' }, 'publish')
  })
}

interface LineMade extends Line {
  partnerId: number
  late: boolean
}

function isLate({ holder }: Line, { call }: CapitalMovement): boolean {
  return holder.name === DEFAULT.partner && call === DEFAULT.call
}

function lineRow(
  { capital, equalisations }: DemoScenario,
  movement: CapitalMovement,
  capitalMovementId: number,
  { holder, amounts, partnerId, late }: LineMade,
): ProductRow<'capitalMovementLine'> {
  const called = calledBy(amounts)
  const earlier = [...capital, ...equalisations]
    .filter(({ date }) => date <= movement.date)
    .flatMap(({ lines }) => lines.filter(line => line.holder === holder))
  const taken = total(
    earlier.map(
      line =>
        calledBy(line.amounts) - (line.amounts.expensesOutOfPaidIn ?? 0) - (line.amounts.recallableDistribution ?? 0),
    ),
  )
  return {
    capitalMovementId,
    limitedPartnerId: partnerId,
    ...inText(amounts),
    paymentStatus: late ? 'Default' : 'Received',
    amountReceived: textOf(called),
    receivedDate: late ? addDays(movement.date, DEFAULT.days) : movement.date,
    commitment: textOf(holder.commitment),
    remainingAfter: textOf(holder.commitment - taken),
    shares: textOf(called),
    paymentReference: lineReference(capitalMovementId, partnerId),
  }
}

/**
 * One transaction for each row of the ledger, so that a netted movement shows both gross. What partners pay comes in.
 */
async function bookPayments(
  context: Context,
  loading: Loading,
  scenario: DemoScenario,
  { name, date, call }: CapitalMovement,
  rows: readonly TransactionRow[],
  accounts: ReadonlyMap<string, BankAccountMade>,
): Promise<void> {
  const {
    plan: { fund },
    currency,
    holders,
    inSystem,
  } = scenario
  const { references } = loading
  const names = new Map(holders.map(holder => [idOf(references.partners, within(fund, holder.name)), holder.name]))
  await Promise.all(
    rows.map(row => {
      const partner = named(names, row.limitedPartnerId)
      const [isCall, local] = [row.type === 'CapitalCall', round(row.amount, 2)]
      const account = accounts.get(partner)
      const day = partner === DEFAULT.partner && call === DEFAULT.call ? addDays(date, DEFAULT.days) : date
      return context.records.create(
        'transaction',
        {
          fundId: idOf(references.funds, fund),
          date: day,
          type: isCall ? 'CapitalCall' : 'Distribution',
          subType: isCall ? 'Investments' : 'Return of capital - cash',
          description: `${name}: ${partner}`,
          currencyId: idOf(references.currencies, currency),
          amountLocal: local,
          exchangeRateToFund: '1',
          amountFund: local,
          ...inSystem(local, day),
          status: 'Reconciled',
          fundAccountNumber: named(references.accounts, fund).accountNumber,
          counterparty: partner,
          ...(account && { counterpartyAccountNumber: account.accountNumber }),
          nonCashItem: false,
          investmentType: 'NotApplicable',
          impact: impactName(row),
        },
        { set: { capitalMovementId: row.capitalMovementId ?? null }, operation: 'complete' },
      )
    }),
  )
}

function impactName({ impactOnUnfunded }: TransactionRow): Stored<'transaction'>['impact'] {
  if (isZero(impactOnUnfunded)) return 'None'
  return negate(impactOnUnfunded).startsWith('-') ? 'IncreasesUnfunded' : 'ReducesUnfunded'
}
