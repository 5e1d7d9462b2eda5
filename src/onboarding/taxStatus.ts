/**
 * FATCA status, CRS classification and form of an investor: what follows from its answers, and what fits them besides.
 * What follows is proposed; the investor may say another one that fits, because it is the investor who signs it. Pure.
 */
import type { Dossier, DossierContext } from './dossier.ts'
import type { Answers } from './people.ts'
import { isPerson } from './questionnaire.ts'

export type Tax = NonNullable<Answers['taxClassification']>
type Status = NonNullable<Tax['fatcaStatus']>
type Classification = NonNullable<Tax['crsClassification']>
type Form = NonNullable<Tax['fatcaForm']>
type IncomeKind = NonNullable<Tax['incomeKind']>
export type Investor = Pick<Dossier, 'legalStatus' | 'answers'> & Pick<DossierContext, 'countries'>

export interface Fitting<Value> {
  /** null: the answers say too little yet. */
  proposed: Value | null
  isAllowed: (value: string) => boolean
}

function oneOf<Value extends string>(proposed: Value, ...others: readonly Value[]): Fitting<Value> {
  return { proposed, isAllowed: isOneOf([proposed, ...others]) }
}

function isOneOf(values: readonly string[]): (value: string) => boolean {
  return value => values.includes(value)
}

const UNDECIDED = { proposed: null, isAllowed: () => true } as const
const NONE = { proposed: null, isAllowed: () => false } as const

/** Its code of ISO 3166. */
export const UNITED_STATES = 'US'

/** Statuses of line 5 of the form W-8BEN-E that no financial institution has. */
const NON_FINANCIAL = [
  'Excepted nonfinancial group entity',
  'Excepted start-up',
  'Excepted in liquidation/bankruptcy',
  '501(c)',
  'Nonprofit',
  'Publicly traded NFFE or affiliate',
  'Excepted territory NFFE',
  'Active NFFE',
  'Passive NFFE',
  'Direct reporting NFFE',
  'Sponsored direct reporting NFFE',
] as const satisfies readonly Status[]
const isNonFinancial = isOneOf(NON_FINANCIAL)

/** And those that an entity may have whether it is an institution or not. */
const FFI_OR_NFFE = [
  'Foreign government / central bank of issue',
  'International organization',
  'Account that is not a financial account',
] as const satisfies readonly Status[]
const isFfiOrNffe = isOneOf(FFI_OR_NFFE)

/** Whoever is no institution may have these too, wherever its income comes from. */
const ANY_NFFE = [
  'Excepted territory NFFE',
  'Direct reporting NFFE',
  'Sponsored direct reporting NFFE',
  'Account that is not a financial account',
] as const satisfies readonly Status[]

/** Annex I (VI.B.4) of the intergovernmental agreements counts these among the Active NFFEs, whatever else they are. */
const ACTIVE = ['Active NFFE', ...ANY_NFFE] as const
const PUBLIC_STATUSES = ['Active NFFE', 'Account that is not a financial account'] as const

/** What an entity that is no institution may be by the kind of its income: first the status that is meant. */
const OF_INCOME: Readonly<
  Record<IncomeKind, { statuses: readonly [Status, ...Status[]]; classification: Classification }>
> = {
  'Trade or services': { statuses: ACTIVE, classification: 'Active NFE - other' },
  Passive: { statuses: ['Passive NFFE', ...ANY_NFFE], classification: 'Passive NFE' },
  'Group holding': {
    statuses: ['Excepted nonfinancial group entity', ...ACTIVE],
    classification: 'Active NFE - other',
  },
  Listed: {
    statuses: ['Publicly traded NFFE or affiliate', ...ACTIVE],
    classification: 'Active NFE - listed or affiliate',
  },
  Public: {
    statuses: ['Foreign government / central bank of issue', ...PUBLIC_STATUSES],
    classification: 'Active NFE - government/central bank',
  },
  'International organization': {
    statuses: ['International organization', ...PUBLIC_STATUSES],
    classification: 'Active NFE - international organisation',
  },
  'Non-profit': { statuses: ['Nonprofit', '501(c)', ...ACTIVE], classification: 'Active NFE - other' },
  'Start-up': { statuses: ['Excepted start-up', ...ACTIVE], classification: 'Active NFE - other' },
  'Liquidation or reorganization': {
    statuses: ['Excepted in liquidation/bankruptcy', ...ACTIVE],
    classification: 'Active NFE - other',
  },
  // Said before the two were asked apart.
  'Non-profit or start-up': {
    statuses: ['Nonprofit', '501(c)', 'Excepted start-up', ...ACTIVE],
    classification: 'Active NFE - other',
  },
}

export function statusesOf({ usLaw, financialInstitution, incomeKind }: Tax): Fitting<Status> {
  // The statuses of chapter 4 are those of foreign entities: the form W-9 asks for none.
  if (usLaw === true) return NONE
  if (financialInstitution === true)
    return { proposed: 'Reporting Model 1 FFI', isAllowed: value => !isNonFinancial(value) }
  if (financialInstitution !== false) return UNDECIDED
  if (incomeKind) return oneOf(...OF_INCOME[incomeKind].statuses)
  return { proposed: null, isAllowed: value => isNonFinancial(value) || isFfiOrNffe(value) }
}

export function classificationsOf({ financialInstitution, incomeKind }: Tax): Fitting<Classification> {
  const isOfInstitution = (value: string): boolean => value.startsWith('FI')
  if (financialInstitution === true) return { proposed: 'FI - other investment entity', isAllowed: isOfInstitution }
  if (financialInstitution !== false) return UNDECIDED
  if (incomeKind) return oneOf(OF_INCOME[incomeKind].classification)
  return { proposed: null, isAllowed: value => !isOfInstitution(value) }
}

const FLOWS_THROUGH: readonly Tax['fatcaChapter3Type'][] = ['Partnership', 'Simple trust', 'Grantor trust']

/** Who may be exempt by the sections 115, 501(c), 892, 895 or 1443(b) of the Internal Revenue Code. */
const EXEMPT_TYPES: readonly Tax['fatcaChapter3Type'][] = [
  'Government - controlled entity',
  'Government - integral part',
  'Central bank',
  'Tax-exempt organisation',
  'Private foundation',
  'International organisation',
]
const EXEMPT_STATUSES: readonly Tax['fatcaStatus'][] = [
  'Foreign government / central bank of issue',
  'International organization',
  '501(c)',
]
/** Of these some are exempt as well: a foundation by section 501(c), a pension fund of a foreign government by 892. */
const MAY_BE_EXEMPT: readonly Tax['fatcaStatus'][] = ['Nonprofit', 'Exempt retirement plans']

/**
 * After the "Instructions for the Requester of Forms W-8BEN, W-8BEN-E, W-8ECI, W-8EXP, and W-8IMY" of the Internal
 * Revenue Service: a US person gives W-9. A foreign person gives W-8BEN, and a foreign entity W-8BEN-E, for income that
 * is its own; a foreign partnership, a simple or grantor trust and whoever holds for others W-8IMY; a foreign
 * government, international organization, central bank of issue, tax-exempt organization or private foundation that
 * claims to be exempt as such W-8EXP; any of them W-8ECI for income effectively connected with a trade or business in
 * the United States. What an investor claims, and for whom it holds, nobody but the investor knows: several fit.
 */
export function formsOf(tax: Tax, { legalStatus, answers, countries }: Investor): Fitting<Form> {
  if (isPerson(legalStatus)) {
    const { usCitizen, usGreenCardHolder, taxResidenceId } = answers?.entityDetails?.individual ?? {}
    if (usCitizen === true || usGreenCardHolder === true) return oneOf<Form>('W-9')
    // Whoever has been there for long enough is a US person by the test of substantial presence.
    const isResident = countries.some(({ id, code }) => code === UNITED_STATES && id === taxResidenceId)
    return oneOf<Form>('W-8BEN', 'W-8ECI', ...(isResident ? (['W-9'] as const) : []))
  }
  const { usLaw, fatcaChapter3Type: type, fatcaStatus } = tax
  if (usLaw === undefined || usLaw === null) return UNDECIDED
  if (usLaw) return oneOf<Form>('W-9')
  const isNominee = legalStatus === 'NomineeOrCustodian'
  // A partnership or trust says by its type how US tax law treats it, which may be as a corporation.
  const mayFlowThrough = type ? FLOWS_THROUGH.includes(type) : legalStatus === 'Partnership' || legalStatus === 'Trust'
  const flowsThrough = type ? mayFlowThrough : legalStatus === 'Partnership'
  const claims = EXEMPT_STATUSES.includes(fatcaStatus)
  const mayClaim = claims || MAY_BE_EXEMPT.includes(fatcaStatus) || EXEMPT_TYPES.includes(type)
  const proposed: Form = isNominee || flowsThrough ? 'W-8IMY' : claims ? 'W-8EXP' : 'W-8BEN-E'
  return oneOf<Form>(
    proposed,
    'W-8BEN-E',
    'W-8ECI',
    ...(isNominee || mayFlowThrough || tax.financialInstitution === true ? (['W-8IMY'] as const) : []),
    ...(mayClaim ? (['W-8EXP'] as const) : []),
  )
}

function resolved<Value extends string>(
  { proposed, isAllowed }: Fitting<Value>,
  chosen: Value | null | undefined,
): Value | null {
  return chosen !== null && chosen !== undefined && isAllowed(chosen) ? chosen : proposed
}

type Chosen = Required<Pick<Tax, 'fatcaStatus' | 'crsClassification' | 'fatcaForm'>>

/** What was chosen as long as it fits the other answers, and what follows from them where nothing was or does. */
export function resolvedClassification(tax: Tax, investor: Investor): Chosen {
  const fatcaStatus = resolved(statusesOf(tax), tax.fatcaStatus)
  return {
    fatcaStatus,
    crsClassification: resolved(classificationsOf(tax), tax.crsClassification),
    fatcaForm: resolved(formsOf({ ...tax, fatcaStatus }, investor), tax.fatcaForm),
  }
}

/** The same while somebody answers: what was proposed to the answers of `before` follows those of now. */
export function reproposedClassification(tax: Tax, before: Tax | undefined, investor: Investor): Chosen {
  const unless = <Value>(value: Value, proposed: Value | null | undefined): Value | null =>
    value === proposed ? null : value
  return resolvedClassification(
    {
      ...tax,
      fatcaStatus: unless(tax.fatcaStatus, before && statusesOf(before).proposed),
      crsClassification: unless(tax.crsClassification, before && classificationsOf(before).proposed),
      fatcaForm: unless(tax.fatcaForm, before && formsOf(before, investor).proposed),
    },
    investor,
  )
}

const PASSIVE: readonly Tax['crsClassification'][] = ['Passive NFE', 'FI - managed, non-participating jurisdiction']

/**
 * Section VIII.D.8 of the Common Reporting Standard counts a managed investment entity of a jurisdiction that does not
 * take part among the passive entities, whatever its other classification.
 */
export function isPassiveByCrs(classification: Tax['crsClassification']): boolean {
  return PASSIVE.includes(classification)
}

export function isPassiveHolder({ crsAccountHolderType: holder }: Tax): boolean {
  return holder === 'CRS101' || holder === 'CRS103'
}

/** The answers of the tax step with what follows from them: the form that is signed, how the investor is reported. */
export function classified(tax: Tax, investor: Investor): Partial<Tax> {
  const own = { accountType: tax.accountType ?? 'CRS1104', jointHolders: tax.jointHolders ?? 1 } as const
  const { fatcaStatus, crsClassification, fatcaForm } = resolvedClassification(tax, investor)
  if (isPerson(investor.legalStatus))
    return { ...own, usPerson: fatcaForm === 'W-9', fatcaForm, crsAccountHolderType: 'CRS102' }
  if (tax.usLaw === undefined || tax.usLaw === null) return own
  const isPassive = isPassiveByCrs(crsClassification)
  // What holds of a passive entity alone goes with the answer from which it followed, and comes with it.
  const holder = isPassiveHolder(tax) === isPassive ? tax.crsAccountHolderType : isPassive ? 'CRS101' : null
  return {
    ...own,
    ...(tax.financialInstitution === true && { incomeKind: null }),
    usPerson: tax.usLaw,
    fatcaForm,
    fatcaStatus,
    crsClassification,
    crsAccountHolderType: holder ?? null,
  }
}
