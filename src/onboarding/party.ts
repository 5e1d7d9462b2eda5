/** Who becomes a limited partner: as the investor has signed it, where that is not what staff had entered. Pure. */
import { limitedPartner } from '../../generated/entities/limited-partner.ts'
import { fieldOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { addressLine, fullName, isSameName } from './people.ts'
import { isPerson } from './questionnaire.ts'

type Entered = Pick<
  Stored<'onboarding'>,
  'investorName' | 'address' | 'postalCode' | 'city' | 'countryId' | 'legalStatus' | 'answers'
>
type Party = Pick<Stored<'limitedPartner'>, 'name' | 'address' | 'postalCode' | 'city' | 'countryId'>

const ADDRESS_MAX = fieldOf(limitedPartner, 'address').maxLength ?? 0

export function partyOf(entered: Entered): Party {
  const { address, postalCode, city, countryId } = entered
  const name = signedName(entered)
  const signed = signedAddress(entered)
  if (signed === null) return { name, address, postalCode, city, countryId }
  return { name, address: signed.line, postalCode: null, city: null, countryId: signed.countryId ?? countryId }
}

/** Several persons who hold together are named as staff have named them: the answers know one of them. */
function signedName({ investorName, legalStatus, answers }: Entered): string {
  const { legalName, individual } = answers?.entityDetails ?? {}
  if ((answers?.taxClassification?.jointHolders ?? 1) > 1) return investorName
  const signed = isPerson(legalStatus) ? fullName(individual ?? {}) : legalName
  return signed && !isSameName(signed, investorName) ? signed : investorName
}

/** null where it is the one that staff have entered, or longer than the one of a limited partner may be. */
function signedAddress(entered: Entered): { line: string; countryId: number | null } | null {
  const { registeredAddress, individual } = entered.answers?.entityDetails ?? {}
  const ofPerson = isPerson(entered.legalStatus)
  const line = ((ofPerson ? individual?.residentialAddress : registeredAddress) ?? '')
    .split('\n')
    .map(part => part.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ')
  if (line === '' || line.length > ADDRESS_MAX || isSameName(line, addressLine(entered))) return null
  return { line, countryId: (ofPerson ? individual?.residentialCountryId : null) ?? null }
}

/** What of the party differs from what staff had entered, each with both. */
export function replacedIn(entered: Entered): { field: 'name' | 'address'; signed: string; entered: string }[] {
  const party = partyOf(entered)
  return [
    { field: 'name' as const, signed: party.name, entered: entered.investorName },
    { field: 'address' as const, signed: addressLine(party), entered: addressLine(entered) },
  ].filter(each => each.signed !== each.entered)
}
