/** A database that fails at one statement, in the middle of whatever works with it. */
import { vi } from 'vitest'
import { Connection } from '../../src/server/database/postgres/statements.ts'

/**
 * While the work goes on, the statement of this number, counted from 1, fails in the database; the last one may bring
 * the commit.
 */
export async function failingAt<Result>(number: number, work: () => Promise<Result>): Promise<Result> {
  let count = 0
  const fails = () => {
    count += 1
    return count === number
  }
  const { run, runLast, commit } = Connection.prototype
  const asked = (text: string, values: readonly unknown[]) => (fails() ? DIVISION_BY_ZERO : ([text, values] as const))
  const spies = [
    vi.spyOn(Connection.prototype, 'run').mockImplementation(function (this: Connection, text, values) {
      return run.apply(this, [...asked(text, values)])
    }),
    vi.spyOn(Connection.prototype, 'runLast').mockImplementation(function (this: Connection, text, values) {
      return runLast.apply(this, [...asked(text, values)])
    }),
    vi.spyOn(Connection.prototype, 'commit').mockImplementation(async function (this: Connection) {
      if (this.hasAsked && fails()) throw new Error('The connection was lost before the commit.')
      return commit.call(this)
    }),
  ]
  try {
    return await work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

const DIVISION_BY_ZERO = ['select 1 / $1::int', [0]] as const
