/** What a capital movement has to fit to: its fund's bank account and periods; and whose lines a change would lose. */
import type { Checks } from '../context.ts'
import type { Decimal } from '../entity.ts'
import type { Draft, Finding, Stored } from '../entityTypes.ts'
import { amountsDiffer } from './handChanges.ts'
import { compare } from '../money.ts'
import { namesInWords } from './lines.server.ts'
import { laterFindings } from './rules.ts'

export const capitalMovementChecks: Checks<'capitalMovement'> = async (...given) =>
  (
    await Promise.all([accountOfFund(...given), periodsOfFund(...given), afterOthers(...given), handChanges(...given)])
  ).flat()

/** Calls are paid to an account of the fund itself, never to one of another fund, an investment or a partner. */
const accountOfFund: Checks<'capitalMovement'> = async ({ records }, { fundId, fundBankAccountId }) => {
  const account = fundBankAccountId ? await records.get('bankAccount', fundBankAccountId) : undefined
  const own = !account || (account.fundId === fundId && !account.investmentId && !account.limitedPartnerId)
  return own ? [] : [{ field: 'fundBankAccountId', code: 'capitalMovement.otherAccount' }]
}

const periodsOfFund: Checks<'capitalMovement'> = async ({ records }, { fundId, periods }) => {
  const found: Finding<'capitalMovement'>[] = []
  for (const [index, { reportingPeriodId }] of (periods ?? []).entries()) {
    const period = reportingPeriodId ? await records.get('reportingPeriod', reportingPeriodId) : undefined
    if (period && period.fundId !== fundId)
      found.push({ field: `periods.${index}.reportingPeriodId`, code: 'capitalMovement.otherPeriod' })
  }
  return found
}

/** Not before the last completed closing of the fund or its last completed transfer; a closing makes its own. */
export const afterOthers: Checks<'capitalMovement'> = async ({ database, account }, movement) => {
  const { fundId, closingId } = movement
  if (!fundId || closingId) return []
  const [closing] = await database
    .selectFrom('closings')
    .select(['name', 'date'])
    .where('tenant_id', '=', account.tenantId)
    .where('fund_id', '=', fundId)
    .where('status', '=', 'Completed')
    .orderBy('date', 'desc')
    .limit(1)
    .execute()
  const [transfer] = await database
    .selectFrom('transfers')
    .select('date')
    .where('tenant_id', '=', account.tenantId)
    .where('fund_id', '=', fundId)
    .where('status', '=', 'Completed')
    .orderBy('date', 'desc')
    .limit(1)
    .execute()
  return laterFindings(movement, [
    ...(closing ? [{ kind: 'closing' as const, ...closing }] : []),
    ...(transfer ? [{ kind: 'transfer' as const, ...transfer }] : []),
  ])
}

/** Saved, the lines are generated again: whoever saves has to know which changes by hand are lost with them. */
const handChanges: Checks<'capitalMovement'> = async ({ database, account }, movement, { before }) => {
  if (!before || !linesAreOutdated(movement, before)) return []
  const changed = await database
    .selectFrom('capital_movement_lines as l')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'l.tenant_id').onRef('p.id', '=', 'l.limited_partner_id'),
    )
    .select('p.name')
    .where('l.tenant_id', '=', account.tenantId)
    .where('l.capital_movement_id', '=', before.id)
    .where('l.changed_by_hand', '=', true)
    .orderBy('p.name')
    .execute()
  if (changed.length === 0) return []
  return [
    {
      field: '',
      code: 'capitalMovement.linesLost',
      values: { names: namesInWords(changed.map(({ name }) => name)) },
      warning: 'asked',
    },
  ]
}

/** Due date, periods, every amount that lines are made of, and the value of a share, of which they have a number. */
export function linesAreOutdated(movement: Draft<'capitalMovement'>, before: Stored<'capitalMovement'>): boolean {
  return (
    movement.dueDate !== before.dueDate ||
    amountsDiffer(movement, before) ||
    !sameValue(movement.nominalShareValue, before.nominalShareValue) ||
    periodIds(movement.periods) !== periodIds(before.periods)
  )
}

function sameValue(one: Decimal | null | undefined, other: Decimal | null): boolean {
  return one && other ? compare(one, other) === 0 : !one && !other
}

function periodIds(periods: Draft<'capitalMovement'>['periods']): string {
  return (periods ?? [])
    .map(({ reportingPeriodId }) => reportingPeriodId ?? 0)
    .sort((one, other) => one - other)
    .join()
}
