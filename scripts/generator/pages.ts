/**
 * The pages of an entity whose schema says where they stand in the menu, at addresses that follow from where it
 * belongs.
 */
import type { MenuGroup } from '../../src/pages/page.ts'
import { pointerTo } from './json.ts'
import { literal } from './metadata.ts'
import type { Mistake } from './mistakes.ts'
import { GENERATED_NOTE, camel, type Model } from './model.ts'
import type { Source } from './sources.ts'

interface Place {
  /** Who its records belong to, in words. */
  of: string
  /** What the address begins with, and the names of the pages. */
  address: string
  name: string
  /** The property of the parent, which its address names as well, and what it points to. */
  within?: 'fundId' | 'investmentId'
  reference?: string
  /** Words of the address that stand for something else already. */
  taken: readonly string[]
}

const TENANT: Place = {
  of: 'the tenant',
  address: '',
  name: '',
  taken: [
    'activity',
    'reference',
    'portal',
    'onboarding',
    'email-processing',
    'access-denied',
    'not-found',
    'error',
    'api',
    'assets',
    'healthz',
    'metrics',
    'readyz',
  ],
}
const FUND: Place = {
  of: 'a fund',
  address: '/funds/:fundId',
  name: 'fund.',
  within: 'fundId',
  reference: 'funds',
  taken: ['performance', 'details', 'accounting', 'onboarding'],
}
const INVESTMENT: Place = {
  of: 'an investment',
  address: '/funds/:fundId/investments/:investmentId',
  name: 'fund.investment.',
  within: 'investmentId',
  reference: 'investments',
  taken: ['details'],
}

/** Behind the pages of the menu and those a person has ordered. */
const JUMP = 90

/** A group of the menu says where an entity belongs. */
export const PLACES: Partial<Record<MenuGroup, Place>> = {
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
export const entityPages = ${literal(Object.fromEntries(pages))} as const
`
}

function pagesOf({ entity }: Model, group: MenuGroup): [string, object][] {
  const { address, name } = PLACES[group] ?? TENANT
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
        ...(search.length > 0 && { find: {} }),
      },
    ],
  ]
}

/** A group of the menu and the parent have to say the same of where an entity belongs. */
export function menuMistakes({ entity, file, menu }: Model, source: Source): Mistake[] {
  const place = menu && PLACES[menu]
  if (!place) return []
  const at = (keyword: string, what: string, remedy: string): Mistake => ({
    file,
    line: source.lineOf(pointerTo('x-entity', keyword)),
    what,
    remedy,
  })
  const parent = entity.fields.find(({ name }) => name === entity.parent)
  return [
    ...(parent?.name !== place.within || parent?.reference !== place.reference
      ? [at('menu', `menu "${menu}" is that of records of ${place.of}`, parentRemedy(place))]
      : []),
    ...(place.taken.includes(entity.resource)
      ? [at('resource', `"${entity.resource}" stands for another page in addresses`, 'Choose another word.')]
      : []),
  ]
}

function parentRemedy({ within, reference }: Place): string {
  if (within === undefined) return 'Choose the menu of what its parent is, or remove "parent".'
  return `Write "parent": "${within}", and a property "${within}" with "type": "integer" and "x-ref": "${reference}".`
}
