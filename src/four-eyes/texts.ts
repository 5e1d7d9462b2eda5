/** Messages about four eyes. They come with the pages that say them. */
import { withPage } from '../texts/pageTexts.ts'

export const fourEyesTexts = withPage({
  fourEyes: {
    empty: 'A capital movement is published by somebody else than who completed it.',
    newSentence: 'Another administrator confirms it; whoever is the only one of the tenant confirms it alone.',
    sentence:
      'A capital movement is published by somebody else than who completed it, unless administrators waive that here.',
    title: 'Four eyes',
  },
})
