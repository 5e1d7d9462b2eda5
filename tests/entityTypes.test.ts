import { describe, expect, test } from 'vitest'
import { expense } from '../generated/entities/expense.ts'
import { transfer } from '../generated/entities/transfer.ts'
import type { BankAccountRecordPayeeAnswer } from '../generated/types.ts'
import type { Records } from '../src/context.ts'
import { changesOf, rowFieldOf, type Changes, type Draft, type UncheckedValues } from '../src/entityTypes.ts'
import { inputProblem } from '../src/problems.ts'
import { draftOf } from '../src/validation.ts'

const note = { verificationNote: 'Called back', verifiedBy: 'Ada Ross' }

describe('what does not compile', () => {
  test('changes with a property that the entity does not have, also from somewhere else', () => {
    expect(Object.keys(changesOf('bankAccount', { ...note }))).toEqual(['verificationNote', 'verifiedBy'])
    // @ts-expect-error: there is no "verifiedOn"
    changesOf('bankAccount', { ...note, verifiedOn: null })
    const more = { ...note, verifiedOn: null }
    // @ts-expect-error: nor has it one here
    changesOf('bankAccount', more)
    // @ts-expect-error: the note is text
    changesOf('bankAccount', { verificationNote: 1 })
  })

  test('a write with such a property', () => {
    const write = async (records: Records) => {
      await records.update('contact', 1, { firstName: 'Ada' }, { set: { accountStatus: 'Creating' } })
      // @ts-expect-error: there is no "firstNames"
      await records.update('contact', 1, { ...note, firstNames: 'Ada' })
      const set = { accountStatus: 'Creating' as const, accountState: null }
      // @ts-expect-error: the product sets no "accountState"
      await records.update('contact', 1, {}, { set })
    }
    expect(write).toBeTypeOf('function')
  })

  test('the field of a row that its list does not have', () => {
    expect(rowFieldOf(transfer, 'buyers', 'limitedPartnerId').kind).toBe('reference')
    // @ts-expect-error: buyers have no "limitedPartner"
    expect(() => rowFieldOf(transfer, 'buyers', 'limitedPartner')).toThrow('"limitedPartner"')
    // @ts-expect-error: its seller is no list
    expect(() => rowFieldOf(transfer, 'sellerId', 'name')).toThrow('"name"')
    expect(rowFieldOf(expense, 'managementFees', 'amount').kind).toBe('decimal')
  })

  test('a refusal at a field that nobody sends', () => {
    expect(inputProblem<BankAccountRecordPayeeAnswer>({ date: ['Later.'] }).errors).toEqual({ date: ['Later.'] })
    // @ts-expect-error: what a bank has answered has no "day"
    expect(inputProblem<BankAccountRecordPayeeAnswer>({ day: ['Later.'] }).errors).toEqual({ day: ['Later.'] })
    // @ts-expect-error: whose fields they are is said
    expect(inputProblem({ date: ['Later.'] }).errors).toEqual({ date: ['Later.'] })
  })

  test('values that nobody has held against their fields, where those of an entity are expected', () => {
    const values: UncheckedValues = { name: 'Larkmoor' }
    expect(draftOf<'fund'>({ fields: [] }, values)).toEqual(values)
    // @ts-expect-error: they may be anything
    const draft: Draft<'fund'> = values
    // @ts-expect-error: they may be anything
    const changes: Changes<'fund'> = values
    expect([draft, changes]).toEqual([values, values])
  })
})
