import type { Page } from '@playwright/test'
import { buildOther, useBuild } from '../browser/builds.ts'
import type { OtherBuild } from '../browser/builds.ts'
import { ADMIN, addressOf, GLOBAL, goInside, INVESTOR, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'

const MARK = '¤'
/** How a date and a year are typed: formats, no words. */
const FORMATS = ['dd/mm/yyyy', 'yyyy']
const STAFF_PAGES = [
  '/',
  '/funds/overview',
  '/funds/1/details',
  '/funds/1/performance',
  '/funds/1/bank-accounts/overview',
  '/funds/1/bank-accounts/1/details',
  '/contacts/overview',
  '/contacts/add',
  '/contacts/1/details',
  '/reference/fund-managers/overview',
  '/reference/fund-managers/add',
  '/reference/countries/overview',
  '/reference/currencies/overview',
  '/error?code=403&text=x',
  '/error',
]

let build: OtherBuild
test.beforeAll(async () => {
  test.setTimeout(120_000)
  build = await buildOther({}, 'tests/browser/marked.vite.config.ts')
})
test.afterAll(() => build?.remove())

/** Every word that the API answered: those are data of the tenant and stand in no catalogue. */
function collectData(page: Page): Set<string> {
  const data = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') data.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  page.on('response', response => {
    if (new URL(response.url()).pathname.startsWith('/api/')) response.json().then(collect, () => undefined)
  })
  return data
}

/** Visible words and names for screen readers, part by part. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(node.parentElement?.tagName ?? ''))
        found.push(node.textContent ?? '')
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '')
    return [...new Set([...found, document.title].map(words => words.trim()).filter(Boolean))]
  })
}

/** Data may be joined by dots and commas, shortened to its first letters, or stand beside figures and dates. */
function isData(words: string, data: ReadonlySet<string>): boolean {
  let rest = words
  for (const known of [...data].filter(each => each.length > 1).sort((a, b) => b.length - a.length))
    rest = rest.replaceAll(known, '')
  return !/\p{L}{3,}/u.test(rest)
}

async function expectMarked(page: Page, addresses: readonly string[]): Promise<void> {
  const data = collectData(page)
  for (const [index, address] of addresses.entries()) {
    if (index === 0) await page.goto(address)
    else await goInside(page, address)
    await standing(page)
    await expect.poll(() => addressOf(page).split('?')[0]).toBe(address.split('?')[0])
    const words = await wordsOf(page)
    expect(
      words.some(each => each.includes(MARK)),
      address,
    ).toBe(true)
    expect(
      words.filter(each => !each.includes(MARK) && !FORMATS.includes(each) && !isData(each, data)),
      address,
    ).toEqual([])
    expect(
      words.filter(each => /^(?:[a-z]\w*\.)+(?!csv$)\w+$/.test(each)),
      `${address}: bare keys`,
    ).toEqual([])
  }
}

test('R027 no page of staff shows a word that is not from the catalogue, and no bare key @long', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(120_000)
  await useBuild(page, build)
  await signedIn(page, ADMIN)
  await expectMarked(page, STAFF_PAGES)
})

test('R027 nor does home of the others, or the portal @long', async ({ page, signedIn }) => {
  await useBuild(page, build)
  await signedIn(page, GLOBAL)
  await expectMarked(page, ['/'])
  await signedIn(page, INVESTOR)
  await expectMarked(page, ['/portal/larkmoor/funds/overview'])
})
