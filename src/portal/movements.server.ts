/** The published capital movements of an investor, each with its own notice. */
import { inMinorUnits } from '../api/answeredAmounts.ts'
import type { FileAnswer } from '../api/reads.ts'
import type { Context } from '../context.ts'
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import { noteViews } from '../documents/downloads.server.ts'
import { paperOf } from '../notices/papers.server.ts'
import type { NoticeFormat } from '../notices/formats.ts'
import type { NoticeAccount } from '../notices/snapshot.ts'
import { documentNumber } from '../notices/documentNumber.ts'
import { readSnapshot } from '../notices/storedSnapshot.ts'
import { problem } from '../problems.ts'
import { add, negate, subtract, sum } from '../money.ts'
import { anyOf } from '../server/database/anyOf.ts'
import { localDayOf } from '../server/database/days.ts'
import { publishedMovement, standsOpen } from './movement.ts'
import type { PublishedMovement } from './movement.ts'
import { ownViewer } from './viewer.server.ts'
import type { OwnPartners } from './viewer.server.ts'

type NoticeRow = Awaited<ReturnType<ReturnType<typeof publishedNotices>['execute']>>[number]

export async function movementsOf(context: Context, viewer: OwnPartners): Promise<PublishedMovement[]> {
  const rows = await publishedNotices(context, viewer).orderBy('n.due_date', 'desc').orderBy('n.id', 'desc').execute()
  const movements = rows.map(movementOf)
  // Of the others the page shows a line, and what the notice says is asked for when the line is opened.
  await noteViews(
    context,
    'notices',
    movements.filter(movement => standsOpen(movement, context.today)).map(({ noticeId }) => noticeId),
  )
  return movements
}

/** What one of the investor's own limited partners was told of a movement; undefined where it is none of its own. */
export async function ownMovementOf(
  context: Context,
  { movementId, limitedPartnerId }: { movementId: number; limitedPartnerId: number },
): Promise<PublishedMovement | undefined> {
  const row = await publishedNotices(context, await ownViewer(context))
    .where('m.id', '=', movementId)
    .where('p.id', '=', limitedPartnerId)
    .executeTakeFirst()
  if (!row) return undefined
  await noteViews(context, 'notices', [row.noticeId])
  return movementOf(row)
}

/** One that is not one's own, or not published, answers as one that does not exist. */
export async function movementOfNotice(
  context: Context,
  viewer: OwnPartners,
  noticeId: number,
): Promise<PublishedMovement> {
  const row = await publishedNotices(context, viewer).where('n.id', '=', noticeId).executeTakeFirst()
  if (!row) throw problem('not-found')
  await noteViews(context, 'notices', [noticeId])
  return movementOf(row)
}

/** All figures besides the amount come from what the notice says, so that page and paper cannot differ. */
function movementOf(notice: NoticeRow) {
  const { noticeId, kind, amount, currency, name, dueDate, paymentReference, paymentStatus, receivedDate } = notice
  const { amountReceived, hash } = notice
  const { fund, limitedPartnerId, limitedPartner, minorUnits: known, snapshot } = notice
  const minorUnits = known ?? USUAL_MINOR_UNITS
  const { account, components, cumulative, unfunded, purpose, agreementSection } = readSnapshot(snapshot)
  return inMinorUnits(
    publishedMovement,
    {
      noticeId,
      noticeSize: notice.size,
      documentNumber: documentNumber(hash),
      kind,
      amount,
      currency,
      name,
      dueDate,
      paymentReference,
      fund,
      limitedPartnerId,
      limitedPartner,
      minorUnits,
      paidOn: paymentStatus === 'Received' ? receivedDate : null,
      received: amountReceived ?? '0',
      purpose,
      agreementSection,
      account: account && accountNow(account, notice),
      components: components.map(({ title, direction, amount: of }) => ({
        title,
        amount: direction === 'call' ? of.investor : negate(of.investor),
      })),
      commitment: unfunded.commitment.investor,
      called: cumulative.called.investor,
      outside: add(subtract(cumulative.called.investor, unfunded.calledBefore.investor), unfunded.call.investor),
      recallable: sum([unfunded.recallableBefore.investor, unfunded.recallable.investor]),
      remaining: unfunded.after.investor,
    },
    minorUnits,
  )
}

/** As the notice prints it; "unchanged since" counts from its last verification, which may be a later one. */
export function accountNow(printed: NoticeAccount, now: AccountNow) {
  const { payee, holder, accountNumber, bankCode, bank, verifiedOn } = printed
  const outOfUse = isOutOfUse(printed, now)
  const isVerifiedAgain = payee === 'fund' && !outOfUse && now.verifiedOnNow !== null
  return {
    payee,
    holder,
    accountNumber,
    bankCode,
    bank,
    verifiedOn: isVerifiedAgain ? now.verifiedOnNow : verifiedOn,
    outOfUse,
  }
}

type AccountNow = Pick<NoticeRow, 'statusNow' | 'accountNumberNow' | 'bankCodeNow' | 'verifiedOnNow'>

/**
 * Staff have blocked or closed the account since, or it is another one now: what the notice says of it holds no more.
 * One that nobody had verified by then is said to be that.
 */
function isOutOfUse({ payee, accountNumber, bankCode, verifiedOn }: NoticeAccount, now: AccountNow): boolean {
  if (payee === 'investor') return false
  const isEnded = now.statusNow === 'Blocked' || now.statusNow === 'Closed'
  const isOther = now.accountNumberNow !== accountNumber || now.bankCodeNow !== bankCode
  return isEnded || isOther || (verifiedOn !== null && now.statusNow !== 'Active')
}

/** One that is not one's own, or not published, answers as one that does not exist. */
export async function ownPaperOf(
  context: Context,
  viewer: OwnPartners,
  { id, format }: { id: number; format?: NoticeFormat | undefined },
): Promise<FileAnswer> {
  const own = await publishedNotices(context, viewer).where('n.id', '=', id).executeTakeFirst()
  if (!own) throw problem('not-found')
  return paperOf(context, { id, format })
}

/** Of the partners of the viewer; a superseded notice is for staff only. */
export function publishedNotices({ database, account }: Context, { partnerIds }: OwnPartners) {
  return database
    .selectFrom('notices as n')
    .innerJoin('capital_movements as m', join =>
      join.onRef('m.tenant_id', '=', 'n.tenant_id').onRef('m.id', '=', 'n.capital_movement_id'),
    )
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'n.tenant_id').onRef('p.id', '=', 'n.limited_partner_id'),
    )
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'm.tenant_id').onRef('f.id', '=', 'm.fund_id'))
    .innerJoin('tenants as t', 't.id', 'n.tenant_id')
    .innerJoin('bank_accounts as b', join =>
      join.onRef('b.tenant_id', '=', 'm.tenant_id').onRef('b.id', '=', 'm.fund_bank_account_id'),
    )
    .leftJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.id', '=', 'f.currency_id'),
    )
    .leftJoin('capital_movement_lines as l', join =>
      join
        .onRef('l.tenant_id', '=', 'n.tenant_id')
        .onRef('l.capital_movement_id', '=', 'n.capital_movement_id')
        .onRef('l.limited_partner_id', '=', 'n.limited_partner_id'),
    )
    .select([
      'n.id as noticeId',
      'n.kind',
      'n.amount',
      'n.due_date as dueDate',
      'n.payment_reference as paymentReference',
      'n.snapshot',
      'n.snapshot_hash as hash',
    ])
    .select(['l.payment_status as paymentStatus', 'l.received_date as receivedDate'])
    .select('l.amount_received as amountReceived')
    .select(['b.status as statusNow', 'b.account_number as accountNumberNow', 'b.bank_code as bankCodeNow'])
    .select(({ ref }) => localDayOf(ref('b.verified_at'), ref('t.time_zone')).as('verifiedOnNow'))
    .select(['m.name', 'f.name as fund', 'p.id as limitedPartnerId', 'p.name as limitedPartner'])
    .select(['c.code as currency', 'c.minor_units as minorUnits', 'n.size'])
    .select('n.issued_on as publishedAt')
    .where('n.tenant_id', '=', account.tenantId)
    .where('p.id', '=', anyOf(partnerIds))
    .where('m.status', '=', 'Published')
    .where('n.superseded', '=', false)
    .where('n.status', '=', 'Made')
    .where('n.snapshot', 'is not', null)
    .$narrowType<{ snapshot: string; hash: string }>()
}
