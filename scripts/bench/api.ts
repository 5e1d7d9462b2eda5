/** Processor time of the server per request, ours beside the yardstick's, in alternating rounds of one run. */
import { COMPILED } from '../starting/compiled.ts'
import { inArena } from './arena.ts'
import { Contestant, startFlags } from './contestant.ts'
import type { LargeTenant } from './data.ts'
import { median, type Line } from './report.ts'
import { WORKS } from './works.ts'

const ROUNDS = 7
/** Both are warm after this. */
const ROUNDS_BEFORE = 3
/** Each changes rows of its own, because every change raises a version. */
const OURS_FROM = 100_000
/** Whoever wants the whole product may pay at most so many times the yardstick. */
const LIMIT = 2
/** Of lists, which the database does most of. */
const LIST_LIMIT = 1.5
const MEMORY_LIMIT = 200

export async function benchApi(report: (line: Line) => void): Promise<void> {
  await inArena(async ({ ids, environment, token }) => {
    const compiled = { ...environment, NODE_COMPILE_CACHE: COMPILED }
    // As at every start but the first, what the server loads is compiled already.
    await (await new Contestant('product.ts', compiled, token, startFlags()).ready()).stop()
    const ours = await new Contestant('product.ts', compiled, token, startFlags()).ready()
    const yardstick = await new Contestant('yardstick.ts', environment, token).ready()
    try {
      await compare(ours, yardstick, ids, report)
      const megabytes = (await ours.usage()).rss / 1_000_000
      report({
        name: 'memory of the server after this load',
        figure: `${megabytes.toFixed(0)} MB`,
        budget: `≤ ${MEMORY_LIMIT} MB`,
        holds: megabytes <= MEMORY_LIMIT,
      })
    } finally {
      await ours.stop()
      await yardstick.stop()
    }
  })
}

async function compare(
  ours: Contestant,
  yardstick: Contestant,
  ids: LargeTenant,
  report: (line: Line) => void,
): Promise<void> {
  const own = { ...ids, changeFrom: OURS_FROM }
  for (const work of WORKS) {
    for (let round = 0; round < ROUNDS_BEFORE; round++) {
      await ours.run(work, own, (ROUNDS + round) * 2)
      await yardstick.run(work, ids, (ROUNDS + round) * 2 + 1)
    }
    const rounds: { ours: number; yardstick: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        ours: await ours.run(work, own, round * 2),
        yardstick: await yardstick.run(work, ids, round * 2 + 1),
      })
    }
    const ratio = median(rounds.map(pair => pair.ours / pair.yardstick))
    const figure = `${median(rounds.map(pair => pair.ours)).toFixed(2)} ms, yardstick ${median(rounds.map(pair => pair.yardstick)).toFixed(2)} ms, ratio ${ratio.toFixed(2)}`
    const limit = work.list ? LIST_LIMIT : LIMIT
    report({ name: work.name, figure, budget: `ratio ≤ ${limit}`, holds: ratio <= limit })
  }
}
