/**
 * `npm run requirements`: how many requirements of each section the last test run showed. With `-- --map` it writes
 * instead where each of them is shown.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  MAP_FILE,
  namedTitles,
  readRequirements,
  readResults,
  requirementsMap,
  shownIds,
} from './testing/requirements.ts'

const root = join(import.meta.dirname, '..')
const requirements = readRequirements(root)
const shown = shownIds(readResults(root))
if (process.argv.includes('--map')) {
  writeFileSync(join(root, MAP_FILE), requirementsMap(root, namedTitles(root)))
  process.exit()
}

const STAGES = [1, 2, 3, 4, 5]

for (const stage of STAGES) {
  const ofStage = requirements.filter(requirement => requirement.stage === stage)
  process.stdout.write(
    `\nStage ${stage}: ${ofStage.filter(({ id }) => shown.has(id)).length} of ${ofStage.length} shown\n`,
  )
  for (const section of new Set(ofStage.map(requirement => requirement.section))) {
    const rows = ofStage.filter(requirement => requirement.section === section)
    const missing = rows.filter(({ id }) => !shown.has(id)).map(({ id }) => id)
    if (missing.length < rows.length || process.argv.includes('--all')) {
      process.stdout.write(
        `  ${section}: ${rows.length - missing.length} of ${rows.length}${missing.length > 0 ? `  missing ${missing.join(' ')}` : ''}\n`,
      )
    }
  }
}
