import { describe, expect, test } from 'vitest'
import { entities } from '../../generated/entities.ts'
import { fund } from '../../generated/entities/fund.ts'
import { bankAccount } from '../../generated/entities/bank-account.ts'
import { conditionHolds, type Entity, type Field } from '../../src/entity.ts'
import { FIELDS } from '../schemas/requiredFields.ts'
import { controlOf, formFields, formModel, schemaOf, slugOf } from '../../src/web/kit/control/model.ts'

const text = <Name extends string>(name: Name, more: Partial<Field<Name>> = {}): Field<Name> => ({
  name,
  column: name,
  title: name,
  kind: 'text',
  ...more,
})
const scopes = (element: unknown): string[] => {
  const { scope, elements = [] } = element as { scope?: string; elements?: unknown[] }
  return scope ? [scope] : elements.flatMap(scopes)
}

describe('the model of a form', () => {
  test('a property added to the metadata becomes a control without anything else being edited', () => {
    const grown: Entity = { ...fund, fields: [...fund.fields, text('quality', { section: 'identity' })] }
    expect(scopes(formModel(fund, formFields(fund)).layout)).not.toContain('#/properties/quality')
    expect(scopes(formModel(grown, formFields(grown)).layout)).toContain('#/properties/quality')
    expect(schemaOf(formFields(grown)).properties).toHaveProperty('quality')
  })

  test.each(
    (
      ['R187', 'R191', 'R206', 'R207', 'R208', 'R209', 'R210', 'R211', 'R212', 'R213', 'R216', 'R217', 'R218'] as const
    ).map(id => [id, FIELDS[id] ?? []] as const),
  )('what %s names of a record stands in its form', (_id, rows) => {
    expect(rows.length).toBeGreaterThan(0)
    for (const [path] of rows) {
      const [name = '', field = '', line] = path.split('.')
      const entity = Object.values<Entity>(entities).find(each => each.name === name)
      // The parent is the record whose address the page has.
      if (line !== undefined || name === 'document' || !entity || entity.parent === field) continue
      expect(scopes(formModel(entity, formFields(entity)).layout), path).toContain(`#/properties/${field}`)
    }
  })

  test('every field of a fund stands on exactly one tab', () => {
    const model = formModel(fund, formFields(fund))
    const shown = model.tabs.flatMap(tab => tab.fields)
    expect([...shown].sort()).toEqual(
      formFields(fund)
        .map(field => field.name)
        .sort(),
    )
    expect(model.tabs.length).toBeLessThanOrEqual(6)
    expect(model.tabs[0]).toMatchObject({ slug: 'identity-and-terms', title: 'Identity and terms' })
  })

  test('sections without tabs stand on one page', () => {
    const model = formModel(bankAccount, formFields(bankAccount))
    expect(model.tabs).toEqual([])
    expect(model.layout.type).toBe('VerticalLayout')
  })

  test('a page adds tabs before and behind those with fields, which stand on one where the schema names none', () => {
    const own = {
      fieldsTitle: 'Details',
      tabs: [
        { slug: 'a', title: 'A', first: true },
        { slug: 'b', title: 'B' },
      ],
    }
    const fields = formFields(bankAccount)
    const model = formModel(bankAccount, fields, { own })
    expect(model.tabs.map(({ slug, fields: names }) => [slug, names.length])).toEqual([
      ['a', 0],
      ['details', fields.length],
      ['b', 0],
    ])
    expect(scopes(model.layout)).toHaveLength(fields.length)
    const titles = formModel(fund, formFields(fund)).tabs.map(({ title }) => title)
    expect(formModel(fund, formFields(fund), { own }).tabs.map(({ title }) => title)).toEqual(['A', ...titles, 'B'])
  })

  test('a dialogue shows its fields in one grid', () => {
    expect(formModel(fund, [text('a'), text('b')], { flat: true }).layout).toMatchObject({
      type: 'VerticalLayout',
      options: { grid: true },
    })
  })

  test('the parent and what the server keeps are no fields of a form', () => {
    const names = formFields({
      ...bankAccount,
      fields: [...bankAccount.fields, text('version'), text('updatedAt')],
    }).map(field => field.name)
    expect(names).not.toContain('fundId')
    expect(names).not.toContain('version')
    expect(names).not.toContain('updatedAt')
    expect(names).toContain('accountNumber')
  })

  test('a field of a section that does not exist is shown before the sections', () => {
    const model = formModel(bankAccount, [text('stray', { section: 'nowhere' }), ...formFields(bankAccount)])
    expect(scopes(model.layout)[0]).toBe('#/properties/stray')
  })

  test('a condition holds when every property has the value, or one of the values', () => {
    expect(conditionHolds({ kind: 'A' }, { kind: 'A' })).toBe(true)
    expect(conditionHolds({ kind: 'A' }, { kind: 'B' })).toBe(false)
    expect(conditionHolds({ kind: ['A', 'B'], open: true }, { kind: 'B', open: true })).toBe(true)
    expect(conditionHolds({ kind: ['A', 'B'], open: true }, { kind: 'B' })).toBe(false)
  })

  test('a field that is shown on a condition carries it as a rule', () => {
    expect(controlOf(text('a')).rule).toBeUndefined()
    expect(controlOf(text('a', { showWhen: { kind: ['A', 'B'] } })).rule).toEqual({
      effect: 'SHOW',
      condition: {
        type: 'AND',
        conditions: [
          {
            type: 'OR',
            conditions: [
              { type: 'LEAF', scope: '#/properties/kind', expectedValue: 'A' },
              { type: 'LEAF', scope: '#/properties/kind', expectedValue: 'B' },
            ],
          },
        ],
      },
    })
  })

  test('a tab in the address is in small letters and dashes', () => {
    expect(slugOf('Reporting and ESG')).toBe('reporting-and-esg')
    expect(slugOf('Fees & carry!')).toBe('fees-carry')
  })
})
