/** Requests of a working day, one after the other in several hands: lists, records, and changes of them. */
import { resources } from '../../generated/resources.ts'
import { fromSomewhere } from './programs.ts'

const QUALITY = 'Manager'

export interface Walked {
  requests: number
  /** "500 GET /api/funds", each with how often it was seen. */
  refused: Map<string, number>
  /** Milliseconds of the slowest answer. */
  slowest: number
}

export interface Walker {
  address: string
  token: string
  /** Hands at work at once. */
  hands: number
}

/** As long as `goesOn` says so, and at least once through everything. */
export async function walk({ address, token, hands }: Walker, goesOn: () => boolean = () => false): Promise<Walked> {
  const walked: Walked = { requests: 0, refused: new Map(), slowest: 0 }

  async function ask(
    from: ReturnType<typeof fromSomewhere>,
    method: string,
    path: string,
    body?: object,
    version?: string | null,
  ): Promise<Response | undefined> {
    const startedAt = performance.now()
    walked.requests += 1
    let outcome: string
    try {
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: {
          ...from,
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
          ...(version && { 'if-match': version }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      walked.slowest = Math.max(walked.slowest, performance.now() - startedAt)
      if (answer.ok) return answer
      outcome = String(answer.status)
      await answer.arrayBuffer()
    } catch (error) {
      outcome = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    }
    const place = `${outcome} ${method} ${path.replace(/\d+/g, 'N')}`
    walked.refused.set(place, (walked.refused.get(place) ?? 0) + 1)
    return undefined
  }

  async function change(from: ReturnType<typeof fromSomewhere>, hand: number, round: number): Promise<void> {
    const name = `Walk ${hand} ${round} ${process.pid}`
    const made = await ask(from, 'POST', '/api/fund-managers', { name, quality: QUALITY })
    if (!made) return
    await made.arrayBuffer()
    const address = made.headers.get('location') ?? ''
    const version = made.headers.get('etag')
    const changed = await ask(from, 'PUT', address, { name: `${name} changed`, quality: QUALITY }, version)
    if (!changed) return
    await changed.arrayBuffer()
    await ask(from, 'DELETE', address, undefined, changed.headers.get('etag'))
  }

  const lists = Object.keys(resources).filter(resource => !['tenants', 'documents'].includes(resource))
  await Promise.all(
    Array.from({ length: hands }, async (_, hand) => {
      const from = fromSomewhere()
      for (let round = 0; round === 0 || goesOn(); round += 1) {
        for (const resource of lists) {
          await (await ask(from, 'GET', `/api/${resource}?range=[0,9]`))?.arrayBuffer()
          if (round > 0 && !goesOn()) break
        }
        await change(from, hand, round)
      }
    }),
  )
  return walked
}

export function described({ requests, refused, slowest }: Walked): string {
  const failures = [...refused.values()].reduce((sum, count) => sum + count, 0)
  const kinds = [...refused].slice(0, 8).map(([place, count]) => `\n    ${count} × ${place}`)
  return `${requests} requests, ${failures} without success, slowest ${Math.round(slowest)} ms${kinds.join('')}`
}
