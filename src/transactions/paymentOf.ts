/** The parameter of the address of the page that adds a transaction: the invoice that it pays. */
export const PAYMENT_OF = 'paymentOf'

export function paymentOfIn(search: string): number | undefined {
  const id = new URLSearchParams(search).get(PAYMENT_OF)
  return id !== null && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined
}
