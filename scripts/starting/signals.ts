import type { RunningServer } from '../../src/server/main.ts'

/** npm passes on a signal that the terminal has sent already: what comes within a moment is the same wish. */
const SAME_WISH_MS = 1500

/** Ctrl-C, a polite kill and a closed terminal end everything in good order. */
export function stopOnSignal(server: Promise<RunningServer>, report: (line: string) => void): void {
  let asked = 0
  let running: RunningServer | undefined
  server.then((started) => { running = started }, () => undefined)
  const stop = async (): Promise<void> => {
    const first = asked === 0
    if (!first && performance.now() - asked < SAME_WISH_MS) return
    asked = performance.now()
    // While it still starts there is nobody to wait for; what it began is stopped by the exit and completed by the next start.
    if (!running || !first) process.exit(first ? 0 : 1)
    report('\nStopping …')
    await running.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
}
