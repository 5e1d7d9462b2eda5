/** What is said about a signed paper, to staff and to the investor alike. */
import { withPage } from './pageTexts.ts'

export const signatureTexts = withPage({
  signature: {
    documents: '1 document |||| %{smart_count} documents',
    pages: '1 page |||| %{smart_count} pages',
    signedBy: 'Signed by %{names} on %{date}',
    signedOn: 'Signed on %{date}',
  },
})
