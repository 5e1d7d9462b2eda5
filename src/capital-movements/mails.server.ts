/** Whom a capital movement is told: the contacts of each partner with a line, each with the amounts of that line. */
import type { Context, RecordAction } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { isContact } from '../limited-partners/contacts.server.ts'
import { remind } from '../limited-partners/portalViews.server.ts'
import { writeMailsTo } from '../mails/outbox.server.ts'
import type { Recipient } from '../mails/outbox.server.ts'
import { remindersOf } from '../mails/reminders.server.ts'
import { absolute, compare, isZero, subtract } from '../money.ts'
import { path } from '../paths.ts'
import { text } from '../texts.ts'
import { isOwed, outstanding } from './payments.ts'
import { totalCall } from './components.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'

type Movement = Stored<'capitalMovement'>

/** Answers how many mails were written. */
export async function mailPublished(context: Context, movement: Movement): Promise<number> {
  const { code, minorUnits, fund } = await fundCurrency(context, movement.fundId)
  const dueDate = formatDate(movement.dueDate)
  const recipients = (await contactsOf(context, movement.id)).map(contact => {
    const asked = askedOf(contact) ?? calledOf(contact)
    const amount = amountInWords(asked.amount, code, minorUnits)
    return toRecipient(contact, {
      amount,
      what: text(`capitalMovement.${asked.key}`),
      standing: text(`capitalMovement.standsAs.${asked.key === 'reminder.received' ? 'received' : 'due'}`, {
        amount,
        dueDate,
      }),
    })
  })
  return writeMailsTo(context, mailOf(movement, fund, 'capital-call-published'), recipients)
}

/** The contacts of everybody who has not paid what was due before today, and was not reminded within the last day. */
export async function mailLate(context: Context, movement: Movement): Promise<number> {
  if (!isPast(movement.dueDate, context.today)) return 0
  const { code, minorUnits, fund } = await fundCurrency(context, movement.fundId)
  const reminded = await remindersOf(context, {
    event: 'payment-reminder',
    resource: 'capital-movements',
    recordId: movement.id,
  })
  const late = (await contactsOf(context, movement.id)).filter(
    contact => isOwed(contact) && !reminded.get(contact.limitedPartnerId)?.isRecent,
  )
  const recipients = late.map(contact =>
    toRecipient(contact, {
      amount: amountInWords(outstanding(contact), code, minorUnits),
      reference: contact.paymentReference ?? '',
    }),
  )
  return writeMailsTo(context, mailOf(movement, fund, 'payment-reminder'), recipients)
}

/** The contacts of everybody who has not looked at the notice, each with what is asked of that partner. */
export const remindOfMovement: RecordAction<'capitalMovement', 'remindUnread'> = async (context, movement) => {
  const { code, minorUnits } = await fundCurrency(context, movement.fundId)
  const lineOf = new Map((await contactsOf(context, movement.id)).map(line => [line.limitedPartnerId, line]))
  const dueDate = formatDate(movement.dueDate)
  await remind(context, 'capital-movements', movement, ({ id: notice, limitedPartnerId }) => {
    const line = lineOf.get(limitedPartnerId)
    if (!line) throw new Error(`The notice ${notice} has no line in its movement.`)
    const inWords = (amount: Decimal) => amountInWords(amount, code, minorUnits)
    const asked = askedOf(line)
    return {
      what: isOwed(line)
        ? text('capitalMovement.reminder.what', { name: movement.name, amount: inWords(outstanding(line)), dueDate })
        : movement.name,
      lines: [
        `${text(`capitalMovement.reminder.${kindOf(line)}`)}: ${movement.name}`,
        ...(asked ? [`${text(`capitalMovement.${asked.key}`)}: ${inWords(asked.amount)}`] : []),
        text('capitalMovement.reminder.dueDate', { dueDate }),
      ],
      path: path('portal.capitalMovements.overview', { pTenantId: context.account.tenant ?? '' }, { notice }),
    }
  })
}

export function isPast(dueDate: CalendarDate, today: CalendarDate): boolean {
  return dueDate < today
}

function mailOf(movement: Movement, fund: string, event: 'capital-call-published' | 'payment-reminder') {
  return {
    event,
    resource: 'capital-movements',
    recordId: movement.id,
    values: { fund, movement: movement.name, dueDate: formatDate(movement.dueDate) },
  } as const
}

function amountInWords(amount: Decimal, code: string, minorUnits: number): string {
  return `${code} ${formatAmount(amount, minorUnits)}`
}

function kindOf(line: Contact): 'call' | 'distribution' | 'netted' {
  if (isZero(line.distribution)) return 'call'
  return isZero(totalCall(line)) ? 'distribution' : 'netted'
}

interface AskedAmount {
  key: 'youGet' | 'youPay' | 'reminder.received'
  amount: Decimal
}

/**
 * Of what was called the part that has not arrived; what has arrived in full is asked of nobody. None for a disputed
 * amount, and for one that comes to nothing: nobody is reminded of it.
 */
function askedOf(line: Contact): AskedAmount | null {
  const net = subtract(totalCall(line), line.distribution)
  if (line.paymentStatus === 'Disputed' || isZero(net)) return null
  if (compare(net, '0') < 0) return { key: 'youGet', amount: absolute(net) }
  if (isOwed(line)) return { key: 'youPay', amount: outstanding(line) }
  // Less may count as all of it.
  const received = line.amountReceived ?? '0'
  return { key: 'reminder.received', amount: compare(received, '0') > 0 ? received : net }
}

/** The notice states what is disputed, or comes to nothing, too: whoever is told of it is told its amount. */
function calledOf(line: Contact): AskedAmount {
  const net = subtract(totalCall(line), line.distribution)
  return { key: compare(net, '0') < 0 ? 'youGet' : 'youPay', amount: absolute(net) }
}

type Contact = Awaited<ReturnType<typeof contactsOf>>[number]

function toRecipient(
  { email, contactId, limitedPartnerId, name, partner }: Contact,
  values: Record<string, string>,
): Recipient {
  return { address: email, contactId, limitedPartnerId, values: { name, partner, ...values } }
}

/** Main and additional contacts, each once for each partner, with the amounts of its line. */
async function contactsOf({ database, account }: Context, capitalMovementId: number) {
  return database
    .selectFrom('capital_movement_lines as l')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'l.tenant_id').onRef('p.id', '=', 'l.limited_partner_id'),
    )
    .innerJoin('contacts as c', join => join.onRef('c.tenant_id', '=', 'p.tenant_id').on(isContact('c.id')))
    .select(({ fn, val }) => [
      'c.id as contactId',
      'c.email',
      fn<string>('concat_ws', [val(' '), 'c.first_name', 'c.last_name']).as('name'),
      'p.id as limitedPartnerId',
      'p.name as partner',
      'l.payment_status as paymentStatus',
      'l.payment_reference as paymentReference',
      'l.amount_received as amountReceived',
      'l.investment_funding as investmentFunding',
      'l.management_fees as managementFees',
      'l.expenses_paid_in as expensesPaidIn',
      'l.expenses_out_of_paid_in as expensesOutOfPaidIn',
      'l.late_entrance_fee as lateEntranceFee',
      fn.coalesce('l.distribution', val<Decimal>('0')).as('distribution'),
    ])
    .where('l.tenant_id', '=', account.tenantId)
    .where('l.capital_movement_id', '=', capitalMovementId)
    .orderBy('p.id')
    .orderBy('c.id')
    .execute()
}
