/** Work that was started and is waited for later: a failure before that is no unhandled rejection. */
export function reportedLater<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined)
  return work
}
