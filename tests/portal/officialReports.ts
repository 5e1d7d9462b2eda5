/** Official reports of a fund: made, given a file, released and withdrawn by staff. */
import { expect } from 'vitest'
import type { Api, Person } from '../server/api.ts'
import type { RecordOf, Seen } from '../server/requests.ts'
import { upload } from '../server/uploads.ts'
import type { World } from '../server/samples.ts'

export function reportsOf({ api, world }: { api: Api; world: World }, fundId: number) {
  return {
    report: (name: string, changes: Record<string, unknown> = {}) =>
      world.make('investor-reports', { fundId, name, date: '2026-06-30', type: 'Quarterly report', ...changes }),
    async withFile(to: Seen, content: string) {
      const url = `/api/investor-reports/${to.id}/documents`
      const uploaded = await upload(api, 'user', url, 'report.csv', content, { kind: 'Quarterly report' })
      expect(uploaded.statusCode, uploaded.body).toBe(201)
      return uploaded.json<RecordOf<'documents'>>()
    },
    act: (record: Seen, action: string, person: Person = 'user') =>
      api.post(person, `/api/investor-reports/${record.id}/${action}`, {}, { version: record.version }),
  }
}
