import { expect, test } from 'vitest'
import { transaction } from '../../generated/entities/transaction.ts'
import { offeredBy } from '../../src/web/kit/control/suggestions.ts'

const suggests = (name: string) => transaction.fields.find(field => field.name === name)!.suggests!

test('a transaction of the fund alone offers the accounts of the fund, and one of an investment also those of the investment', () => {
  const own = { investmentId_null: true, limitedPartnerId_null: true }
  for (const investmentId of [undefined, null])
    expect(offeredBy(suggests('fundAccountNumber'), { investmentId })).toEqual([own])
  expect(offeredBy(suggests('fundAccountNumber'), { investmentId: 7 })).toEqual([own, { investmentId: 7 }])
})

test('the other side offers the accounts of investments and limited partners, never the own ones', () => {
  expect(offeredBy(suggests('counterpartyAccountNumber'), { investmentId: 7 })).toEqual([
    { investmentId_null: false },
    { limitedPartnerId_null: false },
  ])
})

test('without a word about which records all of them are offered', () => {
  expect(offeredBy({ resource: 'bank-accounts', property: 'accountNumber' }, { investmentId: 7 })).toEqual([{}])
})
