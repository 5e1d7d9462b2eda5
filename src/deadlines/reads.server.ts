import { answered } from '../api/reads.ts'
import { deadlinesOf } from './deadlines.server.ts'
import { deadlineReads } from './reads.ts'

export const deadlineAnswers = answered(deadlineReads, { deadlines: context => deadlinesOf(context) })
