import { describe, expect, test } from 'vitest'
import { isBroken, isCollision, isStale } from '../../../src/server/database/postgres/retries.ts'

const failed = (code: string, message = '') => Object.assign(new Error(message), { code })

describe('a failed statement', () => {
  test.each(['57P01', '57P02', '57P03', '25P03', 'ECONNRESET', 'EPIPE'])('with %s has lost its connection', code =>
    expect(isBroken(failed(code))).toBe(true),
  )

  // PostgreSQL's appendix of error codes: read_only_sql_transaction, object_not_in_prerequisite_state ("recovery is in
  // progress"), feature_not_supported ("cannot use serializable mode in a hot standby").
  test.each(['25006', '55000', '0A000'])('with %s was sent to a leader that follows another now', code => {
    expect([isBroken(failed(code)), isStale(failed(code))]).toEqual([true, false])
  })

  test('of a plan that outlived a migration is prepared again, and its connection is none that is lost', () => {
    const stale = failed('0A000', 'cached plan must not change result type')
    expect([isStale(stale), isBroken(stale)]).toEqual([true, false])
  })

  test('that was never sent is one whose connection is gone', () => {
    expect(isBroken(new Error('Connection terminated unexpectedly'))).toBe(true)
    expect(isBroken(new Error('Client has encountered a connection error and is not queryable'))).toBe(true)
  })

  test('for a reason of its own is neither', () => {
    for (const code of ['23505', '22P02', '40001'])
      expect([isBroken(failed(code)), isStale(failed(code))]).toEqual([false, false])
    expect([isCollision(failed('40001')), isCollision(failed('40P01')), isCollision(failed('23505'))]).toEqual([
      true,
      true,
      false,
    ])
  })
})
