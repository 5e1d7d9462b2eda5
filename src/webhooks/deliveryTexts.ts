/** Why a delivery did not arrive. Only the server says it: no browser loads these messages. */
import { filled } from '../texts.ts'

const MESSAGES = {
  answered: 'The receiver answered %{status}.',
  certificate: 'The certificate of the receiver cannot be trusted: %{reason}',
  gone: 'The receiver answered 410: it wants no more deliveries.',
  keepsFailing: 'Nothing has arrived since %{since}. Last: %{reason}',
  notPublic: 'The name of the receiver leads to an address that is not public.',
  redirect: 'The receiver answered %{status} and names another address. Deliveries follow none: enter that one.',
  slow: 'The receiver did not answer within %{seconds} seconds.',
  unknownName: 'The name of the receiver leads to no address.',
  unreachable: 'The receiver cannot be reached: %{reason}',
  url: 'The address is not one that begins with https:// and is public.',
}

export function deliveryText(key: keyof typeof MESSAGES, values: Record<string, string> = {}): string {
  return filled(MESSAGES[key], values)
}
