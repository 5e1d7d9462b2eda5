/** What is held against the contract once the declaration is signed: what can still be mended, and nothing else. */
import { describe, expect, test } from 'vitest'
import { onboarding } from '../../generated/entities/onboarding.ts'
import type { CalendarDate } from '../../src/entity.ts'
import { keepsFromSigning } from '../../src/onboarding/dossierRules.ts'
import { onboardingRules } from '../../src/onboarding/rules.ts'
import { storedOf } from '../stored.ts'
import { soundDossier } from './dossiers.ts'
import type { Answers, Paper, SampleDossier } from './dossiers.ts'
import { around, ruleContext } from './ruleContext.ts'

const SIGNED = { status: 'DueDiligenceConfirmed', dueDiligenceDate: around.today } as const
const found = (dossier: SampleDossier, today: CalendarDate = around.today) =>
  keepsFromSigning('Subscription', { ...dossier, ...SIGNED }, { ...ruleContext, today }).map(
    ({ question, code }) => `${question} ${code}`,
  )

const company = soundDossier(3, around, 'LegalEntity')
const added = { ...company.answers.signatories?.[0]?.individual, key: 'pnew', firstName: 'Maud', lastName: 'Okoro' }
const signatory = { key: 'snew', individual: added, quality: 'Director' as const, signingAuthority: 'Sole' as const }
const own = { documentId: 9, person: 'pnew', holderName: 'Maud Okoro' }
const papers: Paper[] = [
  { ...own, key: 'enew1', purpose: 'Identity' as const, kind: 'Passport' as const, expiresOn: '2030-01-01' },
  { ...own, key: 'enew2', purpose: 'Address' as const, kind: 'Utility bill' as const, issuedOn: '2026-10-01' },
  { ...own, key: 'enew3', purpose: 'Power to sign' as const, kind: 'Power of attorney' as const },
]
const withSignatory = (evidence: Answers['evidence']): SampleDossier => ({
  ...company,
  answers: {
    ...company.answers,
    signatories: [...(company.answers.signatories ?? []), signatory],
    evidence: [...(company.answers.evidence ?? []), ...(evidence ?? [])],
  },
})

describe('the contract', () => {
  test('takes the papers of the declaration as they were on the day of its signature', () => {
    for (const number of [1, 2, 3, 4, 5]) expect(found(soundDossier(number, around), '2027-08-01')).toEqual([])
  })

  test('follows a declaration that staff have recorded on paper', () => {
    const person = soundDossier(1, around, 'NaturalPerson')
    const { bankAccount, subscriptionContract } = person.answers
    expect(found({ ...person, answers: { ...(bankAccount && { bankAccount }), subscriptionContract } })).toEqual([])
  })

  test('is held up by what the subscription itself lacks, and by a source of funds below the commitment', () => {
    const { bankAccount: _account, ...answers } = company.answers
    expect(found({ ...company, answers })).toContain('bankAccount.accountNumber required')
    const contract = { ...company.answers.subscriptionContract, commitment: '900000000' as const }
    expect(found({ ...company, answers: { ...company.answers, subscriptionContract: contract } })).toEqual([
      'subscriptionContract.commitment aboveSource',
    ])
  })

  test('is held up by an IBAN without a BIC, and not by a national bank code with another account number', () => {
    const paidTo = (accountNumber: string, bankCode: string) =>
      found({ ...company, answers: { ...company.answers, bankAccount: { ...account, accountNumber, bankCode } } })
    const { bankAccount: account } = company.answers
    const iban = account?.accountNumber ?? ''
    expect(paidTo(iban, 'FIKTGB2')).toEqual(['bankAccount.bankCode notBic'])
    expect(paidTo(iban, '37040044')).toEqual(['bankAccount.bankCode notBic'])
    expect(paidTo(iban, 'fikt gb 2l xxx')).toEqual([])
    expect(paidTo('31926819', '60-16-13')).toEqual([])
  })

  test('asks a signatory who is named after the declaration for papers, and takes those that are added', () => {
    expect(found(withSignatory([]))).toEqual([
      'signatories.snew noPower',
      'evidence evidenceNeeded',
      'evidence evidenceNeeded',
    ])
    expect(found(withSignatory(papers))).toEqual([])
    const expired = papers.map((paper): Paper => ({ ...paper, key: `${paper.key}b`, expiresOn: '2020-01-01' }))
    expect(found(withSignatory([...papers, ...expired]))).toEqual([])
  })
})

describe('evidence of a signed declaration', () => {
  const before = storedOf(onboarding, { ...company, ...SIGNED })
  const refused = (
    evidence: Answers['evidence'],
    status: 'DueDiligenceConfirmed' | 'SubscriptionSigned',
    legalStatus: SampleDossier['legalStatus'] = 'LegalEntity',
  ) => {
    const { signatories } = withSignatory([]).answers
    const answers = { ...company.answers, evidence: evidence ?? [], signatories: signatories ?? [] }
    const record = { ...before, legalStatus }
    return onboardingRules({ ...record, answers }, { today: around.today, before: { ...record, status } })
      .map(({ field }) => field)
      .filter(field => field === 'answers.evidence')
  }
  const rows = company.answers.evidence ?? []

  test('is added to for a signatory until the contract is signed, and neither changed nor taken away', () => {
    expect(refused([...rows, ...papers], 'DueDiligenceConfirmed')).toEqual([])
    expect(refused([...rows, ...papers], 'SubscriptionSigned')).toEqual(['answers.evidence'])
    // Nobody signs for a natural person: a signatory who is left of an entity is not asked for.
    expect(refused([...rows, ...papers], 'DueDiligenceConfirmed', 'NaturalPerson')).toEqual(['answers.evidence'])
    expect(refused([...rows, { key: 'eother', purpose: 'Other' }], 'DueDiligenceConfirmed')).toHaveLength(1)
    expect(refused(rows.slice(1), 'DueDiligenceConfirmed')).toHaveLength(1)
    expect(
      refused(
        rows.map(row => ({ ...row, holderName: 'Other' })),
        'DueDiligenceConfirmed',
      ),
    ).toHaveLength(1)
  })
})
