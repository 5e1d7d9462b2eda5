/** The wizard's answers: which requirement is met by which place in onboarding.answers. */
import type { Row } from './requiredFields.ts'

/** A person in the wizard; the same part stands in every kind of party. */
const INDIVIDUAL: readonly Row[] = [
  ['firstName', 'First name', 'text'],
  ['lastName', 'Last name', 'text'],
  ['birthDate', 'Birth date', 'date'],
  ['birthPlace', 'Birth place', 'text'],
  ['birthCountryId', 'Birth country', 'reference to countries'],
  ['nationalityId', 'Nationality', 'reference to countries'],
  ['identityNumber', 'Passport or id number', 'text'],
  ['issuingCountryId', 'Issuing country', 'reference to countries'],
  ['residentialAddress', 'Residential address', 'multiline'],
  ['mailingAddress', 'Mailing address', 'multiline'],
  ['telephone', 'Telephone', 'phone'],
  ['email', 'Email', 'email'],
  ['taxNumber', 'Tax number', 'text'],
  ['taxResidenceId', 'Tax residence', 'reference to countries'],
  ['usCitizen', 'US citizen', 'boolean'],
  ['usGreenCardHolder', 'US green card holder', 'boolean'],
  ['occupation', 'Occupation', 'text'],
]
const PARTIES = [
  'beneficialOwners',
  'controllersAndDirectors',
  'otherParties',
  'thirdPartyIndividuals',
  'signatories',
  'entityDetails',
]
const ANSWERS = 'onboarding.answers'

export const WIZARD_FIELDS: Record<string, readonly Row[]> = {
  R195: [
    [`${ANSWERS}.bankAccount.name`, 'Name', 'text'],
    [`${ANSWERS}.bankAccount.accountNumber`, 'Account number', 'text'],
    [`${ANSWERS}.bankAccount.bankCode`, 'Bank code', 'text'],
    [`${ANSWERS}.bankAccount.currencyId`, 'Currency', 'reference to currencies'],
  ],
  R196: [
    [`${ANSWERS}.entityDetails`, 'Entity details', 'answers'],
    [`${ANSWERS}.entityDetails.legalName`, 'Legal name', 'text'],
    [`${ANSWERS}.entityDetails.registrationNumber`, 'Registration number', 'text'],
  ],
  R197: [
    [`${ANSWERS}.beneficialOwners`, 'Beneficial owners', 'childRows'],
    [`${ANSWERS}.beneficialOwners.ownership`, 'Ownership', 'percent4'],
  ],
  R198: [
    [`${ANSWERS}.controllersAndDirectors`, 'Controllers and directors', 'childRows'],
    [`${ANSWERS}.controllersAndDirectors.role`, 'Role', 'choice'],
  ],
  R199: [[`${ANSWERS}.otherParties`, 'Other parties', 'childRows']],
  R200: [
    [`${ANSWERS}.thirdPartyIndividuals`, 'Third-party individuals', 'childRows'],
    [`${ANSWERS}.thirdPartyCompanies`, 'Third-party companies', 'childRows'],
    [`${ANSWERS}.thirdPartyCompanies.name`, 'Name', 'text'],
  ],
  R201: [
    [`${ANSWERS}.taxClassification`, 'Tax classification', 'answers'],
    [`${ANSWERS}.taxClassification.fatcaStatus`, 'FATCA status', 'choice'],
    [`${ANSWERS}.taxClassification.crsClassification`, 'CRS classification', 'choice'],
    [`${ANSWERS}.taxClassification.taxResidences`, 'Tax residences', 'childRows'],
  ],
  R202: [
    [`${ANSWERS}.sourceOfFundsAndWealth.sourceOfFunds`, 'Source of funds', 'choice'],
    [`${ANSWERS}.sourceOfFundsAndWealth.sourceOfWealth`, 'Source of wealth', 'choice'],
  ],
  R203: [
    [`${ANSWERS}.signatories`, 'Signatories', 'childRows'],
    [`${ANSWERS}.signatories.signingAuthority`, 'Signing authority', 'choice'],
  ],
  R204: [
    [`${ANSWERS}.subscriptionContract`, 'Subscription contract', 'answers'],
    [`${ANSWERS}.subscriptionContract.termsAccepted`, 'Terms of the fund accepted', 'boolean'],
  ],
  R205: PARTIES.flatMap(party =>
    INDIVIDUAL.map(([name, title, kind]): Row => [`${ANSWERS}.${party}.individual.${name}`, title, kind]),
  ),
}
