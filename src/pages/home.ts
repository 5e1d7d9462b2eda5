/** Where everybody comes from signing in and out: the only page of the back office that the portal leads to. */
import type { Pages } from './page.ts'

export const homePage = {
  home: { pattern: '/', guard: 'home', title: 'Home', menu: { group: 'main', place: 1 } },
} as const satisfies Pages
