/** Messages about what papers print. They come with whatever refuses a paper. */
import { withPage } from '../texts/pageTexts.ts'

export const unprintableTexts = withPage({
  unprintable: {
    refused: 'Papers cannot print these letters: %{named}. Write them in Latin, Greek or Cyrillic letters.',
    refusedMore:
      'Papers cannot print these letters: %{named}; and others. Write them in Latin, Greek or Cyrillic letters.',
    within: '%{letters} in “%{written}”',
    withinOf: '%{letters} in “%{written}” (%{of})',
  },
})
