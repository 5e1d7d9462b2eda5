/** What the demo data hold of statements and of official reports. */
import { expect } from 'vitest'
import type { Demo } from './capitalAccounts.ts'
import type { TestDatabase } from '../server/harness.ts'

export async function expectPublishedPapers(database: TestDatabase): Promise<void> {
  const days = await database.asAdministrator<{ days: number }>(
    `select distinct (s.snapshot::json ->> 'issuedOn')::date - p.date as days
     from capital_account_statements s
     join reporting_periods p on p.tenant_id = s.tenant_id and p.id = s.reporting_period_id`,
  )
  expect(days).toEqual([{ days: 45 }])
  const reports = await database.asAdministrator<{ name: string; status: string; files: number; replaced: number }>(
    `select r.name, r.status, count(d.id)::integer as files, (count(*) filter (where d.superseded))::integer as replaced
     from investor_reports r
     join funds f on f.tenant_id = r.tenant_id and f.id = r.fund_id
     join documents d on d.tenant_id = r.tenant_id and d.resource = 'investor-reports' and d.record_id = r.id
     where f.name = 'Larkmoor Growth II SCSp'
     group by r.id, r.name, r.status
     order by r.name`,
  )
  expect(reports).toEqual([
    { name: 'Annual report 2025', status: 'Released', files: 2, replaced: 1 },
    { name: 'Letter to investors 2026', status: 'Draft', files: 1, replaced: 0 },
  ])
}

/** Investors see some of both kinds, and staff have some of both still to publish. */
export async function expectPublished({ rows, tenantId }: Pick<Demo, 'rows' | 'tenantId'>): Promise<void> {
  const found = await rows<{ what: string; status: string; count: number }>(
    `select 'period' as what, status, count(*)::integer as count from reporting_periods where tenant_id = $1 group by status
      union all
     select 'movement', status, count(*)::integer from capital_movements where tenant_id = $1 group by status
      order by what, status`,
    [tenantId()],
  )
  expect(found.map(({ what, status, count }) => `${count} ${what} ${status}`)).toEqual([
    '2 movement Completed',
    '1 movement Open',
    '37 movement Published',
    '4 period Open',
    '43 period Published',
  ])
}
