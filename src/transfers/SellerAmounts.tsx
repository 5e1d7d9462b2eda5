/** Initial and result commitment of the seller, which follow what is typed. */
import { subtract } from '../money.ts'
import { asControl } from '../web/kit/control/control.tsx'
import { useFormRecord } from '../web/kit/control/formState.ts'
import { Money } from '../web/kit/page/Money.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { useTransferBefore } from './useTransferBefore.tsx'

function Initial() {
  const { seller } = useTransferBefore()
  return seller ? <Money of={seller.commitment} /> : <Nothing />
}

function Result() {
  const { seller } = useTransferBefore()
  const { transferCommitment } = useFormRecord('transfers')
  return seller && transferCommitment ? <Money of={subtract(seller.commitment, transferCommitment)} /> : <Nothing />
}

export const InitialCommitment = asControl(Initial, Initial)
export const ResultCommitment = asControl(Result, Result)
