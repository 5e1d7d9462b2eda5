import { describe, expect, test } from 'vitest'
import { understand } from '../../scripts/generator/generate.ts'
import { draftMigration } from '../../scripts/generator/migrations.ts'
import { ADDITIVE, lines, property, type Change } from './changes.ts'
import { definition, files, harbour, ship, type Json, type Schema } from './samples.ts'

const section = { 'x-section': 'main' }

const databaseOf = (schema: Schema, others: Record<string, Json> = {}) =>
  understand(files({ 'ship.json': schema, ...others })).database

/** What has to happen to a database of the usual ship when its schema changes. */
function changed(change: Change, others: Record<string, Json> = {}) {
  const schema = ship()
  change(schema)
  const before = databaseOf(ship())
  return draftMigration(before, databaseOf(schema, others), (table, name) =>
    name === undefined ? 1 : table.lines === undefined ? 10 : 20,
  )
}

const REFUSED: [name: string, change: Change, what: string, remedy: string, line: number][] = [
  [
    'a property that is gone',
    s => {
      delete s.properties['share']
    },
    'property "share" is gone',
    'Bring it back',
    1,
  ],
  [
    'another type',
    s => {
      s.properties['year'] = { $ref: definition('shortText'), title: 'Year', ...section }
    },
    'property "year" has changed its type from bigint to text',
    'add a new property beside it',
    10,
  ],
  [
    'another kind of number',
    s => {
      property(s, 'price')['$ref'] = definition('rate')
      delete property(s, 'price')['x-min']
    },
    'has changed its type from numeric(22,4) to numeric(20,10)',
    'Put the old type back',
    10,
  ],
  [
    'a text that becomes a list',
    s => {
      s.properties['paint'] = { $ref: 'lists.json#/definitions/colour', title: 'Paint', ...section }
    },
    'has changed its type from text to a value of a list',
    'Put the old type back',
    10,
  ],
  [
    'a reference to another resource',
    s => {
      property(s, 'harbourId')['x-ref'] = 'tenants'
    },
    'has changed its type from a reference to harbours to a reference to tenants',
    'Put the old type back',
    10,
  ],
  [
    'a value that is gone',
    s => {
      property(s, 'colour')['oneOf'] = [{ const: 'Red', title: 'Red' }]
      delete s.properties['paint']!['x-required-when']
    },
    'the value "Blue" of "colour" is gone',
    'its title may change',
    10,
  ],
  [
    'a shorter text',
    s => {
      property(s, 'name')['maxLength'] = 50
    },
    '"name" is now shorter (50 instead of 200)',
    'Keep the old length',
    10,
  ],
  [
    'tighter limits',
    s => {
      property(s, 'share')['x-max'] = '100'
    },
    'the limits of "share" are now tighter',
    'Keep the old limits',
    10,
  ],
  [
    'a new field that must be given, without a default',
    s => {
      s.properties['fee'] = { $ref: definition('money'), title: 'Fee', ...section }
      s.required.push('fee')
    },
    'the new property "fee" is required, but the records that exist have no value',
    'Give it a "default"',
    10,
  ],
  [
    'a field that now must be given, without a default',
    s => {
      s.required.push('share')
    },
    'property "share" is now required',
    'take it out of "required"',
    10,
  ],
  [
    'a key that records may break',
    s => {
      s['x-entity']['unique'] = [['code'], ['name']]
    },
    'name must now be unique',
    'write the migration by hand',
    1,
  ],
  [
    'a field of a line that is gone',
    s => {
      delete lines(s).properties['area']
    },
    'property "area" is gone',
    'Bring it back',
    1,
  ],
  [
    'lines whose field must be given',
    s => {
      lines(s).required.push('area')
    },
    'property "area" is now required',
    'Give it a "default"',
    20,
  ],
]

describe('a migration', { timeout: 60_000 }, () => {
  test.each(ADDITIVE)('is drafted for %s', (_name, change, statements, title) => {
    const { draft, refused } = changed(change)
    expect(refused).toEqual([])
    for (const statement of statements) expect(draft?.sql).toContain(statement)
    expect(draft?.title).toBe(title)
  })

  test.each(REFUSED)('is refused for %s, with what a person has to do', (_name, change, what, remedy, line) => {
    const { draft, refused } = changed(change)
    expect(draft).toBeUndefined()
    expect(refused).toHaveLength(1)
    expect(refused[0]!.what).toContain(what)
    expect(refused[0]!.remedy).toContain(remedy)
    expect([refused[0]!.file, refused[0]!.line]).toEqual(['ship.json', line])
  })

  test('is refused when a schema is gone, for its table and those of its lines', () => {
    const before = databaseOf(ship())
    const after = understand(files({ 'ship.json': undefined })).database
    const { refused } = draftMigration(before, after, () => 1)
    expect(refused.map(({ what }) => what)).toEqual([
      expect.stringContaining('"ship_decks" has lost its schema'),
      expect.stringContaining('"ships" has lost its schema'),
    ])
  })

  test('makes a new table with its keys, checks, row-level security and grants', () => {
    const pier = harbour()
    Object.assign(pier['x-entity'], { resource: 'piers', plural: 'Piers' })
    const { draft } = changed(() => undefined, { 'pier.json': pier })
    expect(draft?.title).toBe('piers')
    for (const statement of [
      'create table piers (',
      'primary key (tenant_id, id)',
      'foreign key (tenant_id) references tenants (id) deferrable;',
      'create policy tenant on piers using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());',
    ])
      expect(draft?.sql).toContain(statement)
  })

  test('is not drafted when only words on the screen change', () => {
    expect(
      changed(s => {
        property(s, 'name')['title'] = 'Name of the ship'
        property(s, 'built')['x-list'] = true
      }),
    ).toEqual({ refused: [] })
  })

  test('the first one makes everything, parents before what refers to them', () => {
    const { draft } = draftMigration(undefined, databaseOf(ship()), () => 1)
    expect(draft?.title).toBe('first')
    const order = [
      'create table ships',
      'create table tenants',
      'add constraint ships_tenant_id_fkey',
      'enable row level security',
    ].map(words => draft!.sql.indexOf(words))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order[0]).toBeGreaterThanOrEqual(0)
  })
})
