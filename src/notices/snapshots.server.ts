/** Looks up what the notices of a movement say, for all its partners at once: each table is read one time. */
import { expressionBuilder } from 'kysely'
import type { Tables } from '../../generated/tables.ts'
import type { Context } from '../context.ts'
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import { isDate } from '../calendar.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import type { Components } from '../limited-partners/ledger.ts'
import { add, sum } from '../money.ts'
import { calledAmount } from '../transactions/cashFlowKinds.server.ts'
import { noticeSnapshot } from './snapshot.ts'
import type { NoticeAccount, NoticeCommon, NoticeOwn, NoticeSnapshot, Position } from './snapshot.ts'

type Movement = Stored<'capitalMovement'>

export interface GatheredNotice {
  limitedPartnerId: number
  snapshot: NoticeSnapshot
}

export const NOWHERE: Position = {
  commitment: '0',
  calledInside: '0',
  called: '0',
  recallable: '0',
  distributed: '0',
  remaining: '0',
}

/**
 * What every notice of the movement would say now: before it is completed, and as it is completed. Amounts are those of
 * its lines; what was before is the ledger at the due date without what the movement itself has booked. Only those of
 * the given partners, where any are given.
 */
export async function gatherNotices(
  context: Context,
  movement: Movement,
  edition: number,
  partnerIds?: readonly number[],
): Promise<GatheredNotice[]> {
  const lines = await linesOf(context, movement.id)
  const positions = await positionsBefore(context, movement)
  const common = await commonOf(context, movement, edition, lines, [...positions.values()])
  const fundAccount = await accountOf(context, movement.fundBankAccountId, 'fund')
  const partners = await partnersOf(context, movement.fundId)
  return [...lines.entries()]
    .filter(([, { limitedPartnerId }]) => partnerIds === undefined || partnerIds.includes(limitedPartnerId))
    .map(([place, line]) => {
      const { limitedPartnerId } = line
      const partner = partners.get(limitedPartnerId)
      const own: NoticeOwn = {
        number: `${movement.id} / ${String(place + 1).padStart(NUMBER_DIGITS, '0')}`,
        investor: partner?.investor ?? { name: '', address: [], attention: null },
        reference: line.paymentReference ?? movement.paymentReference,
        components: line,
        position: positions.get(limitedPartnerId) ?? NOWHERE,
        shares: line.shares,
        fundAccount,
        investorAccount: partner?.account ?? null,
      }
      return { limitedPartnerId, snapshot: noticeSnapshot(common, own) }
    })
}

const NUMBER_DIGITS = 3

type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** Of a line of a movement, each as an amount. */
export function componentsOfLine() {
  const { fn, val } = expressionBuilder<{ l: Tables['capital_movement_lines'] }, 'l'>()
  const nothing = val<Decimal>('0')
  return [
    fn.coalesce('l.investment_funding', nothing).as('investmentFunding'),
    fn.coalesce('l.management_fees', nothing).as('managementFees'),
    fn.coalesce('l.expenses_paid_in', nothing).as('expensesPaidIn'),
    fn.coalesce('l.expenses_out_of_paid_in', nothing).as('expensesOutOfPaidIn'),
    fn.coalesce('l.late_entrance_fee', nothing).as('lateEntranceFee'),
    fn.coalesce('l.return_of_capital', nothing).as('returnOfCapital'),
    fn.coalesce('l.realized_gain', nothing).as('realizedGain'),
    fn.coalesce('l.distribution', nothing).as('distribution'),
    fn.coalesce('l.recallable_distribution', nothing).as('recallableDistribution'),
  ]
}

function linesOf({ database, account }: Context, movementId: number) {
  return database
    .selectFrom('capital_movement_lines as l')
    .select(['limited_partner_id as limitedPartnerId', 'payment_reference as paymentReference', 'shares'])
    .select(componentsOfLine())
    .where('tenant_id', '=', account.tenantId)
    .where('capital_movement_id', '=', movementId)
    .orderBy('limited_partner_id')
    .execute()
}

/**
 * Where each partner of the fund stood at the due date, without what this movement has booked. Rows are numbered in the
 * order in which they were booked: what was completed later counts only as long as the movement itself is not.
 */
export async function positionsBefore(
  context: Context,
  { id, fundId, dueDate }: Pick<Movement, 'id' | 'fundId' | 'dueDate'>,
): Promise<Map<number, Position>> {
  const committed = await commitmentsAt(context, fundId, dueDate)
  const booked = await bookedBefore(context, { id, fundId, dueDate })
  const positions = new Map(
    committed.map(({ limitedPartnerId, commitment }) => [
      limitedPartnerId,
      { ...NOWHERE, commitment, remaining: commitment },
    ]),
  )
  for (const { limitedPartnerId, impact, ...figures } of booked) {
    const commitment = positions.get(limitedPartnerId)?.commitment ?? '0'
    positions.set(limitedPartnerId, { ...figures, commitment, remaining: add(commitment, impact) })
  }
  return positions
}

function commitmentsAt({ database, account }: Context, fundId: number, date: CalendarDate) {
  return database
    .selectFrom('limited_partners as p')
    .innerJoin('limited_partner_commitments as t', join =>
      join.onRef('t.tenant_id', '=', 'p.tenant_id').onRef('t.limited_partner_id', '=', 'p.id'),
    )
    .select(({ fn }) => ['p.id as limitedPartnerId', fn.sum<Decimal>('t.value').as('commitment')])
    .where('p.tenant_id', '=', account.tenantId)
    .where('p.fund_id', '=', fundId)
    .where('t.date', '<=', date)
    .groupBy('p.id')
    .execute()
}

async function bookedBefore(
  { database, account }: Context,
  { id, fundId, dueDate }: Pick<Movement, 'id' | 'fundId' | 'dueDate'>,
) {
  const own = await database
    .selectFrom('limited_partner_transactions')
    .select(({ fn }) => fn.min('id').as('first'))
    .where('tenant_id', '=', account.tenantId)
    .where('capital_movement_id', '=', id)
    .executeTakeFirst()
  const first = own?.first
  return database
    .selectFrom('limited_partners as p')
    .innerJoin('limited_partner_transactions as t', join =>
      join.onRef('t.tenant_id', '=', 'p.tenant_id').onRef('t.limited_partner_id', '=', 'p.id'),
    )
    .select(({ eb, fn }) => [
      'p.id as limitedPartnerId',
      fn
        .sum<Decimal>(
          eb(eb('t.investment_funding', '+', eb.ref('t.management_fees')), '+', eb.ref('t.expenses_paid_in')),
        )
        .as('calledInside'),
      fn.sum<Decimal>(calledAmount()).as('called'),
      fn.sum<Decimal>('t.recallable_distribution').as('recallable'),
      fn.sum<Decimal>('t.distribution').as('distributed'),
      fn.sum<Decimal>('t.impact_on_unfunded').as('impact'),
    ])
    .where('p.tenant_id', '=', account.tenantId)
    .where('p.fund_id', '=', fundId)
    .where('t.date', '<=', dueDate)
    .where(({ eb, or }) => or([eb('t.capital_movement_id', 'is', null), eb('t.capital_movement_id', '<>', id)]))
    .where('t.id', '<', first ?? Number.MAX_SAFE_INTEGER)
    .groupBy('p.id')
    .execute()
}

async function commonOf(
  context: Context,
  movement: Movement,
  edition: number,
  lines: readonly Line[],
  positions: readonly Position[],
): Promise<NoticeCommon> {
  const { records, today } = context
  const fund = await records.get('fund', movement.fundId)
  const currency = fund && (await records.get('currency', fund.currencyId))
  const country = fund?.countryId ? await records.get('country', fund.countryId) : undefined
  const manager = fund?.managerId ? await records.get('fundManager', fund.managerId) : undefined
  return {
    edition,
    issuedOn: today,
    dueDate: movement.dueDate,
    movement: movement.name,
    purpose: movement.purpose,
    agreementSection: movement.agreementSection,
    currency: currency?.code ?? '',
    minorUnits: currency?.minorUnits ?? USUAL_MINOR_UNITS,
    fund: {
      name: fund?.name ?? '',
      address: addressLines(fund?.address, fund?.postalCode, fund?.city, country?.name),
      tradeRegisterNumber: fund?.tradeRegisterNumber ?? null,
      generalPartner: fund?.generalPartner ?? null,
      signatory: manager ? `${manager.name}, ${manager.quality}` : null,
    },
    navPerShare: movement.navPerShare,
    nominalShareValue: movement.nominalShareValue,
    components: sumsOf(lines),
    position: addedUp(positions),
  }
}

function sumsOf(lines: readonly Components[]): Components {
  const of = (name: keyof Components): Decimal => sum(lines.map(line => line[name]))
  return {
    investmentFunding: of('investmentFunding'),
    managementFees: of('managementFees'),
    expensesPaidIn: of('expensesPaidIn'),
    expensesOutOfPaidIn: of('expensesOutOfPaidIn'),
    lateEntranceFee: of('lateEntranceFee'),
    returnOfCapital: of('returnOfCapital'),
    realizedGain: of('realizedGain'),
    distribution: of('distribution'),
    recallableDistribution: of('recallableDistribution'),
  }
}

function addedUp(positions: readonly Position[]): Position {
  const of = (name: keyof Position): Decimal => sum(positions.map(position => position[name]))
  return {
    commitment: of('commitment'),
    calledInside: of('calledInside'),
    called: of('called'),
    recallable: of('recallable'),
    distributed: of('distributed'),
    remaining: of('remaining'),
  }
}

/** A town stands behind its postal code; what is missing leaves no empty line. */
function addressLines(
  street: string | null | undefined,
  postalCode: string | null | undefined,
  city: string | null | undefined,
  country: string | null | undefined,
): string[] {
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [street, town, country].filter((line): line is string => Boolean(line))
}

async function accountOf(
  { database, account }: Context,
  id: number | null,
  payee: NoticeAccount['payee'],
): Promise<NoticeAccount | null> {
  const found = await accountRows(database, account.tenantId).where('b.id', '=', id).executeTakeFirst()
  return found ? printedAccount(found, payee) : null
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof accountRows>['execute']>>[number]

function accountRows(database: Context['database'], tenantId: number | null) {
  return database
    .selectFrom('bank_accounts as b')
    .leftJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'b.tenant_id').onRef('c.id', '=', 'b.currency_id'),
    )
    .leftJoin('countries as l', join =>
      join.onRef('l.tenant_id', '=', 'b.tenant_id').onRef('l.id', '=', 'b.bank_country_id'),
    )
    .select(['b.id', 'b.account_number as accountNumber', 'b.bank_code as bankCode'])
    .select(({ fn }) => fn.coalesce('b.registered_name', 'b.name').as('holder'))
    .select(['b.bank_city as bankCity', 'b.verified_at as verifiedAt', 'c.code as currency', 'l.name as country'])
    .select(['b.payee_answer as payeeAnswer', 'b.payee_answered_on as payeeAnsweredOn'])
    .where('b.tenant_id', '=', tenantId)
}

function printedAccount(row: AccountRow, payee: NoticeAccount['payee']): NoticeAccount {
  const { holder, accountNumber, bankCode, bankCity, verifiedAt, currency, country, payeeAnswer, payeeAnsweredOn } = row
  const verifiedOn = verifiedAt?.slice(0, 10)
  return {
    payee,
    holder,
    accountNumber,
    bankCode,
    bank: [...new Set([bankCity, country])].filter(Boolean).join(', '),
    currency: currency ?? '',
    verifiedOn: isDate(verifiedOn) ? verifiedOn : null,
    payeeConfirmation: payeeAnswer && payeeAnsweredOn ? { answer: payeeAnswer, date: payeeAnsweredOn } : null,
  }
}

interface Addressee {
  investor: NoticeSnapshot['investor']
  account: NoticeAccount | null
}

/** Every partner of the fund with its address, its main contact and the account that it is paid to. */
async function partnersOf({ database, account }: Context, fundId: number): Promise<Map<number, Addressee>> {
  const { tenantId } = account
  const accounts = new Map(
    (
      await accountRows(database, tenantId)
        .where('b.fund_id', '=', fundId)
        .where('b.limited_partner_id', 'is not', null)
        .where('b.status', '=', 'Active')
        .execute()
    ).map(row => [row.id, printedAccount(row, 'investor')]),
  )
  const partners = await database
    .selectFrom('limited_partners as p')
    .leftJoin('contacts as k', join =>
      join.onRef('k.tenant_id', '=', 'p.tenant_id').onRef('k.id', '=', 'p.main_contact_id'),
    )
    .leftJoin('countries as l', join =>
      join.onRef('l.tenant_id', '=', 'p.tenant_id').onRef('l.id', '=', 'p.country_id'),
    )
    .select([
      'p.id',
      'p.name',
      'p.address',
      'p.postal_code as postalCode',
      'p.city',
      'p.bank_account_id as bankAccountId',
    ])
    .select(['k.first_name as firstName', 'k.last_name as lastName', 'l.name as country'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.fund_id', '=', fundId)
    .execute()
  return new Map(
    partners.map(({ id, name, address, postalCode, city, country, firstName, lastName, bankAccountId }) => [
      id,
      {
        investor: {
          name,
          address: addressLines(address, postalCode, city, country),
          attention: [firstName, lastName].filter(Boolean).join(' ') || null,
        },
        account: (bankAccountId !== null && accounts.get(bankAccountId)) || null,
      },
    ]),
  )
}
