import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generate } from '../../scripts/generator/generate.ts'
import { files, type Json } from './samples.ts'

type Validate = { (data: unknown): boolean; errors?: { instancePath: string; keyword: string; params: Json }[] | null }
type Module = Record<string, Validate>

const root = new URL('../..', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'validators-'))
/** The files themselves, as the server loads them; and the bundle, as the browser runs it. */
let server: Module
let browser: Module
let bundle: string

beforeAll(async () => {
  for (const [path, text] of await generate(files())) {
    if (!path.startsWith('generated/validators')) continue
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'src'))
  for (const name of ['money.ts', 'entity.ts', 'oneLine.ts']) cpSync(join(root, 'src', name), join(folder, 'src', name))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const entry = join(folder, 'generated/validators/ship.js')
  server = (await import(/* @vite-ignore */ entry)) as Module
  const built = (await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'ship' } },
  })) as Rolldown.RolldownOutput[]
  bundle = built[0]!.output[0].code
  // Nothing of Node and no code made from text: what a page under a strict content security policy has.
  const page = createContext({ URL }, { codeGeneration: { strings: false, wasm: false } })
  browser = new Script(`${bundle}; ship`).runInContext(page) as Module
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true }))

const SHIP = { harbourId: 1, name: 'Ann', code: 'ANN', price: '10.50' }
const UPDATE = { name: 'Ann', code: 'ANN', price: '10.50' }

/** "keyword place" of everything that is wrong; conditions themselves say nothing. */
function problems(validate: Validate, data: unknown): string[] {
  const valid = validate(data)
  const found = (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ keyword, instancePath, params }) =>
      `${String(params['problem'] ?? keyword)} ${instancePath}${params['missingProperty'] === undefined ? '' : `/${String(params['missingProperty'])}`}`.trim(),
    )
  expect(valid).toBe(found.length === 0)
  return found
}

const CASES: [name: string, validator: string, body: unknown, problems: string[]][] = [
  [
    'a whole record',
    'validateCreate',
    {
      ...SHIP,
      share: '12.5',
      built: '2026-02-28',
      year: 1900,
      email: 'a@b.example',
      website: 'https://a.example/x?y=1',
      afloat: false,
      colour: 'Red',
    },
    [],
  ],
  [
    'null for what may be missing',
    'validateCreate',
    {
      ...SHIP,
      share: null,
      built: null,
      year: null,
      email: null,
      website: null,
      afloat: null,
      colour: null,
      decks: null,
      papers: null,
    },
    [],
  ],
  [
    'null for what must be given',
    'validateCreate',
    { ...SHIP, name: null, price: null, harbourId: null },
    ['type /harbourId', 'type /name', 'type /price'],
  ],
  ['nothing', 'validateCreate', {}, ['required /harbourId', 'required /name', 'required /code', 'required /price']],
  ['no object', 'validateCreate', [], ['type']],
  ['no body', 'validateCreate', null, ['type']],
  ['a number for an amount', 'validateCreate', { ...SHIP, price: 1.5 }, ['type /price']],
  ['less than any currency has', 'validateCreate', { ...SHIP, price: '1.00005' }, ['decimals /price']],
  ['the smallest cents', 'validateCreate', { ...SHIP, price: '0.07' }, []],
  ['a negative amount where none may be', 'validateCreate', { ...SHIP, price: '-0.01' }, ['min /price']],
  ['nought where none may be', 'validateCreate', { ...SHIP, price: '0.00' }, ['notZero /price']],
  ['the largest amount', 'validateCreate', { ...SHIP, price: '9999999.99' }, []],
  ['a cent more than the largest amount', 'validateCreate', { ...SHIP, price: '10000000.00' }, ['max /price']],
  [
    'numbers that are none',
    'validateCreate',
    { ...SHIP, price: '1e3', share: 'NaN' },
    ['decimal /price', 'decimal /share'],
  ],
  [
    'numbers with ornaments',
    'validateCreate',
    { ...SHIP, price: '+1', share: ' 1' },
    ['decimal /price', 'decimal /share'],
  ],
  ['a list for an amount', 'validateCreate', { ...SHIP, price: ['1'] }, ['type /price']],
  ['an unknown property', 'validateCreate', { ...SHIP, tenantId: 2 }, ['additionalProperties']],
  ['a read-only property', 'validateCreate', { ...SHIP, status: 'Done' }, ['additionalProperties']],
  ['a computed property', 'validateCreate', { ...SHIP, age: 3 }, ['additionalProperties']],
  [
    'id and version',
    'validateCreate',
    { ...SHIP, id: 1, version: 1 },
    ['additionalProperties', 'additionalProperties'],
  ],
  [
    'a prototype',
    'validateCreate',
    JSON.parse('{"harbourId":1,"name":"Ann","code":"ANN","price":"1","__proto__":{"admin":true}}'),
    ['additionalProperties'],
  ],
  ['a constructor', 'validateCreate', { ...SHIP, constructor: { prototype: {} } }, ['additionalProperties']],
  ['an empty text', 'validateCreate', { ...SHIP, name: '', paint: '' }, ['minLength /name', 'minLength /paint']],
  ['a text of the greatest length', 'validateCreate', { ...SHIP, name: 'é'.repeat(200) }, []],
  ['a text of letters outside the first plane', 'validateCreate', { ...SHIP, name: '𝒜'.repeat(200) }, []],
  ['a text that is too long', 'validateCreate', { ...SHIP, name: 'x'.repeat(201) }, ['maxLength /name']],
  ['a long text before its pattern', 'validateCreate', { ...SHIP, code: 'A'.repeat(100) }, ['maxLength /code']],
  ['a text that does not fit its pattern', 'validateCreate', { ...SHIP, code: 'An1' }, ['pattern /code']],
  ['NUL', 'validateCreate', { ...SHIP, name: 'A\0B' }, ['wellFormed /name']],
  ['half a character', 'validateCreate', { ...SHIP, name: 'A\ud800' }, ['wellFormed /name']],
  ['a day that does not exist', 'validateCreate', { ...SHIP, built: '2026-02-29' }, ['format /built']],
  ['a day in another form', 'validateCreate', { ...SHIP, built: '01/02/2026' }, ['format /built']],
  ['the last day', 'validateCreate', { ...SHIP, built: '2200-12-31' }, []],
  ['days out of range', 'validateCreate', { ...SHIP, built: '1899-12-31' }, ['date /built']],
  ['a day after the last', 'validateCreate', { ...SHIP, built: '2201-01-01' }, ['date /built']],
  ['infinity', 'validateCreate', { ...SHIP, built: 'infinity' }, ['format /built']],
  ['a wrong e-mail address', 'validateCreate', { ...SHIP, email: 'a@b' }, ['format /email']],
  ['two e-mail addresses', 'validateCreate', { ...SHIP, email: 'a@b.example\r\nBcc: c@d.example' }, ['format /email']],
  ['an address that runs code', 'validateCreate', { ...SHIP, website: 'javascript:alert(1)' }, ['url /website']],
  ['an address of data', 'validateCreate', { ...SHIP, website: 'data:text/html,x' }, ['url /website']],
  ['an address with a space', 'validateCreate', { ...SHIP, website: 'https://a b.example' }, ['url /website']],
  ['a year before the first', 'validateCreate', { ...SHIP, year: 1899 }, ['minimum /year']],
  ['a year and a half', 'validateCreate', { ...SHIP, year: 1999.5 }, ['type /year']],
  ['an id that is none', 'validateCreate', { ...SHIP, harbourId: 0 }, ['minimum /harbourId']],
  ['an id that is not exact', 'validateCreate', { ...SHIP, harbourId: 9007199254740993 }, ['maximum /harbourId']],
  ['a text for an id', 'validateCreate', { ...SHIP, harbourId: '1' }, ['type /harbourId']],
  ['a text for a yes', 'validateCreate', { ...SHIP, afloat: 'false' }, ['type /afloat']],
  ['a value of no list', 'validateCreate', { ...SHIP, colour: 'Green' }, ['enum /colour']],
  ['what a condition demands', 'validateCreate', { ...SHIP, colour: 'Blue', paint: 'oil' }, []],
  ['the lack of what a condition demands', 'validateCreate', { ...SHIP, colour: 'Blue' }, ['required /paint']],
  ['null for what a condition demands', 'validateCreate', { ...SHIP, colour: 'Blue', paint: null }, ['type /paint']],
  ['the lack of what no condition demands', 'validateCreate', { ...SHIP, colour: 'Red' }, []],
  [
    'childRows',
    'validateCreate',
    {
      ...SHIP,
      decks: [
        { label: 'Sun', area: '10.25' },
        { label: 'Main', area: null },
      ],
    },
    [],
  ],
  [
    'lines with mistakes',
    'validateCreate',
    { ...SHIP, decks: [{ area: '1' }, { label: 'Main', area: 1 }] },
    ['required /decks/0/label', 'type /decks/1/area'],
  ],
  ['too many lines', 'validateCreate', { ...SHIP, decks: [{}, {}, {}, {}] }, ['maxItems /decks']],
  [
    'an id of a new line',
    'validateCreate',
    { ...SHIP, decks: [{ id: 1, label: 'Sun' }] },
    ['additionalProperties /decks/0'],
  ],
  ['an id of a kept line', 'validateUpdate', { ...UPDATE, decks: [{ id: 1, label: 'Sun' }] }, []],
  ['nested answers', 'validateCreate', { ...SHIP, papers: { captain: { name: 'Bo' }, crew: [{ name: 'Cy' }] } }, []],
  [
    'nested answers with mistakes',
    'validateCreate',
    { ...SHIP, papers: { captain: {}, crew: [{ name: 3 }], cook: 1 } },
    ['additionalProperties /papers', 'required /papers/captain/name', 'type /papers/crew/0/name'],
  ],
  ['a change', 'validateUpdate', UPDATE, []],
  ['a change of what is given once', 'validateUpdate', SHIP, ['additionalProperties']],
  ['the input of an action', 'validateFinish', { reason: 'Old.\nVery old.' }, []],
  ['an action without its input', 'validateFinish', {}, ['required /reason']],
  ['an action with more than its input', 'validateFinish', { reason: 'Old', status: 'Done' }, ['additionalProperties']],
]

describe('generated validators', { timeout: 60_000 }, () => {
  test.each(CASES)(
    'R451 R470 say the same in the browser and on the server: %s',
    (_name, validator, body, expected) => {
      expect(problems(server[validator]!, body).sort()).toEqual([...expected].sort())
      expect(problems(browser[validator]!, body).sort()).toEqual([...expected].sort())
    },
  )

  test('R471 take dates and e-mail addresses from ajv-formats', () => {
    const kinds = readFileSync(join(folder, 'generated/validators/kinds.js'), 'utf8')
    expect(kinds).toContain("import { fullFormats } from 'ajv-formats/dist/formats.js'")
    expect(kinds).toContain('fullFormats.date')
    for (const wrong of [{ built: '2026-13-01' }, { email: 'nobody' }])
      expect(problems(server['validateCreate']!, { ...SHIP, ...wrong })).toEqual([`format /${Object.keys(wrong)[0]}`])
    expect(
      problems(server['validateCreate']!, { ...SHIP, built: '2024-02-29', email: "o'neil+x@sub.example.org" }),
    ).toEqual([])
  })

  test('need neither eval nor require', () => {
    expect(bundle).not.toMatch(/\beval\(|new Function\(|\brequire\(/)
    for (const name of ['ship', 'kinds'])
      expect(readFileSync(join(folder, `generated/validators/${name}.js`), 'utf8')).not.toMatch(
        /\beval\(|new Function\(|\brequire\(/,
      )
  })

  test('do not flood when a body is full of mistakes', () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`x${index}`, 1]))
    for (const body of [
      many,
      { ...SHIP, decks: Array.from({ length: 100_000 }, () => ({})) },
      { ...SHIP, papers: { captain: many } },
    ]) {
      expect(server['validateCreate']!(body)).toBe(false)
      expect(server['validateCreate']!.errors!.length).toBeLessThan(10)
    }
  })

  test('leave the body as it was', () => {
    const body = { ...SHIP, colour: null, more: 1 }
    server['validateCreate']!(body)
    expect(body).toEqual({ ...SHIP, colour: null, more: 1 })
  })
})
