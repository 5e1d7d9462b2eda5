/** A completed transfer as those read it who gave or took a part of the commitment. */
import { amount, choice, date, id, integer, list, nullable, object, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'

/** What one of the investor's own limited partners gave or took. */
export const ownPart = object({
  limitedPartnerId: id,
  limitedPartner: text,
  side: choice(['Seller', 'Buyer']),
  /** The part of the commitment that moved; never negative. */
  commitment: amount,
  commitmentBefore: amount,
  commitmentAfter: amount,
  /** Whom a seller gave it to. A buyer sees the seller, and nothing of the other buyers. */
  counterparties: list(object({ name: text, commitment: amount })),
})
export type OwnPart = Of<typeof ownPart>

export const completedTransfer = object({
  id,
  date,
  fund: text,
  currency: nullable(text),
  minorUnits: integer,
  /** More than one where the investor stands on both sides, or behind several buyers. */
  parts: list(ownPart),
  documents: list(object({ id, fileName: text, kind: text, description: nullable(text), size: integer })),
})
export type CompletedTransfer = Of<typeof completedTransfer>
