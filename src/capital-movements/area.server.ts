/** What the server does for a capital movement and its lines beyond what forms do as well. */
import { ofCompletedClosing } from '../closings/movement.server.ts'
import type { ServerArea } from '../context.ts'
import { sortedBy } from '../server/records/sortFigures.ts'
import { removeNotices } from '../notices/notices.server.ts'
import { complete, publish, remind, reopen, requestReopen, signOff } from './actions.server.ts'
import { capitalMovementArea as area, capitalMovementLineArea as lineArea } from './area.ts'
import { followPayments } from './booking.server.ts'
import { capitalMovementChecks, linesAreOutdated } from './checks.server.ts'
import { capitalMovementFigures } from './figures.server.ts'
import { receive } from './receiving.server.ts'
import { lineFigures } from './lineAmounts.server.ts'
import { remindOfMovement as remindUnread } from './mails.server.ts'
import { changeLines, generateLines, linesWithinLimits, writeLines } from './lines.server.ts'

export const capitalMovementArea = {
  ...area,
  checks: capitalMovementChecks,
  guard: ofCompletedClosing,
  computedFields: capitalMovementFigures,
  sortFigures: sortedBy('capitalMovement', ['totalCall', 'lateLines'], capitalMovementFigures),
  actions: {
    complete,
    publish,
    generateLines,
    lines: changeLines,
    receive,
    signOff,
    reopen,
    requestReopen,
    remind,
    remindUnread,
  },
  // The first lines of an equalisation are written by its closing.
  async created(context, movement) {
    if (movement.closingId === null) await writeLines(context, movement)
  },
  async changed(context, movement, before) {
    if (movement.status === 'Open' && linesAreOutdated(movement, before)) await writeLines(context, movement)
  },
  removing: (context, { id }) => removeNotices(context, id),
} satisfies ServerArea<'capitalMovement'>

export const capitalMovementLineArea = {
  ...lineArea,
  checksOfMany: linesWithinLimits,
  computedFields: async (_context, lines) => lines.map(line => lineArea.computed(line)),
  computedColumns: lineFigures,
  async changed(context, line, before) {
    if (line.paymentStatus !== before.paymentStatus) await followPayments(context, line.capitalMovementId)
  },
} satisfies ServerArea<'capitalMovementLine'>
