/** Countries, currencies and a fund for dossiers that are sent to the API. */
import type { World } from '../server/samples.ts'
import { Chance, ibanIn } from './dossiers.ts'
import type { CountryCode, SampleDossier, Surroundings } from './dossiers.ts'

const NAMES: Readonly<Record<CountryCode, string>> = {
  GB: 'United Kingdom',
  IE: 'Ireland',
  LU: 'Luxembourg',
  DE: 'Germany',
  NL: 'Netherlands',
  US: 'United States',
  AE: 'United Arab Emirates',
  CH: 'Switzerland',
}

export async function surroundingsIn(world: World): Promise<{ around: Surroundings; fundId: number }> {
  const made: [string, number][] = []
  for (const [code, name] of Object.entries(NAMES))
    made.push([code, (await world.make('countries', { code, name })).id])
  const idOf = (code: CountryCode): number => made.find(([name]) => name === code)?.[1] ?? 0
  const currency = await world.make('currencies', {})
  const other = await world.make('currencies', {})
  const fund = await world.make('funds', { currencyId: currency.id, minimumCommitment: '1000000.00' })
  return {
    fundId: fund.id,
    around: {
      today: '2026-11-21',
      countries: {
        GB: idOf('GB'),
        IE: idOf('IE'),
        LU: idOf('LU'),
        DE: idOf('DE'),
        NL: idOf('NL'),
        US: idOf('US'),
        AE: idOf('AE'),
        CH: idOf('CH'),
      },
      currencyId: currency.id,
      otherCurrencyId: other.id,
      minimum: 1_000_000,
    },
  }
}

/** What staff write when they make the onboarding of a dossier. */
export function madeFor({ legalStatus, investorName, address, countryId, commitment }: SampleDossier, fundId: number) {
  return { fundId, legalStatus, investorName, address, countryId, commitment }
}

/** The answers with one document as the file of every paper. */
export function provenBy<Given extends { evidence?: SampleDossier['answers']['evidence'] }>(
  answers: Given,
  documentId: number,
): Given {
  return { ...answers, evidence: (answers.evidence ?? []).map(paper => ({ ...paper, documentId })) }
}

let accounts = 0

/** The answers with a name and an account of their own and without a tax number: no two investors have one alike. */
export function answersOfNobodyElse({ answers }: SampleDossier, { countries }: Surroundings): SampleDossier['answers'] {
  accounts += 1
  const legalName = `${answers.entityDetails?.legalName} ${accounts}`
  const accountNumber = ibanIn('GB', new Chance(accounts))
  const { individual } = answers.entityDetails ?? {}
  const none = {
    taxResidenceId: countries.AE,
    taxNumber: null,
    taxNumberMissingReason: 'A',
    taxNumberExplanation: null,
  } as const
  return {
    ...answers,
    entityDetails: {
      ...answers.entityDetails,
      legalName,
      ...(individual && { individual: { ...individual, ...none } }),
    },
    evidence: (answers.evidence ?? []).map(paper =>
      paper.holderName === answers.entityDetails?.legalName ? { ...paper, holderName: legalName } : paper,
    ),
    bankAccount: {
      ...answers.bankAccount,
      accountNumber,
      bankCountryId: countries.GB,
      differenceReason: 'Held for it',
    },
    taxClassification: {
      ...answers.taxClassification,
      taxResidences: [{ countryId: countries.AE, missingReason: 'A' }],
    },
  }
}
