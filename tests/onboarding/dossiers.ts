/**
 * Dossiers of investors, sound ones and such with one fault each of twenty kinds. They are made from the description of
 * the faults and of the fields alone: nothing here knows the rules that are to find them.
 */
import { addDays, addYears } from '../../src/calendar.ts'
import type { CalendarDate } from '../../src/entity.ts'
import type { Stored } from '../../src/entityTypes.ts'

export type Answers = NonNullable<Stored<'onboarding'>['answers']>
export type Individual = NonNullable<NonNullable<Answers['entityDetails']>['individual']>
export type Paper = NonNullable<Answers['evidence']>[number]

export interface SampleDossier {
  legalStatus: Stored<'onboarding'>['legalStatus']
  investorName: string
  address: string
  countryId: number
  commitment: `${number}`
  answers: Answers
}

export type CountryCode = 'GB' | 'IE' | 'LU' | 'DE' | 'NL' | 'US' | 'AE' | 'CH'

export interface Surroundings {
  today: CalendarDate
  countries: Readonly<Record<CountryCode, number>>
  currencyId: number
  otherCurrencyId: number
  /** What the fund takes at least. */
  minimum: number
}

/** Numbers that follow from a seed alone: mulberry32. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  below(count: number): number {
    return Math.floor(this.next() * count)
  }

  of<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number] {
    return items[this.below(items.length)] ?? items[0]
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join('')
  }
}

const FIRST = ['Edmund', 'Cecily', 'Rafael', 'Zoë', 'Ingrid', 'Søren', 'Aoife', 'Jan Willem', 'Noor', 'Émile'] as const
const LAST = [
  'Dray',
  'Finch-Osei',
  'van den Berg',
  'Müller',
  "O'Hara",
  'Lindqvist',
  'Weir',
  'Abara',
  'Keller',
  'Sato',
] as const
const TOWNS = {
  GB: ['Bristol BS1 4DJ', 'United Kingdom'],
  IE: ['Dublin D02 X285', 'Ireland'],
  LU: ['L-2450 Luxembourg', 'Luxembourg'],
  DE: ['10115 Berlin', 'Germany'],
  NL: ['1016 AB Amsterdam', 'Netherlands'],
} as const
type Home = keyof typeof TOWNS
export const HOMES = ['GB', 'IE', 'LU', 'DE', 'NL'] as const
const STATUSES = [
  'NaturalPerson',
  'LegalEntity',
  'NaturalPerson',
  'LegalEntity',
  'Partnership',
  'Trust',
  'Foundation',
  'PublicBody',
  'InvestmentFund',
  'NomineeOrCustodian',
] as const

function personTaxNumber(home: Home, chance: Chance): string {
  switch (home) {
    case 'GB':
      return chance.next() < 0.5 ? chance.digits(10) : `QQ${chance.digits(6)}C`
    case 'IE':
      return `${chance.digits(7)}${chance.of(['T', 'FA', 'W'])}`
    case 'LU':
      return chance.digits(13)
    case 'DE':
      return chance.digits(11)
    case 'NL':
      return chance.digits(9)
  }
}

function entityTaxNumber(home: Home, chance: Chance): string {
  switch (home) {
    case 'GB':
      return chance.digits(10)
    case 'IE':
      return `${chance.digits(7)}${chance.of(['T', 'H'])}`
    case 'LU':
      return chance.digits(11)
    case 'DE':
      return chance.digits(10)
    case 'NL':
      return chance.digits(9)
  }
}

const ACCOUNT_DIGITS = { GB: ['FIKT', 14], IE: ['FIKT', 14], LU: ['', 16], DE: ['', 18], NL: ['FIKT', 10] } as const

/** ISO 13616: the check digits are 98 less the rest of the number, letters as 10 to 35, divided by 97. */
export function ibanIn(home: Home, chance: Chance): string {
  const [bank, length] = ACCOUNT_DIGITS[home]
  const account = `${bank}${chance.digits(length)}`
  const numbers = `${account}${home}00`.replaceAll(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
  const check = 98n - (BigInt(numbers) % 97n)
  return `${home}${String(check).padStart(2, '0')}${account}`
}

class Maker {
  readonly chance: Chance
  readonly around: Surroundings
  #keys = 0
  #documents = 0

  constructor(seed: number, around: Surroundings) {
    this.chance = new Chance(seed)
    this.around = around
  }

  key(): string {
    this.#keys += 1
    return `k${String(this.#keys).padStart(4, '0')}`
  }

  person(home: Home): Individual {
    const { chance, around } = this
    const [town, country] = TOWNS[home]
    const number = personTaxNumber(home, chance)
    const without = chance.next() < 0.1
    return {
      key: this.key(),
      // No two of a dossier have one name.
      firstName: `${chance.of(FIRST)}`,
      lastName: `${LAST[this.#keys % LAST.length]}`,
      birthDate: addDays(addYears(around.today, -25 - chance.below(50)), -chance.below(300)),
      birthPlace: town.split(' ').at(-1) ?? town,
      birthCountryId: around.countries[chance.of(HOMES)],
      nationalityId: around.countries[home],
      identityNumber: chance.digits(9),
      issuingCountryId: around.countries[home],
      residentialAddress: `${1 + chance.below(90)} Quay Street, ${town}${chance.next() < 0.3 ? `, ${country}` : ''}`,
      residentialCountryId: around.countries[home],
      telephone: `${chance.of(['+44', '+353', '+352', '+49'])} ${chance.digits(8)}`,
      email: `person${chance.digits(5)}@dossier.example`,
      taxResidenceId: around.countries[home],
      taxNumber: without ? null : number,
      taxNumberMissingReason: without ? 'B' : null,
      taxNumberExplanation: without ? 'Applied for; the authority has not answered yet.' : null,
      usCitizen: false,
      usGreenCardHolder: false,
      occupation: chance.of(['Architect', 'Managing director', 'Physician', 'Retired']),
      politicallyExposed: chance.next() < 0.1,
    }
  }

  paper(values: Paper): Paper {
    this.#documents += 1
    return { key: this.key(), documentId: this.#documents, ...values }
  }

  papersOf({ key, firstName, lastName }: Individual): Paper[] {
    const { chance, around } = this
    const holderName = `${firstName} ${lastName}`
    const issuedOn = addDays(around.today, -chance.below(150) - 1)
    const expiresOn = addDays(around.today, chance.below(3000))
    const own = { person: key ?? null, holderName }
    return [
      this.paper({ ...own, purpose: 'Identity', kind: chance.of(['Passport', 'Identity card']), expiresOn }),
      this.paper({ ...own, purpose: 'Address', kind: chance.of(['Utility bill', 'Bank statement']), issuedOn }),
    ]
  }
}

const EXISTENCE = {
  LegalEntity: 'Register extract',
  Partnership: 'Partnership agreement',
  Trust: 'Trust deed',
  Foundation: 'Foundation charter',
  PublicBody: 'Articles of association',
  InvestmentFund: 'Articles of association',
  NomineeOrCustodian: 'Register extract',
} as const

/** A dossier without any fault, another one for each number. */
export function soundDossier(
  number: number,
  around: Surroundings,
  legalStatus: SampleDossier['legalStatus'] = STATUSES[number % STATUSES.length] ?? 'LegalEntity',
): SampleDossier {
  const maker = new Maker(number * 7919 + 13, around)
  const { chance } = maker
  const home = chance.of(HOMES)
  const commitment = `${around.minimum + chance.below(40) * 250_000}` as const
  const made = legalStatus === 'NaturalPerson' ? naturalPerson(maker, home) : entity(maker, home, legalStatus, number)
  const countryId = around.countries[home]
  return {
    legalStatus,
    investorName: made.name,
    address: '12 Marchmont Row',
    countryId,
    commitment,
    answers: {
      ...made.answers,
      sourceOfFundsAndWealth: {
        sourceOfFunds:
          legalStatus === 'NaturalPerson'
            ? chance.of(['Employment income', 'Sale of assets', 'Inheritance or gift'])
            : chance.of(['Own capital', 'Investment income', 'Business income']),
        sourceOfFundsAmount: `${Number(commitment) + chance.below(3) * 500_000}`,
        sourceOfFundsExplanation: 'Accounts of the last three years.',
        sourceOfFundsCountryId: countryId,
        sourceOfWealth: chance.of(['Business ownership', 'Investments', 'Sale of a business']),
        sourceOfWealthExplanation: 'Built up over twenty years.',
      },
      bankAccount: {
        name: chance.next() < 0.5 ? made.name : made.name.toUpperCase(),
        accountNumber: ibanIn(home, chance),
        bankCode: `FIKT${home}2L`,
        currencyId: around.currencyId,
        countryId,
        bankCountryId: countryId,
      },
      subscriptionContract: {
        commitment,
        currencyId: around.currencyId,
        professionalInvestor: true,
        termsAccepted: true,
        dataProtectionAccepted: true,
        place: 'Luxembourg',
      },
    },
  }
}

interface Made {
  name: string
  answers: Answers
}

function naturalPerson(maker: Maker, home: Home): Made {
  const person = maker.person(home)
  const { taxNumber, taxNumberMissingReason, taxNumberExplanation } = person
  const countryId = maker.around.countries[home]
  return {
    name: `${person.firstName} ${person.lastName}`,
    answers: {
      entityDetails: { individual: person },
      taxClassification: {
        usPerson: false,
        fatcaForm: 'W-8BEN',
        accountType: 'CRS1104',
        jointHolders: 1,
        taxResidences: [
          {
            countryId,
            taxNumber: taxNumber ?? null,
            missingReason: taxNumberMissingReason ?? null,
            explanation: taxNumberExplanation ?? null,
          },
        ],
      },
      evidence: maker.papersOf(person),
    },
  }
}

function entity(maker: Maker, home: Home, legalStatus: keyof typeof EXISTENCE, number: number): Made {
  const { chance, around } = maker
  const [town, country] = TOWNS[home]
  const name = `${chance.of(['Severnholt', 'Castlemoor', 'Ashcombe', 'Thornbury'])} ${chance.of(['Capital', 'Holdings', 'Partners'])} ${number}`
  const people = [maker.person(home), maker.person(chance.of(HOMES))] as const
  const shares = chance.of([
    ['60', '40'],
    ['50', '50'],
    ['40', '35'],
    ['55.5', '30'],
  ] as const)
  const isWhole = Number(shares[0]) + Number(shares[1]) === 100
  const roles = legalStatus === 'Trust' || legalStatus === 'Foundation'
  const owned = legalStatus === 'LegalEntity' || legalStatus === 'Partnership' || roles
  const isPassive = owned && chance.next() < 0.5
  const isInstitution = legalStatus === 'InvestmentFund' || legalStatus === 'NomineeOrCustodian'
  const joint = chance.next() < 0.5
  return {
    name,
    answers: {
      entityDetails: {
        legalName: `${name} Ltd`,
        legalForm: chance.of(['Ltd', 'S.A.', 'GmbH', 'B.V.']),
        // What stands in no register has no number of one.
        ...(!(legalStatus === 'Trust' || legalStatus === 'PublicBody') && { registrationNumber: chance.digits(8) }),
        incorporationDate: addYears(around.today, -3 - chance.below(40)),
        incorporationCountryId: around.countries[home],
        registeredAddress: `12 Marchmont Row, ${town}, ${country}`,
        telephone: '+44 1632 960701',
        businessActivity: 'Holds and manages its own investments.',
        regulated: false,
        ...(owned && !roles && !isWhole && { remainingOwnership: 'Staff of the company, none above 5 %.' }),
      },
      ...(owned && {
        beneficialOwners: people.map((individual, index) => ({
          key: maker.key(),
          individual,
          ...(!roles && { ownership: `${Number(shares[index === 0 ? 0 : 1])}` as const }),
          controllingPersonType: roles ? ('CRS805' as const) : ('CRS801' as const),
        })),
      }),
      controllersAndDirectors: people.map(individual => ({ key: maker.key(), individual, role: 'Director' as const })),
      taxClassification: {
        usLaw: false,
        usPerson: false,
        financialInstitution: isInstitution,
        fatcaForm: 'W-8BEN-E',
        fatcaStatus: isInstitution ? 'Reporting Model 1 FFI' : isPassive ? 'Passive NFFE' : 'Active NFFE',
        ...(!isInstitution && { incomeKind: isPassive ? ('Passive' as const) : ('Trade or services' as const) }),
        crsClassification: isInstitution
          ? 'FI - other investment entity'
          : isPassive
            ? 'Passive NFE'
            : 'Active NFE - other',
        accountType: 'CRS1104',
        jointHolders: 1,
        taxResidences: [{ countryId: around.countries[home], taxNumber: entityTaxNumber(home, chance) }],
      },
      evidence: [
        maker.paper({
          purpose: 'Existence',
          kind: EXISTENCE[legalStatus],
          holderName: `${name} Ltd`,
          ...(EXISTENCE[legalStatus] === 'Register extract' && {
            authorisedNames: people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join('; '),
          }),
        }),
        ...people.flatMap(person => maker.papersOf(person)),
      ],
      signatories: people.map(individual => ({
        key: maker.key(),
        individual,
        quality: 'Director' as const,
        signingAuthority: joint ? ('Joint' as const) : ('Sole' as const),
      })),
    },
  }
}
