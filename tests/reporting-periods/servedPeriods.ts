/** Reporting periods for the API tests, and what is done with them. */
import type { LightMyRequestResponse } from 'fastify'
import type { Person } from '../server/api.ts'
import type { RecordOf, Seen } from '../server/requests.ts'
import { serve } from '../server/serve.ts'

export type Problem = { code: string; detail?: string; errors?: Record<string, string[]> }

/** The actions of a period with a body that they take. */
export const ACTIONS = {
  complete: {},
  publish: {},
  'sign-off': {},
  reopen: { reason: 'A late invoice' },
  'request-reopen': { reason: 'A late invoice' },
} as const
export type Action = keyof typeof ACTIONS

/** To be awaited where a test file begins: the server, and what the file does with periods. */
export async function servePeriods() {
  const served = await serve()
  const { api, world } = served
  const period = (changes: Record<string, unknown> = {}) => world.make('reporting-periods', changes)
  const inNewFund = async (changes: Record<string, unknown> = {}) =>
    period({ fundId: (await world.make('funds')).id, ...changes })
  const act = (
    person: Person,
    { id, version }: Seen,
    action: Action,
    body: object = ACTIONS[action],
  ): Promise<LightMyRequestResponse> => api.post(person, `/api/reporting-periods/${id}/${action}`, body, { version })

  /** A period in a state, brought there by its actions. */
  async function inState(status: 'Open' | 'Completed' | 'Published'): Promise<RecordOf<'reporting-periods'>> {
    let current = await inNewFund()
    if (status !== 'Open') current = (await act('user', current, 'complete')).json()
    if (status === 'Published') current = (await act('user', current, 'publish')).json()
    return current
  }
  const stored = async ({ id }: Seen) =>
    (await api.get('agent', `/api/reporting-periods/${id}`)).json<RecordOf<'reporting-periods'>>()
  return { ...served, period, inNewFund, act, inState, stored }
}
