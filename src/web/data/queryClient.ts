import { QueryClient } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'

/** What this page has read, until it is left or somebody else signs in. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < 2 && isPassing(error), refetchOnWindowFocus: changesUnderHands },
    // Without a connection a write fails at once: one that waited for it would be sent after it was thrown away.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/**
 * Staff who come back to a window see what others have changed meanwhile. What is published to investors hardly
 * changes, and each time it is asked for counts as a view of theirs.
 */
function changesUnderHands({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return queryKey[0] !== 'portal' && queryKey[0] !== 'email-links'
}

/** A lost connection or an overloaded server may answer the next time; every other answer is final. */
function isPassing(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return status === undefined || status === 503
}
