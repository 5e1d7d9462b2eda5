import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Seen } from '../server/requests.ts'
import { PEOPLE, type Person } from '../server/api.ts'
import { serveMovements, statusOf, type Problem } from '../capital-movements/servedMovements.ts'

const { api, fundWith, movement, act, stored } = await serveMovements()

type Waiver = StoredRecord & { status: string; askedBy: string; confirmedBy: string | null; canConfirm: boolean }

const asked = async (person: Person = 'admin') => {
  const answer = await api.post(person, '/api/four-eyes-waivers', { reason: 'Everybody else is on leave' })
  return answer.statusCode === 201 ? answer.json<Waiver>() : Promise.reject(new Error(answer.body))
}
const decide = async (person: Person, { id }: StoredRecord, action: 'confirm' | 'end') => {
  const { version } = (await api.get('admin', `/api/four-eyes-waivers/${id}`)).json<Waiver>()
  return api.post(person, `/api/four-eyes-waivers/${id}/${action}`, {}, { version })
}
async function completedBy(person: Person): Promise<Seen> {
  const own = await fundWith([{ name: 'Garnet', commitment: '1000' }])
  const made = await movement(own, { investmentFunding: '100' })
  expect((await act(person, made, 'complete')).statusCode).toBe(200)
  return stored(made)
}

/** Nobody else of the tenant may publish meanwhile. */
async function alone(
  userName: string,
  work: () => Promise<void>,
  since: string | null = '2026-01-01T00:00:00Z',
): Promise<void> {
  const others = `tenant_id = $1 and user_name <> $2 and roles ~ 'TenantAdministrator|User'`
  const become = (status: string, before: string) =>
    api.database.asAdministrator(`update accounts set status = $3 where status = $4 and ${others}`, [
      api.tenants.own,
      userName,
      status,
      before,
    ])
  await become('Deactivated', 'Active')
  // Long ago: whoever was deactivated lately still counts.
  if (since)
    await api.database.asAdministrator(`update accounts set updated_at = $3 where ${others}`, [
      api.tenants.own,
      userName,
      since,
    ])
  try {
    await work()
  } finally {
    await become('Active', 'Deactivated')
  }
}

describe('R489 four eyes', () => {
  test('are waived by one administrator who asks and another who confirms, until somebody ends it; the history says who', async () => {
    const made = await completedBy('user')
    expect((await act('user', made, 'publish')).statusCode).toBe(422)
    const waiver = await asked()
    expect([waiver.status, waiver.canConfirm]).toEqual(['Asked', false])
    const refused = await decide('admin', waiver, 'confirm')
    expect([refused.statusCode, refused.json<Problem>().errors]).toEqual([
      422,
      { '': ['You asked for it: another administrator has to confirm it.'] },
    ])
    // Asked for, it is not in force yet.
    expect((await act('user', made, 'publish')).statusCode).toBe(422)
    expect((await decide('user', waiver, 'confirm')).statusCode).toBe(403)
    // As if a colleague had asked, who was an administrator then.
    await api.database.asAdministrator(
      `update four_eyes_waivers set created_by = (select id from accounts where user_name = $2) where id = $1`,
      [waiver.id, PEOPLE.user],
    )
    expect((await decide('admin', waiver, 'confirm')).json()).toMatchObject({
      status: 'InForce',
      askedBy: 'Tomas Reve',
      confirmedBy: 'Hanne Birk',
    })
    expect((await act('user', made, 'publish')).statusCode).toBe(200)
    const next = await completedBy('user')
    expect((await decide('admin', waiver, 'end')).json()).toMatchObject({ status: 'Ended' })
    expect((await act('user', next, 'publish')).statusCode).toBe(422)
    const history = (await api.get('admin', `/api/four-eyes-waivers/${waiver.id}/history`)).json<{ action: string }[]>()
    expect(history.map(({ action }) => action).sort()).toEqual(['confirm', 'create', 'end'])
    const ended = (await api.get('admin', `/api/four-eyes-waivers/${waiver.id}`)).json<Waiver>()
    expect((await api.remove('admin', `/api/four-eyes-waivers/${waiver.id}`, ended.version)).statusCode).toBe(409)
  })

  test('are not waived by somebody who deactivates the others for a while', async () => {
    await alone(
      PEOPLE.admin,
      async () => {
        const waiver = await asked()
        expect(waiver.canConfirm).toBe(false)
        expect((await decide('admin', waiver, 'confirm')).statusCode).toBe(422)
        await decide('admin', waiver, 'end')
      },
      null,
    )
  })

  test('do not lapse because somebody is alone: whoever is decides it alone, and says why', async () => {
    const made = await completedBy('admin')
    await alone(PEOPLE.admin, async () => {
      expect((await act('admin', made, 'publish')).json<Problem>().errors).toEqual({
        '': [
          'You completed this movement: somebody else has to publish it. Administrators can waive that on Home, under “Four eyes”.',
        ],
      })
      expect(statusOf(await api.post('admin', '/api/four-eyes-waivers', {}))).toEqual([400, 'invalid-body', 'reason'])
      const waiver = await asked()
      expect(waiver.canConfirm).toBe(true)
      expect((await decide('admin', waiver, 'confirm')).statusCode).toBe(200)
      expect((await act('admin', made, 'publish')).statusCode).toBe(200)
      expect((await decide('admin', waiver, 'end')).statusCode).toBe(200)
    })
  })
})
