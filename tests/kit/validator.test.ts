import { describe, expect, test } from 'vitest'
import { country } from '../../generated/entities/country.ts'
import { fund } from '../../generated/entities/fund.ts'
import { fundManager } from '../../generated/entities/fund-manager.ts'
import { validateCreate, validateUpdate } from '../../generated/validators/fund.js'
import * as countryValidators from '../../generated/validators/country.js'
import * as managerValidators from '../../generated/validators/fund-manager.js'
import { fundRules } from '../../src/funds/rules.ts'
import { fundManagerRules } from '../../src/fund-managers/rules.ts'
import { text } from '../../src/texts.ts'
import { ajvStandIn } from '../../src/web/kit/form/ajvStandIn.ts'
import { formFields } from '../../src/web/kit/control/model.ts'
import {
  asErrorObjects,
  joinErrors,
  shownValues,
  standingErrors,
  verdictOn,
  type Checks,
} from '../../src/web/kit/control/validator.ts'

const ruleContext = { today: '2026-11-21' } as const
const checks: Checks = {
  fields: formFields(fund),
  creating: true,
  validate: validateCreate,
  rules: fundRules,
  ruleContext,
  translate: text,
}
const valid = { name: 'Larkmoor IV', commencementDate: '2026-01-01', managerId: 1, countryId: 1, currencyId: 1 }

describe('the verdict on a form', () => {
  test('valid values have no errors', () => {
    expect(verdictOn(checks, valid)).toEqual({ errors: {}, warnings: [] })
  })

  test('required fields say so at themselves', () => {
    const { errors } = verdictOn(checks, { name: '' })
    expect(Object.keys(errors).sort()).toEqual(['commencementDate', 'countryId', 'currencyId', 'managerId', 'name'])
    expect(errors['name']).toEqual(['This field is required.'])
  })

  test('a text of blanks is none, for required fields, rules and what is sent', () => {
    expect(verdictOn(checks, { ...valid, name: '  ' }).errors).toEqual({ name: ['This field is required.'] })
    const manager: Checks = {
      ...checks,
      fields: formFields(fundManager),
      validate: managerValidators.validateCreate,
      rules: fundManagerRules,
    }
    expect(verdictOn(manager, { name: ' \t' }).errors).toMatchObject({
      '': ['Name and Quality are required.'],
      name: ['This field is required.'],
    })
    expect(verdictOn(manager, { name: ' Hanne Birk ', quality: 'Director' }).errors).toEqual({})
  })

  test('R341 a number beyond its limit is refused with the limit in the message', () => {
    expect(verdictOn(checks, { ...valid, nominalShareValue: '10000000' }).errors['nominalShareValue']?.[0]).toContain(
      '9,999,999.99',
    )
    expect(verdictOn(checks, { ...valid, nominalShareValue: '9999999.99' }).errors).toEqual({})
    expect(verdictOn(checks, { ...valid, maximumInvestment: '50000000' }).errors).toEqual({})
    expect(verdictOn(checks, { ...valid, subscriptionFee: '100.01' }).errors['subscriptionFee']?.[0]).toContain('100')
  })

  test('text that is no number or no date is refused where it was typed', () => {
    const { errors } = verdictOn(checks, {
      ...valid,
      nominalShareValue: 'abc',
      firstClosingDate: '31/31/2026',
      term: 'ten',
    })
    expect(Object.keys(errors).sort()).toEqual(['firstClosingDate', 'nominalShareValue', 'term'])
  })

  test('what is no day or no number says how it is written', () => {
    const of = (values: object) => verdictOn(checks, { ...valid, ...values }).errors
    expect(of({ firstClosingDate: '31/02/2026' })['firstClosingDate']).toEqual([
      'There is no such day. Write day/month/year, such as 31/03/2026.',
    ])
    expect(of({ firstClosingDate: '3/15/2026' })['firstClosingDate']).toEqual([
      'There is no such day. Write day/month/year, such as 31/03/2026.',
    ])
    for (const far of ['1/1/1800', '1/1/2300', '01/01/0001'])
      expect(of({ firstClosingDate: far })['firstClosingDate'], far).toEqual(['Must be a date between 1900 and 2200.'])
    expect(of({ firstClosingDate: 'the day after tomorrow' })['firstClosingDate']).toEqual([
      'Write the day as day/month/year, such as 31/03/2026.',
    ])
    expect(of({ nominalShareValue: '5,5' })['nominalShareValue']).toEqual(['Write 5.5, with a point for decimals.'])
    expect(of({ nominalShareValue: '1.000,50' })['nominalShareValue']).toEqual([
      'Write 1000.50, with a point for decimals.',
    ])
    expect(of({ nominalShareValue: 'abc' })['nominalShareValue']).toEqual(['Must be a number.'])
    const ofCountry: Checks = {
      ...checks,
      fields: formFields(country),
      validate: countryValidators.validateCreate,
      rules: undefined,
    }
    expect(verdictOn(ofCountry, { code: 'lu', name: 'Luxembourg' }).errors['code']).toEqual([
      'Does not have the expected form: Two capital letters of ISO 3166-1.',
    ])
  })

  test('the rules of the feature run with the same words as on the server', () => {
    const { errors } = verdictOn(checks, { ...valid, firstClosingDate: '2022-03-31', finalClosingDate: '2021-03-31' })
    expect(errors['finalClosingDate']).toEqual(['Must not be before the first closing date, 31/03/2022.'])
  })

  test('a rule is not asked about values of the wrong shape', () => {
    const { errors } = verdictOn(checks, { ...valid, firstClosingDate: '2022-03-31', finalClosingDate: 'soon' })
    expect(errors['finalClosingDate']).toHaveLength(1)
    expect(errors['finalClosingDate']?.[0]).not.toContain('first closing')
  })

  test('an update is checked without the fields that only a new record may have', () => {
    expect(verdictOn({ ...checks, creating: false, validate: validateUpdate }, valid).errors).toEqual({})
  })

  test('both missing fields of a fund manager are named together, for the whole record', () => {
    const manager: Checks = {
      ...checks,
      fields: formFields(fundManager),
      validate: managerValidators.validateCreate,
      rules: fundManagerRules,
    }
    expect(verdictOn(manager, {}).errors).toMatchObject({
      '': ['Name and Quality are required.'],
      name: ['This field is required.'],
      quality: ['This field is required.'],
    })
    expect(verdictOn(manager, { name: 'Hanne Birk' }).errors).toEqual({ quality: ['This field is required.'] })
  })

  test('a warning stops nothing', () => {
    const warned: Checks = { ...checks, rules: () => [{ field: 'name', code: 'contact.sharedEmail', warning: true }] }
    expect(verdictOn(warned, valid)).toEqual({
      errors: {},
      warnings: [{ field: 'name', code: 'contact.sharedEmail', warning: true }],
    })
  })

  test('what a field demands on a condition is demanded only then', () => {
    const fields = [
      { name: 'kind', title: 'Kind', kind: 'text' as const },
      { name: 'note', title: 'Note', kind: 'text' as const, requiredWhen: { kind: 'Other' } },
    ]
    const conditional: Checks = { ...checks, fields, validate: (_data): _data is unknown => true, rules: undefined }
    expect(verdictOn(conditional, { kind: 'Other' }).errors).toEqual({ note: ['This field is required.'] })
    expect(verdictOn(conditional, { kind: 'Legal' }).errors).toEqual({})
  })

  test('a hidden field is neither checked nor sent', () => {
    const fields = [
      { name: 'kind', title: 'Kind', kind: 'text' as const },
      { name: 'note', title: 'Note', kind: 'text' as const, showWhen: { kind: 'Other' } },
    ]
    expect(shownValues(fields, { kind: 'Legal', note: 'left over' })).toEqual({ kind: 'Legal' })
    expect(shownValues(fields, { kind: 'Other', note: 'here' })).toEqual({ kind: 'Other', note: 'here' })
  })
})

describe('what the server said', () => {
  const server = { errors: { name: ['Already exists'], '': ['Wrong'] }, values: { name: 'A' } }

  test('stands at its field until the field changes', () => {
    expect(standingErrors(server, { name: 'A' })).toEqual({ name: ['Already exists'] })
    expect(standingErrors(server, { name: 'B' })).toEqual({})
    expect(standingErrors(null, { name: 'A' })).toEqual({})
  })

  test('comes after our own words, each once', () => {
    expect(joinErrors({ name: ['Too long'] }, { name: ['Too long', 'Already exists'] })).toEqual({
      name: ['Too long', 'Already exists'],
    })
  })
})

describe('the stand-in for Ajv', () => {
  test('hands JSON Forms one finished function, whose errors stand at the paths of the fields', () => {
    const standIn = ajvStandIn(data =>
      asErrorObjects(data['name'] ? {} : { name: ['Missing'], 'lines.1.date': ['Wrong'] }),
    )
    const validate = standIn.compile({})
    expect(validate({ name: 'A' })).toBe(true)
    expect(validate({})).toBe(false)
    expect(validate.errors?.map(({ instancePath, message }) => [instancePath, message])).toEqual([
      ['/name', 'Missing'],
      ['/lines/1/date', 'Wrong'],
    ])
  })

  test('refuses what would need code made at run time', () => {
    expect(() => ajvStandIn(() => []).validate({}, {})).toThrow('x-show-when')
  })
})
