/** Which failures of a transaction are no mistake of its work, so that it may run once more. */
import { codeOf } from './failures.ts'

/** The work itself was too slow; doing it again would be as slow. */
export const IDLE_TOO_LONG = '25P03'

export function isCollision(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error) ?? '')
}

/**
 * What a PostgreSQL that was the leader of its cluster and follows another now refuses: to write, to answer how far its
 * own log has come, to begin a transaction that only a leader can isolate.
 */
const OF_FOLLOWER = ['25006', '55000', '0A000']

/**
 * The connection is gone: closed by the server, by the network, or by a PostgreSQL that is being restarted; or it leads
 * to one that is no leader any more.
 */
export function isBroken(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  const code = codeOf(error) ?? ''
  return (
    ['57P01', '57P02', '57P03', IDLE_TOO_LONG, 'ECONNRESET', 'EPIPE'].includes(code) ||
    (OF_FOLLOWER.includes(code) && !isStale(error)) ||
    /^(Connection terminated|Client has encountered a connection error)/.test(message)
  )
}

/** A prepared statement outlived a migration. */
export function isStale(error: unknown): boolean {
  return codeOf(error) === '0A000' && error instanceof Error && /cached plan/.test(error.message)
}
