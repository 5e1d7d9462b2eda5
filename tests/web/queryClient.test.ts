import { QueryObserver, focusManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../src/web/data/queryClient.ts'

afterEach(() => {
  focusManager.setFocused(undefined)
  queryClient.clear()
})

/** How often something is asked for when a page shows it and its window is left and looked at again. */
async function askedBy(queryKey: readonly string[]): Promise<number> {
  const queryFn = vi.fn(async () => 'as it stands')
  queryClient.mount()
  const stop = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  stop()
  queryClient.unmount()
  return queryFn.mock.calls.length
}

test('what staff look at is asked for again when they come back to its window', async () => {
  expect(await askedBy(['reporting-periods', 'getOne', '7'])).toBe(2)
})

test('what an investor looks at is not: each time would be counted as a view', async () => {
  expect(await askedBy(['portal', 'larkmoor', 'funds'])).toBe(1)
  expect(await askedBy(['email-links', 'a-guid'])).toBe(1)
})
