/** What the portal answers: each read finds out first whose holdings it is about. */
import { answered } from '../api/reads.ts'
import { cashFlowsOf, holdingDetailsOf, investmentOf, investmentsOf } from './fund.server.ts'
import { holdingsOf } from './holdings.server.ts'
import { movementOfNotice, movementsOf, ownPaperOf } from './movements.server.ts'
import { archiveOf, ownReportOf, ownStatementOf, papersOf } from './papers.server.ts'
import { ownContactOf } from './ownContact.server.ts'
import { portalReads } from './reads.ts'
import { ownSignedPaperOf } from './signedPapers.server.ts'
import { ownTransferOf, transferDocumentOf, transfersOf } from './transfers.server.ts'
import { previewOf } from './preview.server.ts'
import { assertOwn, onlyOf, viewerOf } from './viewer.server.ts'

export const portalAnswers = answered(portalReads, {
  portalFunds: async (context, asked) => holdingsOf(context, await viewerOf(context, asked)),
  portalFund: async (context, { id, ...asked }) => holdingDetailsOf(context, await viewerOf(context, asked), id),
  portalContact: async (context, asked) => ownContactOf(context, await viewerOf(context, asked), asked.as),
  portalPreview: previewOf,
  portalCashFlows: async (context, { id, ...asked }) => cashFlowsOf(context, await viewerOf(context, asked), id),
  portalInvestments: async (context, { id, ...asked }) => investmentsOf(context, await viewerOf(context, asked), id),
  portalInvestment: async (context, { tenant, as, ...asked }) =>
    investmentOf(context, await viewerOf(context, { tenant, as }), asked),
  portalPapers: async (context, asked) => papersOf(context, await viewerOf(context, asked)),
  portalArchive: async (context, { since, ...asked }) => archiveOf(context, await viewerOf(context, asked), since),
  portalFundArchive: async (context, { id, since, ...asked }) => {
    const viewer = await viewerOf(context, asked)
    assertOwn(viewer, id)
    return archiveOf(context, onlyOf(viewer, id), since)
  },
  portalStatement: async (context, { tenant, as, ...asked }) =>
    ownStatementOf(context, await viewerOf(context, { tenant, as }), asked),
  portalReport: async (context, { id, ...asked }) => ownReportOf(context, await viewerOf(context, asked), id),
  portalSignedPaper: async (context, { id, ...asked }) => ownSignedPaperOf(context, await viewerOf(context, asked), id),
  portalMovements: async (context, asked) => movementsOf(context, await viewerOf(context, asked)),
  portalMovement: async (context, { id, ...asked }) => movementOfNotice(context, await viewerOf(context, asked), id),
  portalNotice: async (context, { tenant, as, ...asked }) =>
    ownPaperOf(context, await viewerOf(context, { tenant, as }), asked),
  portalTransfers: async (context, asked) => transfersOf(context, await viewerOf(context, asked)),
  portalTransfer: async (context, { id, ...asked }) => ownTransferOf(context, await viewerOf(context, asked), id),
  portalTransferDocument: async (context, { tenant, as, ...asked }) =>
    transferDocumentOf(context, await viewerOf(context, { tenant, as }), asked),
})
