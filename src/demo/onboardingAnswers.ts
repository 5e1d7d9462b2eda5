/** What the investors of the demo onboardings have answered in the wizard, and the papers that they have added. */
import type { OnboardingSignatory } from '../../generated/types.ts'
import { addDays } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import type { Answers, Person } from '../onboarding/people.ts'
import type { Evidence } from '../onboarding/dossierEvidence.ts'

export interface DemoAnswers {
  answers: Answers
  /** Each with the name of its file. */
  papers: readonly { file: string; paper: Evidence }[]
}

/** What the answers refer to. */
export interface DemoReferences {
  /** The country of the investor. */
  countryId: number
  /** The currency of the fund. */
  currencyId: number
  /** The day on which the wizard was filled in. */
  day: CalendarDate
}

export type AnswersOf = (references: DemoReferences) => DemoAnswers

type Described = Required<
  Pick<
    Person,
    | 'key'
    | 'firstName'
    | 'lastName'
    | 'birthDate'
    | 'birthPlace'
    | 'identityNumber'
    | 'residentialAddress'
    | 'taxNumber'
    | 'occupation'
  >
>

function person(described: Described, countryId: number): Person {
  return {
    birthCountryId: countryId,
    nationalityId: countryId,
    issuingCountryId: countryId,
    residentialCountryId: countryId,
    taxResidenceId: countryId,
    usCitizen: false,
    usGreenCardHolder: false,
    politicallyExposed: false,
    ...described,
  }
}

function soleSignatory(
  described: Described,
  countryId: number,
  quality: OnboardingSignatory['quality'],
): OnboardingSignatory {
  return { key: 'signs1', individual: person(described, countryId), quality, signingAuthority: 'Sole' }
}

/** Passport and utility bill of a person, as new as they were when they were added. */
function papersOf({ key, firstName, lastName }: Described, day: CalendarDate): DemoAnswers['papers'] {
  const holderName = `${firstName} ${lastName}`
  const own = { person: key, holderName }
  return [
    {
      file: `Passport ${holderName}`,
      paper: { ...own, key: `pass${key}`, purpose: 'Identity', kind: 'Passport', expiresOn: addDays(day, 1_300) },
    },
    {
      file: `Utility bill ${holderName}`,
      paper: { ...own, key: `bill${key}`, purpose: 'Address', kind: 'Utility bill', issuedOn: addDays(day, -40) },
    },
  ]
}

/** At a bank in the country of the investor. */
function account(
  name: string,
  accountNumber: string,
  bankCode: string,
  { countryId, currencyId }: Omit<DemoReferences, 'day'>,
): NonNullable<Answers['bankAccount']> {
  return { name, accountNumber, bankCode, currencyId, countryId, bankCountryId: countryId }
}

const AGNES: Described = {
  key: 'agnes1',
  firstName: 'Agnes',
  lastName: 'Tarrant',
  birthDate: '1971-09-02',
  birthPlace: 'Bristol',
  identityNumber: '533401927',
  residentialAddress: '4 Quay Street, Bristol BS1 4DJ',
  taxNumber: '44100 17821',
  occupation: 'Chair of the trustees',
}
const JONAS: Described = {
  key: 'jonas1',
  firstName: 'Jonas',
  lastName: 'Weir',
  birthDate: '1966-02-27',
  birthPlace: 'Bath',
  identityNumber: '518822046',
  residentialAddress: '88 Alder Lane, Bath BA2 3EF',
  taxNumber: '44100 17822',
  occupation: 'Investment director',
}
const PIERS: Described = {
  key: 'piers1',
  firstName: 'Piers',
  lastName: 'Aldous',
  birthDate: '1969-05-18',
  birthPlace: 'Luxembourg',
  identityNumber: 'LX4471902',
  residentialAddress: '17 rue du Fossé, L-1536 Luxembourg',
  taxNumber: '1969051844127',
  occupation: 'Managing director',
}
const PETRA: Described = {
  key: 'petra1',
  firstName: 'Petra',
  lastName: 'Kolbe',
  birthDate: '1975-11-30',
  birthPlace: 'Gloucester',
  identityNumber: '547719304',
  residentialAddress: '9 Westgate, Gloucester GL1 2NE',
  taxNumber: '44100 17823',
  occupation: 'Secretary of the foundation',
}
const MAUD: Described = {
  key: 'maud1',
  firstName: 'Maud',
  lastName: 'Thornbury',
  birthDate: '1941-03-08',
  birthPlace: 'Cheltenham',
  identityNumber: '509938815',
  residentialAddress: '7 Cloister Court, Gloucester GL1 2LX',
  taxNumber: '44100 17824',
  occupation: 'Retired',
}

/** A pension fund: nobody owns it, its two trustees sign together. */
export const severnholt: AnswersOf = ({ countryId, currencyId, day }) => ({
  answers: {
    entityDetails: {
      legalName: 'Severnholt Pension Fund',
      legalForm: 'Occupational pension scheme',
      registrationNumber: 'PS 100441',
      incorporationDate: '1978-04-06',
      incorporationCountryId: countryId,
      registeredAddress: '12 Marchmont Row, Bristol BS2 7QA',
      telephone: '+44 1632 960701',
      email: 'agnes.tarrant@severnholt.example',
      businessActivity: 'Pensions of the employees of eleven shipyards.',
      regulated: true,
      supervisoryAuthority: 'The Pensions Regulator',
    },
    controllersAndDirectors: [
      { key: 'trustee1', role: 'Trustee', sinceDate: '2019-01-15', individual: person(AGNES, countryId) },
      { key: 'trustee2', role: 'Trustee', sinceDate: '2021-06-01', individual: person(JONAS, countryId) },
    ],
    taxClassification: {
      usLaw: false,
      financialInstitution: true,
      fatcaStatus: 'Exempt retirement plans',
      crsClassification: 'FI - other investment entity',
      accountType: 'CRS1104',
      taxResidences: [{ countryId, taxNumber: '44100 17820' }],
    },
    sourceOfFundsAndWealth: {
      sourceOfFunds: 'Pension contributions',
      sourceOfFundsAmount: '15000000',
      sourceOfFundsExplanation: 'Contributions of employers and members, accounts of last year.',
      sourceOfFundsCountryId: countryId,
      sourceOfWealth: 'Investments',
      sourceOfWealthExplanation: 'Contributions since 1978 and what they have earned.',
    },
    signatories: [AGNES, JONAS].map((each, index) => ({
      key: `signs${index + 1}`,
      individual: person(each, countryId),
      quality: 'Authorised signatory',
      signingAuthority: 'Joint',
    })),
    bankAccount: account('Severnholt Pension Fund', 'GB57 FIKT 6016 1331 9268 19', 'FIKTGB2L', {
      countryId,
      currencyId,
    }),
  },
  papers: [
    {
      file: 'Register extract Severnholt Pension Fund',
      paper: {
        key: 'extract1',
        purpose: 'Existence',
        kind: 'Register extract',
        holderName: 'Severnholt Pension Fund',
        authorisedNames: 'Agnes Tarrant; Jonas Weir',
      },
    },
    ...papersOf(AGNES, day),
    ...papersOf(JONAS, day),
  ],
})

/** An insurer with many small owners, and one managing director who signs alone. */
export const castlemoor: AnswersOf = ({ countryId, currencyId, day }) => ({
  answers: {
    entityDetails: {
      legalName: 'Castlemoor Insurance S.A.',
      legalForm: 'S.A.',
      registrationNumber: 'B 118 402',
      incorporationDate: '2004-02-19',
      incorporationCountryId: countryId,
      registeredAddress: '3 Ropewalk Yard, L-2450 Luxembourg',
      email: 'piers.aldous@castlemoor.example',
      businessActivity: 'Reinsures transport risks.',
      regulated: true,
      supervisoryAuthority: 'Commissariat aux Assurances',
      remainingOwnership: 'Held by 214 shipping companies, none of them above 4 %.',
    },
    controllersAndDirectors: [
      { key: 'direct1', role: 'Managing director', sinceDate: '2016-09-01', individual: person(PIERS, countryId) },
    ],
    taxClassification: {
      usLaw: false,
      financialInstitution: true,
      fatcaStatus: 'Reporting Model 1 FFI',
      crsClassification: 'FI - depository/custodial/insurance',
      accountType: 'CRS1104',
      taxResidences: [{ countryId, taxNumber: '2004 2211 884' }],
    },
    sourceOfFundsAndWealth: {
      sourceOfFunds: 'Insurance premiums',
      sourceOfFundsAmount: '10000000',
      sourceOfFundsExplanation: 'Free reserves of the last three years.',
      sourceOfFundsCountryId: countryId,
      sourceOfWealth: 'Investments',
      sourceOfWealthExplanation: 'Premiums invested since 2004.',
    },
    signatories: [soleSignatory(PIERS, countryId, 'Managing director')],
    bankAccount: account('Castlemoor Insurance S.A.', 'LU72 9990 0000 0000 4711', 'FIKTLULL', {
      countryId,
      currencyId,
    }),
    subscriptionContract: {
      commitment: '10000000',
      currencyId,
      professionalInvestor: true,
      termsAccepted: true,
      dataProtectionAccepted: true,
      place: 'Luxembourg',
    },
  },
  papers: [
    {
      file: 'Register extract Castlemoor Insurance',
      paper: {
        key: 'extract1',
        purpose: 'Existence',
        kind: 'Register extract',
        holderName: 'Castlemoor Insurance S.A.',
        authorisedNames: 'Piers Aldous',
      },
    },
    ...papersOf(PIERS, day),
  ],
})

/** A foundation with its founder, who has set it up, and its secretary, who signs. */
export const thornbury: AnswersOf = ({ countryId, currencyId, day }) => ({
  answers: {
    entityDetails: {
      legalName: 'Thornbury Endowment',
      legalForm: 'Charitable foundation',
      registrationNumber: 'CH 204 118',
      incorporationDate: '1989-10-12',
      incorporationCountryId: countryId,
      registeredAddress: '7 Cloister Court, Gloucester GL1 2LX',
      email: 'petra.kolbe@thornbury.example',
      businessActivity: 'Scholarships for music.',
      regulated: true,
      supervisoryAuthority: 'Charity Commission',
    },
    beneficialOwners: [{ key: 'owner1', controllingPersonType: 'CRS809', individual: person(MAUD, countryId) }],
    controllersAndDirectors: [
      { key: 'direct1', role: 'Secretary', sinceDate: '2012-05-01', individual: person(PETRA, countryId) },
    ],
    taxClassification: {
      usLaw: false,
      financialInstitution: false,
      incomeKind: 'Non-profit',
      accountType: 'CRS1104',
      taxResidences: [{ countryId, taxNumber: '44100 17825' }],
    },
    sourceOfFundsAndWealth: {
      sourceOfFunds: 'Donations',
      sourceOfFundsAmount: '5500000',
      sourceOfFundsExplanation: 'Bequest of 2024.',
      sourceOfFundsCountryId: countryId,
      sourceOfWealth: 'Endowment capital',
      sourceOfWealthExplanation: 'Endowed in 1989 by Maud Thornbury.',
    },
    signatories: [soleSignatory(PETRA, countryId, 'Authorised signatory')],
    bankAccount: account('Thornbury Endowment', 'GB50 FIKT 6016 1340 1177 22', 'FIKTGB2L', { countryId, currencyId }),
  },
  papers: [
    {
      file: 'Charter Thornbury Endowment',
      paper: {
        key: 'charter1',
        purpose: 'Existence',
        kind: 'Foundation charter',
        holderName: 'Thornbury Endowment',
      },
    },
    ...papersOf(MAUD, day),
    ...papersOf(PETRA, day),
  ],
})
