/** Says beside a tax number that it has the form of its country: whoever copies one from a paper sees it at once. */
import { useEffect, useMemo } from 'react'
import type { Answers, Person } from '../onboarding/people.ts'
import { fitsFormat } from '../onboarding/taxNumbers.ts'
import { useFormState, useFormValues } from '../web/kit/control/formState.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useWizard } from './useWizard.tsx'

type Tax = NonNullable<Answers['taxClassification']>
type Residence = NonNullable<Tax['taxResidences']>[number]

const RESIDENCES = 'taxResidences' satisfies keyof Tax
const RESIDENCE = 'taxResidenceId' satisfies keyof Person
const NUMBER = 'taxNumber' satisfies keyof Person & keyof Residence

export function FormatFits() {
  const { note } = useFormState()
  const { [NUMBER]: taxNumber, [RESIDENCE]: taxResidenceId, [RESIDENCES]: taxResidences } = useFormValues()
  const { rules } = useWizard()
  const translate = useTranslate()
  const notes = useMemo(() => {
    const numbers = [
      { path: NUMBER, countryId: taxResidenceId, number: taxNumber },
      ...rowsIn(taxResidences).map((row, index) => ({
        path: `${RESIDENCES}.${index}.${NUMBER}`,
        countryId: row.countryId,
        number: row.taxNumber,
      })),
    ]
    // A form of the wizard offers countries as choices, whose values are text.
    const codes = new Map(rules.countries.map(({ id, code }) => [String(id), code]))
    const fitting = numbers.filter(
      ({ countryId, number }) => typeof number === 'string' && fitsFormat(codes.get(String(countryId)), number),
    )
    return Object.fromEntries(fitting.map(({ path }) => [path, { right: translate('wizard.formatFits') }]))
  }, [taxNumber, taxResidenceId, taxResidences, rules.countries, translate])
  useEffect(() => note(notes), [note, notes])
  return null
}

/** A row of the tax residences, of which anything may be typed so far. */
type TypedResidence = { readonly [P in keyof Residence]?: unknown }

function rowsIn(value: unknown): TypedResidence[] {
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  return rows.filter((row): row is TypedResidence => typeof row === 'object' && row !== null)
}
