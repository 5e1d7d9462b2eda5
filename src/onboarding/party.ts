/** Who becomes a limited partner: as the investor has signed it, where that is not what staff had entered. Pure. */
import { limitedPartner } from '../../generated/entities/limited-partner.ts'
import { fieldOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { addressLine, fullName } from './people.ts'
import { isPerson } from './questionnaire.ts'

type Entered = Pick<
  Stored<'onboarding'>,
  'investorName' | 'address' | 'postalCode' | 'city' | 'countryId' | 'legalStatus' | 'answers'
>
type Party = Pick<Stored<'limitedPartner'>, 'name' | 'address' | 'postalCode' | 'city' | 'countryId'>

export const NAME_MAX = fieldOf(limitedPartner, 'name').maxLength ?? 0
const ADDRESS_MAX = fieldOf(limitedPartner, 'address').maxLength ?? 0

export function partyOf(entered: Entered): Party {
  const { postalCode, city, countryId } = entered
  const line = signedAddress(entered)
  const place = line === null ? { address: entered.address, postalCode, city } : { address: line, ...ON_ONE_LINE }
  return { name: signedName(entered), ...place, countryId: signedCountry(entered) ?? countryId }
}

/** Where the address of a partner was signed, postal code and city stand in its line. */
const ON_ONE_LINE = { postalCode: null, city: null }

/**
 * Letter by letter as it was signed: who corrects an accent or a capital means it. Several persons who hold together
 * are named as staff have named them, for the answers know one of them, and so is who has a name that is too long: a
 * paper that staff have recorded may bear one, while the wizard refuses it.
 */
function signedName({ investorName, legalStatus, answers }: Entered): string {
  const { legalName, individual } = answers?.entityDetails ?? {}
  if ((answers?.taxClassification?.jointHolders ?? 1) > 1) return investorName
  const signed = spaced((isPerson(legalStatus) ? fullName(individual ?? {}) : legalName) ?? '')
  return signed === '' || signed.length > NAME_MAX ? investorName : signed
}

/** null where it is the one that staff have entered, or longer than the one of a limited partner may be. */
function signedAddress(entered: Entered): string | null {
  const { registeredAddress, individual } = entered.answers?.entityDetails ?? {}
  const signed = isPerson(entered.legalStatus) ? individual?.residentialAddress : registeredAddress
  const line = (signed ?? '')
    .split('\n')
    .map(part => spaced(part).replace(/,$/, ''))
    .filter(Boolean)
    .join(', ')
  return line === '' || line.length > ADDRESS_MAX || line === spaced(addressLine(entered)) ? null : line
}

/** Of the residence. An entity states where it was founded, which need not be where its address is. */
function signedCountry({ legalStatus, answers }: Entered): number | null {
  return (isPerson(legalStatus) && answers?.entityDetails?.individual?.residentialCountryId) || null
}

function spaced(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}

interface Replaced {
  field: 'name' | 'address' | 'country'
  signed: string
  entered: string
}

/** What of the party differs from what staff had entered, each with both. */
export function replacedIn(entered: Entered, countries: readonly { id: number; name: string }[]): Replaced[] {
  const party = partyOf(entered)
  const countryOf = ({ countryId }: Pick<Party, 'countryId'>): string =>
    countries.find(({ id }) => id === countryId)?.name ?? '–'
  return [
    { field: 'name' as const, signed: party.name, entered: entered.investorName },
    { field: 'address' as const, signed: addressLine(party), entered: addressLine(entered) },
    { field: 'country' as const, signed: countryOf(party), entered: countryOf(entered) },
  ].filter(each => each.signed !== each.entered)
}
