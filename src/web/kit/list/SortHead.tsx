import type { ReactNode } from 'react'
import type { ListState } from './listState.ts'
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined'

interface SortHeadProps {
  name: string
  title: string
  right: boolean
  /** A derived value has no column of its own to sort by, unless the schema says that the database works it out. */
  sortable: boolean
  list: ListState
  /** Stands before the words. */
  tick?: ReactNode
}

/** The head of a column sorts by it; the sorted one says so in its colour, with an arrow and to a screen reader. */
export function SortHead({ name, title, right, sortable, list, tick }: SortHeadProps) {
  const sorted = list.sort.field === name
  const ascending = list.sort.order === 'ASC'
  const sort = () => list.setSort({ field: name, order: sorted && ascending ? 'DESC' : 'ASC' })
  if (!sortable)
    return (
      <th scope="col" role="columnheader" data-right={right || undefined}>
        {tick}
        {title}
      </th>
    )
  const Arrow = ascending ? ArrowUpward : ArrowDownward
  return (
    <th
      scope="col"
      role="columnheader"
      data-right={right || undefined}
      aria-sort={sorted ? (ascending ? 'ascending' : 'descending') : undefined}
    >
      {tick}
      <button type="button" onClick={sort} data-sorted={sorted || undefined}>
        {title}
        {sorted && <Arrow fontSize="small" />}
      </button>
    </th>
  )
}
