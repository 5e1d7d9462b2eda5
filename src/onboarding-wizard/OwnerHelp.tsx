/** Help at a person who is being named: the address of somebody named before, and from which share an owner counts. */
import Button from '@mui/material/Button'
import { isDecimal } from '../entity.ts'
import { formatPercent } from '../formats.ts'
import { plain } from '../money.ts'
import { isAboveThreshold } from '../onboarding/dossierParties.ts'
import { addressesOfOthers, fullName } from '../onboarding/people.ts'
import { useFormState, useFormValues } from '../web/kit/control/formState.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { personFields, toForm } from './formFields.ts'
import { useTyped } from './useTyped.tsx'
import { useWizard } from './useWizard.tsx'

/** From which share on somebody counts as an owner, as the tenant has set it. */
export function useOwnersShare(): string {
  const translate = useTranslate()
  const { threshold, thresholdInclusive } = useWizard().references
  return translate(thresholdInclusive ? 'wizard.threshold.from' : 'wizard.threshold.over', {
    threshold: plain(threshold),
  })
}

/** A household, or the seat of a family company, has one address: it is typed once. */
export function CopyAddress({ personKey }: { personKey: string }) {
  const translate = useTranslate()
  const form = useFormState()
  const { residentialAddress } = useFormValues()
  const { answers } = useTyped()
  const { legalStatus } = useWizard().record
  const others = addressesOfOthers({ answers, legalStatus }, personKey).filter(
    other => other.residentialAddress !== residentialAddress,
  )
  return others.map(other => (
    <Button
      key={other.key ?? fullName(other)}
      variant="text"
      size="small"
      onClick={() => {
        form.flush()
        const { residentialAddress: address, residentialCountryId } = other
        const copied = { residentialAddress: address, residentialCountryId }
        form.replace({ ...form.values(), ...toForm(personFields(), copied) })
      }}
    >
      {translate('wizard.copyAddress', { name: fullName(other) })}
    </Button>
  ))
}

/** Somebody below the threshold may control the investor otherwise, and is asked to say how. */
export function BelowThreshold() {
  const translate = useTranslate()
  const share = useOwnersShare()
  const { references } = useWizard()
  const { ownership } = useFormValues()
  if (!isDecimal(ownership) || isAboveThreshold(ownership, references)) return null
  return (
    <p className="message" data-tone="info" role="status">
      {translate('wizard.threshold.below', { ownership: formatPercent(ownership), share })}
    </p>
  )
}
