/** The period that a page is about, with its status, at the head of every printed sheet. */
import { formatDate } from '../formats.ts'
import { usePrintedFacts } from '../web/kit/data/printing.ts'
import { useCueLabels, type CuedPeriod } from './CueChip.tsx'

export function usePrintedPeriod(period: (CuedPeriod & { name: string }) | null): void {
  const status = useCueLabels(period, true)
  usePrintedFacts(period ? [period.name, formatDate(period.date), status] : [])
}
