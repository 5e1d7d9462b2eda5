/** What somebody has typed, as the other parts of the screen take it. */
import { expect, test } from 'vitest'
import { ownFields, personFields, readable } from '../../src/onboarding-wizard/formFields.ts'

test('what is no number and no day yet is left out, and everything else stays', () => {
  const owner = ownFields('beneficialOwners')
  for (const typed of ['abc', '-', '1,5', '5 %', ''])
    expect(readable(owner, { ownership: typed, controllingPersonType: 'CRS801' }), typed).toMatchObject({
      ownership: null,
      controllingPersonType: 'CRS801',
    })
  expect(readable(owner, { ownership: '27.5' })).toMatchObject({ ownership: '27.5' })
  for (const typed of ['31/02/1980', '2026-02-30', 'soon'])
    expect(readable(personFields(), { birthDate: typed, lastName: 'Dray' }), typed).toMatchObject({
      birthDate: null,
      lastName: 'Dray',
    })
  expect(readable(personFields(), { birthDate: '1980-02-01' })).toMatchObject({ birthDate: '1980-02-01' })
})

test('so it is in the rows of a list', () => {
  const residences = readable(ownFields('taxClassification'), { taxResidences: [{ countryId: 1, taxNumber: '12 A' }] })
  expect(residences['taxResidences']).toEqual([expect.objectContaining({ countryId: 1, taxNumber: '12 A' })])
})
