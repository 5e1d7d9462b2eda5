/** Completes and publishes the reporting periods of a demo fund, the earliest first. */
import { idOf, within } from './loading.ts'
import type { Loading } from './loading.ts'
import type { DemoScenario } from './demoScenario.ts'

const FIRST_VERSION = 1

export async function closePeriods(
  { asking, actors: { administrator }, references }: Loading,
  { plan: { fund }, reports }: DemoScenario,
): Promise<void> {
  for (const { name, status } of reports) {
    if (status === 'Open') continue
    const completed = await asking.act(
      administrator,
      'reporting-periods',
      { id: idOf(references.periods, within(fund, name)), version: FIRST_VERSION },
      'complete',
      {},
    )
    await asking.act(administrator, 'reporting-periods', completed, 'publish', {})
  }
}
