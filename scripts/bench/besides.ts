/** How long somebody else waits for pages while heavy work goes on, beside how long it takes on a quiet server. */
import type { Contestant, Work } from './contestant.ts'
import type { LargeTenant } from './data.ts'

const PAUSE_MS = 10
const QUIET = 150

export class SomebodyElse {
  readonly #server: Contestant
  readonly #works: readonly Work[]
  readonly #ids: LargeTenant
  readonly #token: string | undefined
  #turn = 0

  /** Asks for the works in turns; with a token of its own as another account. */
  constructor(server: Contestant, works: readonly Work[], ids: LargeTenant, token?: string) {
    this.#server = server
    this.#works = works
    this.#ids = ids
    this.#token = token
  }

  /** Milliseconds of each answer while nothing else is asked for. */
  async quietly(): Promise<number[]> {
    const waits: number[] = []
    while (waits.length < QUIET) waits.push(await this.#once())
    return waits
  }

  /** Milliseconds of each answer that was asked for while the work went on. */
  async during(work: Promise<unknown>): Promise<number[]> {
    let isOver = false
    const waits: number[] = []
    const over = work.finally(() => (isOver = true))
    while (!isOver) waits.push(await this.#once())
    await over
    return waits
  }

  async #once(): Promise<number> {
    const turn = this.#turn++
    const work = this.#works[turn % this.#works.length]
    if (!work) throw new Error('Nothing to ask for.')
    const wait = await this.#server.time(1, () => work.ask(this.#ids, turn), this.#token)
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    return wait
  }
}

/** What nineteen of twenty stay below. */
export function ofTwenty(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}
