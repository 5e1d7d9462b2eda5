import { describe, expect, test } from 'vitest'
import { isBlocked, subscribeToBlocked, whileBlocked } from '../../src/web/kit/data/blocked.ts'

describe('the blocked interface', () => {
  test('R030 is blocked from the beginning of an action to its answer, also when two overlap', async () => {
    const heard: boolean[] = []
    const stop = subscribeToBlocked(() => heard.push(isBlocked()))
    const { promise: first, resolve: endFirst } = Promise.withResolvers<string>()
    const { promise: second, resolve: endSecond } = Promise.withResolvers<string>()
    const one = whileBlocked(() => first)
    const two = whileBlocked(() => second)
    expect(isBlocked()).toBe(true)
    endFirst('saved')
    expect(await one).toBe('saved')
    expect(isBlocked()).toBe(true)
    endSecond('done')
    await two
    stop()
    expect(isBlocked()).toBe(false)
    expect(heard).toEqual([true, true, true, false])
  })

  test('R030 is free again after a failure', async () => {
    await expect(whileBlocked(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(isBlocked()).toBe(false)
  })
})
