/** What the pages for readers say about places is true: each file and folder that they name is there. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'

const README_BYTES_MAX = 8_192
const FOLDERS = /^(?:src|schemas|scripts|tests|generated)\//
const FILE = /^\.?[\w-]+(?:\.[\w-]+)*\.(?:tsx?|json|tsv|sql|css)$/

/** Places in code, of which one stands for all areas, and a bare file name for a neighbour of the place before it. */
function placesNamed(page: string, text: string): string[] {
  let folder = ''
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  const inCode = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => {
    const place = code.replace(/<\w+>/g, '*')
    if (FOLDERS.test(place)) {
      folder = place.endsWith('/') ? place : `${posix.dirname(place)}/`
      return [place]
    }
    if (place.startsWith('.ox')) return [place]
    return FILE.test(place) ? [folder + place] : []
  })
  const linked = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter(target => !target.includes('://'))
    .map(target => posix.join(posix.dirname(page), target))
  const drawn = [...text.matchAll(/^```mermaid\n([\s\S]*?)^```/gm)].flatMap(([, drawing = '']) =>
    [...drawing.matchAll(/\bsrc\/[\w/*.-]*[\w*]/g)].map(([place]) => place),
  )
  return [...inCode, ...linked, ...drawn]
}

const isThere = (place: string) => (place.includes('*') ? globSync(place).length > 0 : existsSync(place))

describe('the pages for readers', () => {
  test.each(['README.md', 'src/README.md', 'src/server/README.md'])('%s names only places that exist', page => {
    const places = placesNamed(page, readFileSync(page, 'utf8'))
    expect(places.length).toBeGreaterThan(10)
    expect(places.filter(place => !isThere(place))).toEqual([])
  })

  test('a place that is not there is found, however it is named', () => {
    const text =
      '`src/funds/rules.ts` `gone.ts` `src/<area>/lost.ts` [a page](missing.md)\n```mermaid\nA["src/left"]\n```'
    expect(placesNamed('src/README.md', text).filter(place => !isThere(place))).toEqual([
      'src/funds/gone.ts',
      'src/*/lost.ts',
      'src/missing.md',
      'src/left',
    ])
  })

  test('README.md is read in a few minutes: at most 8 KB', () => {
    expect(statSync('README.md').size).toBeLessThanOrEqual(README_BYTES_MAX)
  })
})
