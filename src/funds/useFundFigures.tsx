/** The figures of the funds that the list around has found: of all of them, not of its page. */
import { useRead } from '../web/kit/data/useRead.ts'
import { useListFilter } from '../web/kit/list/listState.ts'
import type { FundFigures } from './reads.ts'
import { fundReads } from './reads.ts'

export function useFundFigures() {
  const filter = useListFilter('funds')
  return useRead(fundReads.fundFigures, { filter }, { keepsPrevious: true, withLists: true })
}

export function useFiguresOf(fundId: number): FundFigures | undefined {
  return useFundFigures().data?.funds.find(fund => fund.fundId === fundId)
}
