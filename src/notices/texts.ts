/** Messages about notices. They come with the pages that show them. */
import { withPage } from '../texts/pageTexts.ts'

export const noticeTexts = withPage({
  notice: {
    keepsMovement:
      'Notices were made when this movement was completed before: they are kept, and so it stays. Change it instead.',
    noLines: 'This movement has no line for that partner.',
    notMade: 'The paper of this notice is not made yet.',
    progress: '%{made} of %{total} notices made',
    progressFailed: '%{made} of %{total} notices made, %{failed} failed: retry them first',
    unprintable:
      'The notice for %{name} holds letters that it cannot print: %{letters}. Write them in Latin letters (%{count} such notices).',
  },
})
