import { useParameters } from '../web/kit/data/useParameters.ts'
import { TransferForm } from './TransferForm.tsx'

export function TransferAdd() {
  return <TransferForm />
}

export function TransferDetails() {
  return <TransferForm id={useParameters('fund.transfer.details').transferId} />
}
