/** Whether requests should come here, and how whoever sends them learns that they should not any more. */
import { setTimeout as delay } from 'node:timers/promises'

export interface Readiness {
  /** What /readyz answers. */
  isReady: () => boolean
  begin(): void
  /** Resolves when requests come no more. */
  end(): Promise<void>
}

/** Whoever asks less often than this is no proxy that would send requests elsewhere. */
const ASKED_MS = 10_000
/** Time for a proxy to hear it twice, when it asks as often as src/server/README.md has it. */
const ANNOUNCED_MS = 1_000

/**
 * A proxy that asks whether the server is ready goes on sending requests until it has heard that it is not: the server
 * answers them so long. Without one the end does not wait.
 */
export function createReadiness(announcedMs = ANNOUNCED_MS): Readiness {
  let ready = false
  let askedAt = -Infinity
  return {
    isReady: () => {
      askedAt = performance.now()
      return ready
    },
    begin: () => {
      ready = true
    },
    async end() {
      ready = false
      if (performance.now() - askedAt < ASKED_MS) await delay(announcedMs)
    },
  }
}
