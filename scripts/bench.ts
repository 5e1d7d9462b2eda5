/**
 * `npm run bench`: the budgets of speed and size, each beside its yardstick. Ratios within one run, because machines
 * are noisy.
 */
import { benchApi } from './bench/api.ts'
import { benchBundle } from './bench/bundle.ts'
import { benchCapital } from './bench/capital.ts'
import { benchForms } from './bench/forms.ts'
import { benchLarge } from './bench/large.ts'
import { benchLines } from './bench/lines.ts'
import { benchNeighbours } from './bench/neighbours.ts'
import { benchPortal } from './bench/portal.ts'
import { benchPooler } from './bench/pooler.ts'
import { print } from './bench/report.ts'
import type { Line } from './bench/report.ts'
import { benchStart } from './bench/start.ts'

const SECTIONS: readonly { title: string; measure(report: (line: Line) => void): Promise<void> }[] = [
  { title: 'API: processor time of the server per request', measure: benchApi },
  { title: 'Pooler: time of an answer through PgBouncer in transaction mode', measure: benchPooler },
  { title: 'Large lists: time of an answer', measure: benchLarge },
  { title: 'Neighbours: time of an answer while another tenant exports all it has', measure: benchNeighbours },
  { title: 'Capital movements: time of an answer, papers not counted', measure: benchCapital },
  { title: 'Lines of a capital movement in Chromium: typed and pasted', measure: benchLines },
  { title: 'Bundle: what a browser loads', measure: benchBundle },
  { title: 'Portal on a phone: how long an investor waits for the first figures', measure: benchPortal },
  { title: 'Forms and lists in Chromium: how long a person waits for what they see', measure: benchForms },
  { title: 'Start: how long a person waits', measure: benchStart },
]

const wanted = process.argv.slice(2)
let missed = 0
for (const section of SECTIONS.filter(
  ({ title }) => wanted.length === 0 || wanted.some(word => title.toLowerCase().startsWith(word)),
)) {
  process.stdout.write(`\n${section.title}\n`)
  await section.measure(line => {
    if (!line.holds) missed++
    print(line)
  })
}
process.stdout.write(missed === 0 ? '\nEvery budget holds.\n' : `\n${missed} missed.\n`)
process.exit(missed === 0 ? 0 : 1)
