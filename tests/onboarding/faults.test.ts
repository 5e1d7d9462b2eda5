/** Twenty kinds of fault, ten dossiers each, and 200 sound dossiers: which of them can be signed. */
import { describe, expect, test } from 'vitest'
import { isMissingCode } from '../../src/onboarding/dossier.ts'
import type { DossierContext } from '../../src/onboarding/dossier.ts'
import { keepsFromSigning } from '../../src/onboarding/dossierRules.ts'
import { soundDossier } from './dossiers.ts'
import type { SampleDossier } from './dossiers.ts'
import { FAULTS, faultyDossier } from './faults.ts'
import { around, ruleContext } from './ruleContext.ts'

const NAMES = {
  GB: 'United Kingdom',
  IE: 'Ireland',
  LU: 'Luxembourg',
  DE: 'Germany',
  NL: 'Netherlands',
  US: 'United States',
  AE: 'United Arab Emirates',
  CH: 'Switzerland',
} as const

const everywhere: DossierContext = {
  ...ruleContext,
  countries: Object.entries(NAMES).map(([code, name], index) => ({ id: index + 1, code, name })),
}

/** What keeps the declaration or the contract from being signed. */
const stops = (dossier: SampleDossier) => [
  ...keepsFromSigning('Due diligence', dossier, everywhere),
  ...keepsFromSigning('Subscription', dossier, everywhere),
]
const TEN = Array.from({ length: 10 }, (_, index) => index)

describe('faults of dossiers', () => {
  const caught = FAULTS.map(kind => ({
    title: kind.title,
    stopped: TEN.filter(variant => stops(faultyDossier(kind, variant, around)).length > 0).length,
  }))

  test('of each kind at least nine of ten are stopped before signing, and 196 of 200 in all', () => {
    const total = caught.reduce((sum, { stopped }) => sum + stopped, 0)
    process.stdout.write(
      [
        ...caught.map(({ title, stopped }) => `${String(stopped).padStart(3)} of 10  ${title}`),
        `${total} of 200 stopped`,
      ]
        .join('\n')
        .concat('\n'),
    )
    expect(FAULTS).toHaveLength(20)
    expect(caught.filter(({ stopped }) => stopped < 9)).toEqual([])
    expect(total).toBeGreaterThanOrEqual(196)
  })

  test('nothing but the fault stops them: without it none is', () => {
    const stopped = FAULTS.flatMap(kind =>
      TEN.filter(variant => stops(faultyDossier({ ...kind, make: () => undefined }, variant, around)).length > 0),
    )
    expect(stopped).toEqual([])
  })

  test('of 200 sound dossiers none is stopped', () => {
    const stopped = Array.from({ length: 200 }, (_, number) => ({ number, found: stops(soundDossier(number, around)) }))
      .filter(({ found }) => found.length > 0)
      .map(({ number, found }) => ({ number, found: found.map(({ question, code }) => `${question}: ${code}`) }))
    process.stdout.write(`${stopped.length} of 200 sound dossiers stopped\n`)
    expect(stopped).toEqual([])
  })

  test('who holds the rest is said where the owners hold less than all, or nobody is named', () => {
    const { answers, ...company } = soundDossier(3, around, 'LegalEntity')
    const [owner] = answers.beneficialOwners ?? []
    const holding = [
      { key: 'comp1', name: 'Hale Holding', countryId: 1, explanation: 'Holds', ownership: '60' as const },
    ]
    const found = (shares: readonly `${number}`[], remainingOwnership: string | null) =>
      keepsFromSigning(
        'Due diligence',
        {
          ...company,
          answers: {
            ...answers,
            entityDetails: { ...answers.entityDetails, remainingOwnership },
            beneficialOwners: shares.map(ownership => ({ ...owner, ownership })),
            thirdPartyCompanies: holding,
          },
        },
        everywhere,
      ).map(({ code }) => code)
    expect(found([], null)).toEqual(['ownersNeeded', 'ownerMissing'])
    expect((['ownersNeeded', 'ownersBelow'] as const).map(code => isMissingCode(code))).toEqual([true, false])
    expect(found(['1'], null)).toEqual(['ownersBelow', 'ownerMissing'])
    expect(found(['1'], 'Hale Holding; nobody holds more than 10 % of it.')).toEqual([])
    expect(found(['100'], null)).toEqual([])
  })
})
