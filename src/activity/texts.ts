/** Messages of who did what. They come with the pages that show them. */
import { withPage } from '../texts/pageTexts.ts'

export const activityTexts = withPage({
  activity: {
    by: '%{name} %{verb}',
    many: '%{smart_count} %{many}',
    none: 'Nothing has been changed yet',
    noneSentence: 'What people add, change or decide appears here, the newest first.',
    one: 'one %{one}',
    product: 'The application',
    title: 'Who changed what',
    titled: '%{name}: %{verb} \u00b7',
    today: 'Today, %{time}',
  },
  activityPage: {
    all: { fund: 'All funds', kind: 'All kinds', person: 'Everybody' },
    changes: '1 change |||| %{smart_count} changes',
    deleted: 'deleted since',
    exported: {
      accountId: 'Account ID',
      action: 'Action',
      after: 'After',
      at: 'Time (UTC)',
      before: 'Before',
      field: 'Field',
      fund: 'Fund',
      line: 'Line',
      person: 'Person',
      record: 'Record',
      recordId: 'Record ID',
      resource: 'Kind',
    },
    facts: 'Every change of every record, newest first',
    format: { csv: 'CSV', json: 'JSON', xlsx: 'Spreadsheet (.xlsx)' },
    filter: { from: 'From', fund: 'Fund', kind: 'Kind', person: 'Person', until: 'Until' },
    more: 'Show earlier',
    none: 'Nobody did anything that fits',
    noneSentence: 'Take a filter away to see more.',
    product: 'The product itself',
    reset: 'Reset filters',
    title: 'Activity',
  },
})
