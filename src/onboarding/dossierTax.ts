/** Contradictions in what is said about taxes: residences, numbers, FATCA and CRS. Pure. */
import { controllingPeople, isPassive } from './controllingPeople.ts'
import { isInUnitedStates } from './addresses.ts'
import type { AnswerPath } from './answerPaths.ts'
import type { Dossier, DossierFinding, DossierContext } from './dossier.ts'
import { peopleOf } from './people.ts'
import type { Answers, Person, PersonPath } from './people.ts'
import { isPerson, questionnaireOf } from './questionnaire.ts'
import { normalizedNumber, wrongFormat } from './taxNumbers.ts'
import { classificationsOf, formsOf, isPassiveByCrs, isPassiveHolder, statusesOf, UNITED_STATES } from './taxStatus.ts'
import type { Investor, Tax } from './taxStatus.ts'

export function taxFindings(dossier: Dossier, ruleContext: DossierContext): DossierFinding[] {
  const signsAsUsPerson = dossier.answers?.taxClassification?.fatcaForm === 'W-9'
  return [
    ...residenceFindings(dossier.answers, ruleContext),
    ...peopleOf(dossier).flatMap(({ path, person, list }) =>
      list === 'otherParties' || list === 'thirdPartyIndividuals'
        ? numberOf(person, path, ruleContext)
        : [
            ...numberMissing(person, path),
            ...numberOf(person, path, ruleContext),
            // Who signs a W-9 says to be a US person.
            ...(list === null && signsAsUsPerson ? [] : usPersonFindings(person, path, ruleContext)),
          ],
    ),
    ...entityFindings(dossier, ruleContext),
    ...taxResidenceMismatches(dossier, ruleContext),
  ]
}

/** A natural person says where it is taxed twice, with the other personal data and for what is reported. */
function taxResidenceMismatches({ answers, legalStatus }: Dossier, { countries }: DossierContext): DossierFinding[] {
  const person = answers?.entityDetails?.individual
  const rows = answers?.taxClassification?.taxResidences ?? []
  // Where no country is named yet, that is what is said.
  if (!isPerson(legalStatus) || !person?.taxResidenceId || !rows.some(({ countryId }) => countryId)) return []
  const country = countries.find(({ id }) => id === person.taxResidenceId)?.name ?? ''
  const index = rows.findIndex(({ countryId }) => countryId === person.taxResidenceId)
  const row = rows[index]
  if (!row) return [{ question: 'taxClassification.taxResidences', code: 'taxResidenceMissing', values: { country } }]
  const [own, said] = [person.taxNumber, row.taxNumber].map(number => normalizedNumber(number ?? ''))
  const isOpen = (!own && !person.taxNumberMissingReason) || (!said && !row.missingReason)
  return own === said || isOpen
    ? []
    : [
        {
          question: `taxClassification.taxResidences.${index}.taxNumber`,
          code: 'taxNumberDiffers',
          values: { country },
        },
      ]
}

function residenceFindings(answers: Answers | null, ruleContext: DossierContext): DossierFinding[] {
  return (answers?.taxClassification?.taxResidences ?? []).flatMap((row, index): DossierFinding[] => {
    const at = `taxClassification.taxResidences.${index}` as const
    if (!row.countryId) return []
    if (!row.taxNumber && !row.missingReason) return [{ question: `${at}.taxNumber`, code: 'numberMissing' }]
    if (!row.taxNumber && row.missingReason === 'B' && !row.explanation)
      return [{ question: `${at}.explanation`, code: 'numberExplanation' }]
    return formatFinding(row.countryId, row.taxNumber, `${at}.taxNumber`, ruleContext)
  })
}

function numberMissing(person: Person, path: PersonPath): DossierFinding[] {
  if (!person.taxResidenceId || person.taxNumber) return []
  if (!person.taxNumberMissingReason) return [{ question: `${path}.taxNumber`, code: 'numberMissing' }]
  return person.taxNumberMissingReason === 'B' && !person.taxNumberExplanation
    ? [{ question: `${path}.taxNumberExplanation`, code: 'numberExplanation' }]
    : []
}

function numberOf(person: Person, path: PersonPath, ruleContext: DossierContext): DossierFinding[] {
  return formatFinding(person.taxResidenceId, person.taxNumber, `${path}.taxNumber`, ruleContext)
}

function formatFinding(
  countryId: number | null | undefined,
  number: string | null | undefined,
  question: AnswerPath,
  { countries }: DossierContext,
): DossierFinding[] {
  const country = countries.find(({ id }) => id === countryId)
  const example = number ? wrongFormat(country?.code, number) : null
  return example ? [{ question, code: 'numberFormat', values: { country: country?.name ?? '', example } }] : []
}

/** Somebody says not to be a US person, and something else points to it. */
function usPersonFindings(person: Person, path: PersonPath, ruleContext: DossierContext): DossierFinding[] {
  if (person.usCitizen === true || person.usGreenCardHolder === true || person.usExplanation) return []
  const unitedStates = ruleContext.countries.find(({ code }) => code === UNITED_STATES)?.id
  const { birthCountryId, nationalityId, secondNationalityId, residentialCountryId, taxResidenceId } = person
  const places = [birthCountryId, nationalityId, secondNationalityId, residentialCountryId, taxResidenceId]
  const indicated =
    (unitedStates !== undefined && places.includes(unitedStates)) ||
    isUsNumber(person.telephone) ||
    isInUnitedStates(person.residentialAddress) ||
    isInUnitedStates(person.mailingAddress)
  return indicated ? [{ question: `${path}.usExplanation`, code: 'usIndication' }] : []
}

function isUsNumber(telephone: string | null | undefined): boolean {
  return /^(\+|00)1(?!\d{11})/.test((telephone ?? '').replaceAll(/[\s().-]/g, ''))
}

function entityFindings({ answers, legalStatus }: Dossier, ruleContext: DossierContext): DossierFinding[] {
  const tax = answers?.taxClassification
  if (!tax) return []
  if (isPerson(legalStatus)) {
    const person = answers.entityDetails?.individual
    const isUs = person?.usCitizen === true || person?.usGreenCardHolder === true
    return tax.usPerson === false && isUs
      ? [{ question: 'taxClassification.usPerson', code: 'usForm' }]
      : formFindings(tax, { legalStatus, answers, countries: ruleContext.countries })
  }
  const unitedStates = ruleContext.countries.find(({ code }) => code === UNITED_STATES)?.id
  const details = answers.entityDetails
  const findings: DossierFinding[] = []
  const indicated =
    (unitedStates !== undefined && details?.incorporationCountryId === unitedStates) ||
    isUsNumber(details?.telephone) ||
    isInUnitedStates(details?.registeredAddress) ||
    isInUnitedStates(details?.mailingAddress)
  if (tax.usPerson === false && tax.usLaw === true)
    findings.push({ question: 'taxClassification.usPerson', code: 'usForm' })
  else if (tax.usPerson !== true && indicated && !tax.usExplanation)
    findings.push({ question: 'taxClassification.usExplanation', code: 'usIndication' })
  if (isPassive(tax) && controllingPeople({ answers, legalStatus }).length === 0)
    findings.push({
      question: questionnaireOf(legalStatus).owners === 'none' ? 'controllersAndDirectors' : 'beneficialOwners',
      code: 'passiveControl',
    })
  return [...findings, ...classificationFindings(tax, { legalStatus, answers, countries: ruleContext.countries })]
}

/** What the investor has chosen and the other answers do not allow. */
function classificationFindings(tax: Tax, investor: Investor): DossierFinding[] {
  const { fatcaStatus, crsClassification, crsAccountHolderType } = tax
  const findings: DossierFinding[] = []
  // By US law there is none; one that was stored before goes when the answers are saved, and nobody is asked for it.
  if (fatcaStatus && tax.usLaw !== true && !statusesOf(tax).isAllowed(fatcaStatus))
    findings.push({ question: 'taxClassification.fatcaStatus', code: 'classification' })
  if (crsClassification && !classificationsOf(tax).isAllowed(crsClassification))
    findings.push({ question: 'taxClassification.crsClassification', code: 'classification' })
  // Without any the holder is missing, and nothing is wrong.
  if (crsClassification && crsAccountHolderType && isPassiveByCrs(crsClassification) !== isPassiveHolder(tax))
    findings.push({ question: 'taxClassification.crsAccountHolderType', code: 'classification' })
  return [...findings, ...formFindings(tax, investor)]
}

function formFindings(tax: Tax, investor: Investor): DossierFinding[] {
  return tax.fatcaForm && !formsOf(tax, investor).isAllowed(tax.fatcaForm)
    ? [{ question: 'taxClassification.fatcaForm', code: 'formNotAllowed' }]
    : []
}
