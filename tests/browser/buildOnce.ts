import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../scripts/starting/site.ts'
import { loadTemplate, TEMPLATE_VARIABLE } from './server.ts'

const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')

/**
 * The application is built and the demo data loaded once; every worker's server hands out the same files and begins
 * with a copy of the same data.
 */
export default async function buildOnce(): Promise<() => void> {
  const template = mkdtempSync(join(tmpdir(), 'fund-template-'))
  await Promise.all([
    buildSite(
      root,
      line => {
        process.stdout.write(`${line}\n`)
      },
      new AbortController().signal,
    ),
    loadTemplate(template),
  ])
  process.env[TEMPLATE_VARIABLE] = template
  return () => {
    rmSync(template, { recursive: true, force: true })
  }
}
