/** What the rules of a dossier are given besides its answers, where a test needs no server. */
import type { DossierContext } from '../../src/onboarding/dossier.ts'
import type { Surroundings } from './dossiers.ts'

export const around: Surroundings = {
  today: '2026-11-21',
  countries: { GB: 1, IE: 2, LU: 3, DE: 4, NL: 5, US: 6, AE: 7, CH: 8 },
  currencyId: 1,
  otherCurrencyId: 2,
  minimum: 1_000_000,
}

/** Of the countries, those alone whose names a sentence has to say. */
export const ruleContext: DossierContext = {
  today: around.today,
  fund: { currencyId: 1, currency: 'EUR', minimumCommitment: '1000000.00' },
  threshold: '25',
  thresholdInclusive: false,
  countries: [
    { id: 1, code: 'GB', name: 'United Kingdom' },
    { id: 2, code: 'IE', name: 'Ireland' },
  ],
}
