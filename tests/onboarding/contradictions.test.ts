/** Answers that contradict each other although each is right by itself, and what is said about them. */
import { describe, expect, test } from 'vitest'
import { dossierFindings, keepsFromSigning } from '../../src/onboarding/dossierRules.ts'
import { dossierText } from '../../src/onboarding/dossierTexts.ts'
import { soundDossier } from './dossiers.ts'
import type { Answers, Individual, SampleDossier } from './dossiers.ts'
import { around, ruleContext } from './ruleContext.ts'

const said = (dossier: SampleDossier) =>
  dossierFindings(dossier, ruleContext).map(({ question, code, warning }) => `${question} ${code}${warning ? '?' : ''}`)

describe('an address and the country beside it', () => {
  const person = soundDossier(1, around, 'NaturalPerson')
  const living = (residentialAddress: string, residentialCountryId: number | null) => {
    const individual: Individual = { ...person.answers.entityDetails?.individual }
    Object.assign(individual, { residentialAddress, residentialCountryId })
    return { ...person, answers: { ...person.answers, entityDetails: { individual } } }
  }
  const at = 'entityDetails.individual.residentialCountryId addressElsewhere'

  test('contradict each other where the address ends with another country, by comma or on a line of its own', () => {
    expect(said(living('4 Quay Street, Bristol, United Kingdom', 2))).toContain(at)
    expect(said(living('4 Quay Street\nBristol\nunited kingdom', 2))).toContain(at)
    const [found] = keepsFromSigning('Due diligence', living('4 Quay Street, United Kingdom', 2), ruleContext)
    expect(found && dossierText(found)).toBe(
      'The address ends with United Kingdom, which is another country than the one stated here.',
    )
  })

  test('do not where it is the same one, where the address names none, or a street is called like one', () => {
    expect(said(living('4 Quay Street, Bristol, United Kingdom', 1))).not.toContain(at)
    expect(said(living('4 Quay Street, Bristol', 2))).not.toContain(at)
    expect(said(living('4 Ireland, Bristol', 1))).not.toContain(at)
    expect(said(living('4 Quay Street, Bristol, United Kingdom', null))).not.toContain(at)
  })
})

describe('the registered address of an entity', () => {
  const seated = (legalStatus: SampleDossier['legalStatus'], registeredAddress: string) => {
    const sound = soundDossier(3, around, legalStatus)
    const entityDetails = { ...sound.answers.entityDetails, registeredAddress, incorporationCountryId: 1 }
    return { ...sound, answers: { ...sound.answers, entityDetails } }
  }
  const at = 'entityDetails.incorporationCountryId addressElsewhere'

  test('is mostly in the country in which it was set up, which is said at the country', () => {
    const elsewhere = seated('LegalEntity', '12 Marchmont Row, Dublin, Ireland')
    expect(said(elsewhere)).toContain(`${at}?`)
    const found = dossierFindings(elsewhere, ruleContext).find(({ code }) => code === 'addressElsewhere')
    expect(found && dossierText(found)).toBe(
      'The address ends with Ireland, which is another country than the one stated here.',
    )
    expect(said(seated('LegalEntity', '12 Marchmont Row, Bristol, UNITED KINGDOM')).join()).not.toContain(at)
    expect(said(seated('LegalEntity', '12 Ireland Row, Bristol')).join()).not.toContain(at)
  })

  test.each(['Trust', 'LegalEntity', 'InvestmentFund'] as const)(
    'may be elsewhere, which is asked about and forbids nothing: %s',
    legalStatus => {
      const elsewhere = seated(legalStatus, '12 Marchmont Row, Dublin, Ireland')
      expect(said(elsewhere)).toContain(`${at}?`)
      expect(keepsFromSigning('Due diligence', elsewhere, ruleContext)).toEqual([])
    },
  )
})

describe('somebody who is named twice', () => {
  const company = soundDossier(3, around, 'LegalEntity')
  const [owner] = company.answers.beneficialOwners ?? []
  const [director, other] = company.answers.controllersAndDirectors ?? []
  const named = (mine: Individual, theirs: Individual) =>
    said({
      ...company,
      answers: {
        ...company.answers,
        beneficialOwners: [{ ...owner, ownership: '40', individual: { ...owner?.individual, ...mine } }],
        controllersAndDirectors: [
          { ...director, individual: { ...director?.individual, ...mine, key: 'typed again', ...theirs } },
          { ...other },
        ],
        signatories: [],
      },
    }).filter(line => line.includes('partyDiffers'))
  const at = (name: keyof Individual) => [`controllersAndDirectors.${director?.key}.individual.${name} partyDiffers`]
  const lives = (residentialAddress: string) => ({ residentialAddress })

  test.each([
    [{ issuingCountryId: 1 }, { issuingCountryId: 2 }, 'issuingCountryId'],
    [{ secondNationalityId: 1 }, { secondNationalityId: 2 }, 'secondNationalityId'],
    [{ birthDate: '1970-01-02' }, { birthDate: '1970-02-01' }, 'birthDate'],
    [{ identityNumber: 'AB 12' }, { identityNumber: 'AB 13' }, 'identityNumber'],
    [{ taxNumber: '44100 17820' }, { taxNumber: '44100 17821' }, 'taxNumber'],
    [
      { occupation: 'CEO', taxResidenceId: 1 },
      { occupation: 'Chief Executive Officer', taxResidenceId: 2 },
      'taxResidenceId',
    ],
  ] as const)('has one set of data: %o and %o are two', (mine, theirs, name) => {
    expect(named(mine, theirs)).toEqual(at(name))
  })

  test.each([
    [{ occupation: 'CEO' }, { occupation: 'Chief Executive Officer' }, 'occupation'],
    [{ birthPlace: 'München' }, { birthPlace: 'Munich' }, 'birthPlace'],
    [lives('4 Quay Street, Bristol'), lives('14 Quay Street, Bristol'), 'residentialAddress'],
    [lives('4 Quay Street, Bristol'), lives('4 Quay Street, Cardiff'), 'residentialAddress'],
    [lives('1 Quay Street, Bristol'), lives('12 Quay Street, Bristol'), 'residentialAddress'],
  ] as const)('is asked about what may only be worded otherwise, and may sign: %o and %o', (mine, theirs, name) => {
    expect(named(mine, theirs)).toEqual(at(name).map(line => `${line}?`))
  })

  test.each([
    [{ secondNationalityId: 1 }, { secondNationalityId: null }],
    [{ occupation: 'Managing director' }, { occupation: 'managing Director, retired' }],
    [{ birthPlace: 'Zürich' }, { birthPlace: 'ZURICH' }],
    [
      { taxNumber: '44100 17820', identityNumber: 'AB 12' },
      { taxNumber: '4410017820', identityNumber: 'ab12' },
    ],
    [lives('4 Quay Street, Bristol BS1 4DJ'), lives('4 QUAY ST.\nBristol  BS14DJ, United Kingdom')],
    [lives('Hauptstraße 7, 10115 Berlin'), lives('Hauptstrasse 7, Berlin')],
    [lives('12 Marchmont Row, Bristol'), lives('12 Marchmond Row, Bristol')],
    [lives('4 Quay Street, Bristol'), lives('')],
  ] as const)('may be written in another way: %o and %o are one', (mine, theirs) => {
    expect(named(mine, theirs)).toEqual([])
  })
})

describe('answers of a former legal status, which the wizard does not show any more', () => {
  const company = soundDossier(3, around, 'LegalEntity')
  const person = soundDossier(1, around, 'NaturalPerson')

  test('of a natural person contradict nothing that the entity answers', () => {
    const [owner] = company.answers.beneficialOwners ?? []
    const individual = { ...owner?.individual, birthDate: '1950-01-01', nationalityId: 6, key: 'former' } as const
    const answers = { ...company.answers, entityDetails: { ...company.answers.entityDetails, individual } }
    expect(said({ ...company, answers })).toEqual(said(company))
    expect(keepsFromSigning('Due diligence', { ...company, answers }, ruleContext)).toEqual([])
  })

  test('of an entity contradict nothing that the person answers, and are not missed', () => {
    const stranger: Individual = { ...person.answers.entityDetails?.individual, key: 'former', birthDate: '1950-01-01' }
    const rows = [{ key: 'row1', ownership: '130' as const, individual: stranger }]
    const answers = {
      ...person.answers,
      beneficialOwners: rows,
      controllersAndDirectors: rows,
      signatories: [{ key: 'row1', individual: stranger }],
    }
    expect(said({ ...person, answers })).toEqual(said(person))
    for (const paper of ['Due diligence', 'Subscription'] as const)
      expect(keepsFromSigning(paper, { ...person, answers }, ruleContext)).toEqual([])
  })

  test.each(['PublicBody', 'InvestmentFund', 'NomineeOrCustodian'] as const)(
    'of owners, by an entity that is asked for none: %s',
    legalStatus => {
      const sound = soundDossier(4, around, legalStatus)
      const [director] = sound.answers.controllersAndDirectors ?? []
      const other = { ...director?.individual, key: 'former', birthDate: '1950-01-01' } as const
      const answers = {
        ...sound.answers,
        entityDetails: { ...sound.answers.entityDetails, remainingOwnership: null },
        beneficialOwners: [{ key: 'row1', ownership: '130' as const, individual: other }, { key: 'row2' }],
        controllersAndDirectors: (sound.answers.controllersAndDirectors ?? []).map(row => ({
          ...row,
          ownership: '60' as const,
        })),
      }
      expect(said({ ...sound, answers })).toEqual(said(sound))
      expect(keepsFromSigning('Due diligence', { ...sound, answers }, ruleContext)).toEqual([])
    },
  )

  test('of shares, by a trust, whose settlor and trustees have none', () => {
    const trust = soundDossier(5, around, 'Trust')
    const beneficialOwners = (trust.answers.beneficialOwners ?? []).map(owner => ({
      ...owner,
      ownership: '130' as const,
    }))
    expect(beneficialOwners).not.toEqual([])
    const answers = { ...trust.answers, beneficialOwners }
    expect(said({ ...trust, answers })).toEqual(said(trust))
    expect(keepsFromSigning('Due diligence', { ...trust, answers }, ruleContext)).toEqual([])
  })
})

describe('an owner of more than half', () => {
  const company = soundDossier(3, around, 'LegalEntity')
  const [first, second] = company.answers.beneficialOwners ?? []
  const owned = (shares: readonly `${number}`[], controllersAndDirectors: Answers['controllersAndDirectors']) => ({
    ...company,
    answers: {
      ...company.answers,
      beneficialOwners: [first, second].map((owner, index) => ({ ...owner, ownership: shares[index] ?? null })),
      controllersAndDirectors,
    },
  })
  const [director, other] = company.answers.controllersAndDirectors ?? []

  test('is missed among those who control the investor, which forbids nothing', () => {
    const without = owned(['60', '40'], [{ ...other }])
    expect(said(without)).toContain(`beneficialOwners.${first?.key} ownerNoController?`)
    expect(keepsFromSigning('Due diligence', without, ruleContext)).toEqual([])
  })

  test('is missed neither where that person is a director, nor with half or less', () => {
    const missed = (dossier: SampleDossier) => said(dossier).filter(line => line.includes('ownerNoController'))
    expect(missed(owned(['60', '40'], [{ ...director }]))).toEqual([])
    expect(missed(owned(['50', '50'], []))).toEqual([])
    expect(missed(owned(['50.0001', '49'], []))).toHaveLength(1)
  })
})

test('shares above 100 % are said of the whole list, and keep it from being signed', () => {
  const company = soundDossier(3, around, 'LegalEntity')
  const beneficialOwners = (company.answers.beneficialOwners ?? []).map(owner => ({
    ...owner,
    ownership: '65' as const,
  }))
  const found = keepsFromSigning(
    'Due diligence',
    { ...company, answers: { ...company.answers, beneficialOwners } },
    ruleContext,
  )
  expect(found.map(({ question, code }) => `${question} ${code}`)).toEqual(['beneficialOwners ownersAbove'])
  expect(found.map(dossierText)).toEqual(['The shares add up to 130\u00a0%. They cannot be more than 100\u00a0%.'])
})

describe('the investor who is a natural person', () => {
  const person = soundDossier(1, around, 'NaturalPerson')
  const named = (firstName: string, lastName: string) => ({
    ...person,
    investorName: 'Anna Maria Lindqvist',
    answers: {
      ...person.answers,
      entityDetails: { individual: { ...person.answers.entityDetails?.individual, firstName, lastName } },
    },
  })
  const at = 'entityDetails.individual.lastName investorDiffers'

  test('is asked about a name that is not the one which the fund manager expects, and may sign all the same', () => {
    const other = named('Peter', 'Holm')
    expect(said(other)).toContain(`${at}?`)
    const [found] = dossierFindings(other, ruleContext).filter(({ code }) => code === 'investorDiffers')
    expect(found && dossierText(found)).toBe(
      'Your fund manager expects Anna Maria Lindqvist as the investor. If the name here is right, tell them before you sign.',
    )
    expect(keepsFromSigning('Due diligence', other, ruleContext).map(({ code }) => code)).not.toContain(
      'investorDiffers',
    )
  })

  test('is not where a middle name or an accent is missing, nor before the name is typed', () => {
    for (const [first, last] of [
      ['Anna Maria', 'Lindqvist'],
      ['Anna', 'LINDQVIST'],
      ['', ''],
    ] as const)
      expect(said(named(first, last)).join()).not.toContain('investorDiffers')
  })

  test('has first and last name together no longer than the name of a limited partner, which is said at once', () => {
    const long = (length: number) => named('x'.repeat(100), 'y'.repeat(length))
    const found = keepsFromSigning('Due diligence', long(100), ruleContext)
    expect(
      found.flatMap(each => (each.question === 'entityDetails.individual.lastName' ? dossierText(each) : [])),
    ).toEqual(['First and last name together have 201 characters, and a limited partner has 200 at most.'])
    expect(said(long(99)).join()).not.toContain('nameTooLong')
  })

  test('subscribes no more than the source of funds, which is said at the commitment', () => {
    const most = person.answers.sourceOfFundsAndWealth?.sourceOfFundsAmount ?? '0'
    const subscribes = (commitment: `${number}`) => ({
      ...person,
      answers: { ...person.answers, subscriptionContract: { ...person.answers.subscriptionContract, commitment } },
    })
    const found = (commitment: `${number}`) => said(subscribes(commitment)).filter(each => each.endsWith('aboveSource'))
    expect(found(`${Number(most)}`)).toEqual([])
    expect(found(`${Number(most) + 1}`)).toEqual(['subscriptionContract.commitment aboveSource'])
  })

  test.each([
    ['1250000', '1,250,000'],
    ['1250000.5', '1,250,000.50'],
    ['1250.125', '1,250.125'],
  ] as const)('names the source of %s as %s', (sourceOfFundsAmount, written) => {
    const { answers } = person
    const changed = {
      ...answers,
      sourceOfFundsAndWealth: { ...answers.sourceOfFundsAndWealth, sourceOfFundsAmount },
      subscriptionContract: { ...answers.subscriptionContract, commitment: '9000000' } as const,
    }
    const found = dossierFindings({ ...person, answers: changed }, ruleContext)
    expect(found.find(({ code }) => code === 'aboveSource')?.values).toMatchObject({ amount: written })
  })
})

test('the least that a fund takes is named without cents where it has none', () => {
  const sound = soundDossier(1, around, 'NaturalPerson')
  const subscriptionContract = { ...sound.answers.subscriptionContract, commitment: '999999.99' } as const
  const answers = { ...sound.answers, subscriptionContract }
  const texts = (minimumCommitment: `${number}`) =>
    dossierFindings({ ...sound, answers }, { ...ruleContext, fund: { ...ruleContext.fund, minimumCommitment } })
      .filter(({ code }) => code === 'belowMinimum')
      .map(dossierText)
  expect(texts('1000000.00')).toEqual(['The fund takes 1,000,000 EUR or more.'])
  expect(texts('1000000.50')).toEqual(['The fund takes 1,000,000.50 EUR or more.'])
  expect(texts('999999.99')).toEqual([])
})

test('R205 whoever has no tax number says why, and explains it where none could be obtained', () => {
  const person = soundDossier(1, around, 'NaturalPerson')
  const without = (why: 'A' | 'B' | 'C' | null, explanation: string | null) => {
    const own = { taxNumber: null, taxNumberMissingReason: why, taxNumberExplanation: explanation }
    const individual: Individual = { ...person.answers.entityDetails?.individual, taxResidenceId: 1, ...own }
    const taxResidences = [{ countryId: 1, taxNumber: null, missingReason: why, explanation }]
    const taxClassification = { ...person.answers.taxClassification, taxResidences }
    return said({ ...person, answers: { ...person.answers, entityDetails: { individual }, taxClassification } })
  }
  const row = 'taxClassification.taxResidences.0'
  expect(without(null, null)).toEqual([
    `${row}.taxNumber numberMissing`,
    'entityDetails.individual.taxNumber numberMissing',
  ])
  expect(without('A', null)).toEqual([])
  expect(without('B', null)).toEqual([
    `${row}.explanation numberExplanation`,
    'entityDetails.individual.taxNumberExplanation numberExplanation',
  ])
  expect(without('B', 'Applied for.')).toEqual([])
  expect(without('C', null)).toEqual([])
})

test('how many hold the interest together is needed of everybody before signing', () => {
  for (const legalStatus of ['NaturalPerson', 'LegalEntity'] as const) {
    const sound = soundDossier(1, around, legalStatus)
    const held = (jointHolders: number | null) => {
      const taxClassification = { ...sound.answers.taxClassification, jointHolders }
      const dossier = { ...sound, answers: { ...sound.answers, taxClassification } }
      return keepsFromSigning('Due diligence', dossier, ruleContext).map(({ question, code }) => `${question} ${code}`)
    }
    expect(held(null)).toEqual(['taxClassification.jointHolders required'])
    expect(held(2)).toEqual([])
  }
})
