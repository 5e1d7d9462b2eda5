import { describe, expect, test } from 'vitest'
import { definition, files, mistakesIn, ship } from './samples.ts'
import { actions, expectMistake, property, section, type Row } from './mistakes.ts'

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
    'something asked first that has no list of values',
    s => {
      s['x-entity']['asksFirst'] = 'name'
    },
    '"asksFirst"',
    'property "name" is not a choice',
    'There are:',
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
      s['x-entity']['editable'] = ['Opne']
    },
    '"Opne"',
    '"editable" names the unknown state "Opne"',
    'Did you mean "Open"?',
  ],
  [
    'a record that takes documents in an unknown state',
    s => {
      s['x-entity']['documentStates'] = ['Doen']
    },
    '"Doen"',
    '"documentStates" names the unknown state "Doen"',
    'Did you mean "Done"?',
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
  test.each([...KEYWORDS, ...ENTITIES])('stops the generator with file, line and remedy: %s', (_name, ...row) => {
    expectMistake(row)
  })

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

  test('is one by the keywords as they are now, and not as they were when schemas were read before', () => {
    const keywords = files().get('schemas/keywords.json')!.replace('"x-list":', '"x-listed":')
    expect(mistakesIn(files())).toBe('')
    expect(mistakesIn(files({ 'keywords.json': keywords }))).toContain('unknown keyword "x-list"')
    expect(mistakesIn(files())).toBe('')
  })
})
