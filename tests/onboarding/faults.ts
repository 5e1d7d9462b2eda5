/** Twenty kinds of fault, each put into a dossier that is sound besides. Nothing here knows the rules. */
import { addDays, addMonths, addYears } from '../../src/calendar.ts'
import { Chance, HOMES, ibanIn, soundDossier } from './dossiers.ts'
import type { Answers, Individual, Paper, SampleDossier, Surroundings } from './dossiers.ts'

type Fault = (dossier: SampleDossier, around: Surroundings, chance: Chance, variant: number) => void

/** The person whom a fault is made about: the investor, or one of its owners. */
function somebody({ answers, legalStatus }: SampleDossier, variant: number): Individual {
  if (legalStatus === 'NaturalPerson') return individualIn(answers)
  return { ...answers.beneficialOwners?.[variant % 2]?.individual }
}

function individualIn(answers: Answers): Individual {
  return { ...answers.entityDetails?.individual }
}

/** The same change wherever the person is named, as the same person. */
function changeEverywhere(
  { answers }: SampleDossier,
  key: string | null | undefined,
  changes: Partial<Individual>,
): void {
  const lists = [
    answers.beneficialOwners,
    answers.controllersAndDirectors,
    answers.signatories,
    [answers.entityDetails],
  ]
  for (const list of lists)
    for (const row of list ?? [])
      if (row?.individual && row.individual.key === key) row.individual = { ...row.individual, ...changes }
}

function paperOf({ answers }: SampleDossier, purpose: Paper['purpose'], variant: number): Paper {
  const found = (answers.evidence ?? []).filter(paper => paper.purpose === purpose)
  const paper = found[variant % found.length]
  if (!paper) throw new Error(`The dossier has no paper as a proof of ${String(purpose)}.`)
  return paper
}

interface FaultKind {
  /** As the description of the faults names it. */
  title: string
  legalStatus: readonly SampleDossier['legalStatus'][]
  make: Fault
}

const BOTH = ['NaturalPerson', 'LegalEntity'] as const
const COMPANY = ['LegalEntity', 'Partnership'] as const

export const FAULTS: readonly FaultKind[] = [
  {
    title: 'tax residence without number and without reason',
    legalStatus: BOTH,
    make: (dossier, _around, _chance, variant) => {
      const none = { taxNumber: null, taxNumberMissingReason: null, taxNumberExplanation: null }
      if (variant % 3 === 0) changeEverywhere(dossier, somebody(dossier, variant).key, none)
      else
        for (const row of dossier.answers.taxClassification?.taxResidences ?? [])
          Object.assign(row, { taxNumber: null, missingReason: null })
    },
  },
  {
    title: 'number in the wrong format for its country',
    legalStatus: BOTH,
    make: (dossier, { countries }, chance, variant) => {
      const [code, number] = chance.of([
        ['IE', '99 1234'],
        ['DE', '12345'],
        ['LU', '1234 567'],
        ['NL', 'NL12'],
        ['GB', '12-34'],
        ['US', '12345'],
      ] as const)
      const countryId = countries[code]
      if (variant % 2 === 0)
        changeEverywhere(dossier, somebody(dossier, variant).key, {
          taxResidenceId: countryId,
          taxNumber: number,
          taxNumberMissingReason: null,
        })
      else Object.assign(dossier.answers.taxClassification ?? {}, { taxResidences: [{ countryId, taxNumber: number }] })
    },
  },
  {
    title: 'US indication answered "no" without explanation',
    legalStatus: BOTH,
    make: (dossier, { countries }, _chance, variant) => {
      // Each of these once: the even ones of a person who invests, the others of an owner or of the entity itself.
      const indications: readonly (Partial<Individual> | { entity: Answers['entityDetails'] })[] = [
        { birthCountryId: countries.US, birthPlace: 'Chicago' },
        { entity: { registeredAddress: '9 Lake Street, Chicago IL 60601, USA' } },
        { residentialCountryId: countries.US, residentialAddress: '9 Lake Street, Chicago IL 60601' },
        { entity: { mailingAddress: 'PO Box 12\nChicago IL 60601\nUnited States of America' } },
        { residentialAddress: '9 Lake Street, Chicago IL 60601 USA' },
        { entity: { telephone: '001 (312) 555-0142' } },
        { mailingAddress: '9 Lake Street, Chicago IL 60601, USA' },
        { nationalityId: countries.US },
        { telephone: '+1 312 555 0142' },
        { secondNationalityId: countries.US },
      ]
      const indication = indications[variant % indications.length] ?? {}
      if ('entity' in indication) Object.assign(dossier.answers.entityDetails ?? {}, indication.entity)
      else changeEverywhere(dossier, somebody(dossier, variant).key, indication)
    },
  },
  {
    title: 'passive entity without controlling person',
    legalStatus: COMPANY,
    make: ({ answers }) => {
      Object.assign(answers.taxClassification ?? {}, {
        incomeKind: 'Passive',
        crsClassification: 'Passive NFE',
        fatcaStatus: 'Passive NFFE',
      })
      Object.assign(answers, { beneficialOwners: [], controllersAndDirectors: [] })
    },
  },
  {
    title: 'owner above the threshold missing from the owners',
    legalStatus: COMPANY,
    make: ({ answers }, _around, chance, variant) => {
      const [first, second] = answers.beneficialOwners ?? []
      if (variant % 2 === 0 && first && second?.individual) {
        answers.beneficialOwners = [first]
        Object.assign(answers.entityDetails ?? {}, { remainingOwnership: 'Others.' })
        const director = answers.controllersAndDirectors?.find(row => row.individual?.key === second.individual?.key)
        if (director) director.ownership = second.ownership ?? '30'
        return
      }
      answers.thirdPartyIndividuals = [
        {
          key: 'third1',
          explanation: 'Holds shares through a nominee.',
          ownership: chance.of(['25.01', '30', '33.3333']),
          individual: {
            key: 'thirdp',
            firstName: 'Hollis',
            lastName: 'Marchetti',
            birthDate: '1970-02-02',
            nationalityId: 1,
            residentialCountryId: 1,
          },
        },
      ]
    },
  },
  {
    title: 'shares of owners above 100 %',
    legalStatus: COMPANY,
    make: ({ answers }, _around, chance) => {
      for (const owner of answers.beneficialOwners ?? []) owner.ownership = chance.of(['50.01', '60', '70', '100'])
    },
  },
  {
    title: 'owners that do not add up without a stated rest',
    legalStatus: COMPANY,
    make: ({ answers }, _around, chance) => {
      for (const owner of answers.beneficialOwners ?? []) owner.ownership = chance.of(['26', '30', '49.99', '40.5'])
      Object.assign(answers.entityDetails ?? {}, { remainingOwnership: null })
    },
  },
  {
    title: 'controller who is named as owner with other data',
    legalStatus: COMPANY,
    make: ({ answers }, around, _chance, variant) => {
      const changes: readonly Partial<Individual>[] = [
        { birthDate: '1959-05-05' },
        { identityNumber: 'X0000001' },
        { nationalityId: around.countries.CH },
        { taxNumber: '0000000000000000' },
        { birthPlace: 'Elsewhere', birthCountryId: around.countries.CH },
        { residentialAddress: '99 Harbour Lane, 8001 Zurich', residentialCountryId: around.countries.CH },
        { issuingCountryId: around.countries.CH },
        { occupation: 'Beekeeper', birthDate: '1961-08-17' },
      ]
      const row = answers.controllersAndDirectors?.[variant % 2]
      if (row?.individual) {
        const { taxNumber, ...other } = changes[variant % changes.length] ?? {}
        row.individual = {
          ...row.individual,
          key: 'another',
          ...other,
          ...(taxNumber && { taxResidenceId: around.countries.AE }),
        }
      }
    },
  },
  {
    title: 'utility bill older than six months',
    legalStatus: BOTH,
    make: (dossier, { today }, chance, variant) => {
      const paper = paperOf(dossier, 'Address', variant)
      Object.assign(paper, { kind: 'Utility bill', issuedOn: addDays(addMonths(today, -6), -1 - chance.below(400)) })
    },
  },
  {
    title: 'identity document expired on the day of signing',
    legalStatus: BOTH,
    make: (dossier, { today }, chance, variant) => {
      paperOf(dossier, 'Identity', variant).expiresOn = addDays(today, -1 - chance.below(900))
    },
  },
  {
    title: 'identity document of another name',
    legalStatus: BOTH,
    make: (dossier, _around, chance, variant) => {
      paperOf(dossier, 'Identity', variant).holderName = chance.of([
        'Hollis Marchetti',
        'Philippa Thorne',
        'Marchetti, Hollis',
      ])
    },
  },
  {
    title: 'document of a kind that is not accepted',
    legalStatus: BOTH,
    make: (dossier, _around, chance, variant) => {
      if (variant % 2 === 0) paperOf(dossier, 'Identity', variant).kind = chance.of(['Driving licence', 'Other'])
      else paperOf(dossier, 'Address', variant).kind = chance.of(['Mobile phone bill', 'Other', 'Passport'])
    },
  },
  {
    title: 'date of birth in the future or a minor as signatory',
    legalStatus: BOTH,
    make: (dossier, { today }, chance, variant) => {
      const birthDate =
        variant % 2 === 0 ? addDays(today, 1 + chance.below(900)) : addDays(addYears(today, -18), 1 + chance.below(900))
      const signs = dossier.answers.signatories?.[variant % 2]?.individual ?? somebody(dossier, variant)
      changeEverywhere(dossier, signs.key, { birthDate })
    },
  },
  {
    title: 'signatory without power in the register extract',
    legalStatus: COMPANY,
    make: ({ answers, legalStatus }, _around, _chance, variant) => {
      const signatory = answers.signatories?.[variant % 2]?.individual
      const others = (answers.signatories ?? []).filter(row => row.individual !== signatory)
      const names = others.map(({ individual }) => `${individual?.firstName} ${individual?.lastName}`).join('; ')
      const extract = answers.evidence?.find(({ purpose }) => purpose === 'Existence')
      if (extract) Object.assign(extract, { kind: 'Register extract', authorisedNames: names })
      if (legalStatus === 'Partnership' || variant % 3 === 0)
        answers.controllersAndDirectors = (answers.controllersAndDirectors ?? []).filter(
          row => row.individual?.key !== signatory?.key,
        )
    },
  },
  {
    title: 'joint signature required and one signatory only',
    legalStatus: COMPANY,
    make: ({ answers }, _around, _chance, variant) => {
      const row = answers.signatories?.[variant % 2]
      answers.signatories = row ? [{ ...row, signingAuthority: 'Joint' }] : []
    },
  },
  {
    title: 'bank account of another holder',
    legalStatus: BOTH,
    make: ({ answers }, _around, chance) => {
      Object.assign(answers.bankAccount ?? {}, {
        name: chance.of(['Philippa Thorne', 'Nordvik Trading AS', 'Client account Hale & Co']),
      })
    },
  },
  {
    title: 'IBAN of another country than stated without reason',
    legalStatus: BOTH,
    make: ({ answers }, { countries }, chance) => {
      const home = chance.of(HOMES)
      const other = HOMES.find(code => code !== home && countries[code] !== answers.bankAccount?.bankCountryId) ?? 'NL'
      Object.assign(answers.bankAccount ?? {}, { accountNumber: ibanIn(other, chance), bankCode: `FIKT${other}2L` })
    },
  },
  {
    title: 'politically exposed person without source of wealth',
    legalStatus: BOTH,
    make: (dossier, _around, _chance, variant) => {
      changeEverywhere(dossier, somebody(dossier, variant).key, { politicallyExposed: true })
      Object.assign(dossier.answers.sourceOfFundsAndWealth ?? {}, {
        ...(variant % 2 === 0 && { sourceOfWealth: null }),
        sourceOfWealthExplanation: null,
      })
    },
  },
  {
    title: 'source of funds that contradicts entity type or amount',
    legalStatus: BOTH,
    make: ({ answers, legalStatus, commitment }, _around, chance, variant) => {
      if (variant % 2 === 0)
        Object.assign(answers.sourceOfFundsAndWealth ?? {}, {
          sourceOfFunds:
            legalStatus === 'NaturalPerson'
              ? chance.of(['Pension contributions', 'Insurance premiums', 'Public funds', 'Donations'])
              : chance.of(['Employment income', 'Inheritance or gift', 'Donations']),
        })
      else Object.assign(answers.sourceOfFundsAndWealth ?? {}, { sourceOfFundsAmount: `${Number(commitment) / 2}` })
    },
  },
  {
    title: 'commitment below the minimum or in another currency',
    legalStatus: BOTH,
    make: ({ answers }, { minimum, otherCurrencyId }, _chance, variant) => {
      Object.assign(
        answers.subscriptionContract ?? {},
        variant % 2 === 0 ? { commitment: `${minimum - 1 - variant}.00` } : { currencyId: otherCurrencyId },
      )
    },
  },
]

/** The dossier of this number with a fault of the kind, and none besides. */
export function faultyDossier(kind: FaultKind, variant: number, around: Surroundings): SampleDossier {
  const legalStatus = kind.legalStatus[variant % kind.legalStatus.length]
  const seed = 10_000 + FAULTS.findIndex(({ title }) => title === kind.title) * 100 + variant
  const dossier = structuredClone(soundDossier(seed, around, legalStatus))
  kind.make(dossier, around, new Chance(seed), variant)
  return dossier
}
