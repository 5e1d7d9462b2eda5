import { QueryClient } from '@tanstack/react-query'

/** What this page has read, until it is left or somebody else signs in. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Whoever comes back to a window sees what others have changed meanwhile.
    queries: { retry: (count, error) => count < 2 && isPassing(error), refetchOnWindowFocus: true },
    // Without a connection a write fails at once: one that waited for it would be sent after it was thrown away.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** A lost connection or an overloaded server may answer the next time; every other answer is final. */
function isPassing(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return status === undefined || status === 503
}
