/** What is said about a signed paper, to staff and to the investor alike. Pure. */
import { formatDate } from '../formats.ts'
import { text } from '../texts.ts'
import '../texts/signatures.ts'
import type { Signature } from './reads.ts'

/** Who signed on which day, and as which file; empty where no day is known. */
export function signedLabel({ date, signedBy: names, fileName }: Signature): string {
  if (date === null) return ''
  const day = formatDate(date)
  const signed =
    names === null ? text('signature.signedOn', { date: day }) : text('signature.signedBy', { names, date: day })
  return [signed, fileName].filter(Boolean).join(' · ')
}

/** How much was submitted with it; empty where it was signed elsewhere. */
export function submittedLabel({ pages, documents }: Signature): string {
  return [
    pages !== null && text('signature.pages', { smart_count: pages }),
    documents !== null && documents > 0 && text('signature.documents', { smart_count: documents }),
  ]
    .filter(Boolean)
    .join(', ')
}
