/** Small matters of English that labels from schemas need inside sentences. */

/** "Bank account" inside a sentence is "bank account"; "VAT" and "IBAN" stay as they are. */
export function inSentence(title: string): string {
  return /^[A-Z][^A-Z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}
