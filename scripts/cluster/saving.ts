/** People who save and look while the database is in trouble, and what they were told meanwhile. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

const HANDS = 4
/** One address may ask 6,000 times a minute, of both servers together: four hands stay below it on any machine. */
const BREATH_MS = 150
/** Every so many saves an export is asked for in place of a list. */
const EXPORT_EVERY = 3
/** Until writes go on, at most. */
export const GAP_MAX_MS = 30_000

/** Answers of the other server right after a save, and how many of them lacked what was saved. */
interface Shown {
  asked: number
  missed: number
}

export interface Saving {
  acknowledged: string[]
  /** When each was acknowledged. */
  moments: number[]
  /** When each leader was killed. */
  kills: number[]
  /** Answers that were neither a success nor "try again", or this for longer than writes may pause. */
  wrong: Map<string, number>
  lists: Shown
  exports: Shown
  /** How long each of these lists and exports took, by the address of the server. */
  times: Map<string, number[]>
  /** Lists that the other tenant was given, and rows of the first one in them. */
  looks: number
  seenByOthers: number
}

function wrongly(saving: Saving, said: string): void {
  saving.wrong.set(said, (saving.wrong.get(said) ?? 0) + 1)
}

/** What was saved at one server has to stand in the next list or export of the other, which a follower may answer. */
async function lookFor(address: string, headers: Record<string, string>, name: string, saving: Saving): Promise<void> {
  const asExport = saving.acknowledged.length % EXPORT_EVERY === 0
  const filter = encodeURIComponent(JSON.stringify({ name }))
  const url = `${address}/api/fund-managers?filter=${filter}${asExport ? '&format=csv' : ''}`
  const startedAt = performance.now()
  const answer = await fetch(url, { headers }).catch(() => undefined)
  const text = await answer?.text().catch(() => undefined)
  if (answer?.status === 503 || text === undefined) return
  if (answer?.status !== 200) return wrongly(saving, `${answer?.status} for a list or an export of the other server`)
  const shown = asExport ? saving.exports : saving.lists
  shown.asked += 1
  saving.times.get(address)?.push(performance.now() - startedAt)
  if (!text.includes(name)) shown.missed += 1
}

/** One name after another, each with a key under which it is tried again until it is saved. */
async function save(
  [address, other]: readonly [string, string],
  token: string,
  saving: Saving,
  goesOn: () => boolean,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  for (let name = `Saved ${randomUUID()}`; goesOn();) {
    const key = randomUUID()
    const until = performance.now() + GAP_MAX_MS
    for (let saved = false; !saved && goesOn();) {
      const answer = await fetch(`${address}/api/fund-managers`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify({ name, quality: 'Manager' }),
      }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      saved = answer?.status === 201
      if (saved) {
        saving.acknowledged.push(name)
        saving.moments.push(performance.now())
        await lookFor(other, headers, name, saving)
        name = `Saved ${randomUUID()}`
        await delay(BREATH_MS)
      } else {
        const said = String(answer?.status ?? 'nothing')
        // An attempt that is under way elsewhere ends, as one does that waits for the next leader.
        const tryAgain = ['503', '409'].includes(said) && performance.now() < until
        if (!tryAgain) wrongly(saving, said)
        await delay(200)
      }
    }
  }
}

async function look(address: string, token: string, saving: Saving, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${address}/api/fund-managers?range=[0,99]`, { headers }).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    saving.seenByOthers += text?.match(/"Saved /g)?.length ?? 0
    if (answer?.status === 200 && text !== undefined) saving.looks += 1
    else if (answer?.status !== 503) wrongly(saving, `${answer?.status ?? 'nothing'} for a list`)
    await delay(300)
  }
}

/** From each kill to the next write that was acknowledged. */
export function pausesAfter({ moments, kills }: Saving): number[] {
  return kills.map(kill => (moments.find(moment => moment > kill) ?? Infinity) - kill)
}

/** The longest pause of writes: between two that were acknowledged, and from a kill to the next. */
export function longestPause(saving: Saving): number {
  const between = saving.moments.map((moment, index) => moment - (saving.moments[index - 1] ?? moment))
  return Math.max(...between, ...pausesAfter(saving))
}

/** Hands at both servers; `stop` waits until the last of them has its answer. */
export function startSaving(
  addresses: readonly [string, string],
  { token, strange }: { token: string; strange: string },
): { saving: Saving; stop: () => Promise<void> } {
  const saving: Saving = {
    acknowledged: [],
    moments: [],
    kills: [],
    wrong: new Map(),
    lists: { asked: 0, missed: 0 },
    exports: { asked: 0, missed: 0 },
    times: new Map(addresses.map(address => [address, []])),
    looks: 0,
    seenByOthers: 0,
  }
  let going = true
  const goesOn = () => going
  const working = [
    ...Array.from({ length: HANDS }, (_, hand) => {
      const [one, other] = addresses
      return save(hand % 2 === 0 ? [one, other] : [other, one], token, saving, goesOn)
    }),
    look(addresses[0], strange, saving, goesOn),
  ]
  return {
    saving,
    stop: async () => {
      going = false
      await Promise.all(working)
    },
  }
}

/** Waits until somebody has saved again, but not for ever. */
export async function nextSave(saving: Saving): Promise<void> {
  const before = saving.acknowledged.length
  const until = performance.now() + 2 * GAP_MAX_MS
  while (saving.acknowledged.length === before && performance.now() < until) await delay(100)
}

/** Waits until each server was asked for so many more, but not for ever; answers with how long each took. */
export async function moreShown({ times }: Saving, count: number): Promise<number[][]> {
  const before = new Map(Array.from(times, ([address, { length }]) => [address, length]))
  const more = () => Array.from(times, ([address, taken]) => taken.slice(before.get(address)))
  const until = performance.now() + GAP_MAX_MS
  while (more().some(taken => taken.length < count) && performance.now() < until) await delay(100)
  return more()
}
