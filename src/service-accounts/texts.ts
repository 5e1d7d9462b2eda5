/** Messages of the accounts of programs. They come with the pages that say them. */
import { withPage } from '../texts/pageTexts.ts'

export const serviceAccountTexts = withPage({
  serviceAccount: {
    copy: 'Copy the key',
    empty: 'A program that reads or writes here by itself stands here, with the resources that it may touch.',
    key: 'Key',
    keyOf: 'Key of %{name}',
    makeSentence: 'The program sends the key with each request. It is shown once: only a hash of it is kept.',
    newSentence:
      'The program may touch these resources and nothing else. What leads to a decision is left to people: it ' +
      'completes, publishes, verifies and reopens nothing. Its key comes next.',
    past: 'This day has passed.',
    replaced: 'The key that it has now ends at once.',
    revokedForGood: 'This service account has been revoked for good. Add another one.',
    sentence: 'Programs that use the API under a name of their own. They never count as a second person.',
    shownOnce: 'Copy the key now, into the settings of the program. It cannot be shown again.',
    title: 'Service accounts',
    tooLong: 'A key holds for a year at most: until %{date}.',
  },
})
