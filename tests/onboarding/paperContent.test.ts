/** What stands on the papers that an investor signs: the declaration and the subscription contract. */
import { describe, expect, test } from 'vitest'
import { paperSections, selfCertifications, signersOf } from '../../src/onboarding/paperContent.ts'
import type { ReferenceNames } from '../../src/onboarding/paperContent.ts'
import type { SignedKind } from '../../src/onboarding/steps.ts'
import { soundDossier } from './dossiers.ts'
import type { Answers, SampleDossier } from './dossiers.ts'
import { around } from './ruleContext.ts'

const NAMES: ReferenceNames = new Map([
  ['countries 1', 'United Kingdom'],
  ['currencies 1', 'EUR'],
])

const company = soundDossier(3, around, 'LegalEntity')
const signatory = (key: string, firstName: string, lastName: string) => ({
  key,
  quality: 'Director' as const,
  individual: { key: `p${key}`, firstName, lastName },
})
const signedBy = (signatories: NonNullable<Answers['signatories']>): SampleDossier => ({
  ...company,
  answers: { ...company.answers, signatories },
})
const [maud, cy] = [signatory('s1', 'Maud', 'Okoro'), signatory('s2', 'Cy', 'Roe')] as const

const linesOf = (kind: SignedKind, dossier: SampleDossier) =>
  paperSections(kind, dossier, NAMES).flatMap(({ title, rows }) => [title, ...rows.map(({ value }) => value)])

describe('the contract', () => {
  test('R203 names each signatory: who is added, who is renamed, and nobody who was taken away', () => {
    const named = (...all: NonNullable<Answers['signatories']>) => {
      const lines = linesOf('Subscription', signedBy(all)).join('\n')
      return ['Okoro', 'Roe', 'Rowe'].filter(name => lines.includes(name))
    }
    expect(named(maud)).toEqual(['Okoro'])
    expect(named(maud, cy)).toEqual(['Okoro', 'Roe'])
    expect(named(maud, signatory('s2', 'Cy', 'Rowe'))).toEqual(['Okoro', 'Rowe'])
    expect(named(cy)).toEqual(['Roe'])
  })

  test('says what is subscribed and where money is paid to, and leaves the questions of the declaration to it', () => {
    const contract = linesOf('Subscription', company)
    expect(contract).toContain(company.answers.bankAccount?.accountNumber)
    expect(contract).toContain('EUR')
    expect(contract).not.toContain('Built up over twenty years.')
    const declaration = linesOf('Due diligence', company)
    expect(declaration).toContain('Built up over twenty years.')
    expect(declaration).not.toContain(company.answers.bankAccount?.accountNumber)
  })
})

describe('what was answered under a former legal status', () => {
  const left = linesOf('Due diligence', { ...company, legalStatus: 'InvestmentFund' })

  test('stands in no declaration: an owner of an entity that is asked for none', () => {
    const [owner] = company.answers.beneficialOwners ?? []
    expect(linesOf('Due diligence', company).join('\n')).toContain(owner?.ownership)
    expect(left.some(line => line.startsWith('Beneficial owners'))).toBe(false)
    expect(left.some(line => line.startsWith('Controllers and directors'))).toBe(true)
  })

  test('nor the entity that a natural person was taken for, nor its directors and signatories', () => {
    const individual = { key: 'key1', firstName: 'Agnes', lastName: 'Tarrant' }
    const entityDetails = { ...company.answers.entityDetails, individual }
    const asPerson = {
      ...company,
      legalStatus: 'NaturalPerson' as const,
      answers: { ...company.answers, entityDetails },
    }
    const lines = linesOf('Due diligence', asPerson)
    expect(lines).toContain('Tarrant')
    expect(lines).not.toContain(company.answers.entityDetails?.businessActivity)
    expect(company.answers.entityDetails?.businessActivity).toBeTruthy()
    expect(lines.some(line => /^(Beneficial owners|Controllers and directors)/.test(line))).toBe(false)
    expect(linesOf('Subscription', asPerson).some(line => line.startsWith('Signator'))).toBe(false)
    expect(linesOf('Due diligence', { ...asPerson, legalStatus: 'LegalEntity' })).not.toContain('Tarrant')
  })
})

describe('the names below a paper', () => {
  test('are those of the signatories, each once, though somebody signs in two capacities', () => {
    expect(signersOf(signedBy([maud, cy, { ...maud, key: 's3' }]))).toEqual(['Maud Okoro', 'Cy Roe'])
  })

  test('are that of a natural person, as answered, else as the onboarding is called', () => {
    const person = soundDossier(1, around, 'NaturalPerson')
    expect(signersOf(person)).toEqual([person.investorName])
    const renamed = { ...person, investorName: 'Called otherwise' }
    expect(signersOf(renamed)).toEqual([person.investorName])
    expect(signersOf({ ...renamed, answers: {} })).toEqual(['Called otherwise'])
  })
})

describe('a controlling person', () => {
  const owner = (individual: object) => ({
    ...company,
    answers: {
      ...company.answers,
      beneficialOwners: [{ key: 'b1', individual: { key: 'p1', firstName: 'Ida', lastName: 'Holm', ...individual } }],
    },
  })
  const certified = (individual: object) =>
    selfCertifications(owner(individual), NAMES).map(({ title, rows }) => [title, ...rows.map(({ value }) => value)])

  test('certifies its own tax residence and number, or why it has none', () => {
    const [[title, ...values] = []] = certified({ taxResidenceId: 1, taxNumber: 'QQ123456C' })
    expect(title).toContain('Ida Holm')
    expect(values).toEqual(['United Kingdom', 'QQ123456C', '–'])
    expect(
      certified({ taxResidenceId: 1, taxNumberMissingReason: 'B', taxNumberExplanation: 'Applied for.' })[0]?.slice(1),
    ).toEqual(['United Kingdom', 'A number could not be obtained (B): Applied for.', '–'])
    expect(certified({})[0]?.slice(1)).toEqual(['–', '–', '–'])
  })

  test('says in words and by its code what kind of control it has, and which interest it holds', () => {
    const [row] = owner({}).answers.beneficialOwners
    const trust: SampleDossier = {
      ...company,
      legalStatus: 'Trust',
      answers: { beneficialOwners: [{ ...row, controllingPersonType: 'CRS804', equityInterestType: 'CRS401' }] },
    }
    const [section] = selfCertifications(trust, NAMES)
    expect(section?.rows.slice(2)).toEqual([
      { label: 'Kind of control (CRS)', value: 'Trust: settlor (CRS804)' },
      { label: 'Equity interest (CRS)', value: 'Trust: settlor (CRS401)' },
    ])
    const declaration = linesOf('Due diligence', trust)
    expect(declaration.filter(line => line.startsWith('Trust: '))).toEqual([
      'Trust: settlor (CRS804)',
      'Trust: settlor (CRS401)',
    ])
  })

  test('is whoever manages a passive entity in which nobody owns more than the threshold', () => {
    const [director, other] = company.answers.controllersAndDirectors ?? []
    const managed = (tax: Answers['taxClassification'], beneficialOwners: Answers['beneficialOwners'] = []) => ({
      ...company,
      answers: {
        ...company.answers,
        taxClassification: tax,
        beneficialOwners,
        controllersAndDirectors: [
          { ...director, role: 'Managing director' as const },
          { ...other, role: 'Secretary' as const },
        ],
      },
    })
    const controls = (dossier: SampleDossier) =>
      selfCertifications(dossier, NAMES).map(({ rows }) => rows.at(-1)?.value)
    expect(controls(managed({ crsClassification: 'Passive NFE' }))).toEqual([
      'Legal person: senior managing official (CRS803)',
    ])
    expect(controls(managed({ fatcaStatus: 'Passive NFFE' }))).toHaveLength(1)
    // Of an active one nobody is reported, and where somebody owns it, those who manage it are not.
    expect(controls(managed({ crsClassification: 'Active NFE - other' }))).toEqual([])
    expect(controls(managed({ crsClassification: 'Passive NFE' }, company.answers.beneficialOwners))).toEqual([
      'Legal person: ownership (CRS801)',
      'Legal person: ownership (CRS801)',
    ])
  })

  test('there is none of a natural person', () => {
    expect(selfCertifications({ ...owner({}), legalStatus: 'NaturalPerson' }, NAMES)).toEqual([])
  })
})
