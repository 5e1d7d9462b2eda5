/** Which tests judge a change to a line, of those that run it. */
import type { Ran } from './measuring.ts'
import type { Related } from './modules.ts'

const TESTS_MAX = 8
/** Three hundred mutants have to be judged within two hours; a busy machine takes twice as long for each. */
const MS_MAX = 60_000
/** What runs once in a process is noted for the one file of tests that came first. */
const HARDLY_ANY = 3

/**
 * Those of the file's own name first, then those of its folder, then all others: within each, those that do most of
 * their work in the file for the time that they take. Where hardly any is known to run the line, those nearby are asked
 * as well.
 */
export function chosenTests(
  ran: readonly Ran[],
  { named, folder, api }: Pick<Related, 'named' | 'folder'> & { api: readonly Ran[] },
): Ran[] {
  const rank = ({ test }: Ran): number => (named.includes(test) ? 0 : folder.includes(test) ? 1 : 2)
  const worth = ({ share, ms }: Ran): number => share / Math.max(1, ms)
  const ordered = ran.toSorted((a, b) => rank(a) - rank(b) || worth(b) - worth(a))
  const others = api.filter(({ test }) => !ran.some(each => each.test === test))
  const chosen: Ran[] = []
  let ms = 0
  for (const each of ran.length < HARDLY_ANY ? [...ordered, ...others] : ordered) {
    if (chosen.length === TESTS_MAX) break
    if (chosen.length > 0 && ms + each.ms > MS_MAX) continue
    chosen.push(each)
    ms += each.ms
  }
  return chosen
}
