/** Whom the papers of a fund are from and to: names, addresses and the accounts that they print. */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { localDayOf } from '../server/database/days.ts'
import type { NoticeAccount, NoticeSnapshot } from './snapshot.ts'

/** The fund as its papers name it, with who signs. */
export async function fundPartyOf(
  { records }: Context,
  fund: Stored<'fund'> | undefined,
): Promise<NoticeSnapshot['fund']> {
  const country = fund?.countryId ? await records.get('country', fund.countryId) : undefined
  const manager = fund?.managerId ? await records.get('fundManager', fund.managerId) : undefined
  return {
    name: fund?.name ?? '',
    address: addressLines(fund?.address, fund?.postalCode, fund?.city, country?.name),
    tradeRegisterNumber: fund?.tradeRegisterNumber ?? null,
    generalPartner: fund?.generalPartner ?? null,
    signatory: manager ? `${manager.name}, ${manager.quality}` : null,
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

export async function accountOf(
  { database, account }: Context,
  id: number | null,
  payee: NoticeAccount['payee'],
): Promise<NoticeAccount | null> {
  const found = await accountRows(database, account.tenantId).where('b.id', '=', id).executeTakeFirst()
  return found ? printedAccount(found, payee) : null
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof accountRows>['execute']>>[number]

/**
 * The name of an account tells those of one fund from each other. Its holder has the name that the bank has
 * registered; until that is known, the partner or the fund whose account it is.
 */
function accountRows(database: Context['database'], tenantId: number | null) {
  return database
    .selectFrom('bank_accounts as b')
    .innerJoin('tenants as t', 't.id', 'b.tenant_id')
    .leftJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'b.tenant_id').onRef('c.id', '=', 'b.currency_id'),
    )
    .leftJoin('countries as l', join =>
      join.onRef('l.tenant_id', '=', 'b.tenant_id').onRef('l.id', '=', 'b.bank_country_id'),
    )
    .leftJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'b.tenant_id').onRef('p.id', '=', 'b.limited_partner_id'),
    )
    .leftJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'b.tenant_id').onRef('f.id', '=', 'b.fund_id'))
    .select(['b.id', 'b.account_number as accountNumber', 'b.bank_code as bankCode'])
    .select(({ fn }) => fn.coalesce('b.registered_name', 'p.name', 'f.name', 'b.name').as('holder'))
    .select(['b.bank_city as bankCity', 'c.code as currency', 'l.name as country'])
    .select(({ ref }) => localDayOf(ref('b.verified_at'), ref('t.time_zone')).as('verifiedOn'))
    .select(['b.payee_answer as payeeAnswer', 'b.payee_answered_on as payeeAnsweredOn'])
    .where('b.tenant_id', '=', tenantId)
}

function printedAccount(row: AccountRow, payee: NoticeAccount['payee']): NoticeAccount {
  const { holder, accountNumber, bankCode, bankCity, verifiedOn, currency, country, payeeAnswer, payeeAnsweredOn } = row
  return {
    payee,
    holder,
    accountNumber,
    bankCode,
    bank: [...new Set([bankCity, country])].filter(Boolean).join(', '),
    currency: currency ?? '',
    verifiedOn,
    payeeConfirmation: payeeAnswer && payeeAnsweredOn ? { answer: payeeAnswer, date: payeeAnsweredOn } : null,
  }
}

export interface Addressee {
  investor: NoticeSnapshot['investor']
  account: NoticeAccount | null
}

/** Every partner of the fund with its address, its main contact and the account that it is paid to. */
export async function partnersOf({ database, account }: Context, fundId: number): Promise<Map<number, Addressee>> {
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
