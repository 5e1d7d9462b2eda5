import { describe, expect, test } from 'vitest'
import { bankAccount } from '../../generated/entities/bank-account.ts'
import { onboarding } from '../../generated/entities/onboarding.ts'
import { reportingPeriod } from '../../generated/entities/reporting-period.ts'
import { investment } from '../../generated/entities/investment.ts'
import { shownChanges, downloadedPaper } from '../../src/web/kit/panel/historyChanges.ts'

const shown = (...changes: { field: string; old: unknown; new: unknown }[]) =>
  shownChanges(investment, 'update', changes).map(({ field, line, old, new: now }) => [
    line && `${line.list} ${line.position}`,
    field.title,
    old,
    now,
  ])

describe('what history tells', () => {
  test('is a field by its title, and the input of an action', () => {
    expect(shown({ field: 'name', old: 'Alder', new: 'Alder II' })).toEqual([[undefined, 'Name', 'Alder', 'Alder II']])
    expect(
      shownChanges(bankAccount, 'verify', [{ field: 'note', old: null, new: 'By telephone' }]).map(
        ({ field }) => field.title,
      ),
    ).toEqual(['How it was checked'])
  })

  test('names the paper that was taken, in words, and takes no field of that name for one', () => {
    const changes = [
      { field: 'format', old: null, new: 'pdf' },
      { field: 'paper', old: null, new: 'Due diligence declaration, draft' },
    ]
    expect(downloadedPaper('download', changes)).toBe('Due diligence declaration, draft')
    expect([downloadedPaper('update', changes), downloadedPaper('download', changes.slice(0, 1))]).toEqual([null, null])
    expect(shownChanges(onboarding, 'download', changes)).toEqual([])
  })

  test('is said once where an action was given what a field then keeps', () => {
    const titles = (note: string | null) =>
      shownChanges(reportingPeriod, 'signOff', [
        { field: 'signOffNote', old: null, new: 'Reviewed' },
        { field: 'note', old: null, new: note },
      ]).map(({ field }) => field.title)
    expect(titles('Reviewed')).toEqual(['Note of the sign-off'])
    expect(titles('Something else')).toEqual(['Note of the sign-off', 'Note'])
  })

  test('keeps the reason of an action that reads like another field of the record', () => {
    const titles = shownChanges(bankAccount, 'block', [
      { field: 'status', old: 'Active', new: 'Blocked' },
      { field: 'verificationNote', old: null, new: 'Blocked' },
      { field: 'reason', old: null, new: 'Blocked' },
    ]).map(({ field }) => field.title)
    expect(titles).toContain('Reason')
  })

  test('is each answer of a questionnaire that differs, with where it stands, and a row by its key', () => {
    const owner = (key: string, lastName: string, ownership: string) => ({
      key,
      ownership,
      individual: { key: `of${key}`, firstName: 'Ida', lastName },
    })
    const told = shownChanges(onboarding, 'saveParty', [
      {
        field: 'answers',
        old: { entityDetails: { legalName: 'Dray Ltd' }, beneficialOwners: [owner('row1', 'Holm', '30')] },
        new: {
          entityDetails: { legalName: 'Dray Ltd', tradingName: null },
          beneficialOwners: [owner('row2', 'Weir', '40'), owner('row1', 'Holm-Weir', '30')],
        },
      },
      { field: 'beneficialOwners', old: null, new: owner('row2', 'Weir', '40') },
    ]).map(({ within, field, old, new: now }) => [within, field.title, old, now])
    expect(told).toEqual([
      ['Beneficial owners 1 · Individual', 'First name', null, 'Ida'],
      ['Beneficial owners 1 · Individual', 'Last name', null, 'Weir'],
      ['Beneficial owners 1', 'Ownership', null, '40'],
      ['Beneficial owners 2 · Individual', 'Last name', 'Holm', 'Holm-Weir'],
    ])
    const removed = {
      field: 'answers',
      old: { beneficialOwners: ['row1', 'row2', 'row3'].map(key => owner(key, key, '20')) },
    }
    const left = { beneficialOwners: ['row1', 'row3'].map(key => owner(key, key, '20')) }
    const places = shownChanges(onboarding, 'removeParty', [{ ...removed, new: left }]).map(({ within }) => within)
    expect([...new Set(places)]).toEqual(['Beneficial owners 2 · Individual', 'Beneficial owners 2'])
    const paper = { key: 'pap1', purpose: 'Identity', person: 'ofrow1', documentId: 4 }
    expect(
      shownChanges(onboarding, 'saveParty', [{ field: 'answers', old: null, new: { evidence: [paper] } }]).map(
        ({ field }) => field.name,
      ),
    ).toEqual(['purpose'])
    expect(
      shownChanges(onboarding, 'update', [
        { field: 'answers', old: { entityDetails: { legalName: 'Dray Ltd' } }, new: null },
      ]).map(({ within, field, old, new: now }) => [within, field.title, old, now]),
    ).toEqual([['Entity details', 'Legal name', 'Dray Ltd', null]])
  })

  test('is a changed line with its list, its place counted from one and the title of its field', () => {
    const { title, fields } = investment.fields.find(({ name }) => name === 'commitments')!
    const first = fields![0]!
    expect(shown({ field: `commitments.1.${first.name}`, old: 'a', new: 'b' })).toEqual([
      [`${title} 2`, first.title, 'a', 'b'],
    ])
  })

  test('is a line that came or went field by field, without what it left empty', () => {
    const [first, second] = investment.fields.find(({ name }) => name === 'commitments')!.fields!
    expect(shown({ field: 'commitments.0', old: null, new: { [first!.name]: 'x', [second!.name]: null } })).toEqual([
      ['Commitments 1', first!.title, null, 'x'],
    ])
    expect(shown({ field: 'commitments.2', old: { [first!.name]: 'x', [second!.name]: 'y' }, new: null })).toEqual([
      ['Commitments 3', first!.title, 'x', null],
      ['Commitments 3', second!.title, 'y', null],
    ])
  })

  test('is nothing of what the schema does not know any more', () => {
    expect(shown({ field: 'former', old: 1, new: 2 }, { field: 'commitments.0.former', old: 1, new: 2 })).toEqual([])
  })
})
