/** Changes of a schema that a database can follow without anybody's help. */
import { definition, type Json, type Schema } from './samples.ts'

export type Change = (schema: Schema) => void

const section = { 'x-section': 'main' }
export const property = (schema: Schema, name: string): Json => schema.properties[name]!
export const lines = (schema: Schema): Schema => property(schema, 'decks')['items'] as Schema

export const ADDITIVE: [name: string, change: Change, statements: string[], title: string][] = [
  [
    'a new text',
    s => {
      s.properties['nickname'] = { $ref: definition('shortText'), title: 'Nickname', ...section }
    },
    [
      'alter table ships add column nickname text constraint ships_nickname_check check (char_length(nickname) <= 200);',
    ],
    'ships-nickname',
  ],
  [
    'a new amount that must be given',
    s => {
      s.properties['fee'] = { $ref: definition('money'), title: 'Fee', default: '0', ...section }
      s.required.push('fee')
    },
    [
      'alter table ships add column fee numeric(22,4) not null default 0 constraint ships_fee_check check (fee between -9999999.99 and 9999999.99);',
    ],
    'ships-fee',
  ],
  [
    'a new reference',
    s => {
      s.properties['homeId'] = { type: 'integer', title: 'Home', 'x-ref': 'harbours', ...section }
    },
    [
      'alter table ships add column home_id bigint;',
      'alter table ships add constraint ships_home_id_fkey foreign key (tenant_id, home_id) references harbours (tenant_id, id) deferrable;',
      'create index ships_home_id_idx on ships (tenant_id, home_id);',
    ],
    'ships-home-id',
  ],
  [
    'a new value of a list',
    s => {
      property(s, 'colour')['oneOf'] = [
        { const: 'Red', title: 'Red' },
        { const: 'Blue', title: 'Blue' },
        { const: 'Green', title: 'Green' },
      ]
    },
    [
      'alter table ships drop constraint ships_colour_check;',
      "alter table ships add constraint ships_colour_check check (colour in ('Red', 'Blue', 'Green'));",
    ],
    'ships-colour',
  ],
  [
    'a longer text',
    s => {
      property(s, 'name')['maxLength'] = 300
    },
    [
      'alter table ships drop constraint ships_name_check;',
      'alter table ships add constraint ships_name_check check (char_length(name) <= 300);',
    ],
    'ships-name',
  ],
  [
    'wider limits',
    s => {
      property(s, 'price')['x-max'] = '999999999.99'
    },
    ['alter table ships add constraint ships_price_check check (price between 0 and 999999999.99 and price <> 0);'],
    'ships-price',
  ],
  [
    'a field that may now be empty',
    s => {
      s.required = s.required.filter(name => name !== 'code')
    },
    ['alter table ships alter column code drop not null;'],
    'ships-code',
  ],
  [
    'a field that now must be given, with a default',
    s => {
      property(s, 'share')['default'] = '5'
      s.required.push('share')
    },
    [
      'alter table ships no force row level security;',
      'update ships set share = 5 where share is null;',
      'alter table ships force row level security;',
      'alter table ships alter column share set not null;',
      'alter table ships alter column share set default 5;',
    ],
    'ships-share',
  ],
  [
    'another default',
    s => {
      property(s, 'status')['default'] = 'Done'
    },
    ["alter table ships alter column status set default 'Done';"],
    'ships-status',
  ],
  [
    'a new field of a line',
    s => {
      lines(s).properties['note'] = { $ref: definition('text'), title: 'Note' }
    },
    ['alter table ship_decks add column note text constraint ship_decks_note_check check (char_length(note) <= 2000);'],
    'ship-decks-note',
  ],
  [
    'new lines',
    s => {
      s.properties['sails'] = {
        type: 'array',
        title: 'Sails',
        ...section,
        items: { type: 'object', properties: { size: { $ref: definition('number2'), title: 'Size' } } },
      }
    },
    [
      'create table ship_sails (',
      'alter table ship_sails force row level security;',
      'foreign key (tenant_id, ship_id) references ships (tenant_id, id) on delete cascade deferrable;',
      'grant select, insert, update, delete on ship_sails to fund_runtime;',
    ],
    'ship-sails',
  ],
  [
    'a new index',
    s => {
      s['x-entity']['index'] = [['built']]
    },
    ['create index ships_built_idx on ships (tenant_id, built);'],
    'ships-index',
  ],
]
