/** Messages about capital account statements. They come with the pages that show them. */
import { withPage } from '../texts/pageTexts.ts'

export const statementTexts = withPage({
  statement: {
    all: 'Capital account statements %{period}',
  },
})
