/** The list of features: everything that a person wrote for an entity beyond its schema. */
import type {
  Checks,
  CollectionAction,
  Computation,
  Context,
  Derivation,
  Figures,
  Keeper,
  RecordAction,
  StoredRecord,
} from '../context.ts'
import type { Entity, Rules } from '../entity.ts'
import { reopen, verifiability, verify } from '../bank-accounts/actions.server.ts'
import { ownerOfOwnFund } from '../bank-accounts/owner.server.ts'
import { bankAccountRules } from '../bank-accounts/rules.ts'
import { bankAccountAfterSaving } from '../bank-accounts/verification.ts'
import { companyRules } from '../companies/rules.ts'
import { exchangeRateRules } from '../currencies/rules.ts'
import { ownLogo } from '../documents/logo.server.ts'
import { expenseRules } from '../expenses/rules.ts'
import { companiesOfInvestment, fairValueFigures } from '../fair-values/records.server.ts'
import { fairValueRules } from '../fair-values/rules.ts'
import { fundManagerRules } from '../fund-managers/rules.ts'
import { currencyIsKept } from '../funds/checks.server.ts'
import { fundEndsOn, fundRules, tidyFund } from '../funds/rules.ts'
import { investmentFigures, investmentSums } from '../investments/figures.server.ts'
import { investmentRules } from '../investments/rules.ts'
import { approveAll } from '../invoices/actions.server.ts'
import { keptByLaterFee, proposeManagementFees } from '../invoices/feeProposals.server.ts'
import { invoiceRules } from '../invoices/rules.ts'
import { computedInvoice, withAdjustment } from '../invoices/totals.ts'
import { limitedPartnerFigures, partnerFigures } from '../limited-partners/ledger.server.ts'
import {
  periodOfOwnFund,
  publish,
  reopen as reopenPeriod,
  requestReopen,
  signOff,
} from '../reporting-periods/actions.server.ts'
import { activate, deactivate, invite, userNameIsFree } from '../accounts/actions.server.ts'
import { activateAccount, createAccount, deactivateAccount } from '../contacts/actions.server.ts'
import { contactRules } from '../contacts/rules.ts'
import { partnerChecks } from '../limited-partners/checks.server.ts'
import { partnerRules } from '../limited-partners/rules.ts'
import { resend } from '../mails/outbox.server.ts'
import { keptByMovement, transactionChecks } from '../transactions/checks.server.ts'
import { transactionRules } from '../transactions/rules.ts'
import { beginTenant } from '../tenants/created.server.ts'
import { tenantRules } from '../tenants/rules.ts'
import { transactionProposals } from '../transactions/importProposals.server.ts'
import type { ImportProposals } from '../transactions/importProposals.server.ts'

export interface Feature {
  rules?: Rules
  checks?: Checks
  /** What keeps a record from being changed or deleted by hand, besides its state. */
  kept?: Keeper
  /** What follows from saving: values that are stored with the record, those that only the server sets included. */
  derived?: Derivation
  /** Fills cells of an import that were left empty, as the form proposes them. */
  proposals?: ImportProposals
  computed?: Computation
  /** The figures among the computed values by which lists are sorted and which are summed up. */
  figures?: Figures
  /** Code of the schema's x-actions, by name. An action without code is a change of state and nothing else. */
  actions?: Record<string, RecordAction>
  collectionActions?: Record<string, CollectionAction>
  /** Actions that can be tried with ?preview=true. */
  previews?: readonly string[]
  /** Runs after a record was made, in the same transaction. */
  created?: (context: Context, record: StoredRecord) => Promise<void>
}

export type Features = Record<string, Feature>

/** By name of the entity. */
export const features: Features = {
  account: { checks: userNameIsFree, created: invite, actions: { activate, deactivate } },
  accountingEntry: { checks: periodOfOwnFund },
  bankAccount: {
    rules: bankAccountRules,
    checks: ownerOfOwnFund,
    derived: bankAccountAfterSaving,
    computed: verifiability,
    actions: { verify, reopen },
  },
  company: { rules: companyRules, checks: ownLogo('companies') },
  contact: { rules: contactRules, actions: { createAccount, activateAccount, deactivateAccount } },
  exchangeRate: { rules: exchangeRateRules },
  expense: { rules: expenseRules, checks: periodOfOwnFund },
  fairValue: { rules: fairValueRules, checks: companiesOfInvestment, computed: fairValueFigures },
  fund: {
    rules: fundRules,
    checks: currencyIsKept,
    derived: tidyFund,
    computed: async (_context, funds) => funds.map(fund => ({ endsOn: fundEndsOn(fund) })),
  },
  fundManager: { rules: fundManagerRules },
  investment: {
    rules: investmentRules,
    checks: ownLogo('investments'),
    computed: investmentFigures,
    figures: investmentSums,
  },
  invoice: {
    rules: invoiceRules,
    kept: keptByLaterFee,
    derived: withAdjustment,
    computed: async (_context, invoices) => invoices.map(computedInvoice),
    collectionActions: { approveAll, proposeManagementFees },
    previews: ['proposeManagementFees'],
  },
  limitedPartner: {
    computed: limitedPartnerFigures,
    figures: partnerFigures,
    rules: partnerRules,
    checks: partnerChecks,
  },
  mail: { actions: { resend } },
  reportingPeriod: { actions: { publish, reopen: reopenPeriod, requestReopen, signOff } },
  transaction: {
    proposals: transactionProposals,
    rules: transactionRules,
    checks: transactionChecks,
    kept: keptByMovement,
  },
  tenant: { rules: tenantRules, created: beginTenant },
}

/** By name of the entity, for the catalogue. */
export function figuresOf(all: Features): Record<string, Figures> {
  return Object.fromEntries(Object.entries(all).flatMap(([name, { figures }]) => (figures ? [[name, figures]] : [])))
}

/** A feature that names what its schema does not know is a mistake of ours: it stops the start. */
export function checkFeatures(all: Features, entities: readonly Entity[]): void {
  for (const [name, feature] of Object.entries(all)) {
    const entity = entities.find(candidate => candidate.name === name)
    if (!entity) throw new Error(`There is a feature for "${name}", but no such entity.`)
    const named = {
      record: Object.keys(feature.actions ?? {}),
      collection: Object.keys(feature.collectionActions ?? {}),
    }
    const unknown = Object.keys(feature.figures?.columns ?? {}).find(
      column => !entity.fields.some(field => field.name === column && field.computed !== undefined),
    )
    if (unknown)
      throw new Error(
        `The feature of "${name}" has the figure "${unknown}", which is no computed property of its schema.`,
      )
    for (const on of ['record', 'collection'] as const) {
      const known = entity.actions.filter(action => action.on === on).map(action => action.name)
      const extra = named[on].find(action => !known.includes(action))
      if (extra) throw new Error(`The feature of "${name}" has an action "${extra}" that its schema does not know.`)
    }
  }
  for (const entity of entities)
    for (const action of entity.actions) {
      const code =
        action.on === 'record'
          ? all[entity.name]?.actions?.[action.name]
          : all[entity.name]?.collectionActions?.[action.name]
      if (!code && (action.on === 'collection' || action.to === undefined))
        throw new Error(`The action "${action.name}" of "${entity.name}" changes no state and has no code.`)
    }
}
