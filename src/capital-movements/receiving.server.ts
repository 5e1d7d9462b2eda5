/** Payments of several partners that have come in on one day, recorded in one step. */
import type { CapitalMovementReceive } from '../../generated/types.ts'
import type { RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { inputProblem, problem } from '../problems.ts'
import { text } from '../texts.ts'
import { followPayments } from './booking.server.ts'
import { dueOf } from './payments.ts'
import './texts.ts'

/** Each is received in full; what was received before keeps its day and its amount. */
export const receive: RecordAction<'capitalMovement', 'receive'> = async (context, movement, input) => {
  const { records, today } = context
  if (input.receivedDate > today)
    throw inputProblem<CapitalMovementReceive>({
      receivedDate: [text('rule.capitalMovementLine.receivedInFuture', { date: formatDate(today) })],
    })
  const stored = await records.list('capitalMovementLine', { capitalMovementId: movement.id })
  const byPartner = new Map(stored.map(line => [line.limitedPartnerId, line]))
  const errors: Record<string, string[]> = {}
  const rows = input.lines.flatMap(({ limitedPartnerId }, index) => {
    const line = byPartner.get(limitedPartnerId)
    if (!line) errors[`lines.${index}.limitedPartnerId`] = [text('capitalMovement.noSuchLine')]
    if (!line || line.paymentStatus === 'Received') return []
    const { receivedDate } = input
    const changes = { paymentStatus: 'Received', amountReceived: dueOf(line), receivedDate } as const
    return [{ id: line.id, changes: changesOf('capitalMovementLine', changes) }]
  })
  if (Object.keys(errors).length > 0) throw problem('rule', { errors })
  // What is received is what was called, and what follows is done once for all lines.
  await records.updateMany('capitalMovementLine', rows, 'receive', ['recordChecks', 'changed'])
  await followPayments(context, movement.id)
}
