/** What must hold of the onboardings of the demo data: one in each of five states, with what that state wants. */
import { expect } from 'vitest'
import type { Demo } from './capitalAccounts.ts'

type Asked = Pick<Demo, 'rows' | 'tenantId'>

interface Standing {
  investor: string
  status: string
  /** Which of the two papers are there as they were signed. */
  signed: string | null
  evidence: number
  dueDiligence: boolean
  subscription: boolean
}

export async function expectOnboardings({ rows, tenantId }: Asked): Promise<void> {
  const found = await rows<Standing>(
    `select o.investor_name as investor, o.status,
        string_agg(distinct d.kind, ', ') filter (where d.kind <> 'Evidence') as signed,
        (count(*) filter (where d.kind = 'Evidence'))::integer as evidence,
        o.due_diligence_date is not null as "dueDiligence", o.subscription_date is not null as subscription
       from onboardings o
       left join documents d on d.tenant_id = o.tenant_id and d.resource = 'onboardings' and d.record_id = o.id
      where o.tenant_id = $1
      group by o.tenant_id, o.id order by o.investor_name`,
    [tenantId()],
  )
  const open = { signed: null, evidence: 0, dueDiligence: false, subscription: false }
  const signed = { signed: 'Due diligence', evidence: 5, dueDiligence: true, subscription: false }
  expect(found).toEqual([
    {
      investor: 'Castlemoor Insurance',
      status: 'SubscriptionSubmitted',
      signed: 'Due diligence, Subscription',
      evidence: 3,
      dueDiligence: true,
      subscription: true,
    },
    { investor: 'Harbottle Family Office', status: 'Aborted', ...open },
    { investor: 'Ingrid Aasheim', status: 'Created', ...open },
    { investor: 'Severnholt Pension Fund', status: 'DueDiligenceSubmitted', ...signed },
    // Its declaration was sent back: what was signed is gone, what proves the answers stays.
    { investor: 'Thornbury Endowment', status: 'SubmittedToInvestor', ...open, evidence: 5 },
  ])
}

export async function expectHistory({ rows }: Asked): Promise<void> {
  const days = await rows<{ day: string; reached: string }>(
    `select (a.at at time zone 'UTC')::date::text as day, string_agg(change->>'new', ' ' order by a.id) as reached
       from audit a
       join onboardings o on o.tenant_id = a.tenant_id and o.id = a.record_id
      cross join jsonb_array_elements(a.changes) change
      where a.resource = 'onboardings' and o.investor_name = 'Castlemoor Insurance' and change->>'field' = 'status'
      group by 1 order by 1`,
  )
  expect(days).toEqual([
    { day: '2026-10-11', reached: 'Created Started' },
    { day: '2026-10-12', reached: 'SubmittedToInvestor' },
    { day: '2026-10-22', reached: 'DueDiligenceSigned DueDiligenceSubmitted' },
    { day: '2026-10-30', reached: 'DueDiligenceConfirmed' },
    { day: '2026-11-19', reached: 'SubscriptionSigned' },
    { day: '2026-11-20', reached: 'SubscriptionSubmitted' },
  ])
  const [funds] = await rows<{ loaded: boolean }>(
    `select bool_and(at = (select max(at) from audit)) as loaded from audit where resource = 'funds'`,
  )
  expect(funds?.loaded).toBe(true)
}
