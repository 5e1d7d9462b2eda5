/** What lists are sorted by where only code can work it out: for all records, because any may be the largest. */
import type { Context } from '../../context.ts'
import type { View } from './entityRegistry.ts'

interface Selected {
  values: unknown[]
  figure?: string
}

/** All values of the selection, with those of the figure that its order goes by. */
export async function selectedValues(
  { sortFigures }: View,
  { values, figure }: Selected,
  context: () => Promise<Context>,
): Promise<unknown[]> {
  if (figure === undefined || !sortFigures) return values
  const worth = await sortFigures.values(await context(), figure)
  return [...values, [...worth.keys()], [...worth.values()]]
}
