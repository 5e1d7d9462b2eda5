/** The reference that a partner states when paying: a creditor reference of ISO 11649, which banks can check. Pure. */

const LENGTH_MAX = 25

/**
 * "RF", two check digits and the reference: ISO 7064, modulo 97, over the reference followed by RF00, letters as 10 to
 * 35. Throws when the reference holds anything but letters and digits, or is too long.
 */
export function creditorReference(reference: string): string {
  const body = reference.toUpperCase()
  if (!/^[A-Z0-9]+$/.test(body) || body.length > LENGTH_MAX - 4)
    throw new RangeError(`Not a creditor reference: ${reference}`)
  return `RF${String(98 - remainder(`${body}RF00`)).padStart(2, '0')}${body}`
}

/** Whether the check digits fit. */
export function isCreditorReference(text: string): boolean {
  const written = text.replaceAll(' ', '').toUpperCase()
  return /^RF\d\d[A-Z0-9]{1,21}$/.test(written) && remainder(written.slice(4) + written.slice(0, 4)) === 1
}

/** Of a partner's line: a partner has one line in a movement. Ids of several databases are too long as decimals. */
export function lineReference(capitalMovementId: number, limitedPartnerId: number): string {
  const decimal = `${capitalMovementId}P${limitedPartnerId}`
  return creditorReference(
    decimal.length <= LENGTH_MAX - 4 ? decimal : `${capitalMovementId.toString(16)}X${limitedPartnerId.toString(16)}`,
  )
}

function remainder(text: string): number {
  let rest = 0
  for (const digit of text.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55)))
    rest = (rest * 10 + Number(digit)) % 97
  return rest
}
