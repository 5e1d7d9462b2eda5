/** Capital movements over many partners: making the lines, and completing. */
import { inArena } from './arena.ts'
import { ofTwenty, SomebodyElse } from './besides.ts'
import { Contestant } from './contestant.ts'
import type { Asked } from './contestant.ts'
import { fillPartners, lastMovement } from './data.ts'
import type { Line } from './report.ts'
import { WORKS } from './works.ts'

/** By how much others may wait longer, nineteen times of twenty, while a movement is made and completed. */
const OTHERS = 2
/** A small movement is over before anybody has asked for so many pages. */
const ENOUGH = 100

/** Completing has a budget for each size; everything else is told. The papers of notices are made afterwards. */
const SIZES = [
  { partners: 1_000, completeMs: 3_000 },
  { partners: 10_000, completeMs: 30_000 },
] as const

export async function benchCapital(report: (line: Line) => void): Promise<void> {
  await inArena(async ({ ids, environment, token, owner }) => {
    const product = await new Contestant('product.ts', environment, token).ready()
    const other = new SomebodyElse(
      product,
      WORKS.filter(({ list }) => list),
      ids,
    )
    try {
      for (const { partners, completeMs } of SIZES) {
        const { fundId, bankAccountId } = await fillPartners(owner, ids, partners)
        const quiet = await other.quietly()
        const waits: number[] = []
        const timed = async (asked: Asked): Promise<number> => {
          const work = product.time(1, () => asked)
          waits.push(...(await other.during(work)))
          return work
        }
        const addFigure = (name: string, ms: number, most?: number): void =>
          report({
            name: `${name}, ${partners.toLocaleString('en-US')} partners`,
            figure: `${(ms / 1000).toFixed(2)} s`,
            budget: most === undefined ? 'no budget' : `≤ ${most / 1000} s`,
            holds: most === undefined || ms <= most,
          })
        addFigure(
          'a movement with its lines',
          await timed({
            method: 'POST',
            path: '/api/capital-movements',
            body: {
              fundId,
              fundBankAccountId: bankAccountId,
              name: 'Capital call 1',
              dueDate: '2030-06-28',
              investmentFunding: '12345678.90',
              managementFees: '123456.78',
              expensesPaidIn: '1234.56',
              navPerShare: '1',
              nominalShareValue: '1',
            },
          }),
        )
        const { id, lines } = await lastMovement(owner, ids)
        if (lines !== partners) throw new Error(`The movement has ${lines} lines.`)
        const complete = { method: 'POST', path: `/api/capital-movements/${id}/complete`, body: {}, versioned: true }
        addFigure('completed', await timed(complete), completeMs)
        const { rows } = await lastMovement(owner, ids)
        if (rows !== partners) throw new Error(`The ledger has ${rows} rows of the movement.`)
        quiet.push(...(await other.quietly()))
        const ratio = ofTwenty(waits) / ofTwenty(quiet)
        report({
          name: `others meanwhile, ${partners.toLocaleString('en-US')} partners`,
          figure: `${ofTwenty(waits).toFixed(0)} ms for 19 of 20 pages, quietly ${ofTwenty(quiet).toFixed(0)} ms, ratio ${ratio.toFixed(2)}, ${waits.length} pages`,
          budget: waits.length < ENOUGH ? 'no budget, too few pages' : `ratio ≤ ${OTHERS}`,
          holds: waits.length < ENOUGH || ratio <= OTHERS,
        })
      }
    } finally {
      await product.stop()
    }
  })
}
