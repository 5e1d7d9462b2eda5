/** How long a tenant waits for its pages while one account of another tenant takes along everything it has. */
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { inArena } from './arena.ts'
import { ofTwenty, SomebodyElse } from './besides.ts'
import { Contestant, startFlags } from './contestant.ts'
import { fillNeighbour } from './data.ts'
import { median } from './report.ts'
import type { Line } from './report.ts'
import { WORKS } from './works.ts'

/** By how much the others may wait longer, nineteen times of twenty. */
const OTHERS = 2
/** More than one account may have under way, so that some of them wait in its queue. */
const AT_ONCE = 4
const ROUNDS = 5
const EXPORTS = ['json', 'csv', 'xlsx'] as const
/** A workbook holds less than all of them. */
const LAST_YEAR = JSON.stringify({ date_gte: '2026-01-01' })

/** What a thread takes along. */
export interface Taken {
  port: number
  path: string
  token: string
  atOnce: number
}

export async function benchNeighbours(report: (line: Line) => void): Promise<void> {
  await inArena(async ({ environment, token, tokenOf, owner }) => {
    const neighbour = await fillNeighbour(owner)
    const product = await new Contestant('product.ts', environment, token, startFlags()).ready()
    const pages = WORKS.filter(({ list }) => list)
    const other = new SomebodyElse(product, pages, neighbour, await tokenOf(neighbour))
    try {
      await other.quietly()
      for (const format of EXPORTS) {
        const filter = format === 'xlsx' ? `&filter=${encodeURIComponent(LAST_YEAR)}` : ''
        const path = `/api/transactions?format=${format}${filter}`
        const rounds: { busy: number; quiet: number; pages: number }[] = []
        for (let round = 0; round < ROUNDS; round++) {
          const quiet = await other.quietly()
          const busy = await other.during(taken({ port: product.port, path, token, atOnce: AT_ONCE }))
          rounds.push({ busy: ofTwenty(busy), quiet: ofTwenty(quiet), pages: busy.length })
        }
        const ratio = median(rounds.map(({ busy, quiet }) => busy / quiet))
        report({
          name: `pages beside ${AT_ONCE} exports of another tenant as ${format}`,
          figure:
            `${median(rounds.map(({ busy }) => busy)).toFixed(1)} ms for 19 of 20 pages, ` +
            `quietly ${median(rounds.map(({ quiet }) => quiet)).toFixed(1)} ms, ratio ${ratio.toFixed(2)}, ` +
            `${rounds.reduce((sum, each) => sum + each.pages, 0)} pages`,
          budget: `ratio ≤ ${OTHERS}`,
          holds: ratio <= OTHERS,
        })
      }
    } finally {
      await product.stop()
    }
  })
}

async function taken(workerData: Taken): Promise<void> {
  const thread = new Worker(join(import.meta.dirname, 'takingAlong.ts'), { workerData })
  await once(thread, 'message')
}
