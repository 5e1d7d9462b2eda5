/** A capital movement in form and server alike: rules, and what follows from its amounts. */
import type { Area } from '../entityTypes.ts'
import { sharesOf } from '../limited-partners/ledger.ts'
import { paidIn, totalCall } from './components.ts'
import { changedByHand } from './handChanges.ts'
import { computedPayments, paidByAmount } from './payments.ts'
import { capitalMovementRules, lineRules } from './rules.ts'

export const capitalMovementArea = {
  rules: capitalMovementRules,
  computed: movement => ({
    totalCall: totalCall(movement),
    shares: sharesOf(paidIn(movement), movement.nominalShareValue),
  }),
} satisfies Area<'capitalMovement'>

export const capitalMovementLineArea = {
  computed: line => ({ totalCall: totalCall(line), ...computedPayments(line) }),
  rules: lineRules,
  beforeSave: (line, before) => ({ ...changedByHand(line, before), ...paidByAmount(line, before) }),
} satisfies Area<'capitalMovementLine'>
