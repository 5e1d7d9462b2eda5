/** Long work on many rows, which others on the same server do not wait for. */
import { setImmediate } from 'node:timers/promises'

/** Of the rows that take longest, the notices of a capital movement, these take a few milliseconds. */
const PORTION = 100

/** What `make` makes of each item, in their order. Between two portions whatever else waits is done. */
export async function inPortions<Item, Made>(
  items: readonly Item[],
  make: (item: Item, place: number) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  for (const [place, item] of items.entries()) {
    if (place > 0 && place % PORTION === 0) await setImmediate()
    made.push(make(item, place))
  }
  return made
}
