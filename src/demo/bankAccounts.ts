/** Bank accounts of the demo: those of the funds as written, those of the partners made up for their country. */
import type { CalendarDate } from '../entity.ts'
import type { Answered, CreateValues } from '../entityTypes.ts'
import { withCheckDigits } from '../bank-accounts/iban.ts'
import type { DemoBankAccount } from './funds.ts'
import { idOf } from './loading.ts'
import type { Loading } from './loading.ts'
import type { DemoPartner } from './partners.ts'

const HOW_CHECKED = 'Confirmed by telephone with the bank, number known from the mandate.'

export async function makeBankAccounts(loading: Loading, accounts: readonly DemoBankAccount[]): Promise<void> {
  const { asking, references, when } = loading
  for (const { fund, number, currency, country, bankCountry, verifiedOn, ...account } of accounts) {
    const accountNumber = typeof number === 'string' ? number : withCheckDigits(...number)
    asking.setDay(verifiedOn && when(verifiedOn))
    const made = await makeAccount(
      loading,
      {
        ...account,
        // The name of an account tells those of a fund from each other; its holder is the fund.
        registeredName: fund,
        fundId: idOf(references.funds, fund),
        accountNumber,
        currencyId: idOf(references.currencies, currency),
        countryId: idOf(references.countries, country),
        bankCountryId: idOf(references.countries, bankCountry),
      },
      verifiedOn && when(verifiedOn),
    )
    asking.setDay(undefined)
    if (!references.accounts.has(fund)) references.accounts.set(fund, { id: made.id, accountNumber })
  }
}

async function makeAccount(
  { asking, actors }: Loading,
  values: CreateValues<'bankAccount'>,
  verifiedOn: CalendarDate | undefined,
): Promise<{ id: number }> {
  const made = await asking.create(actors.administrator, 'bank-accounts', values)
  const submitted = await asking.act(actors.administrator, 'bank-accounts', made, 'submitForVerification', {})
  if (!verifiedOn) return made
  const verified = await asking.act(actors.colleague, 'bank-accounts', submitted, 'verify', { note: HOW_CHECKED })
  await asking.act(actors.colleague, 'bank-accounts', verified, 'recordPayeeAnswer', {
    answer: 'Match',
    date: verifiedOn,
  })
  return made
}

/** Letters of a bank that does not exist, where a country's numbers begin with letters, and how many digits follow. */
const SHAPES: Record<string, readonly [letters: string, digits: number]> = {
  AT: ['', 16],
  BE: ['', 12],
  CH: ['', 17],
  DE: ['', 18],
  DK: ['', 14],
  FI: ['', 14],
  FR: ['', 23],
  GB: ['FIKT', 14],
  IE: ['FIKT', 14],
  IT: ['X', 22],
  LU: ['', 16],
  NL: ['FIKT', 10],
  NO: ['', 11],
  SE: ['', 20],
  SI: ['', 15],
}

/** A bank code that no bank has. */
const NO_BANK = '999'

/** Countries without IBANs have numbers of their own kind. */
function accountNumberOf(country: string, number: number): string {
  const shape = SHAPES[country]
  if (!shape) return `${NO_BANK}0-${String(number).padStart(4, '0')}-5518`
  const [letters, digits] = shape
  const own = digits - NO_BANK.length
  return withCheckDigits(country, `${letters}${NO_BANK}${String(number).padStart(own, '0').slice(-own)}`)
}

interface Owner {
  partner: DemoPartner
  record: Answered<'limitedPartner'>
}

/** Partners are paid on an account in their own country. */
export async function makePartnerAccounts(
  { asking, actors, references }: Loading,
  fund: string,
  currency: string,
  owners: readonly Owner[],
): Promise<(Owner & { accountId: number })[]> {
  const numbered = owners.map(owner => ({
    ...owner,
    accountNumber: accountNumberOf(owner.partner.country, owner.record.id * 37 + 1000),
  }))
  const valuesOf = ({ partner: { name, country, city }, record, accountNumber }: (typeof numbered)[number]) => {
    const countryId = idOf(references.countries, country)
    return {
      fundId: idOf(references.funds, fund),
      limitedPartnerId: record.id,
      name,
      accountNumber,
      bankCode: `FIKT${country}2X`,
      currencyId: idOf(references.currencies, currency),
      countryId,
      city,
      bankCountryId: countryId,
      bankCity: city,
    }
  }
  const made = await asking.createEach(actors.administrator, 'bank-accounts', numbered, valuesOf)
  const submitted = await Promise.all(
    made.map(([, account]) => asking.act(actors.administrator, 'bank-accounts', account, 'submitForVerification', {})),
  )
  await Promise.all(
    submitted.map(account => asking.act(actors.colleague, 'bank-accounts', account, 'verify', { note: HOW_CHECKED })),
  )
  return made.map(([{ partner, record }, { id: accountId }]) => ({ partner, record, accountId }))
}
