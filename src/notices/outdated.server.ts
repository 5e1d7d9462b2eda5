/** Completed movements whose notices say figures that hold no more, because an earlier movement was reopened since. */
import type { Context } from '../context.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { checkNotices } from './check.server.ts'
import { completedMovements } from './completedMovements.server.ts'
import type { CompletedAsked } from './completedMovements.server.ts'
import './texts.ts'

interface Asked extends CompletedAsked {
  besides?: number
}

/** In the order of their due dates. They cannot be published before they are reopened and completed again. */
async function outdatedNames(context: Context, { besides, ...asked }: Asked): Promise<string[]> {
  const movements = (await completedMovements(context, asked)).filter(({ id }) => id !== besides)
  const names: string[] = []
  for (const { id, name } of movements) if ((await checkNotices(context, id)).differences.length > 0) names.push(name)
  return names
}

/** What a person has to do about outdated notices, with all movements concerned; undefined when there are none. */
export async function outdatedMessage(context: Context, asked: Asked): Promise<string | undefined> {
  const names = await outdatedNames(context, asked)
  if (names.length === 0) return undefined
  const [name = ''] = names
  return names.length === 1
    ? text('notice.outdated', { name })
    : text('notice.outdatedMore', { names: names.map(one => `“${one}”`).join(', ') })
}

/**
 * What counts on a movement keeps it from being reopened: while its notices have to be made again, nothing is completed
 * or published behind it. The ledger of the fund is held by the caller.
 */
export async function assertNoneOutdated(context: Context, asked: Asked): Promise<void> {
  const detail = await outdatedMessage(context, asked)
  if (detail !== undefined) throw problem('wrong-state', { detail })
}
