/** Official reports of a demo fund: the annual report, whose first file was replaced, and a letter still in work. */
import { addDays, yearOf } from '../calendar.ts'
import type { DemoScenario } from './demoScenario.ts'
import { idOf, within } from './loading.ts'
import type { Loading } from './loading.ts'
import { pdfOf } from './pdf.ts'

/** An annual report needs its audit. */
const DAYS_UNTIL_RELEASED = 110
const DAYS_UNTIL_REPLACED = 117

export async function releaseReports(
  { asking, actors: { administrator, colleague }, references, asOf }: Loading,
  { plan: { fund }, reports }: DemoScenario,
): Promise<void> {
  const last = reports.findLast(({ date, status }) => date.endsWith('-12-31') && status === 'Published')
  if (!last || addDays(last.date, DAYS_UNTIL_REPLACED) > asOf) return
  const fundId = idOf(references.funds, fund)
  const year = yearOf(last.date)
  const name = `Annual report ${year}`
  const file = (id: number, title: string) =>
    asking.addDocument(colleague, 'investor-reports', id, {
      kind: 'Annual report',
      fileName: `${title}.pdf`,
      description: title,
      content: pdfOf(`${fund}: ${title}`),
    })

  asking.setDay(addDays(last.date, DAYS_UNTIL_RELEASED))
  const made = await asking.create(colleague, 'investor-reports', {
    fundId,
    name,
    type: 'Annual report',
    date: last.date,
    reportingPeriodId: idOf(references.periods, within(fund, last.name)),
  })
  await file(made.id, name)
  const released = await asking.act(colleague, 'investor-reports', made, 'release', {})
  asking.setDay(addDays(last.date, DAYS_UNTIL_REPLACED))
  await file(made.id, `${name}, corrected`)
  await asking.act(colleague, 'investor-reports', released, 'releaseNewFile', {})
  asking.setDay(undefined)

  const letter = `Letter to investors ${year + 1}`
  const draft = await asking.create(administrator, 'investor-reports', {
    fundId,
    name: letter,
    type: 'Other',
    date: asOf,
  })
  await file(draft.id, letter)
}
