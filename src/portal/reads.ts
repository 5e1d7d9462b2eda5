/** What investors read: only what was published, and only of their own holdings. */
import { word } from '../api/parameters.ts'
import { read } from '../api/reads.ts'
import { list } from '../api/schema.ts'
import { holding } from './holding.ts'

export const portalReads = {
  portalFunds: read({
    path: '/api/portal/{tenant}/funds',
    access: { group: 'investor' },
    heading: 'Investor portal',
    summary: 'The funds that the investor holds, with the figures of the latest published period',
    parameters: { tenant: word('Short name of the tenant; it must be that of the account.') },
    answerDescription: 'One row for each holding.',
    answer: list(holding),
  }),
}
