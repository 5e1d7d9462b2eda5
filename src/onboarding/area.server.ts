/** What the server does for an onboarding beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import * as actions from './actions.server.ts'
import { removeParty, saveAnswers, saveParty } from './answering.server.ts'
import { onboardingArea as area } from './area.ts'
import { complete } from './completing.server.ts'
import { onboardingFigures } from './computed.server.ts'
import { handOver } from './contacts.server.ts'
import { documentGuard } from './documents.ts'
import { knownInvestor } from './duplicates.server.ts'
import { signPaper } from './signing.server.ts'

export const onboardingArea = {
  ...area,
  checks: knownInvestor,
  computedFields: onboardingFigures,
  documentGuard,
  actions: { ...actions, complete, saveAnswers, saveParty, removeParty, signPaper },
  changed: handOver,
  async setAtCreation({ account, today }) {
    return changesOf('onboarding', {
      responsible: account.name,
      responsibleEmail: account.userName,
      statusDate: today,
    })
  },
} satisfies ServerArea<'onboarding'>
