import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startJobs } from '../../../src/server/start/jobs.ts'

test('jobs follow each other until they are stopped; one that fails is told of, and the others go on', async () => {
  const done: string[] = []
  const failed: unknown[] = []
  const enough = Promise.withResolvers<void>()
  const jobs = startJobs(
    [
      () => Promise.reject(new Error('no mail server')),
      () => {
        done.push('paper')
        if (done.length === 3) enough.resolve()
        return Promise.resolve(done.length < 3)
      },
    ],
    error => void failed.push(error),
    60_000,
  )
  await enough.promise
  // In its rest of a minute: stopping ends that.
  await jobs.stop()
  expect(done).toEqual(['paper', 'paper', 'paper'])
  expect(failed).toHaveLength(3)
})

test('jobs that have nothing to do are not asked again before a rest', async () => {
  let asked = 0
  const jobs = startJobs(
    [
      () => {
        asked += 1
        return Promise.resolve(false)
      },
    ],
    () => undefined,
    60_000,
  )
  await delay(20)
  expect(asked).toBe(1)
  await jobs.stop()
})
