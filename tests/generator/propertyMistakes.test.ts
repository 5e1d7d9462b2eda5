import { describe, expect, test } from 'vitest'
import { expectMistake, expectNamed, property, section, type Row } from './mistakes.ts'
import { allMistakesIn, definition, files, ship, type Json, type Schema } from './samples.ts'

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
    'quarters of what is no day',
    s => {
      property(s, 'share')['x-filter'] = 'quarters'
    },
    '"share"',
    'property "share" is no day: it has no quarters',
    'Write "x-filter": true.',
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

describe('a mistake in a property of a schema', { timeout: 60_000 }, () => {
  test.each(PROPERTIES)('stops the generator with file, line and remedy: %s', (_name, ...row) => {
    expectMistake(row)
  })

  test('stops the generator where a pattern is dangerous, also when others have been found to be safe before', async () => {
    expect(await allMistakesIn(files())).toBe('')
    const schema = ship()
    property(schema, 'code')['pattern'] = '^(a+)+$'
    const dangerous = files({ 'ship.json': schema })
    const remedy = 'Let no two repetitions match the same letters'
    for (const answer of [await allMistakesIn(dangerous), await allMistakesIn(dangerous)])
      expectNamed(dangerous, answer, ['"code": {', 'the pattern of "code" is dangerous', remedy])
    property(schema, 'share')['x-section'] = 'none'
    const both = await allMistakesIn(files({ 'ship.json': schema }))
    expect(both.split('\n')).toEqual([expect.stringContaining('"share"'), expect.stringContaining('is dangerous')])
  })
})
