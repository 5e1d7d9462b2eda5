/** What a text of one line may hold: the one definition for names, numbers of accounts and subjects of mails. Pure. */

/** Control characters and ends of lines; characters that turn the direction of what stands beside them. */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const EVERY_FORBIDDEN = new RegExp(`${FORBIDDEN.source}+`, 'gu')
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Letters and signs that show nothing. */
const BLANK = /[\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu

/** Nobody can read a name that shows nothing, and several lines or turned letters pass for something else. */
export function isOneLine(text: string): boolean {
  return !FORBIDDEN.test(text) && VISIBLE.test(text.replace(BLANK, ''))
}

/** As one line, for what the product puts together from texts of others. */
export function toOneLine(text: string): string {
  return text.normalize('NFC').replace(EVERY_FORBIDDEN, ' ').trim()
}
