/** Which questions an investor of each legal status is asked. Pure. */
import type { Stored } from '../entityTypes.ts'
import type { Answers } from './people.ts'

export type LegalStatus = Stored<'onboarding'>['legalStatus']

/** What the owners of an investor are asked: shares, the part they have in a trust or foundation, or nothing. */
export type OwnersAsked = 'shares' | 'roles' | 'none'

type Control = NonNullable<NonNullable<Answers['beneficialOwners']>[number]['controllingPersonType']>

/** Kinds of control by the CRS: of legal persons, of trusts, and of what is like a trust. */
const OF_ENTITY: readonly Control[] = ['CRS801', 'CRS802', 'CRS803']
const OF_TRUST: readonly Control[] = ['CRS804', 'CRS805', 'CRS806', 'CRS807', 'CRS808']
const OF_ARRANGEMENT: readonly Control[] = ['CRS809', 'CRS810', 'CRS811', 'CRS812', 'CRS813']

interface Questionnaire {
  owners: OwnersAsked
  /** The papers that show that the investor exists. */
  existence: readonly NonNullable<NonNullable<Answers['evidence']>[number]['kind']>[]
}

const OF_STATUS: Readonly<Record<LegalStatus, Questionnaire>> = {
  NaturalPerson: { owners: 'none', existence: [] },
  LegalEntity: { owners: 'shares', existence: ['Register extract'] },
  Partnership: { owners: 'shares', existence: ['Register extract', 'Partnership agreement'] },
  Trust: { owners: 'roles', existence: ['Trust deed'] },
  Foundation: { owners: 'roles', existence: ['Foundation charter', 'Register extract'] },
  PublicBody: { owners: 'none', existence: ['Register extract', 'Articles of association', 'Other'] },
  InvestmentFund: {
    owners: 'none',
    existence: ['Register extract', 'Articles of association', 'Partnership agreement'],
  },
  NomineeOrCustodian: { owners: 'none', existence: ['Register extract'] },
}

export function questionnaireOf(legalStatus: LegalStatus): Questionnaire {
  return OF_STATUS[legalStatus]
}

/** The kinds of control that somebody can have over an investor of this legal status. */
export function controlsOf(legalStatus: LegalStatus): readonly string[] {
  if (legalStatus === 'Trust') return OF_TRUST
  return questionnaireOf(legalStatus).owners === 'roles' ? OF_ARRANGEMENT : OF_ENTITY
}

export function isPerson(legalStatus: LegalStatus): boolean {
  return legalStatus === 'NaturalPerson'
}

/** What a new row of a list usually says, to be changed where it does not hold. */
export function usualRow(list: keyof Answers, legalStatus: LegalStatus): object {
  const isPartnership = legalStatus === 'Partnership'
  switch (list) {
    case 'beneficialOwners':
      return questionnaireOf(legalStatus).owners === 'shares' ? { controllingPersonType: 'CRS801' } : {}
    case 'controllersAndDirectors':
      return { role: legalStatus === 'Trust' ? 'Trustee' : isPartnership ? 'General partner' : 'Director' }
    case 'signatories':
      return { quality: isPartnership ? 'General partner' : 'Director' }
    default:
      return {}
  }
}
