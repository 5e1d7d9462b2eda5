/** Whether an invoice has been entered before. */
import type { Checks } from '../context.ts'
import type { FieldName } from '../entityTypes.ts'
import './texts.ts'

/** What makes two invoices the same one, entered twice. */
const OF_DUPLICATES = [
  'supplier',
  'number',
  'date',
  'currencyId',
  'total',
] as const satisfies readonly FieldName<'invoice'>[]

/**
 * A supplier sends each number once: the same number in the same letters is refused by the table, in other letters it
 * is asked about, as is another invoice of the same day and amount. What stands as it stood was asked about when it was
 * written.
 */
export const invoiceChecks: Checks<'invoice'> = async ({ database, account: { tenantId } }, invoice, { before }) => {
  const { supplier, number, date, currencyId, total } = invoice
  if (!supplier || !number || !date || !currencyId || !total) return []
  if (before && OF_DUPLICATES.every(name => before[name] === invoice[name])) return []
  const ofSupplier = await database
    .selectFrom('invoices')
    .select(['supplier', 'number'])
    .where('tenant_id', '=', tenantId)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['supplier']), '=', supplier.toLowerCase()))
    .where('id', '<>', before?.id ?? 0)
    .where(({ and, eb, fn, or }) =>
      or([
        eb(fn<string>('lower', ['number']), '=', number.toLowerCase()),
        and([eb('date', '=', date), eb('currency_id', '=', currencyId), eb('total', '=', total)]),
      ]),
    )
    .orderBy('id')
    .execute()
  const [same] = ofSupplier
  if (!same || ofSupplier.some(each => each.supplier === supplier && each.number === number)) return []
  const sameNumber = ofSupplier.find(each => each.number.toLowerCase() === number.toLowerCase())
  return sameNumber
    ? [{ field: 'number', code: 'invoice.duplicateNumber', values: { number: sameNumber.number }, warning: 'asked' }]
    : [{ field: 'total', code: 'invoice.duplicate', values: { number: same.number }, warning: 'asked' }]
}
