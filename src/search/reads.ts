import { optional, recordId, word } from '../api/parameters.ts'
import { read } from '../api/reads.ts'
import { foundRecords } from '../api/search.ts'

export const searchReads = {
  search: read({
    path: '/api/search',
    access: { group: 'read' },
    needs: [],
    heading: 'Search',
    summary: 'The records of all funds that hold the words, a few of each kind',
    parameters: {
      q: optional(word('Each word stands in the record or in the name of its fund, and one in the record itself.')),
      fundId: optional(recordId('The fund whose records come first.')),
    },
    answer: foundRecords,
    answerDescription:
      'Records with what names them and leads to them. Without words: those of the kinds that are always offered.',
  }),
}
