/** The decimals of amounts, held against the currencies of the tenant: of every entity that has amounts. */
import type { Context } from '../context.ts'
import { belongsTo, valueOf } from '../entity.ts'
import type { Entity, EntityName } from '../entity.ts'
import type { Draft, Finding, RuleContext } from '../entityTypes.ts'
import type { RecordCheck } from '../server/records/transactionContext.ts'
import { amountFindings, amountsToCheck, hasAmounts } from '../api/amounts.ts'
import type { AmountCurrency } from '../api/amounts.ts'

export const amountsOfCurrency: RecordCheck = {
  concerns: ({ fields }) => hasAmounts(fields),
  findings: amountFindingsOf,
}

async function amountFindingsOf<E extends EntityName>(
  { registry }: { registry: Owners },
  context: Context,
  entity: Entity<E>,
  record: Draft<E>,
  { before }: RuleContext<E>,
): Promise<Finding<E>[]> {
  const amounts = amountsToCheck(entity.fields, record, before)
  if (amounts.length === 0) return []
  const units = [...new Set(amounts.map(({ unit }) => unit))]
  const currencies = new Map(
    await Promise.all(
      units.map(async (unit): Promise<[string | undefined, AmountCurrency | undefined]> => {
        const named = unit === undefined ? undefined : valueOf(record, unit)
        const id = typeof named === 'number' ? named : await fundCurrencyOf(context, registry, entity, record)
        return [unit, id === undefined ? undefined : await context.records.get('currency', id)]
      }),
    ),
  )
  return amountFindings(entity, amounts, unit => currencies.get(unit))
}

/** Which entity a reference leads to. */
interface Owners {
  ofResource(resource: string): Entity | undefined
}

/** The fund of a record is what it belongs to at last. */
async function fundCurrencyOf(
  context: Context,
  registry: Owners,
  entity: Entity,
  record: object,
): Promise<number | undefined> {
  const field = belongsTo(entity)
  const owner = registry.ofResource(field?.reference ?? '')
  const id = field && valueOf(record, field.name)
  if (!owner || typeof id !== 'number') return undefined
  if (owner.name === 'fund') return (await context.records.get('fund', id))?.currencyId
  const found = await context.records.get(owner.name, id)
  return found && fundCurrencyOf(context, registry, owner, found)
}
