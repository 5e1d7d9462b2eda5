/**
 * The mail server. Addresses travel as objects, so that no line break or comma in one becomes a second recipient; a
 * mail
 * can name no file and no address from which something would be fetched.
 */
import { createTransport } from 'nodemailer'
import { deliveryText } from './deliveryTexts.ts'

export interface LeavingMail {
  messageId: string
  /** Name that stands beside the address of the sender. */
  senderName: string
  recipient: string
  subject: string
  text: string
  html: string
}

/** Sent; not this time; or never, because the mail itself is refused. */
export type Outcome = { kind: 'sent' } | { kind: 'later' | 'never'; reason: string }

export interface MailTransport {
  send(mail: LeavingMail): Promise<Outcome>
  /** The part of message ids behind the @. */
  host: string
}

export interface TransportSettings {
  smtpUrl: string
  /** Address of the sender. */
  from: string
  /** Milliseconds without an answer after which an attempt is given up. */
  patience?: number
}

const PATIENCE_MS = 10_000
/** One address: no blank, comma, quotation mark, bracket or control character in it. */
const ADDRESS = /^[^\s,;:<>()[\]"\\\p{Cc}@]+@[^\s,;:<>()[\]"\\\p{Cc}@]+$/u
const REASON_LENGTH_MAX = 500

export function openTransport({ smtpUrl, from, patience = PATIENCE_MS }: TransportSettings): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    host: from.split('@')[1] ?? 'localhost',
    async send({ messageId, senderName, recipient, subject, text, html }) {
      if (!ADDRESS.test(recipient)) return { kind: 'never', reason: deliveryText('addressShape') }
      try {
        await transport.sendMail({
          from: { name: senderName, address: from },
          to: { name: '', address: recipient },
          subject,
          text,
          html,
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        return { kind: 'sent' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}

/** Answers from 500 on hold for good, of the recipient or of the mail; all else may be better the next time. */
function outcomeOf(error: unknown): Outcome {
  const { code, status, answer } = described(error)
  if (code === 'EAUTH') return { kind: 'later', reason: deliveryText('signIn', { answer }) }
  if (code === 'ETIMEDOUT') return { kind: 'later', reason: deliveryText('slow') }
  if (status !== null) {
    const reason = deliveryText(code === 'EENVELOPE' ? 'refusedAddress' : 'refused', { answer })
    return { kind: status >= 500 ? 'never' : 'later', reason }
  }
  return { kind: 'later', reason: deliveryText(code === 'ECONNECTION' ? 'dropped' : 'unreachable', { answer }) }
}

function described(error: unknown): { code: string; status: number | null; answer: string } {
  if (!(error instanceof Error)) return { code: '', status: null, answer: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  const said = 'response' in error && typeof error.response === 'string' ? error.response : error.message
  return { code, status, answer: said.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, REASON_LENGTH_MAX) }
}
