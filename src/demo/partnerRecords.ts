/** Writes the limited partners of a demo fund: those of its closings, and those who bought their whole commitment. */
import { addDays } from '../calendar.ts'
import type { Answered, CreateValues } from '../entityTypes.ts'
import { makePartnerAccounts } from './bankAccounts.ts'
import type { DemoScenario } from './demoScenario.ts'
import { idOf, named, within } from './loading.ts'
import type { Loading } from './loading.ts'
import { KINDS } from './partners.ts'
import type { DemoPartner } from './partners.ts'
import { mainEmail, otherContacts } from './people.ts'

type NewPartner = CreateValues<'limitedPartner'>

/** Several partners left their account to the next call. */
const ACCOUNT_FOR_FIRST = 24
/** The account of a partner is known and verified before the closing that admits it. */
const ACCOUNT_BEFORE_DAYS = 8

export async function makePartners(
  loading: Loading,
  { plan: { fund }, currency, holders, closings }: DemoScenario,
  partners: readonly DemoPartner[],
): Promise<void> {
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
    ({ holder, partner }, index): NewPartner => ({
      fundId: idOf(references.funds, fund),
      name: partner.name,
      ...detailsOf(loading, partner, index),
      ...KINDS[partner.kind],
      subscriptionStatus: 'Confirmed',
      subscriptionDate: closings[holder.closing]?.date,
      skipManagementFeeDistribution: !holder.paysFee,
      mainContactId: idOf(references.contacts, mainEmail(partner)),
    }),
  )
  for (const [{ partner }, { id }] of made) references.partners.set(within(fund, partner.name), id)
  const owners = made.slice(0, ACCOUNT_FOR_FIRST)
  for (const [index, { date }] of closings.entries()) {
    asking.setDay(addDays(date, -ACCOUNT_BEFORE_DAYS))
    const joining = owners.filter(([{ holder }]) => holder.closing === index)
    const opened = await makePartnerAccounts(
      loading,
      fund,
      currency,
      joining.map(([{ partner }, record]) => ({ partner, record })),
    )
    await Promise.all(
      opened.map(({ record, accountId }) =>
        asking.update(administrator, 'limited-partners', record, { bankAccountId: accountId }),
      ),
    )
  }
  asking.setDay(undefined)
}

/** What a transfer has made of a buyer, with what is known of it besides. */
export async function completePartner(
  loading: Loading,
  record: Answered<'limitedPartner'>,
  partner: DemoPartner,
): Promise<void> {
  const { investorType, aifmdInvestorGroup } = KINDS[partner.kind]
  await loading.asking.update(loading.actors.administrator, 'limited-partners', record, {
    ...detailsOf(loading, partner, record.id),
    investorType,
    aifmdInvestorGroup,
  })
}

export function addressOf(place: number): string {
  return `${place + 3} Hallgate`
}

function detailsOf({ references }: Loading, partner: DemoPartner, place: number) {
  const others = otherContacts(partner)
  return {
    city: partner.city,
    countryId: idOf(references.countries, partner.country),
    address: addressOf(place),
    postalCode: String(90_100 + place * 7),
    taxNumber: `999-${String(4100 + place * 13)}`,
    ...(others.length > 0 && {
      additionalContacts: others.map(({ email, role }) => ({ contactId: idOf(references.contacts, email), role })),
    }),
  } satisfies Partial<NewPartner>
}
