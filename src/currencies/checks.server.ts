/** Currencies are those of ISO 4217, and one that records refer to keeps its code and its minor units. */
import type { Checks, DatabaseTransaction } from '../context.ts'
import type { Finding } from '../entityTypes.ts'
import { CURRENCIES } from './iso4217.ts'

const CODES: ReadonlySet<string> = new Set(CURRENCIES.map(({ code }) => code))

export function isOfIso4217(code: string): boolean {
  return CODES.has(code)
}

export const currencyChecks: Checks<'currency'> = async ({ database, account: { tenantId } }, currency, { before }) => {
  const findings: Finding<'currency'>[] = []
  const { code } = currency
  if (code && code !== before?.code && !isOfIso4217(code)) findings.push({ field: 'code', code: 'currency.notIso' })
  if (!before) return findings
  const changed = (['code', 'minorUnits'] as const).filter(name => currency[name] !== before[name])
  if (changed.length > 0 && (await isUsed(database, tenantId, before)))
    findings.push(...changed.map(field => ({ field, code: 'currency.fixed' }) as const))
  return findings
}

/** The system currency of the tenant is one by its code. */
async function isUsed(
  database: DatabaseTransaction,
  tenantId: number | null,
  { id, code }: { id: number; code: string },
): Promise<boolean> {
  const found = await database
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('funds').select('id').where('tenant_id', '=', tenantId).where('currency_id', '=', id)),
        exists(selectFrom('transactions').select('id').where('tenant_id', '=', tenantId).where('currency_id', '=', id)),
        exists(selectFrom('invoices').select('id').where('tenant_id', '=', tenantId).where('currency_id', '=', id)),
        exists(
          selectFrom('bank_accounts').select('id').where('tenant_id', '=', tenantId).where('currency_id', '=', id),
        ),
        exists(selectFrom('companies').select('id').where('tenant_id', '=', tenantId).where('currency_id', '=', id)),
        exists(
          selectFrom('investments').select('id').where('tenant_id', '=', tenantId).where('deal_currency_id', '=', id),
        ),
        exists(
          selectFrom('exchange_rates')
            .select('id')
            .where('tenant_id', '=', tenantId)
            .where(({ eb }) => eb.or([eb('currency_id', '=', id), eb('to_currency_id', '=', id)])),
        ),
        exists(
          selectFrom('tenants')
            .select('id')
            .where('id', '=', tenantId)
            .where(({ eb, cast }) => eb(cast<string>('currency', 'text'), '=', code)),
        ),
      ]).as('used'),
    )
    .executeTakeFirst()
  return found?.used === true
}
