import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ROLES } from '../../src/access.ts'
import { ROUTES } from '../../src/paths.ts'
import '../../src/texts/imports.ts'
import '../../src/texts/sheet.ts'
import { DEFAULT_LOCALE, i18nProvider } from '../../src/web/shell/i18n.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const source = join(import.meta.dirname, '../../src')
const screens = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !name.startsWith('server'))
  .map(name => ({ name, text: readFileSync(join(source, name), 'utf8') }))

// Those that come with a page, as if all pages were open.
for (const { name } of screens.filter(file => /(^|[\\/])texts([\\/]\w+)?\.ts$/.test(file.name)))
  await import(join(source, name))

/** A key that is missing comes back as it is. */
function found(key: string): string | undefined {
  const words = i18nProvider.translate(key)
  return words === key ? undefined : words
}

describe('the translation provider', () => {
  test('R026 speaks en-US by default', () => {
    expect(DEFAULT_LOCALE).toBe('en-US')
    expect(i18nProvider.getLocale()).toBe('en-US')
    expect(i18nProvider.getLocales?.()).toEqual([{ locale: 'en-US', name: 'English' }])
  })

  test('R464 fills in values and chooses between one and many, as polyglot does, also in words that come with a page', () => {
    expect(i18nProvider.translate('shell.documentTitle', { page: 'Funds' })).toBe('Funds · Fund administration')
    expect(i18nProvider.translate('deadline.attention.items', { smart_count: 1 })).toBe('1 item')
    expect(i18nProvider.translate('deadline.attention.items', { smart_count: 4 })).toBe('4 items')
  })

  test('R464 shows a key that is missing as it is, and complains in the console', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(i18nProvider.translate('home.noSuchText')).toBe('home.noSuchText')
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('home.noSuchText'))
  })

  test('R465 knows the English texts of the frame', () => {
    expect(i18nProvider.translate('ra.action.confirm')).toBe('Confirm')
    expect(i18nProvider.translate('ra.navigation.next')).toBe('Go to next page')
  })
})

describe('the catalogue', () => {
  test('R027 holds every key that a screen names', () => {
    const keys = screens.flatMap(({ name, text }) =>
      [...text.matchAll(/\b(?:translate|text)\('([\w.-]+\.[\w.-]+)'/g)].map(match => ({ name, key: match[1]! })),
    )
    expect(keys.length).toBeGreaterThan(60)
    expect(keys.filter(({ key }) => found(key) === undefined)).toEqual([])
  })

  test('R027 holds a title for every page and a word for every role', () => {
    const pages = ROUTES.filter(route => !route.forward).map(route => `page.${route.name}`)
    const roles = ROLES.map(role => `shell.role.${role}`)
    expect([...pages, ...roles].filter(key => found(key) === undefined)).toEqual([])
  })

  test('R027 is the only place of visible words: no screen holds text between tags or in a label', () => {
    const written = screens
      .filter(({ name }) => name.endsWith('.tsx'))
      .flatMap(({ name, text }) =>
        [
          ...text.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)*[.?!]?)\s*<\//g),
          ...text.matchAll(/\b(?:aria-label|placeholder|title|label|alt)="([^"]*[A-Za-z]{3}[^"]*)"/g),
        ].map(match => `${name}: ${match[1]}`),
      )
      .filter(words => !/"(?:[a-z]+\.)+/.test(words) && !/: (?:[a-z][A-Za-z]*\.)+[A-Za-z]+$/.test(words))
    expect(written).toEqual([])
  })
})
