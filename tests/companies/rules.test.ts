import { describe, expect, test } from 'vitest'
import { expectedCompanies } from '../../src/companies/expected.ts'
import type { DatedCompany } from '../../src/companies/expected.ts'
import { companyRules } from '../../src/companies/rules.ts'
import type { CalendarDate } from '../../src/entity.ts'
import type { Draft } from '../../src/entityTypes.ts'

describe('the days of a company', () => {
  test('allow one day and no days, and refuse an end before the beginning', () => {
    const allowed: readonly Draft<'company'>[] = [
      {},
      { fromDate: '2026-01-01' },
      { toDate: '2026-01-01' },
      { fromDate: '2026-01-01', toDate: '2026-01-01' },
    ]
    for (const days of allowed) expect(companyRules(days, { today: '2026-11-21' })).toEqual([])
    expect(companyRules({ fromDate: '2026-01-02', toDate: '2026-01-01' }, { today: '2026-11-21' })).toEqual([
      { field: 'toDate', code: 'company.toBeforeFrom', values: { date: '02/01/2026' } },
    ])
  })

  test('decide whether it is expected in a fair value', () => {
    const companies: readonly DatedCompany[] = [
      { id: 1, name: 'Always' },
      { id: 2, name: 'Since', fromDate: '2026-06-30', toDate: null },
      { id: 3, name: 'Until', fromDate: null, toDate: '2026-06-30' },
    ]
    const on = (date: CalendarDate) => expectedCompanies(companies, date).map(({ name }) => name)
    expect([on('2026-06-29'), on('2026-06-30'), on('2026-07-01')]).toEqual([
      ['Always', 'Until'],
      ['Always', 'Since', 'Until'],
      ['Always', 'Since'],
    ])
  })
})
