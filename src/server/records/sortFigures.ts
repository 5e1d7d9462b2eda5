/** What lists are sorted by where only code can work it out: for all records, because any may be the largest. */
import { isDecimal, valueOf } from '../../entity.ts'
import type { ComputedFields, Context, SortFigures } from '../../context.ts'
import type { Decimal, EntityName } from '../../entity.ts'
import type { Computed } from '../../entityTypes.ts'
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

/** By computed fields as every answer has them: of entities of which a tenant has few. */
export function sortedBy<E extends EntityName, Name extends keyof Computed<E> & string>(
  entity: E,
  names: readonly Name[],
  computed: ComputedFields<E>,
): SortFigures {
  return {
    names,
    async values(context, name) {
      const records = await context.records.list(entity, {})
      const sorted = names.find(each => each === name)
      if (sorted === undefined) return new Map()
      const figures = await computed(context, records)
      return new Map(
        records.flatMap((record, place) => {
          const id = valueOf(record, 'id')
          return typeof id === 'number' ? [[id, decimalOf(figures[place]?.[sorted])] as const] : []
        }),
      )
    },
  }
}

function decimalOf(value: unknown): Decimal | null {
  if (typeof value === 'number') return `${value}`
  return isDecimal(value) ? value : null
}
