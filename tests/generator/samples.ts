/** Small schemas to generate from, beside the real keywords and definitions. */
import { readFileSync } from 'node:fs'
import { generate, understand } from '../../scripts/generator/generate.ts'
import { SchemaMistakes } from '../../scripts/generator/mistakes.ts'

export type Json = Record<string, unknown>
export type Schema = Json & { 'x-entity': Json; properties: Record<string, Json>; required: string[] }

const real = (name: string): string => readFileSync(new URL(`../../schemas/${name}`, import.meta.url), 'utf8')
export const definition = (name: string): string => `definitions.json#/definitions/${name}`

const LISTS = {
  definitions: {
    state: {
      oneOf: [
        { const: 'Open', title: 'Open' },
        { const: 'Done', title: 'Done' },
      ],
    },
    colour: {
      oneOf: [
        { const: 'Red', title: 'Red' },
        { const: 'Blue', title: 'Blue' },
      ],
    },
  },
}

/** A ship of a harbour, with everything that a schema can say. */
export function ship(): Schema {
  return {
    title: 'Ship',
    description: 'A ship in the harbour.',
    type: 'object',
    'x-entity': {
      resource: 'ships',
      plural: 'Ships',
      display: 'name',
      sort: ['name', 'asc'],
      parent: 'harbourId',
      unique: [['code']],
    },
    'x-sections': [{ id: 'main', title: 'Main' }],
    'x-actions': {
      finish: {
        title: 'Finish',
        from: ['Open'],
        to: 'Done',
        input: { required: ['reason'], properties: { reason: { $ref: definition('text'), title: 'Reason' } } },
      },
    },
    required: ['harbourId', 'name', 'code', 'price'],
    properties: {
      harbourId: { type: 'integer', title: 'Harbour', 'x-ref': 'harbours', 'x-section': 'main' },
      name: { $ref: definition('shortText'), title: 'Name', 'x-section': 'main', 'x-list': true },
      code: { type: 'string', title: 'Code', maxLength: 3, pattern: '^[A-Z]{3}$', 'x-section': 'main' },
      price: { $ref: definition('money'), title: 'Price', 'x-min': '0', 'x-not-zero': true, 'x-section': 'main' },
      share: { $ref: definition('percent'), title: 'Share', 'x-section': 'main' },
      built: { $ref: definition('date'), title: 'Built on', 'x-section': 'main', 'x-filter': true },
      year: { $ref: definition('year'), title: 'Year', 'x-section': 'main' },
      email: { $ref: definition('email'), title: 'Email', 'x-section': 'main' },
      website: { $ref: definition('url'), title: 'Website', 'x-section': 'main' },
      afloat: { type: 'boolean', title: 'Afloat', 'x-section': 'main' },
      colour: { $ref: 'lists.json#/definitions/colour', title: 'Colour', 'x-section': 'main' },
      paint: {
        $ref: definition('shortText'),
        title: 'Paint',
        'x-section': 'main',
        'x-required-when': { colour: 'Blue' },
      },
      status: {
        $ref: 'lists.json#/definitions/state',
        title: 'Status',
        readOnly: true,
        default: 'Open',
        'x-section': 'main',
      },
      age: { $ref: definition('integer'), title: 'Age', 'x-computed': 'Today without the year.', 'x-section': 'main' },
      decks: {
        type: 'array',
        title: 'Decks',
        maxItems: 3,
        'x-section': 'main',
        items: {
          type: 'object',
          required: ['label'],
          properties: {
            label: { $ref: definition('shortText'), title: 'Label' },
            area: { $ref: definition('number2'), title: 'Area' },
          },
        },
      },
      papers: {
        type: 'object',
        title: 'Papers',
        'x-section': 'main',
        properties: {
          captain: { $ref: 'sailor.json', title: 'Captain' },
          crew: { type: 'array', title: 'Crew', items: { $ref: 'sailor.json' } },
        },
      },
    },
  }
}

export function harbour(): Schema {
  return {
    title: 'Harbour',
    type: 'object',
    'x-entity': { resource: 'harbours', plural: 'Harbours', display: 'name', sort: ['name', 'asc'] },
    required: ['name'],
    properties: { name: { $ref: definition('shortText'), title: 'Name' } },
  }
}

const SAILOR = {
  title: 'Sailor',
  type: 'object',
  required: ['name'],
  properties: { name: { $ref: definition('shortText'), title: 'Name' } },
}
const TENANT = {
  title: 'Tenant',
  type: 'object',
  'x-entity': { resource: 'tenants', plural: 'Tenants', display: 'name', sort: ['name', 'asc'], global: true },
  required: ['name'],
  properties: { name: { $ref: definition('shortText'), title: 'Name' } },
}

/**
 * The texts of all files, with these schemas in place of the usual ones. A text stands as it is, undefined takes a file
 * away.
 */
export function files(schemas: Record<string, Json | string | undefined> = {}): Map<string, string> {
  const all: Record<string, Json | string | undefined> = {
    'keywords.json': real('keywords.json'),
    'definitions.json': real('definitions.json'),
    'lists.json': LISTS,
    'ship.json': ship(),
    'harbour.json': harbour(),
    'sailor.json': SAILOR,
    'tenant.json': TENANT,
    ...schemas,
  }
  return new Map(
    Object.entries(all).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[`schemas/${name}`, typeof value === 'string' ? value : JSON.stringify(value, null, 2)]],
    ),
  )
}

/** What the generator answers instead of files, but for dangerous patterns. */
export function mistakesIn(schemas: ReadonlyMap<string, string>): string {
  try {
    understand(schemas)
  } catch (error) {
    return messageOf(error)
  }
  return ''
}

/** With the dangerous patterns, which take longer to find. */
export async function allMistakesIn(schemas: ReadonlyMap<string, string>): Promise<string> {
  return generate(schemas).then(() => '', messageOf)
}

function messageOf(error: unknown): string {
  if (error instanceof SchemaMistakes) return error.message
  throw error
}
