import { answered } from '../api/reads.ts'
import { FOUND_KINDS } from './kinds.ts'
import { searchReads } from './reads.ts'

export const searchAnswers = answered(searchReads, {
  search: ({ records }, { q = '', fundId }) => {
    const text = q.trim()
    return records.search(text, text === '' ? FOUND_KINDS.filter(({ always }) => always) : FOUND_KINDS, fundId)
  },
})
