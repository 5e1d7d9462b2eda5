/** Where a failed check and a lost way lead. Two of them lead on to the third at once. */
import type { Pages } from './page.ts'

export const systemPages = {
  accessDenied: { pattern: '/access-denied', guard: 'open', title: 'Access denied' },
  notFound: { pattern: '/not-found', guard: 'open', title: 'Not found' },
  error: { pattern: '/error', guard: 'open', title: 'Error' },
} as const satisfies Pages
