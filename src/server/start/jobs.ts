/** What the server does beside requests: one piece of work after another, from its start until it is stopped. */
import { setTimeout as delay } from 'node:timers/promises'

/** Does a portion; answers whether there may be more of it at once. */
export type Job = () => Promise<boolean>

export interface Jobs {
  /** Resolves when the portion at hand is done. */
  stop(): Promise<void>
}

const REST_MS = 2_000

/** A job that fails is told of and tried again after the rest; the others go on. */
export function startJobs(jobs: readonly Job[], failed: (error: unknown) => void, restMs = REST_MS): Jobs {
  const stopped = new AbortController()
  const work = async () => {
    while (!stopped.signal.aborted) {
      let more = false
      for (const job of jobs) {
        if (stopped.signal.aborted) break
        try {
          if (await job()) more = true
        } catch (error) {
          failed(error)
        }
      }
      if (!more) await delay(restMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined)
    }
  }
  const working = work()
  return {
    async stop() {
      stopped.abort()
      await working
    },
  }
}
