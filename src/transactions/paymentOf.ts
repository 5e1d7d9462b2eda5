/** The parameter of the address of the page that adds a transaction: the invoice that it pays. */
export const PAYMENT_OF = 'paymentOf'
