/**
 * The completed transfers of an investor, from the rows of the ledger that completing them made: what was reopened has
 * none, and is not shown.
 */
import { inMinorUnits } from '../api/answeredAmounts.ts'
import type { FileAnswer } from '../api/reads.ts'
import type { Context } from '../context.ts'
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import { noteViews } from '../documents/downloads.server.ts'
import { storedFile } from '../documents/storedFile.server.ts'
import type { Decimal } from '../entity.ts'
import { add, asAmount, compare, negate } from '../money.ts'
import { problem } from '../problems.ts'
import { completedTransfer } from './transfer.ts'
import type { CompletedTransfer, OwnPart } from './transfer.ts'
import type { OwnPartners } from './viewer.server.ts'
import { anyOf } from '../server/database/anyOf.ts'

/** The latest first. */
export async function transfersOf(context: Context, viewer: OwnPartners): Promise<CompletedTransfer[]> {
  const transfers = await withDetails(context, await ownRows(context, viewer).execute())
  await noteViews(
    context,
    'transfers',
    transfers.map(({ id }) => id),
  )
  return transfers
}

/** One that is not one's own, or not completed, answers as one that does not exist. */
export async function ownTransferOf(context: Context, viewer: OwnPartners, id: number): Promise<CompletedTransfer> {
  const [transfer] = await withDetails(context, await ownRows(context, viewer).where('x.id', '=', id).execute())
  if (!transfer) throw problem('not-found')
  await noteViews(context, 'transfers', [id])
  return transfer
}

export async function transferDocumentOf(
  context: Context,
  viewer: OwnPartners,
  { id, documentId }: { id: number; documentId: number },
): Promise<FileAnswer> {
  const own = await ownRows(context, viewer).where('x.id', '=', id).executeTakeFirst()
  if (!own) throw problem('not-found')
  const found = await context.database
    .selectFrom('documents')
    .select(['file_name as fileName', 'file_type as fileType', 'content_key as key', 'content_hash as hash'])
    .where('tenant_id', '=', context.account.tenantId)
    .where('resource', '=', 'transfers')
    .where('record_id', '=', id)
    .where('id', '=', documentId)
    .where('superseded', '=', false)
    .executeTakeFirst()
  if (!found) throw problem('not-found')
  return storedFile(context, ['documents', documentId], found)
}

type OwnRow = Awaited<ReturnType<ReturnType<typeof ownRows>['execute']>>[number]

/** A row for each of the investor's own limited partners that gave or took a part. */
function ownRows({ database, account }: Context, { partnerIds }: OwnPartners) {
  return database
    .selectFrom('limited_partner_commitments as t')
    .innerJoin('transfers as x', join =>
      join.onRef('x.tenant_id', '=', 't.tenant_id').onRef('x.id', '=', 't.transfer_id'),
    )
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.limited_partner_id'),
    )
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'x.tenant_id').onRef('f.id', '=', 'x.fund_id'))
    .leftJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.id', '=', 'f.currency_id'),
    )
    .select(['x.id', 'x.date', 'f.name as fund', 'c.code as currency', 'c.minor_units as minorUnits'])
    .select(['p.id as limitedPartnerId', 'p.name as limitedPartner', 't.value'])
    .select(({ selectFrom }) =>
      selectFrom('limited_partner_commitments as o')
        .select(({ fn }) => fn.sum<Decimal | null>('o.value').as('sum'))
        .whereRef('o.tenant_id', '=', 't.tenant_id')
        .whereRef('o.limited_partner_id', '=', 't.limited_partner_id')
        .whereRef('o.date', '<=', 't.date')
        .whereRef('o.id', '<', 't.id')
        .as('before'),
    )
    .where('t.tenant_id', '=', account.tenantId)
    .where('p.id', '=', anyOf(partnerIds))
    .orderBy('x.date', 'desc')
    .orderBy('x.id', 'desc')
    .orderBy('p.name')
    .orderBy('p.id')
}

async function withDetails(context: Context, rows: readonly OwnRow[]): Promise<CompletedTransfer[]> {
  const ids = [...new Set(rows.map(({ id }) => id))]
  if (ids.length === 0) return []
  const sides = Map.groupBy(await sidesOf(context, ids), ({ transferId }) => transferId)
  const documents = Map.groupBy(await documentsOf(context, ids), ({ transferId }) => transferId)
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, own]) => {
    const [first] = own
    if (!first) return []
    const minorUnits = first.minorUnits ?? USUAL_MINOR_UNITS
    const transfer: CompletedTransfer = {
      id,
      date: first.date,
      fund: first.fund,
      currency: first.currency,
      minorUnits,
      parts: own.map(row => partOf(row, sides.get(id) ?? [])),
      documents: (documents.get(id) ?? []).map(({ transferId: _, ...document }) => document),
    }
    return [inMinorUnits(completedTransfer, transfer, minorUnits)]
  })
}

interface Side {
  limitedPartnerId: number
  name: string
  value: Decimal
}

function partOf({ limitedPartnerId, limitedPartner, value, ...row }: OwnRow, sides: readonly Side[]): OwnPart {
  const before = row.before ?? '0'
  const sells = compare(value, '0') < 0
  const commitment = asAmount(sells ? negate(value) : value)
  const others = sides.filter(side => compare(side.value, '0') < 0 !== sells)
  return {
    limitedPartnerId,
    limitedPartner,
    side: sells ? 'Seller' : 'Buyer',
    commitment,
    commitmentBefore: asAmount(before),
    commitmentAfter: asAmount(add(before, value)),
    counterparties: others.map(({ name, value: taken }) => ({
      name,
      commitment: sells ? asAmount(taken) : commitment,
    })),
  }
}

/** All who gave or took a part, the buyers in the order in which their rows were made. */
function sidesOf({ database, account }: Context, transferIds: readonly number[]) {
  return database
    .selectFrom('limited_partner_commitments as t')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.limited_partner_id'),
    )
    .select(({ ref }) => ref('t.transfer_id').$notNull().as('transferId'))
    .select(['t.limited_partner_id as limitedPartnerId', 'p.name', 't.value'])
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.transfer_id', '=', anyOf(transferIds))
    .orderBy('t.id')
    .execute()
}

function documentsOf({ database, account }: Context, transferIds: readonly number[]) {
  return database
    .selectFrom('documents')
    .select(['record_id as transferId', 'id', 'file_name as fileName', 'kind', 'description', 'size'])
    .where('tenant_id', '=', account.tenantId)
    .where('resource', '=', 'transfers')
    .where('record_id', '=', anyOf(transferIds))
    .where('superseded', '=', false)
    .orderBy('id')
    .execute()
}
