/** Says beside a tax number that it has the form of its country: whoever copies one from a paper sees it at once. */
import { useEffect, useMemo } from 'react'
import { fitsFormat } from '../onboarding/taxNumbers.ts'
import { useFormState, useFormValues } from '../web/kit/control/formState.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useWizard } from './useWizard.tsx'

export function FormatFits() {
  const { note } = useFormState()
  const { taxNumber, taxResidenceId, taxResidences } = useFormValues()
  const { rules } = useWizard()
  const translate = useTranslate()
  const notes = useMemo(() => {
    const numbers = [
      { path: 'taxNumber', countryId: taxResidenceId, number: taxNumber },
      ...rowsIn(taxResidences).map((row, index) => ({
        path: `taxResidences.${index}.taxNumber`,
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
interface TypedResidence {
  countryId?: unknown
  taxNumber?: unknown
}

function rowsIn(value: unknown): TypedResidence[] {
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  return rows.filter((row): row is TypedResidence => typeof row === 'object' && row !== null)
}
