/** What completing will make, before somebody says yes. */
import { formatNumber } from '../formats.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { Row } from './pipeline.ts'
import { onboardingReads } from './reads.ts'

export function Outcome({ row: { id, fundId, version } }: { row: Row }) {
  const translate = useTranslate()
  const { currency } = useFundCurrency(fundId)
  const { data, error } = useRead(onboardingReads.onboardingOutcome, { id }, { version })
  if (error)
    return (
      <p className="message" data-tone="bad" role="alert">
        {error.message}
      </p>
    )
  if (!data) return <p aria-busy>{translate('onboarding.outcome.title')}</p>
  const { limitedPartner, commitment, closing, accountNumber, mainContact, contacts, replaced } = data
  const amount = commitment === null ? '' : `${formatNumber(commitment)} ${currency ?? ''}`
  return (
    <>
      <p>{translate('onboarding.outcome.title')}</p>
      <ul className="outcome">
        <li>{translate('onboarding.outcome.partner', { name: limitedPartner, contact: mainContact })}</li>
        {replaced.map(({ field, signed, entered }) => (
          <li key={field}>{translate(`onboarding.outcome.replaced.${field}`, { signed, entered })}</li>
        ))}
        {commitment !== null && (
          <li>
            {closing === null
              ? translate('onboarding.outcome.nextClosing', { amount })
              : translate('onboarding.outcome.closing', { amount, closing })}
          </li>
        )}
        {accountNumber !== null && <li>{translate('onboarding.outcome.account', { number: accountNumber })}</li>}
        {contacts.map(({ name, email, isNew }) => (
          <li key={email}>
            {translate(isNew ? 'onboarding.outcome.contactMade' : 'onboarding.outcome.contactKnown', { name, email })}
          </li>
        ))}
      </ul>
    </>
  )
}
