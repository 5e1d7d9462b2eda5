/** Whether an answer is late. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAnyLate, noticedIfLate, subscribeToLate } from '../../src/web/data/lateAnswers.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('an answer is late after five seconds, until it has come; whoever listens is called at both', async () => {
  const told: boolean[] = []
  const unsubscribe = subscribeToLate(() => told.push(isAnyLate()))
  const { promise, resolve } = Promise.withResolvers<string>()
  const noticed = noticedIfLate(promise)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(isAnyLate()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isAnyLate()).toBe(true)
  resolve('answer')
  expect(await noticed).toBe('answer')
  expect(told).toEqual([true, false])
  unsubscribe()
})

test('one that comes in time, or fails in time, is not late', async () => {
  expect(await noticedIfLate(Promise.resolve(1))).toBe(1)
  await expect(noticedIfLate(Promise.reject(new Error('No')))).rejects.toThrow('No')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isAnyLate()).toBe(false)
})

test('of two that are late the last one ends it, also where one fails', async () => {
  const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const both = [noticedIfLate(one.promise), noticedIfLate(two.promise)]
  await vi.advanceTimersByTimeAsync(5_000)
  one.resolve()
  await both[0]
  expect(isAnyLate()).toBe(true)
  two.reject(new Error('No'))
  await expect(both[1]).rejects.toThrow('No')
  expect(isAnyLate()).toBe(false)
})
