/** The description of what areas have declared: their reads, and what their actions of a collection answer. */
import type { AnsweringAction } from '../../src/api/actions.ts'
import type { Parameter } from '../../src/api/parameters.ts'
import type { AnyRead } from '../../src/api/reads.ts'
import { activityReads } from '../../src/activity/reads.ts'
import { closingReads } from '../../src/closings/reads.ts'
import { capitalMovementReads } from '../../src/capital-movements/reads.ts'
import { contactReads } from '../../src/contacts/reads.ts'
import { exchangeRateReads } from '../../src/currencies/reads.ts'
import { deadlineReads } from '../../src/deadlines/reads.ts'
import { fairValueReads } from '../../src/fair-values/reads.ts'
import { fundReads } from '../../src/funds/reads.ts'
import { investmentReads } from '../../src/investments/reads.ts'
import { invoiceActions } from '../../src/invoices/actions.ts'
import { invoiceReads } from '../../src/invoices/reads.ts'
import { limitedPartnerReads } from '../../src/limited-partners/reads.ts'
import { noticeReads } from '../../src/notices/reads.ts'
import { performanceReads } from '../../src/performance/reads.ts'
import { portalReads } from '../../src/portal/reads.ts'
import { reportingPeriodReads } from '../../src/reporting-periods/reads.ts'
import { searchReads } from '../../src/search/reads.ts'
import { transactionReads } from '../../src/transactions/reads.ts'
import { transferReads } from '../../src/transfers/reads.ts'
import type { Model } from './model.ts'
import { READ_ANSWERS } from './openapiParts.ts'

type Json = Record<string, unknown>

/** By the name of the operation. */
const READS: Readonly<Record<string, AnyRead>> = {
  ...activityReads,
  ...closingReads,
  ...capitalMovementReads,
  ...contactReads,
  ...exchangeRateReads,
  ...deadlineReads,
  ...fairValueReads,
  ...fundReads,
  ...investmentReads,
  ...invoiceReads,
  ...limitedPartnerReads,
  ...noticeReads,
  ...performanceReads,
  ...portalReads,
  ...reportingPeriodReads,
  ...searchReads,
  ...transactionReads,
  ...transferReads,
}

const ACTIONS: readonly AnsweringAction<unknown, unknown>[] = Object.values(invoiceActions)

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Those of a resource stand in the description only where the resource does. */
export function readPaths(models: readonly Model[]): Json {
  return Object.fromEntries(
    Object.entries(READS).flatMap(([name, read]) => {
      const heading =
        read.heading ?? models.find(({ entity }) => entity.resource === read.path.split('/')[2])?.entity.plural
      return heading === undefined ? [] : [[read.path, pathItem(name, read, heading)]]
    }),
  )
}

function pathItem(name: string, read: AnyRead, heading: string): Json {
  const parameters = Object.entries(read.parameters).map(([own, parameter]) => parameterOf(own, parameter, read.path))
  return {
    get: {
      operationId: name,
      summary: read.summary,
      tags: [heading],
      parameters,
      responses: { 200: answerOf(read), ...READ_ANSWERS },
    },
  }
}

/** What every list has is described once. */
function parameterOf(name: string, { json, description, ...parameter }: Parameter<unknown>, path: string): Json {
  if (name === 'filter') return { $ref: '#/components/parameters/filter' }
  const inPath = path.includes(`{${name}}`)
  return {
    name,
    in: inPath ? 'path' : 'query',
    ...((inPath || !('optional' in parameter)) && { required: true }),
    description,
    schema: json,
  }
}

function answerOf(read: AnyRead): Json {
  if (read.kind === 'file')
    return {
      description: 'The file.',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }
  return read.kind === 'workbook'
    ? { description: 'A workbook.', content: { [WORKBOOK]: { schema: { type: 'string', format: 'binary' } } } }
    : { description: read.answerDescription, content: { 'application/json': { schema: read.answer.json } } }
}

/** What an action of a collection answers, and whether it can be tried. */
export function collectionAnswer(resource: string, action: string): { answer: Json; preview: boolean } {
  const declared = ACTIONS.find(one => one.resource === resource && one.action === action)
  return {
    answer: {
      description: declared?.answerDescription ?? 'What was done.',
      content: { 'application/json': { schema: declared?.answer.json ?? { type: 'object' } } },
    },
    preview: declared?.preview ?? false,
  }
}
