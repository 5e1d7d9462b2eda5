/** What the server does for an investor report beyond its schema, and for the files that were released with it. */
import type { ServerArea } from '../context.ts'
import { remindOfReport as remindUnread } from '../limited-partners/portalViews.server.ts'
import { periodOfOwnFund } from '../reporting-periods/ownFund.server.ts'
import { text } from '../texts.ts'
import { release, releaseNewFile } from './actions.server.ts'
import './texts.ts'

export const investorReportArea = {
  actions: { release, releaseNewFile, remindUnread },
  async checks({ records }, { fundId, reportingPeriodId, limitedPartnerId }) {
    const partner = limitedPartnerId ? await records.get('limitedPartner', limitedPartnerId) : undefined
    return [
      ...(await periodOfOwnFund(records, fundId, reportingPeriodId)),
      ...(partner && partner.fundId !== fundId
        ? [{ field: 'limitedPartnerId', code: 'capitalMovementLine.otherFund' } as const]
        : []),
    ]
  },
} satisfies ServerArea<'investorReport'>

/** What investors have had stays as it was: the file that is released, and those that it has replaced. */
export const documentArea = {
  async guard({ records }, { id, resource, recordId, superseded }) {
    if (resource !== 'investor-reports') return null
    const report = await records.get('investorReport', recordId)
    return superseded || report?.documentId === id ? text('investorReport.kept') : null
  },
} satisfies ServerArea<'document'>
