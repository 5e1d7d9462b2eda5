import { describe, expect, test } from 'vitest'
import { definition, files, mistakesIn, ship, type Json, type Schema } from './samples.ts'

type Change = (schema: Schema) => void
type Row = [name: string, change: Change, at: string, what: string, remedy: string]

const property = (schema: Schema, name: string): Json => schema.properties[name]!
const actions = (schema: Schema): Record<string, Json> => schema['x-actions'] as Record<string, Json>
const section = { 'x-section': 'main' }

const KEYWORDS: Row[] = [
  [
    'an unknown keyword',
    s => {
      property(s, 'name')['x-lists'] = true
    },
    '"x-lists"',
    'unknown keyword "x-lists" in property "name"',
    'Did you mean "x-list"?',
  ],
  [
    'an unknown keyword of the entity',
    s => {
      s['x-entity']['sorting'] = 1
    },
    '"sorting"',
    'unknown keyword "sorting" in "x-entity"',
    'There are: resource, plural',
  ],
  [
    'a keyword of the wrong type',
    s => {
      property(s, 'name')['x-filter'] = 'yes'
    },
    '"x-filter": "yes"',
    '"yes" does not fit in "x-filter" of property "name"',
    'Write true for a filter of the list',
  ],
  [
    'a number for an amount',
    s => {
      property(s, 'price')['type'] = 'number'
    },
    '"type": "number"',
    '"number" does not fit',
    'An amount is {"$ref": "definitions.json#/definitions/money"}, never a number',
  ],
  [
    'a missing part of x-entity',
    s => {
      delete s['x-entity']['plural']
    },
    '"x-entity"',
    '"plural" is missing in "x-entity"',
    'The label that people see',
  ],
  [
    'a bad group of access',
    s => {
      s['x-entity']['access'] = { read: 'everyone' }
    },
    '"read"',
    '"everyone" does not fit in "x-entity" "access" "read"',
    'The groups of access are read, edit',
  ],
  [
    'a name that is not one word',
    s => {
      s.properties['net value'] = { $ref: definition('money'), title: 'Net', ...section }
    },
    '"net value"',
    '"net value" is no name',
    'one word in camelCase',
  ],
  [
    'a keyword that does not go with the type',
    s => {
      property(s, 'built')['maxLength'] = 10
    },
    '"maxLength": 10',
    '"maxLength" does not go with a date (property "built")',
    'Remove it',
  ],
  [
    'a format that does not go with the type',
    s => {
      property(s, 'name')['x-format'] = 'money'
    },
    '"name": {',
    '"maxLength" does not go with a decimal number',
    'Remove it',
  ],
]

const PROPERTIES: Row[] = [
  [
    'a property without a label',
    s => {
      delete property(s, 'share')['title']
    },
    '"share"',
    '"title" is missing in property "share"',
    'Add the label',
  ],
  [
    'a text without a maximum',
    s => {
      delete property(s, 'code')['maxLength']
    },
    '"type": "string"',
    'text "code" has no maxLength',
    'Add "maxLength"',
  ],
  [
    'a property without a type',
    s => {
      s.properties['blank'] = { title: 'Blank', ...section }
    },
    '"blank"',
    'property "blank" has no type',
    'Write "type"',
  ],
  [
    'a dangerous pattern',
    s => {
      property(s, 'code')['pattern'] = '^(a+)+$'
    },
    '"code": {',
    'the pattern of "code" is dangerous',
    'Let no two repetitions match the same letters',
  ],
  [
    'a pattern for a part of the text',
    s => {
      property(s, 'code')['pattern'] = '[A-Z]'
    },
    '"pattern"',
    'does not cover the whole text',
    'Begin it with ^',
  ],
  [
    'a reference to no definition',
    s => {
      property(s, 'price')['$ref'] = definition('mony')
    },
    '#/definitions/mony',
    '"definitions.json#/definitions/mony" refers to nothing',
    'Did you mean "money"?',
  ],
  [
    'a reference to no list',
    s => {
      property(s, 'colour')['$ref'] = 'lists.json#/definitions/color'
    },
    'lists.json#/definitions/color"',
    'refers to nothing',
    'Did you mean "colour"?',
  ],
  [
    'a reference to no resource',
    s => {
      property(s, 'harbourId')['x-ref'] = 'harbors'
    },
    '"harbourId": {',
    'points to "harbors", which does not exist',
    'Did you mean "harbours"?',
  ],
  [
    'a required property that does not exist',
    s => {
      s.required.push('nam')
    },
    '"nam"',
    '"nam" is required but there is no such property',
    'Did you mean "name"?',
  ],
  [
    'a label used twice',
    s => {
      property(s, 'share')['title'] = 'price'
    },
    '"share": {',
    '"price" and "share" have the same label',
    'Change one of the two labels',
  ],
  [
    'a label used twice in lines',
    s => {
      ;((property(s, 'decks')['items'] as Schema).properties['area'] as Json)['title'] = 'Label'
    },
    '"area": {',
    '"label" and "area" have the same label',
    'Change one',
  ],
  [
    'an unknown section',
    s => {
      property(s, 'share')['x-section'] = 'mian'
    },
    '"share": {',
    'stands in the unknown section "mian"',
    'Did you mean "main"?',
  ],
  [
    'a property outside the sections',
    s => {
      delete property(s, 'share')['x-section']
    },
    '"share": {',
    'property "share" stands in no section',
    'Add "x-section"',
  ],
  [
    'an empty section',
    s => {
      ;(s['x-sections'] as Json[]).push({ id: 'more', title: 'More' })
    },
    '"id": "more"',
    'no property stands in section "more"',
    'Remove it',
  ],
  [
    'a default outside the list',
    s => {
      property(s, 'colour')['default'] = 'Green'
    },
    '"default": "Green"',
    'is none of its values',
    'There are: Red, Blue',
  ],
  [
    'a default outside the limits',
    s => {
      property(s, 'price')['default'] = '-1'
    },
    '"default": "-1"',
    'is outside its limits',
    'Change the default',
  ],
  [
    'limits the wrong way round',
    s => {
      property(s, 'price')['x-max'] = '-5'
    },
    '"x-min"',
    'x-min of "price" is larger than its x-max',
    'Change one of the two',
  ],
  [
    'a value listed twice',
    s => {
      s.properties['size'] = {
        oneOf: [
          { const: 'a', title: 'A' },
          { const: 'a', title: 'B' },
        ],
        title: 'Size',
        ...section,
      }
    },
    '"oneOf"',
    'a value of "size" is listed twice',
    'Remove one',
  ],
  [
    'a column of the product',
    s => {
      s.properties['tenantId'] = { type: 'integer', title: 'Tenant', ...section }
    },
    '"tenantId"',
    'collides with a column of the product',
    'Choose another name',
  ],
  [
    'a column of the lines',
    s => {
      ;(property(s, 'decks')['items'] as Schema).properties['shipId'] = { type: 'integer', title: 'Ship' }
    },
    '"shipId"',
    'collides with a column of the product',
    'Choose another name',
  ],
  [
    'a condition on an unknown property',
    s => {
      property(s, 'paint')['x-show-when'] = { color: 'Red' }
    },
    '"paint": {',
    'x-show-when of "paint" names the unknown property "color"',
    'Did you mean "colour"?',
  ],
  [
    'a condition on an unknown value',
    s => {
      property(s, 'paint')['x-required-when'] = { colour: 'Bleu' }
    },
    '"paint": {',
    'compares "colour" with the unknown value "Bleu"',
    'Did you mean "Blue"?',
  ],
  [
    'a condition on a text',
    s => {
      property(s, 'paint')['x-required-when'] = { name: 'Ann' }
    },
    '"paint": {',
    'neither a value of a list nor a yes or no',
    'There are: afloat, colour',
  ],
  [
    'values that go with an unknown value',
    s => {
      property(s, 'colour')['x-choices-when'] = { afloat: { maybe: ['Red'] } }
    },
    '"colour": {',
    'x-choices-when of "colour" compares "afloat" with the unknown value "maybe"',
    'There are: true, false',
  ],
  [
    'an unknown value that goes with another',
    s => {
      s.properties['size'] = {
        oneOf: [{ const: 'a', title: 'A' }],
        title: 'Size',
        'x-choices-when': { colour: { Red: ['b'] } },
        ...section,
      }
    },
    '"size": {',
    'x-choices-when of "size" names the unknown value "b"',
    'Did you mean "a"?',
  ],
  [
    'suggestions of an unknown resource',
    s => {
      property(s, 'paint')['x-suggests'] = 'harbors.name'
    },
    '"paint": {',
    'x-suggests of "paint" names "harbors", which does not exist',
    'Did you mean "harbours"?',
  ],
  [
    'suggestions of an unknown property',
    s => {
      property(s, 'paint')['x-suggests'] = 'harbours.nmae'
    },
    '"paint": {',
    'x-suggests of "paint" names "nmae", which does not exist',
    'Did you mean "name"?',
  ],
  [
    'suggestions of records by an unknown property',
    s => {
      Object.assign(property(s, 'paint'), { 'x-suggests': 'harbours.name', 'x-suggests-of': [{ nmae: 'empty' }] })
    },
    '"paint": {',
    'x-suggests-of of "paint" names "nmae", which harbours do not have',
    'Did you mean "name"?',
  ],
  [
    'lines that hold nothing',
    s => {
      delete property(s, 'decks')['items']
    },
    '"decks": {',
    'does not say what a line holds',
    'Add "items"',
  ],
]

const ENTITIES: Row[] = [
  [
    'an unknown name of a record',
    s => {
      s['x-entity']['display'] = 'nmae'
    },
    '"display"',
    'there is no property "nmae"',
    'Did you mean "name"?',
  ],
  [
    'an unknown order',
    s => {
      s['x-entity']['sort'] = ['size', 'asc']
    },
    '"sort"',
    'there is no property "size"',
    'There are:',
  ],
  [
    'an order by a computed property',
    s => {
      s['x-entity']['sort'] = ['age', 'asc']
    },
    '"sort"',
    'property "age" is not kept in a column of its own',
    'There are:',
  ],
  [
    'an unknown text to search',
    s => {
      s['x-entity']['search'] = ['price']
    },
    '"search"',
    'property "price" is not a text',
    'There are: name',
  ],
  [
    'an unknown part of a key',
    s => {
      s['x-entity']['unique'] = [['kode']]
    },
    '"kode"',
    'there is no property "kode"',
    'Did you mean "code"?',
  ],
  [
    'a lock that is no date',
    s => {
      s['x-entity']['lock'] = 'name'
    },
    '"lock"',
    'property "name" is not a date',
    'There are: built',
  ],
  [
    'a parent that is no reference',
    s => {
      s['x-entity']['parent'] = 'name'
    },
    '"parent"',
    'property "name" is not a reference',
    'There are: harbourId',
  ],
  [
    'a resource of another schema',
    s => {
      s['x-entity']['resource'] = 'harbours'
    },
    '"resource"',
    'resource "harbours" is that of harbour.json too',
    'Give it a word of its own',
  ],
  [
    'an action without a state',
    s => {
      delete actions(s)['finish']!['from']
    },
    '"finish"',
    'does not say in which states it is allowed',
    'Add "from"',
  ],
  [
    'an action from an unknown state',
    s => {
      actions(s)['finish']!['from'] = ['Opne']
    },
    '"Opne"',
    'names the unknown state "Opne"',
    'Did you mean "Open"?',
  ],
  [
    'a record that may be changed in an unknown state',
    s => {
      ;(s['x-entity'] as Json)['editable'] = ['Opne']
    },
    '"Opne"',
    '"editable" names the unknown state "Opne"',
    'Did you mean "Open"?',
  ],
  [
    'an action to an unknown state',
    s => {
      actions(s)['finish']!['to'] = 'Finished'
    },
    '"to"',
    'names the unknown state "Finished"',
    'There are: Open, Done',
  ],
  [
    'an action on a status that everybody writes',
    s => {
      delete property(s, 'status')['readOnly']
    },
    '"finish"',
    'changes the status, which everybody may write',
    'Add "readOnly": true',
  ],
  [
    'an action in an entity without status',
    s => {
      delete s.properties['status']
    },
    '"from"',
    'needs the property "status"',
    'Add a property "status"',
  ],
  [
    'an action whose word is taken',
    s => {
      actions(s)['history'] = { title: 'History', from: ['Open'] }
    },
    '"history"',
    'the word is taken in addresses',
    'Choose another verb',
  ],
  [
    'an action with a condition and no reason',
    s => {
      actions(s)['finish']!['when'] = { status: 'Open' }
    },
    '"finish"',
    'has only one of "when" and "otherwise"',
    'Write both',
  ],
  [
    'an action with a condition of nothing',
    s => {
      Object.assign(actions(s)['finish']!, { when: { wheels: 'Red' }, otherwise: 'It is not red.' })
    },
    '"when"',
    'names the unknown property "wheels"',
    'status',
  ],
  [
    'a collection action with a state',
    s => {
      actions(s)['finish']!['on'] = 'collection'
    },
    '"finish"',
    'is on the collection and has a state',
    'Remove "from" and "to"',
  ],
]

describe('a mistake in a schema', { timeout: 60_000 }, () => {
  test.each([...KEYWORDS, ...PROPERTIES, ...ENTITIES])(
    'stops the generator with file, line and remedy: %s',
    (_name, change, at, what, remedy) => {
      const schema = ship()
      change(schema)
      const all = files({ 'ship.json': schema })
      const answer = mistakesIn(all).split('\n')
      const found = answer.find(words => words.includes(what))
      expect(found, answer.join('\n')).toBeDefined()
      expect(found).toContain(remedy)
      const [, line] = /^schemas\/ship\.json:(\d+): /.exec(found!) ?? []
      expect(all.get('schemas/ship.json')!.split('\n')[Number(line) - 1], found).toContain(at)
    },
  )

  test('that is no JSON is shown on its line', () => {
    const text = JSON.stringify(ship(), null, 2)
    const missingComma = text.replace('"title": "Ship",', '"title": "Ship"')
    expect(mistakesIn(files({ 'ship.json': missingComma }))).toBe(
      'schemas/ship.json:3: a comma or "}" is missing. Compare with the lines of another schema.',
    )
    const twice = text.replace('"title": "Ship",', '"title": "Ship",\n  "title": "Boat",')
    expect(mistakesIn(files({ 'ship.json': twice }))).toBe(
      'schemas/ship.json:3: "title" stands here twice. Compare with the lines of another schema.',
    )
    const cut = text.slice(0, -10)
    expect(mistakesIn(files({ 'ship.json': cut }))).toMatch(/^schemas\/ship\.json:\d+: .+\. Compare/)
  })

  test('is shown together with the others', () => {
    const schema = ship()
    property(schema, 'share')['x-section'] = 'none'
    property(schema, 'paint')['title'] = 'Name'
    expect(mistakesIn(files({ 'ship.json': schema })).split('\n')).toHaveLength(2)
  })

  test('in a part is shown in the part, once', () => {
    const sailor = { title: 'Sailor', type: 'object', properties: { name: { type: 'string', title: 'Name' } } }
    expect(mistakesIn(files({ 'sailor.json': sailor }))).toMatch(
      /^schemas\/sailor\.json:6: text "name" has no maxLength\. [^\n]+$/,
    )
  })

  test('is a part that holds itself', () => {
    const sailor = { title: 'Sailor', type: 'object', properties: { friend: { $ref: 'sailor.json', title: 'Friend' } } }
    expect(mistakesIn(files({ 'sailor.json': sailor }))).toContain('"sailor.json" holds itself')
  })

  test('does not exist in the schemas that are right', () => {
    expect(mistakesIn(files())).toBe('')
  })
})
