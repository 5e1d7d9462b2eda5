/** Contradictions about money: where it comes from, how much is subscribed, to which account it is paid back. Pure. */
import { ibanProblem, isIbanWithoutBic } from '../bank-accounts/iban.ts'
import { numberFindings } from '../bank-accounts/rules.ts'
import { OF_ACCOUNT } from '../bank-accounts/numbers.ts'
import type { Decimal } from '../entity.ts'
import { decimalsOf, formatNumber } from '../formats.ts'
import { compare } from '../money.ts'
import type { Dossier, DossierFinding, DossierContext } from './dossier.ts'
import { fullName, isNameOf, isSameName } from './people.ts'
import type { Answers } from './people.ts'
import type { LegalStatus } from './questionnaire.ts'

type Source = NonNullable<NonNullable<Answers['sourceOfFundsAndWealth']>['sourceOfFunds']>

const PEOPLE: readonly LegalStatus[] = ['NaturalPerson']
const SOURCES_OF: Partial<Record<Source, readonly LegalStatus[]>> = {
  'Employment income': PEOPLE,
  'Inheritance or gift': ['NaturalPerson', 'Trust', 'Foundation'],
  'Investor contributions': ['LegalEntity', 'Partnership', 'Trust', 'InvestmentFund', 'NomineeOrCustodian'],
  'Pension contributions': ['LegalEntity', 'Trust', 'Foundation', 'PublicBody', 'InvestmentFund', 'NomineeOrCustodian'],
  'Insurance premiums': ['LegalEntity', 'PublicBody', 'NomineeOrCustodian'],
  'Public funds': ['PublicBody', 'Foundation', 'LegalEntity', 'NomineeOrCustodian'],
  Donations: ['Foundation', 'Trust', 'PublicBody'],
}

export function moneyFindings(dossier: Dossier, ruleContext: DossierContext): DossierFinding[] {
  return [
    ...sourceFindings(dossier),
    ...commitmentFindings(dossier, ruleContext),
    ...accountFindings(dossier, ruleContext),
  ]
}

function sourceFindings({ answers, legalStatus, commitment }: Dossier): DossierFinding[] {
  const { sourceOfFunds, sourceOfFundsAmount } = answers?.sourceOfFundsAndWealth ?? {}
  const findings: DossierFinding[] = []
  const allowed = sourceOfFunds ? SOURCES_OF[sourceOfFunds] : undefined
  if (allowed && !allowed.includes(legalStatus))
    findings.push({ question: 'sourceOfFundsAndWealth.sourceOfFunds', code: 'sourceOfOthers' })
  const subscribed = answers?.subscriptionContract?.commitment ?? commitment
  if (sourceOfFundsAmount && subscribed && compare(sourceOfFundsAmount, subscribed) < 0)
    findings.push({ question: 'sourceOfFundsAndWealth.sourceOfFundsAmount', code: 'sourceTooSmall' })
  return findings
}

function commitmentFindings({ answers }: Dossier, { fund }: DossierContext): DossierFinding[] {
  const { commitment, currencyId } = answers?.subscriptionContract ?? {}
  const source = answers?.sourceOfFundsAndWealth?.sourceOfFundsAmount
  const findings: DossierFinding[] = []
  // The source of funds is part of the declaration: once that is signed, only the commitment can be mended here.
  if (commitment && source && compare(commitment, source) > 0)
    findings.push({
      question: 'subscriptionContract.commitment',
      code: 'aboveSource',
      values: { amount: written(source), currency: fund.currency },
    })
  if (commitment && fund.minimumCommitment && compare(commitment, fund.minimumCommitment) < 0)
    findings.push({
      question: 'subscriptionContract.commitment',
      code: 'belowMinimum',
      values: {
        minimum: written(fund.minimumCommitment),
        currency: fund.currency,
      },
    })
  if (currencyId && currencyId !== fund.currencyId)
    findings.push({
      question: 'subscriptionContract.currencyId',
      code: 'otherCurrency',
      values: { currency: fund.currency },
    })
  return findings
}

const CENTS = 2

/** Whole amounts without cents, so that it is right in currencies that have none; 0.5 as 0.50. */
function written(amount: Decimal): string {
  const decimals = decimalsOf([amount])
  return formatNumber(amount, decimals === 0 ? 0 : Math.max(decimals, CENTS))
}

function accountFindings({ answers, investorName }: Dossier, { countries }: DossierContext): DossierFinding[] {
  const account = answers?.bankAccount
  if (!account) return []
  const findings: DossierFinding[] = []
  const person = answers.entityDetails?.individual
  const names = [investorName, answers.entityDetails?.legalName, person && fullName(person)]
  const isOwn = (holder: string): boolean =>
    names.some(name => name && isSameName(name, holder)) || (person ? isNameOf(holder, person) : false)
  if (account.name && !account.differenceReason && !isOwn(account.name))
    findings.push({ question: 'bankAccount.name', code: 'otherHolder', values: { name: investorName } })
  for (const { field } of numberFindings(account, OF_ACCOUNT))
    findings.push({ question: `bankAccount.${field}`, code: 'accountWrong' })
  if (account.accountNumber && account.bankCode && isIbanWithoutBic(account.accountNumber, account.bankCode))
    findings.push({ question: 'bankAccount.bankCode', code: 'notBic' })
  const country = countries.find(({ id }) => id === account.bankCountryId)
  const iban = account.accountNumber?.replaceAll(/\s/g, '').toUpperCase() ?? ''
  const isIban = /^[A-Z]{2}\d{2}/.test(iban) && ibanProblem(iban) === null
  if (isIban && country && !iban.startsWith(country.code) && !account.differenceReason)
    findings.push({ question: 'bankAccount.bankCountryId', code: 'ibanElsewhere', values: { code: iban.slice(0, 2) } })
  return findings
}
