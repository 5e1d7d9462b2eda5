import { answered } from '../api/reads.ts'
import { figuresOfFunds } from './figures.server.ts'
import { fundReads } from './reads.ts'

export const fundAnswers = answered(fundReads, {
  fundFigures: async (context, { filter }) => figuresOfFunds(context, await context.records.found('fund', filter)),
})
