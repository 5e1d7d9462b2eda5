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
import { run } from '../database/sql.ts'
import type { TransactionContext } from '../records/transactionContext.ts'

/** Header of an answer that was given before. */
export const REPLAYED = 'idempotency-replayed'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** Ends the transaction of a dry run, so that nothing of it stays. */
class Preview extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super('preview')
    this.answer = answer
  }
}

interface StoredAnswer {
  body_hash: string
  status: number
  headers: Record<string, string>
  answer: string
}

/** Nobody repeats a request after days. */
const KEY_LIFETIME = '2 days'
/** Every so many keys the old ones are removed. */
const SWEEP_EVERY = 200

export async function withIdempotencyKey(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  effect: (current: TransactionContext) => Promise<Answer>,
  preview = false,
): Promise<FastifyReply> {
  return sendAnswer(reply, await answerOf(services, request, effect, preview))
}

export async function answerOf(
  services: Services,
  request: FastifyRequest,
  effect: (current: TransactionContext) => Promise<Answer>,
  preview = false,
): Promise<Answer> {
  const key = preview ? undefined : keyOf(request)
  try {
    return await inTransaction(services, request.account, async current => {
      if (preview) throw new Preview(await effect(current))
      return key === undefined ? effect(current) : answerByKey(current, key, request, effect)
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
  effect: (current: TransactionContext) => Promise<Answer>,
): Promise<Answer> {
  const { account, tx } = current
  const place = [
    account.tenantId ?? 0,
    account.id === null ? account.userName : String(account.id),
    `${request.method} ${request.url}`.slice(0, 300),
    key,
  ]
  // Whoever comes second while the first is at work is told so at once instead of waiting for its end.
  const lock = createHash('sha256').update(place.join('\n')).digest().readBigInt64BE()
  const [lockRow] = await run<{ free: boolean }>(tx, 'select pg_try_advisory_xact_lock($1::bigint) as free', [
    String(lock),
  ])
  if (!lockRow?.free) throw problem('request-in-progress')
  const hash = request.bodyHash ?? ''
  const [stored] = await run<StoredAnswer>(
    tx,
    'select body_hash, status, headers, answer from idempotency_keys where tenant_id = $1 and account = $2 and route = $3 and key = $4',
    place,
  )
  if (stored && stored.body_hash !== hash) throw problem('idempotency-key-reused')
  if (stored) return { status: stored.status, headers: { ...stored.headers, [REPLAYED]: 'true' }, body: stored.answer }
  const answer = await effect(current)
  const body = JSON.stringify(answer.body ?? null)
  await run(
    tx,
    'insert into idempotency_keys (tenant_id, account, route, key, body_hash, status, headers, answer) values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)',
    [...place, hash, answer.status, JSON.stringify(answer.headers), body],
  )
  if (lock % BigInt(SWEEP_EVERY) === 0n)
    await run(
      tx,
      `delete from idempotency_keys where tenant_id = $1 and created_at < now() - interval '${KEY_LIFETIME}'`,
      [place[0]],
    )
  return { ...answer, body }
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw problem('invalid-request', { detail: requestText('idempotencyKey') })
  return key
}
