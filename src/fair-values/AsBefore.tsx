/** Above a new fair value: what the last one was, and the button that takes over its value, method and weighting. */
import Button from '@mui/material/Button'
import { expectedCompanies } from '../companies/expected.ts'
import { formatDate, formatAmount } from '../formats.ts'
import { useFormChange, useFormRecord } from '../web/kit/control/formState.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useCompanies, useValuedInvestment } from './companies.tsx'
import { asBefore } from './proposals.ts'

export function AsBefore() {
  const translate = useTranslate()
  const shown = useCompanies()
  const minorUnits = useMinorUnits()
  const { date } = useFormRecord('fair-values')
  const { valued } = useValuedInvestment({ ...shown, date })
  const change = useFormChange('fair-values')
  const previous = valued?.previous
  if (!previous || !date) return null
  return (
    <p className="last-value">
      <span className="figures">
        {translate('fairValue.previousFact', {
          date: formatDate(previous.date),
          value: formatAmount(previous.value, minorUnits),
        })}
      </span>
      <Button
        size="small"
        variant="outlined"
        onClick={() => change(() => asBefore(previous, expectedCompanies(shown.companies, date)))}
      >
        {translate('fairValue.asBefore')}
      </Button>
    </p>
  )
}
