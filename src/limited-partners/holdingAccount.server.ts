/**
 * The bank account that an investor names for a holding: it waits until staff have verified it, and until then
 * distributions go to the account of before. It stands here and not with bank accounts, because partners look at those.
 */
import type { BankAccountNameForHolding } from '../../generated/types.ts'
import { allows } from '../access.ts'
import type { Of } from '../api/schema.ts'
import { compactAccountNumber, countryOfBank, isIbanWithoutBic } from '../bank-accounts/iban.ts'
import { comparableNumber } from '../bank-accounts/numbers.ts'
import { verify as verifyAccount } from '../bank-accounts/actions.server.ts'
import type { CollectionAction, Context, RecordAction } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import type { WrittenEvent } from '../mails/events.ts'
import { writeMails, writeMailsTo } from '../mails/outbox.server.ts'
import { aDayAgo } from '../mails/lastDay.server.ts'
import { path } from '../paths.ts'
import { problem, inputProblem } from '../problems.ts'
import { text } from '../texts.ts'
import type { holdingAccountActions } from './actions.ts'
import { actingContact, contactsToTell, lockHolding } from './contacts.server.ts'
import './texts.ts'

type Partner = Stored<'limitedPartner'>
type Account = Pick<BankAccountNameForHolding, 'name' | 'accountNumber' | 'bankCode'>
type Named = Of<(typeof holdingAccountActions)['nameForHolding']['answer']>

export const nameForHolding: CollectionAction<'bankAccount', 'nameForHolding', Named> = async (
  context,
  { limitedPartnerId, ...named },
) => {
  const { name, accountNumber, bankCode } = named
  if (isIbanWithoutBic(accountNumber, bankCode))
    throw inputProblem<BankAccountNameForHolding>({ bankCode: [text('limitedPartner.account.noBic')] })
  await actingContact(context, limitedPartnerId)
  await lockHolding(context, limitedPartnerId)
  const { records } = context
  const partner = await records.get('limitedPartner', limitedPartnerId)
  if (!partner) throw problem('not-found')
  const fund = await records.get('fund', partner.fundId)
  const before = partner.bankAccountId ? await records.get('bankAccount', partner.bankAccountId) : undefined
  if (before?.status === 'Active' && isSame(before, named)) {
    // Whoever names the known one while another waits takes that one back.
    if (!(await withdrawWaiting(context, partner)))
      throw problem('rule', { detail: text('limitedPartner.account.same') })
    return { accountNumber: before.accountNumber, status: 'Active' as const }
  }
  await assertNotOften(context, limitedPartnerId)
  const currencyId = before?.currencyId ?? fund?.currencyId
  const countryId = partner.countryId ?? before?.countryId
  const bankCountryId = (await countryNamed(context, countryOfBank(accountNumber, bankCode))) ?? before?.bankCountryId
  if (!currencyId || !countryId) throw problem('rule', { detail: text('limitedPartner.account.callUs') })
  if (!bankCountryId)
    throw inputProblem<BankAccountNameForHolding>({ bankCode: [text('limitedPartner.account.noCountry')] })
  await withdrawWaiting(context, partner)
  const made = await records.create(
    'bankAccount',
    {
      fundId: partner.fundId,
      limitedPartnerId,
      name,
      accountNumber,
      bankCode,
      currencyId,
      countryId,
      bankCountryId,
      address: partner.address,
      postalCode: partner.postalCode,
      city: partner.city,
    },
    { set: { namedByInvestor: true } },
  )
  await records.act('bankAccount', 'submitForVerification', made.id, {})
  const values = { ...valuesOf(context, partner, made), fund: fund?.name ?? '' }
  const mail = { resource: 'bank-accounts', recordId: made.id, values } as const
  await writeMailsTo(
    context,
    { ...mail, event: 'bank-account-named' },
    await contactsToTell(context, [limitedPartnerId]),
  )
  await writeMails(context, { ...mail, event: 'bank-account-to-verify' })
  return { accountNumber: made.accountNumber, status: 'PendingVerification' as const }
}

/** However it is typed: what is known already is no change, of which anybody would have to be told. */
function isSame(known: Pick<Stored<'bankAccount'>, keyof Account>, named: Account): boolean {
  const isSameNumber = comparableNumber(known.accountNumber) === comparableNumber(named.accountNumber)
  const isSameName = known.name.toLowerCase() === named.name.trim().toLowerCase()
  return isSameNumber && isSameName && headOffice(known.bankCode) === headOffice(named.bankCode)
}

/** ISO 9362: a BIC of eight letters is that of the head office, whose branch is XXX. */
function headOffice(bankCode: string): string {
  return compactAccountNumber(bankCode).replace(/^(.{8})XXX$/, '$1')
}

/** Each account named is a mail to every contact and every administrator; those withdrawn since then count too. */
const NAMED_A_DAY_MAX = 5

async function assertNotOften(context: Context, limitedPartnerId: number): Promise<void> {
  const named = await context.database
    .selectFrom('bank_accounts')
    .select('id')
    .where('tenant_id', '=', context.account.tenantId)
    .where('limited_partner_id', '=', limitedPartnerId)
    .where('named_by_investor', '=', true)
    .where('created_at', '>', aDayAgo())
    .execute()
  if (named.length >= NAMED_A_DAY_MAX) throw problem('rule', { detail: text('limitedPartner.account.tooOften') })
}

/** Whoever names an account twice means the second one. Answers whether one was waiting. */
async function withdrawWaiting({ records }: Context, { id: limitedPartnerId }: Partner): Promise<boolean> {
  const waiting = await records.list('bankAccount', {
    limitedPartnerId,
    namedByInvestor: true,
    status: 'PendingVerification',
  })
  for (const { id } of waiting) await records.act('bankAccount', 'close', id, {})
  return waiting.length > 0
}

async function countryNamed({ records }: Context, code: string | null): Promise<number | undefined> {
  if (code === null) return undefined
  const [country] = await records.list('country', { code })
  return country?.id
}

function valuesOf({ account }: Context, partner: Partner, { id, fundId, accountNumber }: Stored<'bankAccount'>) {
  return {
    by: account.name,
    partner: partner.name,
    number: endOf(accountNumber),
    path: path('fund.bankAccount.details', { fundId, fundBankAccountId: id }),
  }
}

/** A mail names an account only so far that its owner knows it again. */
function endOf(accountNumber: string): string {
  return `… ${accountNumber.replaceAll(' ', '').slice(-4)}`
}

/** An account that the investor has named takes the place of the one of before. */
export const verify: RecordAction<'bankAccount', 'verify'> = async (context, bankAccount, input) => {
  const changes = await verifyAccount(context, bankAccount, input)
  const { id, limitedPartnerId, namedByInvestor } = bankAccount
  if (!namedByInvestor || !limitedPartnerId) return changes
  const { records } = context
  const partner = await records.get('limitedPartner', limitedPartnerId)
  if (!partner || partner.bankAccountId === id) return changes
  const before = partner.bankAccountId ? await records.get('bankAccount', partner.bankAccountId) : undefined
  // Closed while the holding is still paid to it: one that gives way was not refused.
  if (before && before.status !== 'Closed') await records.act('bankAccount', 'close', before.id, {})
  await records.update('limitedPartner', partner.id, { bankAccountId: id }, { operation: 'verify' })
  await mailDecision(context, partner, bankAccount, 'bank-account-verified')
  return changes
}

/**
 * Staff who close an account that waits, as the investor has named it, refuse it. Whoever names another one has closed
 * it themselves, and one that the holding is paid to was verified before.
 */
export const close: RecordAction<'bankAccount', 'close'> = async (context, bankAccount) => {
  const { id, limitedPartnerId, namedByInvestor, verifiedAt } = bankAccount
  const isRefused = namedByInvestor && verifiedAt === null && allows('edit', context.account.roles)
  if (!isRefused || !limitedPartnerId) return
  const partner = await context.records.get('limitedPartner', limitedPartnerId)
  if (partner && partner.bankAccountId !== id) await mailDecision(context, partner, bankAccount, 'bank-account-refused')
}

async function mailDecision(
  context: Context,
  partner: Partner,
  bankAccount: Stored<'bankAccount'>,
  event: Extract<WrittenEvent, 'bank-account-verified' | 'bank-account-refused'>,
): Promise<void> {
  const fund = await context.records.get('fund', partner.fundId)
  const values = { ...valuesOf(context, partner, bankAccount), fund: fund?.name ?? '' }
  await writeMailsTo(
    context,
    { event, resource: 'bank-accounts', recordId: bankAccount.id, values },
    await contactsToTell(context, [partner.id]),
  )
}
