/** Long work on many rows, with pauses in which the same server answers others. */
import { setTimeout } from 'node:timers/promises'

/** So many notices of a capital movement, the rows that take longest, are made in two milliseconds. */
const PORTION = 50

/** What `make` makes of each item, in their order. Between two portions whoever asks for a page goes first. */
export async function inPortions<Item, Made>(
  items: readonly Item[],
  make: (item: Item, place: number) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  for (const [place, item] of items.entries()) {
    // A page takes several turns of the event loop, as it asks the database in between: one turn is too short a pause.
    if (place > 0 && place % PORTION === 0) await setTimeout(1)
    made.push(make(item, place))
  }
  return made
}
