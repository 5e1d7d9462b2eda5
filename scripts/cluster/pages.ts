/** Pages as browsers load them while servers come and go: the index, what it loads, and the local sign-in. */
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { fromSomewhere, tokenOf } from './programs.ts'

const ACCOUNT = 'user@larkmoor.example'
const BREATH_MS = 200
/** The application, and the investor portal, which has a page of its own. */
const INDEXES = ['/', '/portal']

export interface Loaded {
  indexes: number
  assets: number
  signIns: number
  /** What was answered in place of a page, each with how often. */
  wrong: Map<string, number>
}

/** As long as `goesOn` says so: one hand loads pages, another signs in, with the page of the provider and its form. */
export async function loadPages(address: string, goesOn: () => boolean): Promise<Loaded> {
  const loaded: Loaded = { indexes: 0, assets: 0, signIns: 0, wrong: new Map() }
  const wrongly = (said: string) => {
    loaded.wrong.set(said, (loaded.wrong.get(said) ?? 0) + 1)
  }
  /** A hashed name has the same content for ever. */
  const contents = new Map<string, string>()
  const headers = { ...fromSomewhere(), accept: 'text/html' }

  async function get(path: string): Promise<Buffer | undefined> {
    try {
      const answer = await fetch(`${address}${path}`, { headers })
      const content = Buffer.from(await answer.arrayBuffer())
      if (answer.status === 200) return content
      wrongly(`${answer.status} ${path}`)
    } catch (error) {
      wrongly(`${error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)} ${path}`)
    }
    return undefined
  }

  async function page(path: string): Promise<void> {
    const index = await get(path)
    if (!index) return
    const [, asset] = /"(\/assets\/[^"]+\.js)"/.exec(index.toString()) ?? []
    if (asset === undefined) return wrongly(`no script in ${path}`)
    loaded.indexes += 1
    const content = await get(asset)
    if (!content) return
    const hash = createHash('sha256').update(content).digest('hex')
    if ((contents.get(asset) ?? hash) !== hash) wrongly(`another content of ${asset}`)
    contents.set(asset, hash)
    loaded.assets += 1
  }

  async function signIns(): Promise<void> {
    while (goesOn()) {
      await tokenOf(address, ACCOUNT).then(
        () => (loaded.signIns += 1),
        (error: unknown) => wrongly(`a sign-in: ${String(error)}`),
      )
      await delay(BREATH_MS)
    }
  }

  async function pages(): Promise<void> {
    while (goesOn()) {
      for (const path of INDEXES) await page(path)
      await delay(BREATH_MS)
    }
  }

  await Promise.all([pages(), signIns()])
  return loaded
}

export const describedPages = ({ indexes, assets, signIns, wrong }: Loaded): string =>
  [
    `${indexes} index pages, ${assets} scripts and ${signIns} sign-ins`,
    ...[...wrong].map(([said, count]) => `${count} × ${said}`),
  ].join('; ')
