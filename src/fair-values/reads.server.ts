import { answered } from '../api/reads.ts'
import { valuedInvestments } from './proposals.server.ts'
import { fairValueReads } from './reads.ts'

export const fairValueAnswers = answered(fairValueReads, {
  fairValueProposals: valuedInvestments,
})
