/** The menus, read from the table of pages: which entries each group has, and which of them is open. */
import { ROUTES, knowsAll, pathWithin, type Known, type Route } from '../paths.ts'
import type { TextKey } from '../texts.ts'
import type { MenuGroup } from './page.ts'

/** The groups of the open fund, in their order. */
export const FUND_GROUPS = ['fund', 'portfolio', 'investors', 'reporting'] as const satisfies MenuGroup[]

const entries = ROUTES.filter(({ menu }) => menu).sort((a, b) => placeOf(a) - placeOf(b))

export function menuOf(group: MenuGroup): readonly Route[] {
  return entries.filter(({ menu }) => menu?.group === group)
}

/** The entry under which a page stands: adding and details belong to their list. */
export function openEntry(group: MenuGroup, pattern: string): Route | undefined {
  return menuOf(group).find(
    ({ menu, ...entry }) =>
      isBelow(pattern, entry.pattern) || (menu?.opens !== undefined && openEntry(menu.opens, pattern) !== undefined),
  )
}

/** Where an entry leads with what is known here; undefined where something is missing. */
export function entryPath({ name, forward = name, pattern }: Route, known: Known): string | undefined {
  return knowsAll(pattern, known) ? pathWithin(forward, known) : undefined
}

/** The key of the title of an entry. */
export function entryTitle({ name, menu }: Route): TextKey {
  return menu?.label ?? `page.${name}`
}

function placeOf({ menu }: Route): number {
  return menu?.place ?? 99
}

/** "/funds/:fundId/closings/add" lies below "/funds/:fundId/closings/overview"; nothing lies below home. */
function isBelow(pattern: string, entry: string): boolean {
  return pattern === entry || pattern.startsWith(`${entry.replace(/\/overview$/, '')}/`)
}
