/** Whoever waits for it later hears of its failure; until then it is nobody's. */
export function begun<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined)
  return work
}
