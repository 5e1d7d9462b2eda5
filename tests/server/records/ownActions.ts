/** Code of actions as areas have it: some that go well and one that fails half-way. */
import { changesOf } from '../../../src/entityTypes.ts'
import { problem } from '../../../src/problems.ts'
import type { OwnParts } from '../apiParts.ts'

/** Last name of the contact that is told of each account that is verified. */
export const TOLD = 'Told'

export const own: OwnParts = {
  areas: {
    bankAccount: {
      rules: ({ city }) =>
        city === 'Nowhere' ? [{ field: 'city', code: 'bankAccount.verifyAgain', warning: 'asked' }] : [],
      beforeSave: ({ city }) => changesOf('bankAccount', city === 'Nowhere' ? { bankCity: 'Follows' } : {}),
      computedFields: async (_context, accounts) => accounts.map(() => ({ canVerify: true })),
      actions: {
        recordPayeeAnswer: async () => undefined,
        verify: async ({ records, account, today }, record, input) => {
          for (const { id } of await records.list('contact', { lastName: TOLD }))
            await records.update('contact', id, { firstName: `Verified ${record.id}` }, { operation: 'verify' })
          return changesOf('bankAccount', { verificationNote: input.note, verifiedBy: `${account.name} on ${today}` })
        },
        close: async (_context, { name }) =>
          name === 'Moves' ? changesOf('bankAccount', { city: 'Nowhere' }) : undefined,
        block: async ({ records }) => {
          await records.create('contact', {
            firstName: 'Half',
            lastName: 'Done',
            email: 'half@done.example',
            phoneNumber: '1',
          })
          throw problem('rule', { errors: { reason: ['No'] } })
        },
      },
      previews: ['verify'],
    },
  },
}
