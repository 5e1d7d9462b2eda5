/** Answers what is asked about capital account statements besides their records. */
import { answered } from '../api/reads.ts'
import { statementPaperOf, statementsOf } from './papers.server.ts'
import { statementReads } from './reads.ts'

export const statementAnswers = answered(statementReads, {
  statementPaper: statementPaperOf,
  statementsOfPeriod: (context, { id }) => statementsOf(context, id),
})
