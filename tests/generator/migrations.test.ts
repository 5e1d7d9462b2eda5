import { describe, expect, test } from 'vitest'
import { generateAll } from '../../scripts/generator/generate.ts'
import { draftMigration } from '../../scripts/generator/migrations.ts'
import { definition, files, harbour, ship, type Json, type Schema } from './samples.ts'

type Change = (schema: Schema) => void
const section = { 'x-section': 'main' }
const property = (schema: Schema, name: string): Json => schema.properties[name]!
const lines = (schema: Schema): Schema => property(schema, 'decks')['items'] as Schema

const databaseOf = async (schema: Schema, others: Record<string, Json> = {}) => (await generateAll(files({ 'ship.json': schema, ...others }))).database

/** What has to happen to a database of the usual ship when its schema changes. */
async function changed(change: Change, others: Record<string, Json> = {}) {
  const schema = ship()
  change(schema)
  const before = await databaseOf(ship())
  return draftMigration(before, await databaseOf(schema, others), (table, name) => name === undefined ? 1 : table.lines === undefined ? 10 : 20)
}

const ADDITIVE: [name: string, change: Change, statements: string[], title: string][] = [
  ['a new text', s => { s.properties['nickname'] = { $ref: definition('shortText'), title: 'Nickname', ...section } },
    ['alter table ships add column nickname text constraint ships_nickname_check check (char_length(nickname) <= 200);'], 'ships-nickname'],
  ['a new amount that must be given', s => { s.properties['fee'] = { $ref: definition('money'), title: 'Fee', default: '0', ...section }; s.required.push('fee') },
    ['alter table ships add column fee numeric(20,2) not null default 0 constraint ships_fee_check check (fee between -9999999.99 and 9999999.99);'], 'ships-fee'],
  ['a new reference', s => { s.properties['homeId'] = { type: 'integer', title: 'Home', 'x-ref': 'harbours', ...section } },
    ['alter table ships add column home_id bigint;', 'alter table ships add constraint ships_home_id_fkey foreign key (tenant_id, home_id) references harbours (tenant_id, id);', 'create index ships_home_id_idx on ships (tenant_id, home_id);'], 'ships-home-id'],
  ['a new value of a list', s => { property(s, 'colour')['oneOf'] = [{ const: 'Red', title: 'Red' }, { const: 'Blue', title: 'Blue' }, { const: 'Green', title: 'Green' }] },
    ['alter table ships drop constraint ships_colour_check;', "alter table ships add constraint ships_colour_check check (colour in ('Red', 'Blue', 'Green'));"], 'ships-colour'],
  ['a longer text', s => { property(s, 'name')['maxLength'] = 300 }, ['alter table ships drop constraint ships_name_check;', 'alter table ships add constraint ships_name_check check (char_length(name) <= 300);'], 'ships-name'],
  ['wider limits', s => { property(s, 'price')['x-max'] = '999999999.99' }, ['alter table ships add constraint ships_price_check check (price between 0 and 999999999.99 and price <> 0);'], 'ships-price'],
  ['a field that may now be empty', s => { s.required = s.required.filter(name => name !== 'code') }, ['alter table ships alter column code drop not null;'], 'ships-code'],
  ['a field that now must be given, with a default', s => { property(s, 'share')['default'] = '5'; s.required.push('share') },
    ['alter table ships no force row level security;', 'update ships set share = 5 where share is null;', 'alter table ships force row level security;', 'alter table ships alter column share set not null;', 'alter table ships alter column share set default 5;'], 'ships-share'],
  ['another default', s => { property(s, 'status')['default'] = 'Done' }, ["alter table ships alter column status set default 'Done';"], 'ships-status'],
  ['a new field of a line', s => { lines(s).properties['note'] = { $ref: definition('text'), title: 'Note' } }, ['alter table ship_decks add column note text constraint ship_decks_note_check check (char_length(note) <= 2000);'], 'ship-decks-note'],
  ['new lines', s => { s.properties['sails'] = { type: 'array', title: 'Sails', ...section, items: { type: 'object', properties: { size: { $ref: definition('number2'), title: 'Size' } } } } },
    ['create table ship_sails (', 'alter table ship_sails force row level security;', 'foreign key (tenant_id, ship_id) references ships (tenant_id, id) on delete cascade;', 'grant select, insert, update, delete on ship_sails to fund_runtime;'], 'ship-sails'],
  ['a new index', s => { s['x-entity']['index'] = [['built']] }, ['create index ships_built_idx on ships (tenant_id, built);'], 'ships-index'],
]

const REFUSED: [name: string, change: Change, what: string, remedy: string, line: number][] = [
  ['a property that is gone', s => { delete s.properties['share'] }, 'property "share" is gone', 'Bring it back', 1],
  ['another type', s => { s.properties['year'] = { $ref: definition('shortText'), title: 'Year', ...section } }, 'property "year" has changed its type from bigint to text', 'add a new property beside it', 10],
  ['another kind of number', s => { property(s, 'price')['$ref'] = definition('rate'); delete property(s, 'price')['x-min'] }, 'has changed its type from numeric(20,2) to numeric(20,10)', 'Put the old type back', 10],
  ['a text that becomes a list', s => { s.properties['paint'] = { $ref: 'lists.json#/definitions/colour', title: 'Paint', ...section } }, 'has changed its type from text to a value of a list', 'Put the old type back', 10],
  ['a reference to another resource', s => { property(s, 'harbourId')['x-ref'] = 'tenants' }, 'has changed its type from a reference to harbours to a reference to tenants', 'Put the old type back', 10],
  ['a value that is gone', s => { property(s, 'colour')['oneOf'] = [{ const: 'Red', title: 'Red' }]; delete s.properties['paint']!['x-required-when'] }, 'the value "Blue" of "colour" is gone', 'its title may change', 10],
  ['a shorter text', s => { property(s, 'name')['maxLength'] = 50 }, '"name" is now shorter (50 instead of 200)', 'Keep the old length', 10],
  ['tighter limits', s => { property(s, 'share')['x-max'] = '100' }, 'the limits of "share" are now tighter', 'Keep the old limits', 10],
  ['a new field that must be given, without a default', s => { s.properties['fee'] = { $ref: definition('money'), title: 'Fee', ...section }; s.required.push('fee') }, 'the new property "fee" is required, but the records that exist have no value', 'Give it a "default"', 10],
  ['a field that now must be given, without a default', s => { s.required.push('share') }, 'property "share" is now required', 'take it out of "required"', 10],
  ['a key that records may break', s => { s['x-entity']['unique'] = [['code'], ['name']] }, 'name must now be unique', 'write the migration by hand', 1],
  ['a field of a line that is gone', s => { delete lines(s).properties['area'] }, 'property "area" is gone', 'Bring it back', 1],
  ['lines whose field must be given', s => { lines(s).required.push('area') }, 'property "area" is now required', 'Give it a "default"', 20],
]

describe('a migration', () => {
  test.each(ADDITIVE)('is drafted for %s', async (_name, change, statements, title) => {
    const { draft, refused } = await changed(change)
    expect(refused).toEqual([])
    for (const statement of statements) expect(draft?.sql).toContain(statement)
    expect(draft?.title).toBe(title)
  })

  test.each(REFUSED)('is refused for %s, with what a person has to do', async (_name, change, what, remedy, line) => {
    const { draft, refused } = await changed(change)
    expect(draft).toBeUndefined()
    expect(refused).toHaveLength(1)
    expect(refused[0]!.what).toContain(what)
    expect(refused[0]!.remedy).toContain(remedy)
    expect([refused[0]!.file, refused[0]!.line]).toEqual(['ship.json', line])
  })

  test('is refused when a schema is gone, for its table and those of its lines', async () => {
    const before = await databaseOf(ship())
    const after = (await generateAll(files({ 'ship.json': undefined }))).database
    const { refused } = draftMigration(before, after, () => 1)
    expect(refused.map(({ what }) => what)).toEqual([expect.stringContaining('"ship_decks" has lost its schema'), expect.stringContaining('"ships" has lost its schema')])
  })

  test('makes a new table with its keys, checks, row-level security and grants', async () => {
    const pier = harbour()
    Object.assign(pier['x-entity'], { resource: 'piers', plural: 'Piers' })
    const { draft } = await changed(() => undefined, { 'pier.json': pier })
    expect(draft?.title).toBe('piers')
    for (const statement of ['create table piers (', 'primary key (tenant_id, id)', 'foreign key (tenant_id) references tenants (id);', 'create policy tenant on piers using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());']) expect(draft?.sql).toContain(statement)
  })

  test('is not drafted when only words on the screen change', async () => {
    expect(await changed(s => { property(s, 'name')['title'] = 'Name of the ship'; property(s, 'built')['x-list'] = true })).toEqual({ refused: [] })
  })

  test('the first one makes everything, parents before what refers to them', async () => {
    const { draft } = draftMigration(undefined, await databaseOf(ship()), () => 1)
    expect(draft?.title).toBe('first')
    const order = ['create table ships', 'create table tenants', 'add constraint ships_tenant_id_fkey', 'enable row level security'].map(words => draft!.sql.indexOf(words))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order[0]).toBeGreaterThanOrEqual(0)
  })
})
