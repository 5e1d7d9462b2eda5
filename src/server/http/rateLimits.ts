/**
 * How much one address may ask of all servers of a database together: a generous limit for everybody, and narrow ones
 * for whoever tries tokens, links and guids.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem, ProblemError } from '../../problems.ts'
import type { SharedCounts } from './sharedCounts.ts'

export interface RequestLimits {
  /** Requests a minute from one address. */
  requests: number
  /** Requests a minute from one address that carry no valid token. */
  refused: number
  /** Links of mails a minute from one address that nobody knows. */
  unknownLinks: number
  /** Papers a minute from one address that are added with the link of a mail alone. */
  papersByLink: number
}

export const REQUEST_LIMITS: RequestLimits = { requests: 6_000, refused: 300, unknownLinks: 20, papersByLink: 20 }

/** Counts what is refused with one of these statuses; from the limit on it is refused for that alone. */
export type CountRefusals = <Result>(
  work: (request: FastifyRequest) => Promise<Result>,
  statuses?: readonly number[],
  limit?: 'refused' | 'unknownLinks',
) => (request: FastifyRequest) => Promise<Result>

type SharedLimit = Exclude<keyof RequestLimits, 'requests'>

/** Counts a request, and refuses it once there were too many. */
export type AssertSeldom = (request: FastifyRequest, limit: SharedLimit) => Promise<void>

/** A request that its caller has given up has no address any more; such requests count together. */
export const addressOf = (request: { ip?: string }): string => request.ip ?? 'gone'

/** An address is the real peer's, or what a proxy that we trust says; never what a caller claims. */
export function limitRequests(
  app: FastifyInstance,
  limits: RequestLimits,
  makeCounts: () => SharedCounts,
): { limited: CountRefusals; assertSeldom: AssertSeldom } {
  // Apart, so that many addresses that only ask do not displace those that try something.
  const [ofAll, counts] = [makeCounts(), makeCounts()]
  app.addHook('onRequest', (request, _reply, next) => {
    const isTooMany = ofAll.exceedsSoon(`requests ${addressOf(request)}`, limits.requests)
    next(isTooMany ? problem('too-many-requests') : undefined)
  })
  const isTooOften = (request: FastifyRequest, limit: SharedLimit): Promise<boolean> =>
    counts.exceeds(`${limit} ${addressOf(request)}`, limits[limit])
  return {
    limited:
      (work, statuses = [401], limit = 'refused') =>
      async request => {
        try {
          return await work(request)
        } catch (error) {
          if (!(error instanceof ProblemError) || !statuses.includes(error.status)) throw error
          throw (await isTooOften(request, limit)) ? problem('too-many-requests') : error
        }
      },
    async assertSeldom(request, limit) {
      if (await isTooOften(request, limit)) throw problem('too-many-requests')
    },
  }
}
