/** Asks for something completed to be reopened, where somebody may ask for it but not do it. */
import type { Context } from '../context.ts'
import type { Timestamp } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { writeMails } from './outbox.server.ts'

/** What may be asked for, and what is said of it. */
const TEXTS = {
  'capital-movements': {
    kind: 'capitalMovement.inMail',
    askedAlready: 'capitalMovement.askedAlready',
    nobodyToAsk: 'capitalMovement.nobodyToAsk',
  },
  'reporting-periods': {
    kind: 'reportingPeriod.inMail',
    askedAlready: 'reportingPeriod.askedAlready',
    nobodyToAsk: 'reportingPeriod.nobodyToAsk',
  },
} as const

interface Reopenable {
  id: number
  fundId: number
  name: string
  reopenRequestedBy: string | null
  reopenRequestedAt: Timestamp | null
}

interface ReopenRequest {
  reopenRequestedBy: string
  reopenRequestedAt: Timestamp
  reopenReason: string
}

const DAY_MS = 86_400_000

/**
 * The request stands on the record as a task, and every tenant administrator gets a mail in the same transaction; the
 * next one a day later at the earliest.
 */
export async function requestReopening(
  context: Context,
  resource: keyof typeof TEXTS,
  record: Reopenable,
  { reason, path }: { reason: string; path: string },
): Promise<ReopenRequest> {
  const { account, clock } = context
  const texts = TEXTS[resource]
  const { reopenRequestedBy: name, reopenRequestedAt: at } = record
  if (name && at && Date.parse(clock.now()) - Date.parse(at) < DAY_MS)
    throw problem('asked-already', {
      detail: text(texts.askedAlready, { name, date: formatDate(at.slice(0, 10)) }),
    })
  const fund = await context.records.get('fund', record.fundId)
  const written = await writeMails(context, {
    event: 'reopen-requested',
    resource,
    recordId: record.id,
    values: {
      kind: text(texts.kind),
      period: record.name,
      fund: fund?.name ?? '',
      name: account.name,
      reason,
      path,
    },
  })
  // Nobody would ever read the request: whoever asks has to know.
  if (written === 0) throw problem('rule', { detail: text(texts.nobodyToAsk) })
  return { reopenRequestedBy: account.name, reopenRequestedAt: clock.now(), reopenReason: reason }
}
