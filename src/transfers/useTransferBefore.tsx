/** What seller and buyers of the transfer on the screen stand for before it. */
import type { CalendarDate } from '../entity.ts'
import { useFormRecord, useFormState } from '../web/kit/control/formState.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { transferReads, type PartnerBefore } from './reads.ts'

interface TransferBefore {
  seller: PartnerBefore | undefined
  /** In the order of the buyers; a new partner has nothing. */
  buyers: (PartnerBefore | undefined)[]
}

export function useTransferBefore(): TransferBefore {
  const { date, sellerId, buyers } = useFormRecord('transfers')
  const ids = (buyers ?? []).map(({ limitedPartnerId }) => limitedPartnerId)
  const seller = useBefore(sellerId, date)
  // A transfer has at most three buyers, and hooks are called in the same order each time.
  const known = [useBefore(ids[0], date), useBefore(ids[1], date), useBefore(ids[2], date)]
  return { seller, buyers: ids.map((_, place) => known[place]) }
}

function useBefore(id: number | null | undefined, date: CalendarDate | null | undefined): PartnerBefore | undefined {
  const { ownerId: transferId } = useFormState()
  const { data } = useRead(
    transferReads.partnerBeforeTransfer,
    id && date ? { id, date, ...(transferId !== undefined && { transferId }) } : null,
  )
  return id && date ? data : undefined
}
