/** Where the guidance of certification draws its lines: the age of a bill, and the share of a beneficial owner. */
import { describe, expect, test } from 'vitest'
import { rowName } from '../../src/onboarding/answerPaths.ts'
import type { DossierContext } from '../../src/onboarding/dossier.ts'
import { dossierFindings } from '../../src/onboarding/dossierRules.ts'
import { soundDossier } from './dossiers.ts'
import { around, ruleContext } from './ruleContext.ts'

const company = soundDossier(3, around, 'LegalEntity')

describe('a utility bill', () => {
  const found = (issuedOn: `${number}-${number}-${number}`, today = ruleContext.today) => {
    const evidence = [{ key: 'bill1', purpose: 'Address', kind: 'Utility bill', issuedOn } as const]
    return dossierFindings({ ...company, answers: { ...company.answers, evidence } }, { ...ruleContext, today })
      .filter(({ question }) => question === `evidence.${rowName({ key: 'bill1' }, 0)}.issuedOn`)
      .map(({ code }) => code)
  }

  test('R339 of six months ago is too old, one that is a day younger is not', () => {
    expect(found('2026-05-21')).toEqual(['billTooOld'])
    expect(found('2026-05-22')).toEqual([])
    expect(found('2026-02-28', '2026-08-31')).toEqual(['billTooOld'])
    expect(found('2026-03-01', '2026-08-31')).toEqual([])
  })
})

describe('a beneficial owner', () => {
  /** A director who holds so much and is not among the owners. */
  const found = (ownership: `${number}`, changes: Partial<DossierContext> = {}) => {
    const [director] = company.answers.controllersAndDirectors ?? []
    const individual = { ...director?.individual, key: 'other1', firstName: 'Ann', lastName: 'Hale' }
    const controllersAndDirectors = [{ key: 'dire1', role: 'Director', individual, ownership } as const]
    return dossierFindings(
      { ...company, answers: { ...company.answers, controllersAndDirectors } },
      {
        ...ruleContext,
        ...changes,
      },
    )
      .filter(({ question }) => question === `controllersAndDirectors.${rowName({ key: 'dire1' }, 0)}.ownership`)
      .map(({ code }) => code)
  }

  test('R340 holds more than 25 %, which is a setting: 25.00 % is none, 25.01 % is and must be named', () => {
    expect(found('25.00')).toEqual([])
    expect(found('25.01')).toEqual(['ownerMissing'])
    expect(found('25.00', { thresholdInclusive: true })).toEqual(['ownerMissing'])
    expect(found('24.99', { thresholdInclusive: true })).toEqual([])
    expect([found('10.00', { threshold: '10' }), found('10.01', { threshold: '10' })]).toEqual([[], ['ownerMissing']])
  })
})
