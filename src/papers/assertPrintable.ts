/**
 * A letter without a shape would leave a gap on a paper that never changes again: what holds one is named before
 * anything is written. All texts of whatever a paper is drawn from are looked at, so that none can be forgotten.
 */
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { excerptOf, unprintable } from './printableCharacters.ts'
import './texts.ts'

interface DrawnFrom {
  /** Whose paper it is. */
  of: string
  content: unknown
}

interface Unprintable {
  written: string
  letters: readonly string[]
  /** Whose papers print it. */
  of: Set<string>
}

const NAMED_MAX = 5

/** Many papers are best handed in one after the other, as none is needed any more once it was looked at. */
export function assertPrintable(papers: Iterable<DrawnFrom>): void {
  const found: Unprintable[] = []
  for (const { of, content } of papers) collect(content, of, found)
  if (found.length === 0) return
  const named = found.slice(0, NAMED_MAX).map(namedIn).join('; ')
  throw problem('rule', {
    detail: text(found.length > NAMED_MAX ? 'unprintable.refusedMore' : 'unprintable.refused', { named }),
  })
}

/** Whether all that a paper is drawn from can be printed. */
export function isPrintable(content: unknown): boolean {
  const found: Unprintable[] = []
  collect(content, '', found)
  return found.length === 0
}

/** A name that stands within other texts, too, is named once. No more is collected than shows that there are others. */
function collect(content: unknown, of: string, found: Unprintable[]): void {
  if (typeof content === 'string') {
    const letters = unprintable(content)
    if (letters.length === 0) return
    const known = found.find(one => content.includes(one.written) && letters.every(each => one.letters.includes(each)))
    if (known) known.of.add(of)
    else if (found.length <= NAMED_MAX) found.push({ written: content, letters, of: new Set([of]) })
  } else if (typeof content === 'object' && content !== null)
    for (const part of Object.values(content)) collect(part, of, found)
}

/** A partner is named beside what its papers alone print, unless that is its name. */
function namedIn({ written: whole, letters, of }: Unprintable): string {
  const named = { letters: letters.join(' '), written: excerptOf(whole, letters[0] ?? '') }
  const [only, ...others] = of
  return only === undefined || others.length > 0 || whole.includes(only)
    ? text('unprintable.within', named)
    : text('unprintable.withinOf', { ...named, of: only })
}
