import { buildSite } from '../../scripts/starting/site.ts'

/** The application is built once; every worker's server hands out the same files. */
export default async function buildOnce(): Promise<void> {
  await buildSite(new URL('../..', import.meta.url).pathname.replace(/\/$/, ''), line => { process.stdout.write(`${line}\n`) }, new AbortController().signal)
}
