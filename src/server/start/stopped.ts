import { StartError } from '../database/postgres/failures.ts'

/** The result of the work, or a failure once the start is stopped: the work may never end. */
export async function unlessStopped<Result>(work: Promise<Result>, stopped?: AbortSignal): Promise<Result> {
  if (!stopped) return work
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(new StartError('Stopped before it was ready.'))
  if (stopped.aborted) stop()
  stopped.addEventListener('abort', stop)
  try {
    return await Promise.race([promise, work])
  } finally {
    stopped.removeEventListener('abort', stop)
  }
}
