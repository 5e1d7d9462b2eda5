import { watchNpm } from './npm.ts'

interface Running {
  stop(): Promise<void>
}

/** npm passes on a signal that the terminal has sent already: what comes within a moment is the same wish. */
const SAME_WISH_MS = 1500

/** Ten seconds are promised: what waits for another server, or does not let go, is cut off. */
const ENDED_WITHIN_MS = 9_500

/**
 * Ctrl-C, a polite kill and a closed terminal end everything in good order, also while it still starts: `start` is
 * given the signal that breaks it off. A second wish does not wait any longer. Whoever ends npm wants the same, and
 * whoever ends something that the server cannot be without, of which `start` tells.
 */
export function runUntilStopped<Server extends Running>(
  start: (stopped: AbortSignal, stop: () => void) => Promise<Server>,
  report: (line: string) => void,
): Promise<Server> {
  const stopped = new AbortController()
  let asked = 0
  const stop = async (): Promise<void> => {
    const again = asked > 0
    if (again && performance.now() - asked < SAME_WISH_MS) return
    asked = performance.now()
    if (again) process.exit(1)
    report('\nStopping …')
    stopped.abort()
    setTimeout(() => process.exit(1), ENDED_WITHIN_MS).unref()
    const running = await server.catch(() => undefined)
    await running?.stop()
    report('Stopped.')
    process.exit(0)
  }
  const stopOnce = () => {
    if (asked === 0) void stop()
  }
  const server = start(stopped.signal, stopOnce)
  // Who read what is printed may have gone first, and that must not break off the end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  watchNpm(stopOnce)
  return server.catch((error: unknown) => {
    // The one who asked needs no explanation.
    if (stopped.signal.aborted) return new Promise<never>(() => undefined)
    throw error
  })
}
