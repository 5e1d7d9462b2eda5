/** The reads of the areas as routes: access, parameters and the way of the answer are the same for all of them. */
import type { UncheckedValues } from '../../entityTypes.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { Parameter } from '../../api/parameters.ts'
import { create as contentDisposition } from 'content-disposition'
import type { AnsweredRead, AnyRead, FileAnswer } from '../../api/reads.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../problems.ts'
import { neededFor } from '../../service-accounts/resources.ts'
import { requestText } from '../../texts/requests.ts'
import { sendWorkbook, workbookOf, XLSX } from '../exchange/workbook.ts'
import { computedColumnsSql } from '../records/computedColumns.ts'
import { compileSelection } from '../records/query.ts'
import type { CountRefusals } from './rateLimits.ts'
import { needing } from './routeAccess.ts'
import type { Access } from './routeAccess.ts'
import { recordOf } from '../records/typed.ts'
import { isExportFormat } from './exportContent.ts'
import { sendTable } from './tableRoute.ts'
import { inTransaction, queryOf, readAnswer, sendRecord } from './requests.ts'
import type { Services } from './requests.ts'

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export function registerReads(
  app: FastifyInstance,
  services: Services,
  reads: readonly AnsweredRead[],
  limited: CountRefusals,
): void {
  for (const each of reads) {
    const { path, parameters } = each.read
    const query = Object.keys(parameters).filter(name => !path.includes(placeOf(name)))
    app.get(
      path.replaceAll(/\{(\w+)\}/g, ':$1'),
      { config: { access: accessOf(services, each.read), query, ...needing(neededFor.asking(each.read)) } },
      answerOf(services, each, limited),
    )
  }
}

function accessOf({ registry }: Services, { access }: AnyRead): Access {
  return 'group' in access ? access.group : registry.named(access.entity).access.read
}

function answerOf(services: Services, each: AnsweredRead, limited: CountRefusals): Answer {
  switch (each.kind) {
    case 'json':
      return jsonOf(services, each, limited)
    case 'workbook':
      return async (request, reply) => sendWorkbook(reply, await answered(services, each, request), each.read.fileName)
    case 'table':
      return (request, reply) => sendTableOf(services, each, request, reply)
    case 'file':
      return async (request, reply) => sendFile(reply, await answered(services, each, request, false))
    case 'record':
      return (request, reply) => sendOneRecord(services, each, request, reply)
    case 'totals':
      return request => totalsOf(services, each, request)
  }
}

function jsonOf(services: Services, each: Answered<'json'>, limited: CountRefusals): Answer {
  const answer = (request: FastifyRequest): Promise<unknown> => answered(services, each, request, !each.read.noted)
  return each.read.limitsGuessing ? limited(answer, [404], 'unknownLinks') : answer
}

/** Parameters are looked at before anything is asked of the database. */
function answered<Result>(
  services: Services,
  { read, answer }: { read: AnyRead; answer: (context: Context, parameters: Received) => Promise<Result> },
  request: FastifyRequest,
  readOnly = true,
): Promise<Result> {
  const parameters = receivedOf(read, request)
  return inTransaction(
    services,
    request.account,
    async current => answer(await current.context(), parameters),
    readOnly,
  )
}

async function sendFile(reply: FastifyReply, answer: FileAnswer): Promise<FastifyReply> {
  const { fileName } = answer
  return reply
    .headers({
      'content-type': 'sheets' in answer ? XLSX : answer.contentType,
      ...('size' in answer && { 'content-length': answer.size }),
      'content-disposition': contentDisposition(fileName),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    .send(await contentOf(answer))
}

async function contentOf(answer: FileAnswer): Promise<Buffer | Readable> {
  if ('sheets' in answer) return workbookOf(answer.sheets)
  return 'stream' in answer ? answer.stream : Buffer.from(answer.content)
}

type Received = UncheckedValues

function receivedOf({ path, parameters }: AnyRead, request: FastifyRequest): Received {
  const inPath = request.params as Record<string, string | undefined>
  const inQuery = queryOf(request)
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [
      name,
      path.includes(placeOf(name)) ? ofPath(parameter, inPath[name]) : ofQuery(parameter, name, inQuery[name]),
    ]),
  )
}

/** An id that can be none leads to the same answer as one that does not exist. */
function ofPath(parameter: Parameter<unknown>, text: string | undefined): unknown {
  const value = text === undefined ? undefined : parameter.read(text)
  if (value === undefined) throw problem('not-found')
  return value
}

function ofQuery(parameter: Parameter<unknown>, name: string, text: string | undefined): unknown {
  const isOptional = 'optional' in parameter
  if (text === undefined && isOptional) return undefined
  if (text === undefined || (text === '' && !isOptional))
    throw problem('query-parameter-required', { values: { parameter: name } })
  const value = parameter.read(text)
  if (value === undefined)
    throw problem('invalid-request', { detail: requestText('parameterValue', { parameter: name }) })
  return value
}

function placeOf(name: string): string {
  return `{${name}}`
}

type Answered<Kind> = Extract<AnsweredRead, { kind: Kind }>

function sendTableOf(
  services: Services,
  { read, answer }: Answered<'table'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const parameters = receivedOf(read, request)
  const { format } = queryOf(request)
  if (format === undefined || !isExportFormat(format))
    throw problem('query-parameter-required', { values: { parameter: 'format' } })
  return sendTable(services, request.account, reply, { format, fileName: read.fileName }, context =>
    answer(context, parameters),
  )
}

/** Never from the copy, like every single record: whoever has just saved it sees what was saved. */
async function sendOneRecord(
  services: Services,
  { read, answer }: Answered<'record'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const parameters = receivedOf(read, request)
  const { account } = request
  const found = await inTransaction(services, account, async current => {
    const record = await answer(await current.context(), parameters)
    const entity = services.registry.named(read.entity)
    return record && readAnswer(current, entity, account.roles, recordOf(record))
  })
  // A question about a record that need not exist is answered with null, not with 404.
  return found ? sendRecord(reply, found) : reply.type('application/json; charset=utf-8').send('null')
}

/** One statement over everything that the filter of the list finds. */
async function totalsOf(
  services: Services,
  { read, answer }: Answered<'totals'>,
  request: FastifyRequest,
): Promise<unknown> {
  const { account } = request
  const { registry, database } = services
  const { filter } = queryOf(request)
  const view = registry.view(registry.named(read.access.entity), account.roles)
  const { where, values } = compileSelection(
    registry,
    view,
    account,
    account.tenantId,
    filter === undefined ? {} : { filter },
  )
  return answer({
    where,
    computed: columns => computedColumnsSql(view, columns, where),
    rows: statement => database.readOnce(account, statement, values),
  })
}
