/** Contradictions in what is said about taxes: residences, numbers, FATCA and CRS. Pure. */
import { controllingPeople, isPassive } from './controllingPeople.ts'
import type { Dossier, DossierFinding, DossierContext } from './dossier.ts'
import { peopleOf } from './people.ts'
import type { Answers, Person } from './people.ts'
import { isPerson, questionnaireOf } from './questionnaire.ts'
import { wrongFormat } from './taxNumbers.ts'

const UNITED_STATES = 'US'

export function taxFindings(dossier: Dossier, ruleContext: DossierContext): DossierFinding[] {
  return [
    ...residenceFindings(dossier.answers, ruleContext),
    ...peopleOf(dossier.answers).flatMap(({ path, person, list }) =>
      list === 'otherParties' || list === 'thirdPartyIndividuals'
        ? numberOf(person, path, ruleContext)
        : [
            ...numberMissing(person, path),
            ...numberOf(person, path, ruleContext),
            ...usPersonFindings(person, path, ruleContext),
          ],
    ),
    ...entityFindings(dossier, ruleContext),
  ]
}

function residenceFindings(answers: Answers | null, ruleContext: DossierContext): DossierFinding[] {
  return (answers?.taxClassification?.taxResidences ?? []).flatMap((row, index): DossierFinding[] => {
    const at = `taxClassification.taxResidences.${index}`
    if (!row.countryId) return []
    if (!row.taxNumber && !row.missingReason) return [{ question: `${at}.taxNumber`, code: 'numberMissing' }]
    if (!row.taxNumber && row.missingReason === 'B' && !row.explanation)
      return [{ question: `${at}.explanation`, code: 'numberExplanation' }]
    return formatFinding(row.countryId, row.taxNumber, `${at}.taxNumber`, ruleContext)
  })
}

function numberMissing(person: Person, path: string): DossierFinding[] {
  if (!person.taxResidenceId || person.taxNumber) return []
  if (!person.taxNumberMissingReason) return [{ question: `${path}.taxNumber`, code: 'numberMissing' }]
  return person.taxNumberMissingReason === 'B' && !person.taxNumberExplanation
    ? [{ question: `${path}.taxNumberExplanation`, code: 'numberExplanation' }]
    : []
}

function numberOf(person: Person, path: string, ruleContext: DossierContext): DossierFinding[] {
  return formatFinding(person.taxResidenceId, person.taxNumber, `${path}.taxNumber`, ruleContext)
}

function formatFinding(
  countryId: number | null | undefined,
  number: string | null | undefined,
  question: string,
  { countries }: DossierContext,
): DossierFinding[] {
  const country = countries.find(({ id }) => id === countryId)
  const example = number ? wrongFormat(country?.code, number) : null
  return example ? [{ question, code: 'numberFormat', values: { country: country?.name ?? '', example } }] : []
}

/** Somebody says not to be a US person, and something else points to it. */
function usPersonFindings(person: Person, path: string, ruleContext: DossierContext): DossierFinding[] {
  if (person.usCitizen === true || person.usGreenCardHolder === true || person.usExplanation) return []
  const unitedStates = ruleContext.countries.find(({ code }) => code === UNITED_STATES)?.id
  const { birthCountryId, nationalityId, secondNationalityId, residentialCountryId, telephone, mailingAddress } = person
  const places = [birthCountryId, nationalityId, secondNationalityId, residentialCountryId]
  const indicated =
    (unitedStates !== undefined && places.includes(unitedStates)) ||
    isUsNumber(telephone) ||
    /\b(usa|united states)\b/i.test(mailingAddress ?? '')
  return indicated ? [{ question: `${path}.usExplanation`, code: 'usIndication' }] : []
}

function isUsNumber(telephone: string | null | undefined): boolean {
  return /^(\+|00)1(?!\d{11})/.test((telephone ?? '').replaceAll(/[\s().-]/g, ''))
}

function entityFindings({ answers, legalStatus }: Dossier, ruleContext: DossierContext): DossierFinding[] {
  const tax = answers?.taxClassification
  if (!tax) return []
  const findings: DossierFinding[] = []
  if (isPerson(legalStatus)) {
    const person = answers.entityDetails?.individual
    const isUs = person?.usCitizen === true || person?.usGreenCardHolder === true
    if (tax.usPerson === false && isUs) findings.push({ question: 'taxClassification.usPerson', code: 'usForm' })
    return findings
  }
  const unitedStates = ruleContext.countries.find(({ code }) => code === UNITED_STATES)?.id
  const details = answers.entityDetails
  const indicated =
    (unitedStates !== undefined && details?.incorporationCountryId === unitedStates) || isUsNumber(details?.telephone)
  if (tax.usPerson === false && tax.usLaw === true)
    findings.push({ question: 'taxClassification.usPerson', code: 'usForm' })
  else if (tax.usPerson !== true && indicated && !tax.usExplanation)
    findings.push({ question: 'taxClassification.usExplanation', code: 'usIndication' })
  if (isPassive(tax) && controllingPeople({ answers, legalStatus }).length === 0)
    findings.push({
      question: questionnaireOf(legalStatus).owners === 'none' ? 'controllersAndDirectors' : 'beneficialOwners',
      code: 'passiveControl',
    })
  if (tax.crsClassification && contradicts(tax, tax.crsClassification))
    findings.push({ question: 'taxClassification.crsClassification', code: 'classification' })
  if (tax.crsClassification && tax.crsClassification !== 'Passive NFE' && isPassiveHolder(tax))
    findings.push({ question: 'taxClassification.crsAccountHolderType', code: 'classification' })
  if (tax.financialInstitution === true && isNonFinancial(tax))
    findings.push({ question: 'taxClassification.fatcaStatus', code: 'classification' })
  return findings
}

type Tax = NonNullable<Answers['taxClassification']>

function contradicts(
  { financialInstitution, incomeKind }: Tax,
  chosen: NonNullable<Tax['crsClassification']>,
): boolean {
  const isInstitution = chosen.startsWith('FI')
  if (financialInstitution === true) return !isInstitution
  if (financialInstitution === false && isInstitution) return true
  return incomeKind === 'Passive' ? chosen !== 'Passive NFE' : Boolean(incomeKind) && chosen === 'Passive NFE'
}

function isPassiveHolder({ crsAccountHolderType: holder }: Tax): boolean {
  return holder === 'CRS101' || holder === 'CRS103'
}

/** Statuses of line 5 of the form W-8BEN-E that no financial institution has. */
const NON_FINANCIAL: readonly Tax['fatcaStatus'][] = [
  'Active NFFE',
  'Passive NFFE',
  'Publicly traded NFFE or affiliate',
  'Excepted nonfinancial group entity',
  'Nonprofit',
]

function isNonFinancial({ fatcaStatus }: Tax): boolean {
  return NON_FINANCIAL.includes(fatcaStatus)
}

/** What follows from the answers of the tax step: the form that is signed, and how the investor is reported. */
export function classified(tax: Tax, { legalStatus, answers }: Pick<Dossier, 'legalStatus' | 'answers'>): Partial<Tax> {
  const own = { accountType: tax.accountType ?? 'CRS1104', jointHolders: tax.jointHolders ?? 1 } as const
  if (isPerson(legalStatus)) {
    const { usCitizen, usGreenCardHolder } = answers?.entityDetails?.individual ?? {}
    const isUs = usCitizen === true || usGreenCardHolder === true
    return { ...own, usPerson: isUs, fatcaForm: isUs ? 'W-9' : 'W-8BEN', crsAccountHolderType: 'CRS102' }
  }
  if (tax.usLaw === undefined || tax.usLaw === null) return own
  const base = {
    ...own,
    usPerson: tax.usLaw,
    fatcaForm: tax.usLaw ? ('W-9' as const) : ('W-8BEN-E' as const),
    // What holds of a passive entity alone goes with the answer from which it followed.
    crsAccountHolderType: isPassiveHolder(tax) ? null : tax.crsAccountHolderType,
  }
  if (tax.financialInstitution === true)
    return {
      ...base,
      fatcaStatus: isNonFinancial(tax) ? 'Reporting Model 1 FFI' : (tax.fatcaStatus ?? 'Reporting Model 1 FFI'),
      crsClassification: tax.crsClassification?.startsWith('FI')
        ? tax.crsClassification
        : 'FI - other investment entity',
    }
  switch (tax.incomeKind) {
    case 'Passive':
      return {
        ...base,
        fatcaStatus: 'Passive NFFE',
        crsClassification: 'Passive NFE',
        crsAccountHolderType: tax.crsAccountHolderType ?? 'CRS101',
      }
    case 'Listed':
      return {
        ...base,
        fatcaStatus: 'Publicly traded NFFE or affiliate',
        crsClassification: 'Active NFE - listed or affiliate',
      }
    case 'Public':
      return {
        ...base,
        fatcaStatus: 'Foreign government / central bank of issue',
        crsClassification: 'Active NFE - government/central bank',
      }
    case 'Group holding':
      return {
        ...base,
        fatcaStatus: 'Excepted nonfinancial group entity',
        crsClassification: 'Active NFE - other',
      }
    case 'Non-profit or start-up':
      return { ...base, fatcaStatus: 'Nonprofit', crsClassification: 'Active NFE - other' }
    case 'Trade or services':
      return { ...base, fatcaStatus: 'Active NFFE', crsClassification: 'Active NFE - other' }
    default:
      return base
  }
}
