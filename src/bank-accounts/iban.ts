/**
 * Account numbers of ISO 13616 (IBAN) and bank codes of ISO 9362 (BIC): checked when a number looks like one, because
 * other formats are in use too.
 */
/** Total length by country, from the IBAN registry. */
const LENGTHS = new Map(
  `
AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23
GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18
NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30
`
    .trim()
    .split(/\s+/)
    .map(entry => [entry.slice(0, 2), Number(entry.slice(2))]),
)

type IbanProblem = { problem: 'length'; country: string; length: number } | { problem: 'checkDigits' }

/** Without spaces and hyphens and in capitals, as it is checked: both are only there for the eye. */
export function compactAccountNumber(typed: string): string {
  return typed.replace(/[\s\u00a0\-\u2010-\u2015]/g, '').toUpperCase()
}

/** Two letters of a country that issues IBANs, two digits, and enough behind them. */
export function looksLikeIban(typed: string): boolean {
  const compact = compactAccountNumber(typed)
  return /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(compact) && LENGTHS.has(compact.slice(0, 2))
}

/** What is wrong with a number that looks like an IBAN; null when it may stand, also when it is of another kind. */
export function ibanProblem(typed: string): IbanProblem | null {
  if (!looksLikeIban(typed)) return null
  const compact = compactAccountNumber(typed)
  const country = compact.slice(0, 2)
  const length = LENGTHS.get(country)
  if (length !== undefined && compact.length !== length) return { problem: 'length', country, length }
  return remainder(compact.slice(4) + compact.slice(0, 4)) === 1 ? null : { problem: 'checkDigits' }
}

/** Eight or eleven letters and digits that begin with four letters look like a BIC. */
export function looksLikeBic(typed: string): boolean {
  const compact = compactAccountNumber(typed)
  return /^[A-Z]{4}[A-Z0-9]{4}(?:[A-Z0-9]{3})?$/.test(compact) && !/^\d+$/.test(compact.slice(4))
}

/** With an IBAN the bank code is a BIC; with an account number of another kind it may be a national bank code. */
export function isIbanWithoutBic(accountNumber: string, bankCode: string): boolean {
  return looksLikeIban(accountNumber) && !looksLikeBic(bankCode)
}

/** The country that a BIC names, or else an IBAN; null where neither is one. */
export function countryOfBank(accountNumber: string, bankCode: string): string | null {
  if (looksLikeBic(bankCode)) return compactAccountNumber(bankCode).slice(4, 6)
  return looksLikeIban(accountNumber) ? compactAccountNumber(accountNumber).slice(0, 2) : null
}

/** As it is printed on notices: an IBAN in capitals and groups of four; a number of another kind as it was typed. */
export function tidyAccountNumber(typed: string): string {
  return looksLikeIban(typed) ? groupedIban(typed) : typed
}

/** A BIC in capitals without gaps; the national code of a bank as it was typed. */
export function tidyBankCode(typed: string): string {
  return looksLikeBic(typed) ? compactAccountNumber(typed) : typed
}

/** The IBAN of a country's account number, in groups of four. */
export function withCheckDigits(country: string, accountNumber: string): string {
  const digits = 98 - remainder(`${accountNumber}${country}00`)
  return groupedIban(`${country}${String(digits).padStart(2, '0')}${accountNumber}`)
}

export function groupedIban(typed: string): string {
  return compactAccountNumber(typed).replace(/(.{4})(?=.)/g, '$1 ')
}

/** Modulo 97 with letters as numbers (A = 10 … Z = 35), digit by digit so that no number grows too large. */
function remainder(text: string): number {
  const digits = text.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}
