/** What puts a warning of a fair value right. */
import Button from '@mui/material/Button'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useFormChange, useFormRecord } from '../web/kit/control/formState.ts'
import { useCompanies, usePrevious } from './companies.tsx'
import { withCompanies } from './lines.ts'
import { proposedOwnerships } from './proposals.ts'
import { companyDifference } from './rules.ts'
import { weightedSumOf } from './weighted.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'

/** Adds the companies that are expected on the date; their values stay to be typed. */
export function AddMissing() {
  const translate = useTranslate()
  const fairValue = useFormRecord('fair-values')
  const change = useFormChange('fair-values')
  const { companies } = useCompanies()
  const proposed = proposedOwnerships(companies, usePrevious(fairValue.date))
  const { missing } = companyDifference(fairValue, companies)
  if (missing.length === 0) return null
  const add = () =>
    change(({ weightedValues }) => ({ weightedValues: withCompanies(weightedValues ?? [], missing, proposed) }))
  return (
    <Button size="small" onClick={add}>
      {translate('fairValue.addMissing', { smart_count: missing.length })}
    </Button>
  )
}

export function UseSum() {
  const translate = useTranslate()
  const change = useFormChange('fair-values')
  const minorUnits = useMinorUnits()
  const use = () => change(({ weightedValues }) => ({ value: weightedSumOf(weightedValues ?? [], minorUnits) }))
  return (
    <Button size="small" onClick={use}>
      {translate('fairValue.useSum')}
    </Button>
  )
}
