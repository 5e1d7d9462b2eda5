/**
 * The copy for reading that DATABASE_READ_URL names follows the database at some distance. Nobody is shown less there
 * than they have saved: the database notes how far its log reached with each change of an account, and a copy that has
 * not come as far is passed over, as one that does not answer is.
 */
import type { Role } from '../../access.ts'
import { codeOf, messageOf } from './postgres/failures.ts'
import { TENANT_ELSEWHERE } from './tenantPlaces.ts'
import type { Statement } from './postgres/batch.ts'

/** How often the copy has answered, and why the database was asked in its place. */
export interface CopyFigures {
  answered: number
  behind: number
  unreachable: number
}

/** Whose changes are noted together: those of an account, or of whoever keeps the tenants. */
export interface Saver {
  tenantId: number
  accountId: number
}

/** Work of the product itself saves nothing that anybody would miss in a list. */
export function saverOf(caller: {
  tenantId: number | null
  id?: number | null
  roles?: readonly Role[]
}): Saver | undefined {
  const { tenantId, id, roles } = caller
  if (tenantId !== null && typeof id === 'number') return { tenantId, accountId: id }
  if (tenantId === null && roles?.includes('GlobalAdministrator')) return { tenantId: 0, accountId: 0 }
  return undefined
}

export const noteSaved = ({ tenantId, accountId }: Saver): Statement => ({
  text: 'select note_saved($1, $2)',
  values: [tenantId, accountId],
})

/** Before the commit: what has only read need not be noted. */
export const HAS_WRITTEN: Statement = {
  text: 'select pg_current_xact_id_if_assigned() is not null as written',
  values: [],
}

const SAVED_POSITION = 'select saved_position($1, $2) as position'
const PRESENT_POSITION = 'select pg_current_wal_insert_lsn()::text as position'
const ASSERT_REPLAYED = 'select assert_replayed(greatest($1::pg_lsn, $2::pg_lsn))'

/**
 * The error of that function, and that of a copy which has yet to learn that a tenant has come back; and there are no
 * such functions on a copy that has yet to follow the first migration.
 */
const BEHIND = new Set(['FA002', TENANT_ELSEWHERE, '42883'])
const UNREACHABLE = /^(ECONN|ENOENT|ENOTFOUND|EHOST|ENET|ETIMEDOUT|EAI_|EPIPE|08|53300|57P0[1-3])/
/** PostgreSQL breaks off what reads for so long on a copy that it could not go on following. */
const IN_ITS_WAY = '40001'
/** Whoever waits for a copy that does not answer waits once, not with every list. */
const REST_MS = 5000

interface Position {
  position: string | null
}

export interface ReadCopy {
  /**
   * What the copy answers, told which statement has to succeed on it before anything is read; or what the database
   * answers, where the copy may not be asked or cannot answer.
   */
  read<Result>(
    saver: Saver,
    ways: { copy: (followed: Statement) => Promise<Result>; database: () => Promise<Result> },
  ): Promise<Result>
  figures: Readonly<CopyFigures>
}

/** `ask` asks the database itself. */
export function readCopy(
  ask: (text: string, values: readonly unknown[], saver: Saver) => Promise<Position[]>,
): ReadCopy {
  const figures: CopyFigures = { answered: 0, behind: 0, unreachable: 0 }
  let restsUntil = -Infinity
  // Migrations of this start are no change of an account.
  let sinceStart: Promise<Position[]> | undefined

  async function followed(saver: Saver): Promise<Statement | undefined> {
    sinceStart ??= ask(PRESENT_POSITION, [], saver)
    const forStart = sinceStart
    try {
      const [[start], [saved]] = await Promise.all([
        forStart,
        ask(SAVED_POSITION, [saver.tenantId, saver.accountId], saver),
      ])
      if (!start?.position || !saved?.position) return undefined
      return { text: ASSERT_REPLAYED, values: [start.position, saved.position] }
    } catch (error) {
      if (sinceStart === forStart) sinceStart = undefined
      throw error
    }
  }

  return {
    figures,
    async read(saver, ways) {
      if (performance.now() < restsUntil) {
        figures.unreachable += 1
        return ways.database()
      }
      const statement = await followed(saver)
      if (statement) {
        try {
          const result = await ways.copy(statement)
          figures.answered += 1
          return result
        } catch (error) {
          const code = codeOf(error) ?? ''
          const unreachable =
            UNREACHABLE.test(code) || /^(Connection terminated|timeout exceeded)/.test(messageOf(error))
          if (!unreachable && !BEHIND.has(code) && code !== IN_ITS_WAY) throw error
          if (unreachable) restsUntil = performance.now() + REST_MS
          figures[unreachable ? 'unreachable' : 'behind'] += 1
          return ways.database()
        }
      }
      figures.behind += 1
      return ways.database()
    },
  }
}
