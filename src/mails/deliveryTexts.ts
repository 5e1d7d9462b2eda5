/** Why a mail could not leave. Only the server says it: no browser loads these messages. */
import { filled } from '../texts.ts'

const MESSAGES = {
  addressShape: 'The address is not one e-mail address.',
  dropped: 'The mail server broke the connection off: %{answer}',
  refused: 'The mail server refused the mail: %{answer}',
  refusedAddress: 'The mail server refused the address: %{answer}',
  signIn: 'The mail server refused the sign-in of the product: %{answer}',
  slow: 'The mail server did not answer in time.',
  unreachable: 'The mail server cannot be reached: %{answer}',
}

export function deliveryText(key: keyof typeof MESSAGES, values: Record<string, string> = {}): string {
  return filled(MESSAGES[key], values)
}
