import { describe, expect, test } from 'vitest'
import { bankAccount } from '../../generated/entities/bank-account.ts'
import { contact } from '../../generated/entities/contact.ts'
import { validateCreate as validateAccount } from '../../generated/validators/bank-account.js'
import { validateCreate as validateContact } from '../../generated/validators/contact.js'
import { LONG_MARK } from '../../scripts/testing/requirements.ts'
import { cleanFileName } from '../../src/documents/fileNames.ts'
import { isOneLine, toOneLine } from '../../src/oneLine.ts'
import { isWritable } from '../../src/server/records/validation.ts'
import { text } from '../../src/texts.ts'
import { formFields } from '../../src/web/kit/control/model.ts'
import { verdictOn } from '../../src/web/kit/control/validator.ts'
import { upload } from '../server/uploads.ts'
import { creatable, errorsOf, prepareBattlefield } from './universal.ts'

const field = await prepareBattlefield()

const REFUSED: readonly [string, string][] = [
  ['a line feed', 'a\nb'],
  ['the end of a header', 'a\r\nBcc: evil@x.example'],
  ['a tab', 'a\tb'],
  ['an escape', 'a\u001b[31mb'],
  ['a control character of the second set', 'a\u0085b'],
  ['a line separator', 'a\u2028b'],
  ['a paragraph separator', 'a\u2029b'],
  ['an override of the direction', 'a\u202egpj.exe'],
  ['an embedding', 'a\u202ab'],
  ['an isolate', 'a\u2066b\u2069'],
  ['nothing but a space without width', '\u200b'],
  ['nothing but a filler', '\u3164'],
  ['nothing but an empty pattern', '\u2800'],
  ['nothing but joiners', '\u200d\u2060'],
]
/** One of each kind: the others are refused by the same pattern. */
const BY_DAY = ['the end of a header', 'an override of the direction', 'nothing but a filler']
const TAKEN = [
  'Ærø & Søn',
  'Müller-Lüdenscheidt',
  '\u05e9\u05dc\u05d5\u05dd',
  '\u682a\u5f0f\u4f1a\u793e',
  '7',
  '%',
  '\u{1f680}',
  'a\u200db',
]

describe('a text of one line', () => {
  test.each(REFUSED)('with %s is none', (_case, text) => {
    expect(isOneLine(text)).toBe(false)
  })

  test.each(TAKEN)('may be %s', text => {
    expect(isOneLine(text)).toBe(true)
  })

  test('is made of several for the subject of a mail', () => {
    expect(toOneLine('Fund I\r\nBcc: evil@x.example\u202e')).toBe('Fund I Bcc: evil@x.example')
    expect(toOneLine('e\u0301')).toBe('\u00e9')
  })

  test.each(REFUSED.map(([what, wrong]) => [BY_DAY.includes(what) ? what : `${what} ${LONG_MARK}`, wrong] as const))(
    'R482 with %s is refused at its field by form, API and import, as name and as number',
    async (_case, wrong) => {
      // Blanks around a value are cut off before anybody looks at it.
      const typed = wrong.trim() === wrong ? wrong : `a${wrong}b`
      const refused = ['Must be one line of visible text.']
      const shared = { creating: true, ruleContext: { today: '2026-11-21' }, translate: text } as const
      const forms = {
        firstName: verdictOn(
          { ...shared, fields: formFields(contact), validate: validateContact },
          { firstName: typed },
        ),
        accountNumber: verdictOn(
          { ...shared, fields: formFields(bankAccount), validate: validateAccount },
          { accountNumber: typed },
        ),
      }
      for (const [resource, name] of [
        ['contacts', 'firstName'],
        ['bank-accounts', 'accountNumber'],
      ] as const) {
        expect(forms[name].errors[name]).toEqual(refused)
        const body = await field.own.body(resource, { [name]: typed })
        await field.changed()
        const answer = await field.attack('user', `/api/${resource}`, { method: 'POST', body })
        expect([answer.statusCode, errorsOf(answer)]).toEqual([400, { [name]: refused }])
      }
      const rows = `First name;Last name;Email;Phone number\r\n"${typed}";Lund;a@lund.example;+44 1632 960001\r\n`
      const preview = await upload(field.api, 'user', '/api/contacts/import?preview=true', 'contacts.csv', rows, {})
      expect(preview.json()).toMatchObject({ wrong: 1, shown: [{ errors: { firstName: refused } }] })
    },
  )

  test.each(REFUSED)('R482 with %s is neither the name of a file nor the subject of a mail', (_case, wrong) => {
    const name = cleanFileName(`${wrong}.pdf`)
    expect([isOneLine(name), name.endsWith('pdf')]).toEqual([true, true])
    expect(isOneLine(toOneLine(`Call 3 of ${wrong}`))).toBe(true)
  })

  test('D62 is the only one that any entity takes in any field of one line, numbers of accounts included', async () => {
    const tried = creatable.flatMap(entity =>
      entity.fields
        .filter(each => isWritable(each) && each.kind === 'text' && each.format === undefined && !each.suggests)
        .map(({ name }) => [entity.resource, name] as const),
    )
    expect(tried).toContainEqual(['contacts', 'firstName'])
    for (const [index, [resource, name]] of tried.entries()) {
      const [, text] = REFUSED[index % REFUSED.length] ?? ['', '\n']
      const body = await field.own.body(resource, { [name]: `${text.trim() === text ? text : `a${text}b`}` })
      await field.changed()
      const answer = await field.attack('user', `/api/${resource}`, { method: 'POST', body })
      expect([answer.statusCode, Object.keys(errorsOf(answer))], `${resource}.${name}`).toEqual([400, [name]])
    }
    const account = await field.own.body('bank-accounts', { accountNumber: 'LU12\u202e34' })
    await field.changed()
    expect(errorsOf(await field.attack('user', '/api/bank-accounts', { method: 'POST', body: account }))).toEqual({
      accountNumber: ['Must be one line of visible text.'],
    })
  })

  test('is kept in one spelling', async () => {
    const body = await field.own.body('contacts', { firstName: 'Rene\u0301' })
    const answer = await field.attack('user', '/api/contacts', { method: 'POST', body })
    expect(answer.json<{ firstName: string }>().firstName).toBe('Ren\u00e9')
  })
})
