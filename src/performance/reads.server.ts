import { answered } from '../api/reads.ts'
import { problem } from '../problems.ts'
import { requestText } from '../texts/requests.ts'
import {
  cashFlowsOf,
  comparativesOf,
  partnerAccountOf,
  partnerReturnsOf,
  performanceOf,
  performanceSheetsOf,
  valueBridgeOf,
} from './performance.server.ts'
import { performanceReads } from './reads.ts'
import { sourcesOf } from './sources.server.ts'

export const performanceAnswers = answered(performanceReads, {
  fundPerformance: (context, { id, asOf }) => performanceOf(context, id, asOf),
  fundPerformanceSources: (context, { id, asOf, ...question }) => sourcesOf(context, id, question, asOf),
  fundCashFlows: (context, { id, asOf }) => cashFlowsOf(context, id, asOf),
  fundValueBridge: async (context, { id, asOf, from }) => (await valueBridgeOf(context, id, asOf, from)) ?? tooLate(),
  fundComparatives: (context, { id, asOf }) => comparativesOf(context, id, asOf),
  fundPerformanceExport: async (context, { id, asOf, from }) =>
    (await performanceSheetsOf(context, id, asOf, from)) ?? tooLate(),
  fundCapitalAccounts: (context, { id, asOf }) => partnerReturnsOf(context, id, asOf),
  limitedPartnerAccount: (context, { id, asOf }) => partnerAccountOf(context, id, asOf),
})

/** The opening has to lie before the closing. */
function tooLate(): never {
  throw problem('invalid-request', { detail: requestText('parameterValue', { parameter: 'from' }) })
}
