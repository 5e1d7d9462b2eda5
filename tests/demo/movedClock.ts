import { expect } from 'vitest'
import * as events from './capitalEvents.ts'
import type { Demo } from './capitalAccounts.ts'

/** A day long after the one for which the demo data was written. */
export const LATER = '2028-05-02'

/** Everything in the demo data has moved with the day. */
export async function expectMovedTo(rows: Demo['rows']): Promise<void> {
  expect(
    await rows(
      'select p.name, p.status from reporting_periods p join funds f on f.tenant_id = p.tenant_id and f.id = p.fund_id where f.name = $1 order by p.date desc limit 2',
      [events.FUNDS[0]],
    ),
  ).toEqual([
    { name: 'Q1 2028', status: 'Open' },
    { name: 'Q4 2027', status: 'Published' },
  ])
  expect(await rows('select max(date)::text as last from exchange_rates')).toEqual([{ last: '2028-04-30' }])
  await events.expectDailyCash({ rows })
  await events.expectDrafts({ rows }, '2028-06-30')
  expect(
    await rows('select vintage_year::integer as vintage_year from funds where name = $1', [events.FUNDS[0]]),
  ).toEqual([{ vintage_year: 2022 }])
}
