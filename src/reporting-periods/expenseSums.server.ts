/** What the lists of an expense summary come to, as a part of statements; the summary is called `e`. */
import { expressionBuilder } from 'kysely'
import type { AliasableExpression, Expression } from 'kysely'
import type { Tables } from '../../generated/tables.ts'
import type { Decimal } from '../entity.ts'

interface Named extends Tables {
  e: Tables['expenses']
}

const expense = () => expressionBuilder<Named, 'e'>()

function orNothing(sum: Expression<Decimal>): AliasableExpression<Decimal> {
  const { fn, val } = expense()
  return fn.coalesce(sum, val<Decimal>('0'))
}

export function managementFeesSum(): AliasableExpression<Decimal> {
  return orNothing(
    expense()
      .selectFrom('expense_management_fees as l')
      .select(({ fn }) => fn.sum<Decimal>('l.amount').as('amount'))
      .whereRef('l.tenant_id', '=', 'e.tenant_id')
      .whereRef('l.expense_id', '=', 'e.id')
      .$asScalar(),
  )
}

export function carriedInterestSum(): AliasableExpression<Decimal> {
  return orNothing(
    expense()
      .selectFrom('expense_carried_interest as l')
      .select(({ fn }) => fn.sum<Decimal>('l.amount').as('amount'))
      .whereRef('l.tenant_id', '=', 'e.tenant_id')
      .whereRef('l.expense_id', '=', 'e.id')
      .$asScalar(),
  )
}

/** Of the fund's operation and others. */
export function otherExpensesSum(): AliasableExpression<Decimal> {
  const operating = expense()
    .selectFrom('expense_fund_operating_expenses as l')
    .select(({ fn }) => fn.sum<Decimal>('l.amount').as('amount'))
    .whereRef('l.tenant_id', '=', 'e.tenant_id')
    .whereRef('l.expense_id', '=', 'e.id')
    .$asScalar()
  const other = expense()
    .selectFrom('expense_other_expenses as l')
    .select(({ fn }) => fn.sum<Decimal>('l.amount').as('amount'))
    .whereRef('l.tenant_id', '=', 'e.tenant_id')
    .whereRef('l.expense_id', '=', 'e.id')
    .$asScalar()
  return expense()(orNothing(operating), '+', orNothing(other))
}
