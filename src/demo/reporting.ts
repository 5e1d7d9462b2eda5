/** Completes and publishes the reporting periods of a demo fund, the earliest first. */
import { addDays } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import { idOf, within } from './loading.ts'
import type { Loading } from './loading.ts'
import { markDelivered } from './markDelivered.ts'
import type { DemoScenario } from './demoScenario.ts'

const FIRST_VERSION = 1
/** The figures of a quarter are published so many days after its end, which is what its statements say. */
const DAYS_UNTIL_PUBLISHED = 45

export async function closePeriods(
  { asking, actors: { administrator }, references }: Loading,
  { plan: { fund }, reports }: DemoScenario,
  today: CalendarDate,
): Promise<void> {
  for (const { name, date, status } of reports) {
    if (status === 'Open') continue
    const published = addDays(date, DAYS_UNTIL_PUBLISHED)
    asking.setDay(published < today ? published : today)
    const completed = await asking.act(
      administrator,
      'reporting-periods',
      { id: idOf(references.periods, within(fund, name)), version: FIRST_VERSION },
      'complete',
      {},
    )
    await asking.act(administrator, 'reporting-periods', completed, 'publish', {})
    // Its mails are of the day on which it is published.
    await asking.inside(administrator, markDelivered)
  }
  asking.setDay(undefined)
}
