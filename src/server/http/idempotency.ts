/**
 * Idempotency-Key: the same request twice has one effect and one answer. The key's row stands in the transaction of the
 * effect.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { problem } from '../../problems.ts'
import { requestText } from '../../texts/requests.ts'
import { inTransaction } from './requests.ts'
import type { Services } from './requests.ts'
import type { NotNull } from 'kysely'
import { compiledOnce, countAsWritten } from '../database/sql.ts'
import type { Given } from '../database/sql.ts'
import type { TransactionContext } from '../records/transactionContext.ts'
import type { Ending } from '../records/write.ts'

/** Header of an answer that was given before. */
export const REPLAYED = 'idempotency-replayed'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: unknown
  /** It holds a secret: it is given once and kept nowhere, so that a repeated request is refused. */
  shownOnce?: true
}

/** Stands in the place of an answer that is not kept: no JSON is empty. */
const NOT_STORED = ''

/** Ends the transaction of a dry run, so that nothing of it stays. */
class Preview extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super('preview')
    this.answer = answer
  }
}

/** `ending`: what ends the transaction of the effect. */
type Effect = (current: TransactionContext, ending: Ending) => Promise<Answer>

/** Whose key it is, and for which request. */
interface Place {
  tenantId: number
  account: string
  route: string
  key: string
}

const TAKE_LOCK = compiledOnce((builder, given: Given<{ lock: string }>) =>
  builder.selectNoFrom(({ cast, fn }) =>
    fn<boolean>('pg_try_advisory_xact_lock', [cast<string>(given('lock'), 'bigint')]).as('free'),
  ),
)

const STORED_ANSWER = compiledOnce((builder, given: Given<Place>) =>
  builder
    .selectFrom('idempotency_keys')
    .select(['body_hash as bodyHash', 'status', 'headers', 'answer'])
    .where('tenant_id', '=', given('tenantId'))
    .where('account', '=', given('account'))
    .where('route', '=', given('route'))
    .where('key', '=', given('key'))
    .$narrowType<{ status: NotNull; headers: Record<string, string>; answer: NotNull }>(),
)

const STORE_ANSWER = compiledOnce(
  (builder, given: Given<Place & { hash: string; status: number; headers: string; body: string }>) =>
    builder.insertInto('idempotency_keys').values({
      tenant_id: given('tenantId'),
      account: given('account'),
      route: given('route'),
      key: given('key'),
      body_hash: given('hash'),
      status: given('status'),
      headers: given('headers'),
      answer: given('body'),
    }),
)

export async function withIdempotencyKey(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  effect: Effect,
  preview = false,
): Promise<FastifyReply> {
  return sendAnswer(reply, await answerOf(services, request, effect, preview))
}

export async function answerOf(
  services: Services,
  request: FastifyRequest,
  effect: Effect,
  preview = false,
): Promise<Answer> {
  const key = preview ? undefined : keyOf(request)
  try {
    return await inTransaction(services, request.account, async current => {
      if (preview) throw new Preview(await effect(current, 'refusal'))
      if (key === undefined) return effect(current, 'change')
      // Also where the answer is given again: its caller is not shown less than an earlier request has saved.
      countAsWritten(current.tx)
      return answerByKey(current, key, request, effect)
    })
  } catch (error) {
    if (error instanceof Preview) return error.answer
    throw error
  }
}

export function sendAnswer(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(typeof body === 'string' ? body : JSON.stringify(body ?? null))
}

async function answerByKey(
  current: TransactionContext,
  key: string,
  request: FastifyRequest,
  effect: Effect,
): Promise<Answer> {
  const { account, tx } = current
  const place: Place = {
    tenantId: account.tenantId ?? 0,
    account: account.id === null ? account.userName : String(account.id),
    route: `${request.method} ${request.url}`.slice(0, 300),
    key,
  }
  // Whoever comes second while the first is at work is told so at once instead of waiting for its end.
  const lock = createHash('sha256').update(Object.values(place).join('\n')).digest().readBigInt64BE()
  const [lockRow] = await TAKE_LOCK(tx, { lock: String(lock) })
  if (!lockRow?.free) throw problem('request-in-progress')
  const hash = request.bodyHash ?? ''
  const [stored] = await STORED_ANSWER(tx, place)
  if (stored && stored.bodyHash !== hash) throw problem('idempotency-key-reused')
  if (stored?.answer === NOT_STORED) throw problem('shown-once')
  if (stored) return { status: stored.status, headers: { ...stored.headers, [REPLAYED]: 'true' }, body: stored.answer }
  const answer = await effect(current, 'refusal')
  const body = JSON.stringify(answer.body ?? null)
  const headers = JSON.stringify(answer.headers)
  const storedBody = answer.shownOnce ? NOT_STORED : body
  await STORE_ANSWER(tx, { ...place, hash, status: answer.status, headers, body: storedBody })
  return { ...answer, body }
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw problem('invalid-request', { detail: requestText('idempotencyKey') })
  return key
}
