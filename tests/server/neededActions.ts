import type { CompleteAreas, ServerAreas } from '../../src/context.ts'
import { areas } from '../../src/server/areas.ts'

/** Tests without rules still need the code of those actions that are nothing without it. */
export function withNeededActions(given: ServerAreas): CompleteAreas {
  const { activate } = areas.account.actions
  const { createAccount, activateAccount, deactivateAccount } = areas.contact.actions
  const { recordPayeeAnswer } = areas.bankAccount.actions
  const { generateLines, lines, receive, remind, remindUnread } = areas.capitalMovement.actions
  const ofMovement = areas.capitalMovement.actions
  const { signOff, requestReopen } = areas.reportingPeriod.actions
  const ofReport = areas.investorReport.actions
  const neededOfReport = { releaseNewFile: ofReport.releaseNewFile, remindUnread: ofReport.remindUnread }
  return {
    ...given,
    account: { ...given.account, actions: { activate, ...given.account?.actions } },
    investorReport: { ...given.investorReport, actions: { ...neededOfReport, ...given.investorReport?.actions } },
    bankAccount: {
      ...given.bankAccount,
      actions: { recordPayeeAnswer, ...given.bankAccount?.actions },
      collectionActions: areas.bankAccount.collectionActions,
    },
    capitalMovement: {
      ...given.capitalMovement,
      actions: {
        generateLines,
        lines,
        receive,
        remind,
        remindUnread,
        signOff: ofMovement.signOff,
        requestReopen: ofMovement.requestReopen,
        ...given.capitalMovement?.actions,
      },
    },
    contact: {
      ...given.contact,
      actions: { createAccount, activateAccount, deactivateAccount, ...given.contact?.actions },
    },
    contactChange: { ...given.contactChange, collectionActions: areas.contactChange.collectionActions },
    portalAccess: { ...given.portalAccess, collectionActions: areas.portalAccess.collectionActions },
    serviceAccount: { ...given.serviceAccount, collectionActions: areas.serviceAccount.collectionActions },
    invoice: {
      ...given.invoice,
      collectionActions: { ...areas.invoice.collectionActions, ...given.invoice?.collectionActions },
    },
    webhook: {
      ...given.webhook,
      actions: { ...areas.webhook.actions, ...given.webhook?.actions },
      collectionActions: areas.webhook.collectionActions,
    },
    onboarding: { ...given.onboarding, actions: { ...areas.onboarding.actions, ...given.onboarding?.actions } },
    reportingPeriod: {
      ...given.reportingPeriod,
      actions: {
        signOff,
        requestReopen,
        makeStatements: areas.reportingPeriod.actions.makeStatements,
        remindUnread: areas.reportingPeriod.actions.remindUnread,
        ...given.reportingPeriod?.actions,
      },
    },
  }
}
