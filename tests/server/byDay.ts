/** What holds for every kind of record: three show it in a short run (`npm test`), and all of them in a long one. */
import { LONG_MARK } from '../../scripts/testing/requirements.ts'
import type { Entity } from '../../src/entity.ts'

const BY_DAY: readonly string[] = ['contacts', 'limited-partners', 'transactions']

/** For the title of its tests. */
export function namedByDay({ resource }: Pick<Entity, 'resource'>): string {
  return BY_DAY.includes(resource) ? resource : `${resource} ${LONG_MARK}`
}
