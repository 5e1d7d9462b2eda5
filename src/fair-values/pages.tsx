import { FairValueForm } from './FairValueForm.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'

export function FairValueAdd() {
  return <FairValueForm />
}

export function FairValueDetails() {
  return <FairValueForm id={useParameters('fund.investment.fairValue.details').fairValueId} />
}
