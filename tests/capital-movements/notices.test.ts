/** Papers that are still made, or have failed, hold a movement where it is. */
import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { serveMovements, SIX, type Problem } from './servedMovements.ts'

const { api, fundWith, movement, act, makePapers, stored } = await serveMovements()

describe('the notices of a completed movement', () => {
  test('hold publishing and reopening up until every one is made', async () => {
    const open = await movement(await fundWith(SIX), { investmentFunding: '405' })
    expect((await act('user', open, 'complete')).statusCode).toBe(200)
    const made = await stored(open)
    const tried = async () => {
      const version = { version: made.version }
      const url = `/api/capital-movements/${made.id}`
      const answers = [
        await api.post('admin', `${url}/publish`, {}, version),
        await api.post('admin', `${url}/reopen`, { reason: 'A wrong amount' }, version),
      ]
      return answers.map(answer => [answer.statusCode, answer.json<Problem>().code, answer.json<Problem>().detail])
    }
    const because = (detail: string) => [
      [409, 'wrong-state', detail],
      [409, 'wrong-state', detail],
    ]
    expect(await tried()).toEqual(because('0 of 6 notices made'))
    await makePapers()
    await api.database.asAdministrator(
      `update notices set status = 'Failed', last_error = 'No room' where capital_movement_id = $1 and number like '%006'`,
      [made.id],
    )
    expect(await tried()).toEqual(because('5 of 6 notices made, 1 failed: retry them first'))
    expect(await stored(made)).toEqual(made)
    const rows = await api.get('user', `/api/limited-partner-transactions?filter={"capitalMovementId":${made.id}}`)
    expect(rows.json()).toHaveLength(6)
    const [failed] = (
      await api.get('user', `/api/notices?filter={"capitalMovementId":${made.id},"status":"Failed"}`)
    ).json<StoredRecord[]>()
    const retried = await api.post('user', `/api/notices/${failed?.id}/retry`, {}, { version: failed?.version ?? 0 })
    expect(retried.statusCode, retried.body).toBe(200)
    expect(await tried()).toEqual(because('5 of 6 notices made'))
    expect((await act('admin', made, 'publish')).statusCode).toBe(200)
  })
})
