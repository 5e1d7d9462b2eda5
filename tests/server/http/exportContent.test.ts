/** An export reads few rows at a time while others ask for pages, and many while nobody does. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { createConcurrencyLimits } from '../../../src/server/http/concurrencyLimits.ts'
import { ExportPace, sentAfterOthers } from '../../../src/server/http/exportContent.ts'

const NOBODY = { total: 4, idle: 4, waiting: 0 }
const SOMEBODY = { total: 4, idle: 3, waiting: 0 }

function loaded() {
  const figures = vi.fn<() => typeof NOBODY>().mockReturnValue(NOBODY)
  return { figures, load: { database: { figures }, concurrencyLimits: createConcurrencyLimits() } }
}

/** The sizes of so many portions, one after the other. */
async function sizes(pace: ExportPace, count: number): Promise<number[]> {
  const found: number[] = []
  for (let portion = 0; portion < count; portion++) {
    found.push(pace.sizeOfPortion())
    await pace.pause()
  }
  return found
}

describe('an export', () => {
  test('begins with small portions, and takes large ones once nobody has asked for anything', async () => {
    const { load } = loaded()
    const found = await sizes(new ExportPace(load), 102)
    expect(found.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 100))
    expect(found.slice(100)).toEqual([1_000, 1_000])
  })

  test('goes back to small ones, a moment apart, when somebody asks for a page', async () => {
    const { figures, load } = loaded()
    const pace = new ExportPace(load)
    await sizes(pace, 101)
    figures.mockReturnValueOnce(SOMEBODY)
    await pace.pause()
    const turns = vi.fn<() => void>()
    const counted = setInterval(turns, 1)
    expect(await sizes(pace, 100)).toEqual(Array.from({ length: 100 }, () => 100))
    clearInterval(counted)
    // Without pauses no timer would have had its turn.
    expect(turns.mock.calls.length).toBeGreaterThan(10)
    expect(pace.sizeOfPortion()).toBe(1_000)
  })

  test('is sent whole, each part of it after others', async () => {
    const { figures, load } = loaded()
    figures.mockReturnValueOnce(NOBODY).mockReturnValueOnce(SOMEBODY)
    const parts = ['one, ', 'two, ', 'three'].map(part => Buffer.from(part))
    const sent = sentAfterOthers(Readable.from(parts, { objectMode: false }), load)
    expect((await buffer(sent instanceof Readable ? sent : Readable.from(sent))).toString()).toBe('one, two, three')
    // A stream may join small parts; after each somebody else is looked for, and once more where somebody was found.
    expect(figures.mock.calls.length).toBeGreaterThan(2)
    const short = Buffer.from('held in memory')
    expect(sentAfterOthers(short, load)).toBe(short)
  })

  test.each(['before it has read anything', 'after a first part'])(
    'lets go of its file when whoever reads it leaves %s',
    async when => {
      const { load } = loaded()
      const source = Readable.from([Buffer.from('one'), Buffer.from('two')], { objectMode: false })
      const sent = sentAfterOthers(source, load)
      if (!(sent instanceof Readable)) throw new Error('It is no stream.')
      if (when === 'after a first part') await sent[Symbol.asyncIterator]().next()
      sent.destroy()
      await vi.waitFor(() => expect(source.destroyed).toBe(true))
    },
  )
})
