/** Which rows of how many are shown, and the way to the others. */
import type { ListState } from './listState.ts'
import IconButton from '@mui/material/IconButton'
import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRight from '@mui/icons-material/ChevronRightOutlined'
import { formatNumber } from '../../../formats.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { Select } from '../page/Select.tsx'

const SIZES = [25, 50, 100, 250]

interface ListPagesProps {
  list: ListState
  /** How many rows are printed, from the first on. */
  printed: number | undefined
}

export function ListPages({ list, printed }: ListPagesProps) {
  const translate = useTranslate()
  const { page, perPage, total } = list
  if (total === undefined) return <footer className="list-pages">{'\u00a0'}</footer>
  const from = total === 0 ? 0 : printed ? 1 : (page - 1) * perPage + 1
  const to = printed ?? Math.min(page * perPage, total)
  const shown = (value: number) => formatNumber(`${value}`)
  return (
    <footer className="list-pages">
      <span aria-live="polite">
        {translate('list.range', { from: shown(from), to: shown(to), total: shown(total) })}
      </span>
      <label className="list-size">
        {translate('list.perPage')}
        <Select
          value={perPage}
          options={SIZES.map(size => ({ value: size, title: size }))}
          onChoose={size => list.setPerPage(Number(size))}
        />
      </label>
      <IconButton
        size="small"
        aria-label={translate('list.previousPage')}
        disabled={page <= 1}
        onClick={() => list.setPage(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        size="small"
        aria-label={translate('list.nextPage')}
        disabled={to >= total}
        onClick={() => list.setPage(page + 1)}
      >
        <ChevronRight />
      </IconButton>
    </footer>
  )
}
