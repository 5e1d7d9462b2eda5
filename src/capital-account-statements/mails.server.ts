/** Whom a published reporting period is told: the contacts of each limited partner, who find their statement there. */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { isContact } from '../limited-partners/contacts.server.ts'
import { writeMailsTo } from '../mails/outbox.server.ts'

/** Answers how many mails were written. */
export async function mailPublishedPeriod(context: Context, period: Stored<'reportingPeriod'>): Promise<number> {
  const fund = await context.records.get('fund', period.fundId)
  const recipients = (await contactsOf(context, period)).map(({ email, contactId, partnerId, name, partner }) => ({
    address: email,
    contactId,
    limitedPartnerId: partnerId,
    values: { name, partner },
  }))
  const values = { fund: fund?.name ?? '', period: period.name, date: formatDate(period.date) }
  return writeMailsTo(
    context,
    { event: 'reporting-period-published', resource: 'reporting-periods', recordId: period.id, values },
    recipients,
  )
}

/** Main and additional contacts, each once for each partner that has a statement of the period. */
function contactsOf({ database, account }: Context, { id }: Stored<'reportingPeriod'>) {
  return database
    .selectFrom('capital_account_statements as s')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.limited_partner_id'),
    )
    .innerJoin('contacts as c', join => join.onRef('c.tenant_id', '=', 'p.tenant_id').on(isContact('c.id')))
    .select(({ fn, val }) => [
      'c.id as contactId',
      'c.email',
      fn<string>('concat_ws', [val(' '), 'c.first_name', 'c.last_name']).as('name'),
      'p.id as partnerId',
      'p.name as partner',
    ])
    .where('s.tenant_id', '=', account.tenantId)
    .where('s.reporting_period_id', '=', id)
    .orderBy('p.id')
    .orderBy('c.id')
    .execute()
}
