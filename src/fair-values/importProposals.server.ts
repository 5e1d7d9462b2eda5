/** What the form of a fair value begins with, for the cells of an import that were left empty. */
import type { Context, ImportProposals } from '../context.ts'
import type { CalendarDate } from '../entity.ts'
import { valuationDate } from './valuationDate.ts'

export const fairValueProposals: ImportProposals<'fairValue'> = {
  fields: ['date'],
  open(context) {
    const known = new Map<number, Promise<CalendarDate>>()
    return async ({ investmentId }) => {
      if (!investmentId) return {}
      const date = known.get(investmentId) ?? dateOf(context, investmentId)
      known.set(investmentId, date)
      return { date: await date }
    }
  },
}

async function dateOf({ records, today }: Context, investmentId: number): Promise<CalendarDate> {
  const investment = await records.get('investment', investmentId)
  const periods = investment
    ? await records.list('reportingPeriod', { fundId: investment.fundId, status: 'Open', date_lte: today })
    : []
  return valuationDate(periods, today)
}
