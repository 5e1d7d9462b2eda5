import { describe, expect, test } from 'vitest'
import { forgetLists } from '../../src/web/sign-in/listSettings.ts'

function storageOf(keys: string[]): Storage {
  const kept: Record<string, string> = Object.fromEntries(keys.map(key => [key, '{}']))
  Object.defineProperty(kept, 'removeItem', {
    value: (key: string) => {
      delete kept[key]
    },
  })
  return kept as unknown as Storage
}

describe('at sign-out', () => {
  test('what was searched for in lists is forgotten, the choice of columns and what others keep is not', () => {
    const storage = storageOf([
      'RaStorefund-administration.contacts.list',
      'RaStorefund-administration.bank-accounts.list.{"fundId":1}',
      'RaStorefund-administration.funds.listParams',
      'RaStorefund-administration.contacts.columns',
      'mui-mode',
      'preferences',
      'other.list',
    ])
    forgetLists(storage)
    expect(Object.keys(storage)).toEqual([
      'RaStorefund-administration.contacts.columns',
      'mui-mode',
      'preferences',
      'other.list',
    ])
  })
})
