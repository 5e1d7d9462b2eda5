/** The pages of an entity whose schema says where they stand in the menu, at addresses that follow from where it belongs. */
import type { MenuGroup } from '../../src/pages/page.ts'
import { literal } from './metadata.ts'
import { GENERATED_NOTE, camel, type Model } from './model.ts'

interface Place {
  /** What the address begins with, and the names of the pages. */
  address: string
  name: string
  within?: 'fundId' | 'investmentId'
}

const TENANT: Place = { address: '', name: '' }
const FUND: Place = { address: '/funds/:fundId', name: 'fund.', within: 'fundId' }
const INVESTMENT: Place = {
  address: '/funds/:fundId/investments/:investmentId',
  name: 'fund.investment.',
  within: 'investmentId',
}

/** Behind the pages of the menu and those a person has ordered. */
const JUMP = 90

/** A group of the menu says where an entity belongs. */
const PLACES: Partial<Record<MenuGroup, Place>> = {
  main: TENANT,
  reference: TENANT,
  fund: FUND,
  portfolio: FUND,
  investors: FUND,
  reporting: FUND,
  investment: INVESTMENT,
}

export function pagesFile(models: readonly Model[]): string {
  const pages = models.flatMap(model => (model.menu ? pagesOf(model, model.menu) : []))
  return `// ${GENERATED_NOTE}

/** Pages of the entities whose schema says where they stand in the menu; a row of src/pages/ takes the place of one. */
export const entityPages = ${pages.length > 0 ? literal(Object.fromEntries(pages)) : '{}'} as const
`
}

function pagesOf({ entity }: Model, group: MenuGroup): [string, object][] {
  const { address, name, within } = PLACES[group] ?? TENANT
  const { resource, access, search } = entity
  const list = `${name}${camel(resource)}`
  const pattern = (end: string) => `${address}/${resource}/${end}`
  return [
    [`${list}.overview`, { pattern: pattern('overview'), guard: access.read, resource, menu: { group } }],
    [`${list}.add`, { pattern: pattern('add'), guard: access.create, resource, jump: JUMP }],
    [
      `${name}${entity.name}.details`,
      {
        pattern: pattern(`:${entity.name}Id/details`),
        guard: access.read,
        resource,
        ...(search.length > 0 && { find: { ...(within && { within }) } }),
      },
    ],
  ]
}
