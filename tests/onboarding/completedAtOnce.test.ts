/** Two onboardings that are completed at the same moment: what the first is about to make, the second takes. */
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Account, Context } from '../../src/context.ts'
import { transactionOf } from '../../src/server/records/transaction.ts'
import { PEOPLE } from '../server/api.ts'
import type { RecordOf, Seen } from '../server/requests.ts'
import { serveOnboarding } from './servedOnboarding.ts'

const { api, world, act, reach } = await serveOnboarding()

const account: Account = {
  id: null,
  tenantId: api.tenants.own,
  tenant: 'larkmoor',
  name: 'Hanne Birk',
  userName: PEOPLE.admin,
  roles: ['TenantAdministrator'],
}

/** In a fund of its own: those of one fund wait for each other anyway. */
async function ready(email: string): Promise<RecordOf<'onboardings'>> {
  const fund = await world.make('funds', { firstClosingDate: '2025-01-31', finalClosingDate: '2028-01-31' })
  const individual = { key: 'psig1', firstName: 'Maud', lastName: 'Signer', email, telephone: '+44 1632 960123' }
  const answers = { signatories: [{ key: 'sig1', quality: 'Director', individual }], bankAccount: null }
  return reach('SubscriptionConfirmed', { fundId: fund.id, legalStatus: 'LegalEntity', answers })
}

const complete =
  ({ id }: Seen) =>
  async (context: Context) => {
    await context.records.act('onboarding', 'complete', id, {})
  }

const waiting = () =>
  api.database.asAdministrator(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )

/** Works in a transaction that stays open until what was sent meanwhile waits for its end, or is through. */
async function meanwhile(
  work: (context: Context) => Promise<void>,
  send: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  let sent: Promise<LightMyRequestResponse> | undefined
  await api.database.database.inTransaction(account, async tx => {
    await work(await transactionOf(api.services, account, tx).context())
    let isThrough = false
    sent = send().finally(() => {
      isThrough = true
    })
    await expect.poll(async () => isThrough || (await waiting()).length > 0, { timeout: 10_000 }).toBe(true)
  })
  if (!sent) throw new Error('Nothing was sent.')
  return sent
}

const contactsAt = (email: string) =>
  api.database.asAdministrator<{ id: number }>('select id::int from contacts where lower(email) = $1', [email])
const signatoryOf = async ({ id }: Seen) => {
  const { limitedPartnerId } = (await api.get('user', `/api/onboardings/${id}`)).json<RecordOf<'onboardings'>>()
  const partner = await api.get('user', `/api/limited-partners/${limitedPartnerId}`)
  return partner.json<RecordOf<'limited-partners'>>().additionalContacts?.map(({ contactId }) => contactId)
}

describe('a person who signs for two investors', () => {
  test('becomes one contact of both, when both are completed at the same moment', async () => {
    const [one, other] = [await ready('maud@both.example'), await ready('Maud@Both.example')]
    const answer = await meanwhile(complete(one), () => act('complete', other))
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
    const made = await contactsAt('maud@both.example')
    expect(made).toHaveLength(1)
    expect([await signatoryOf(one), await signatoryOf(other)]).toEqual([[made[0]?.id], [made[0]?.id]])
  })

  test('is made once where both are sent at once, whoever comes first', async () => {
    const onboardings = [await ready('zoe@both.example'), await ready('zoe@both.example')]
    const answers = await Promise.all(onboardings.map(onboarding => act('complete', onboarding)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await contactsAt('zoe@both.example')).toHaveLength(1)
  })
})

test('whoever is let in to read along while an onboarding makes the same contact is that contact', async () => {
  const email = 'rhea@both.example'
  const onboarding = await ready(email)
  const partner = await world.make('limited-partners', { mainContactId: (await world.make('contacts', {})).id })
  const access = await world.insert('portal-accesses', {
    fundId: partner.fundId,
    limitedPartnerId: partner.id,
    contactId: partner.mainContactId,
    firstName: 'Rhea',
    lastName: 'Signer',
    email,
    until: '2026-12-31',
    status: 'Asked',
    colleagueId: null,
  })
  const granted = await meanwhile(complete(onboarding), () =>
    api.post('admin', `/api/portal-accesses/${access.id}/grant`, {}, { version: access.version }),
  )
  expect([granted.statusCode, granted.body]).toEqual([200, expect.any(String)])
  const made = await contactsAt(email)
  expect(made).toHaveLength(1)
  expect(granted.json<RecordOf<'portal-accesses'>>().colleagueId).toBe(made[0]?.id)
})
