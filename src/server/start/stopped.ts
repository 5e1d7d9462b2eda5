import { StartError } from '../database/postgres/failures.ts'

/** Fails once it is no longer wanted; what it waits for may never come. */
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
