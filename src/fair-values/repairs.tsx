/** What puts a warning of a fair value right. */
import Button from '@mui/material/Button'
import { fairValue } from '../../generated/entities/fair-value.ts'
import { draftOf } from '../validation.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useFormState, useFormValues } from '../web/kit/form/formState.ts'
import { useCompanies, usePrevious } from './companies.tsx'
import { withCompanies } from './lines.ts'
import { companyDifference } from './rules.ts'
import { weightedSumOf } from './weighted.ts'

/** Adds the companies that are expected on the date; their values stay to be typed. */
export function AddMissing() {
  const translate = useTranslate()
  const form = useFormState()
  const values = draftOf<'fairValue'>(fairValue, useFormValues())
  const { companies } = useCompanies()
  const previous = usePrevious(values.date)
  const { missing } = companyDifference(values, companies)
  if (missing.length === 0) return null
  const add = () => {
    form.flush()
    const now = form.values()
    form.replace({
      ...now,
      weightedValues: withCompanies(draftOf<'fairValue'>(fairValue, now).weightedValues ?? [], missing, previous),
    })
  }
  return (
    <Button size="small" onClick={add}>
      {translate('fairValue.addMissing', { smart_count: missing.length })}
    </Button>
  )
}

export function UseSum() {
  const translate = useTranslate()
  const form = useFormState()
  const use = () => {
    form.flush()
    const now = form.values()
    form.replace({ ...now, value: weightedSumOf(draftOf<'fairValue'>(fairValue, now).weightedValues ?? []) })
  }
  return (
    <Button size="small" onClick={use}>
      {translate('fairValue.useSum')}
    </Button>
  )
}
