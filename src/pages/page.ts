/** What a row of the table of pages says. The router, menus, palette, breadcrumb and titles follow from it alone. */
import type { EntityTypes } from '../../generated/types.ts'
import type { Group } from '../access.ts'
import type { EntityName, Resource } from '../entity.ts'

/**
 * home: a known role in a valid combination. open: everybody. accountCreated: the mail's address must be the signed-in
 * user's, otherwise home.
 */
type Guard = Group | 'home' | 'open' | 'accountCreated'

/**
 * main: the first list of the sidebar. reference: below it, once one of its pages is open. fund, portfolio, investors,
 * reporting: the pages of the open fund. investment: the tabs of an investment. portal: the head of the portal.
 */
export type MenuGroup = TitledGroup | 'main' | 'investment' | 'portal'

/** The groups that stand in the sidebar under a title. */
export type TitledGroup = 'reference' | 'fund' | 'portfolio' | 'investors' | 'reporting'

/** A property of the records of some entity. */
type AnyFieldName = { [E in EntityName]: keyof EntityTypes[E]['record'] & string }[EntityName]

export interface Page {
  /** Parameters begin with a colon. */
  pattern: `/${string}`
  guard: Guard
  /**
   * The kind of record that it lists, adds or shows, as the end of its pattern says: overview, add, details or edit.
   */
  resource?: Resource
  /** Where it is not that of the resource: its plural for a list, "Add contact", "Contact". */
  title?: string
  /** Entries without a place stand last. The label is a key of the catalogue, where the title does not suit a menu. */
  menu?: { group: MenuGroup; place?: number; label?: 'investment.overview'; opens?: TitledGroup }
  /** The page it leads on to at once, without a history entry. */
  forward?: string
  /** A list that shows one of its records: which parameter of the query names it by which property. */
  query?: Readonly<Record<string, string>>
  /** False on a second page of the same kind of record: links to a record lead to the first. */
  linked?: false
  /** The command palette offers it beside the pages of the menu, in this order. */
  jump?: number
  /** Other records that stand on it, by whose name the palette finds it too. */
  also?: Resource
  /** The command palette finds its records. */
  find?: Find
}

export interface Find {
  place?: number
  /** The property that stands behind the name. */
  fact?: AnyFieldName
  /** Some stand there before anything is typed. */
  always?: true
}

export type Pages = Readonly<Record<string, Page>>
