/**
 * What tax numbers look like, by ISO 3166 code of the country, as the tax authorities describe them to the OECD
 * (Automatic Exchange portal, "Tax identification numbers"). A country that is not here has no rule. Pure.
 */
const FORMATS: Readonly<Record<string, { pattern: RegExp; example: string }>> = {
  AT: { pattern: /^\d{9}$/, example: '123456789' },
  BE: { pattern: /^(\d{10}|\d{11})$/, example: '0123456789' },
  DE: { pattern: /^\d{10,13}$/, example: '12345678901' },
  DK: { pattern: /^(\d{8}|\d{10})$/, example: '1234567890' },
  ES: { pattern: /^[A-Z0-9]\d{7}[A-Z0-9]$/, example: 'B12345678' },
  FI: { pattern: /^(\d{8}|\d{6}[A+]?\d{3}[A-Z0-9])$/, example: '12345678' },
  FR: { pattern: /^(\d{9}|\d{13}|\d{14})$/, example: '1234567890123' },
  GB: { pattern: /^(\d{10}|[A-Z]{2}\d{6}[A-Z])$/, example: '1234567890' },
  IE: { pattern: /^\d{7}[A-Z]{1,2}$/, example: '1234567T' },
  IT: { pattern: /^(\d{11}|[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z])$/, example: '12345678901' },
  LU: { pattern: /^(\d{11}|\d{13})$/, example: '20042211884' },
  NL: { pattern: /^(\d{9}|\d{9}B\d{2})$/, example: '123456789' },
  NO: { pattern: /^(\d{9}|\d{11})$/, example: '12345678901' },
  PL: { pattern: /^(\d{10}|\d{11})$/, example: '1234567890' },
  PT: { pattern: /^\d{9}$/, example: '123456789' },
  SE: { pattern: /^(\d{10}|\d{12})$/, example: '1234567890' },
  SI: { pattern: /^\d{8}$/, example: '12345678' },
  US: { pattern: /^\d{9}$/, example: '123456789' },
}

/** Whether the number has the form that is known of the numbers of this country. */
export function fitsFormat(country: string | undefined, number: string): boolean {
  return country !== undefined && FORMATS[country] !== undefined && wrongFormat(country, number) === null
}

/** An example of the right form where the number has a wrong one; null where it fits or nobody can tell. */
export function wrongFormat(country: string | undefined, number: string): string | null {
  const format = country === undefined ? undefined : FORMATS[country]
  if (!format) return null
  return format.pattern.test(normalizedNumber(number)) ? null : format.example
}

/** Without what separates its groups, which everybody writes in another way. */
export function normalizedNumber(number: string): string {
  return number.toUpperCase().replaceAll(/[\s./-]/g, '')
}
