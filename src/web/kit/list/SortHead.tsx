import type { ListState } from './listState.ts'
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined'
import type { Field } from '../../../entity.ts'
import { isRight } from '../page/alignment.ts'

/** The head of a column sorts by it; the sorted one says so in its colour, with an arrow and to a screen reader. */
export function SortHead({ field, list }: { field: Field; list: ListState }) {
  const sorted = list.sort.field === field.name
  const ascending = list.sort.order === 'ASC'
  const sort = () => list.setSort({ field: field.name, order: sorted && ascending ? 'DESC' : 'ASC' })
  // A derived value has no column of its own to sort by, unless the schema says that the database works it out.
  if (field.computed !== undefined && !field.sorted)
    return (
      <th scope="col" data-right={isRight(field) || undefined}>
        {field.title}
      </th>
    )
  const Arrow = ascending ? ArrowUpward : ArrowDownward
  return (
    <th
      scope="col"
      data-right={isRight(field) || undefined}
      aria-sort={sorted ? (ascending ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" onClick={sort} data-sorted={sorted || undefined}>
        {field.title}
        {sorted && <Arrow fontSize="small" />}
      </button>
    </th>
  )
}
