/** What falls due after the published figures of a holding: its own movements, in the order of their days. */
import { expect, test } from 'vitest'
import readXlsxFile from 'read-excel-file/node'
import type { CalendarDate } from '../../src/entity.ts'
import type { HoldingDetails } from '../../src/portal/holding.ts'
import { noticeSnapshot } from '../../src/notices/snapshot.ts'
import { publishPeriod, statementFixtures } from '../capital-account-statements/statementFixtures.ts'
import { common, own as ownPart } from '../notices/sample.ts'
import { PEOPLE } from '../server/api.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()

test('R015 R100 movements after the published period stand beside its figures and in their sheet, those of the holding alone', async () => {
  const contact = await world.make('contacts', { email: PEOPLE.investor })
  await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
    contact.id,
    PEOPLE.investor,
  ])
  const { fund, period, partners } = await statementFixtures(world, ['Own', 'Own too'], [contact.id, contact.id])
  await publishPeriod(api, period)
  const tell = async (name: string, dueDate: CalendarDate, partner: { id: number }, status = 'Published') => {
    const movement = await world.insert('capital-movements', { fundId: fund.id, name, dueDate, status })
    await world.insert('notices', {
      capitalMovementId: movement.id,
      limitedPartnerId: partner.id,
      status: 'Made',
      superseded: false,
      dueDate,
      snapshot: JSON.stringify(noticeSnapshot({ ...common(), movement: name, dueDate }, ownPart())),
    })
  }
  const [own, other] = partners
  await tell('Call 4', '2026-12-04', own)
  await tell('Call 3', '2026-09-15', own)
  await tell('On the day', '2026-06-30', own)
  await tell('Not published', '2026-12-11', own, 'Completed')
  await tell('Of the other', '2026-10-01', other)
  const { later } = (await api.get('investor', `/api/portal/larkmoor/funds/${own.id}`)).json<HoldingDetails>()
  expect(later.map(({ name, date, called, distributed }) => [name, date, called, distributed])).toEqual([
    ['Call 3', '2026-09-15', '1139607.40', '0.00'],
    ['Call 4', '2026-12-04', '1139607.40', '0.00'],
  ])
  const { rawPayload } = await api.get('investor', `/api/portal/larkmoor/funds/${own.id}/cash-flows`)
  const [sheet] = await readXlsxFile(rawPayload)
  expect(sheet?.data.slice(-2).map(([, name, called]) => [name, called])).toEqual([
    ['Call 3', 1_139_607.4],
    ['Call 4', 1_139_607.4],
  ])
})
