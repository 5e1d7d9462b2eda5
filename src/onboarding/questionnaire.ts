/** Which questions an investor of each legal status is asked. Pure. */
import type { Stored } from '../entityTypes.ts'

export type LegalStatus = Stored<'onboarding'>['legalStatus']
type Answers = NonNullable<Stored<'onboarding'>['answers']>

/** What the owners of an investor are asked: shares, the part they have in a trust or foundation, or nothing. */
export type OwnersAsked = 'shares' | 'roles' | 'none'

type Owner = NonNullable<Answers['beneficialOwners']>[number]
type Control = NonNullable<Owner['controllingPersonType']>

/** Kinds of control by the CRS: of legal persons, of trusts, and of what is like a trust. */
const OF_ENTITY: readonly Control[] = ['CRS801', 'CRS802', 'CRS803']
const OF_TRUST: readonly Control[] = ['CRS804', 'CRS805', 'CRS806', 'CRS807', 'CRS808']
const OF_ARRANGEMENT: readonly Control[] = ['CRS809', 'CRS810', 'CRS811', 'CRS812', 'CRS813']

interface Questionnaire {
  owners: OwnersAsked
  /** Whether every investor of this status stands in a register, and has its number. */
  isRegistered: boolean
  /** The papers that show that the investor exists. */
  existence: readonly NonNullable<NonNullable<Answers['evidence']>[number]['kind']>[]
}

const OF_STATUS: Readonly<Record<LegalStatus, Questionnaire>> = {
  NaturalPerson: { owners: 'none', isRegistered: false, existence: [] },
  LegalEntity: { owners: 'shares', isRegistered: true, existence: ['Register extract'] },
  Partnership: { owners: 'shares', isRegistered: false, existence: ['Register extract', 'Partnership agreement'] },
  Trust: { owners: 'roles', isRegistered: false, existence: ['Trust deed'] },
  Foundation: { owners: 'roles', isRegistered: true, existence: ['Foundation charter', 'Register extract'] },
  PublicBody: {
    owners: 'none',
    isRegistered: false,
    existence: ['Register extract', 'Articles of association', 'Other'],
  },
  InvestmentFund: {
    owners: 'none',
    isRegistered: true,
    existence: ['Register extract', 'Articles of association', 'Partnership agreement'],
  },
  NomineeOrCustodian: { owners: 'none', isRegistered: true, existence: ['Register extract'] },
}

export function questionnaireOf(legalStatus: LegalStatus): Questionnaire {
  return OF_STATUS[legalStatus]
}

/** Whether an investor of this legal status is asked this part of the answers. */
export function isPartAsked(part: string, legalStatus: LegalStatus): boolean {
  switch (part) {
    case 'beneficialOwners' satisfies keyof Answers:
      return questionnaireOf(legalStatus).owners !== 'none'
    case 'controllersAndDirectors' satisfies keyof Answers:
    case 'signatories' satisfies keyof Answers:
      return !isPerson(legalStatus)
    default:
      return true
  }
}

/** As what somebody holds an interest of a trust or the like, who has this kind of control over it. */
const EQUITY_INTEREST: Partial<Record<Control, NonNullable<Owner['equityInterestType']>>> = {
  CRS804: 'CRS401',
  CRS805: 'CRS402',
  CRS806: 'CRS403',
  CRS807: 'CRS404',
  CRS808: 'CRS405',
  CRS809: 'CRS406',
  CRS810: 'CRS407',
  CRS811: 'CRS408',
  CRS812: 'CRS409',
  CRS813: 'CRS410',
}

export function equityInterestOf(control: unknown): Owner['equityInterestType'] {
  const found = [...OF_TRUST, ...OF_ARRANGEMENT].find(each => each === control)
  return found && EQUITY_INTEREST[found]
}

/** The kinds of control that somebody can have over an investor of this legal status. */
export function controlsOf(legalStatus: LegalStatus): readonly string[] {
  if (legalStatus === 'Trust') return OF_TRUST
  return questionnaireOf(legalStatus).owners === 'roles' ? OF_ARRANGEMENT : OF_ENTITY
}

/** Nobody has the part of a settlor or trustee in a company; by shares nobody controls a trust or foundation. */
export function mayControl(control: Control, legalStatus: LegalStatus): boolean {
  return OF_ENTITY.includes(control) === (questionnaireOf(legalStatus).owners !== 'roles')
}

export function isPerson(legalStatus: LegalStatus): boolean {
  return legalStatus === 'NaturalPerson'
}

type UsualRow = NonNullable<Answers['beneficialOwners' | 'controllersAndDirectors' | 'signatories']>[number]

/** What a new row of a list usually says, to be changed where it does not hold. */
export function usualRow(list: keyof Answers, legalStatus: LegalStatus): UsualRow {
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
