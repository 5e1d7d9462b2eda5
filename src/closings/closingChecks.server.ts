/** What a person wants to know before a closing is completed: what would be refused, and what is worth a look. */
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { add, compare, isZero } from '../money.ts'
import { outdatedMessage } from '../notices/outdated.server.ts'
import { text } from '../texts.ts'
import { closingChecks, closingConstraints } from './checks.server.ts'
import type { ClosingEqualisation } from './equalisation.server.ts'
import { waitingMovement } from './movement.server.ts'
import type { ClosingCheck } from './reads.ts'
import './texts.ts'

export async function checksOf(
  context: Context,
  closing: Stored<'closing'>,
  equalisation: ClosingEqualisation,
): Promise<ClosingCheck[]> {
  const { partners, standing, totals } = equalisation
  const joining = partners.filter(({ prior, additional }) => isZero(prior) && !isZero(additional))
  const onboarded = joining.filter(
    ({ limitedPartnerId }) => standing.get(limitedPartnerId)?.subscriptionStatus === 'Confirmed',
  )
  const receiving = partners.filter(({ toPay }) => compare(toPay, '0') < 0)
  const payable = receiving.filter(({ limitedPartnerId }) => standing.get(limitedPartnerId)?.accountStatus === 'Active')
  return [
    await dateCheck(context, closing),
    ...(await waitingCheck(context, closing)),
    ...(await outdatedCheck(context, closing)),
    ...countCheck('onboarded', onboarded.length, joining.length),
    ...countCheck('accounts', payable.length, receiving.length),
    ...(isZero(equalisation.drawn) ? [] : [tiesCheck(totals)]),
  ]
}

/** The date by the rules that hold when the closing is saved. */
async function dateCheck(context: Context, closing: Stored<'closing'>): Promise<ClosingCheck> {
  const [broken] = await closingChecks(context, closing, { today: context.today })
  if (broken) return { name: 'date', state: 'bad', text: text(`rule.${broken.code}`, broken.values) }
  const constraints = await closingConstraints(context, closing.fundId, closing.id)
  const last = constraints?.lastClosing
  const message = last
    ? text('closing.check.later', { closing: last.name, date: formatDate(last.date) })
    : text('closing.check.first')
  return { name: 'date', state: 'ok', text: message }
}

async function waitingCheck(context: Context, { fundId }: Stored<'closing'>): Promise<ClosingCheck[]> {
  const waiting = await waitingMovement(context, fundId)
  return waiting ? [{ name: 'waiting', state: 'bad', text: text('closing.completeFirst', { name: waiting.name }) }] : []
}

async function outdatedCheck(context: Context, { fundId }: Stored<'closing'>): Promise<ClosingCheck[]> {
  const message = await outdatedMessage(context, { fundId })
  return message === undefined ? [] : [{ name: 'outdated', state: 'bad', text: message }]
}

function countCheck(name: 'onboarded' | 'accounts', done: number, all: number): ClosingCheck[] {
  if (all === 0) return []
  return [{ name, state: done === all ? 'ok' : 'warn', text: text(`closing.check.${name}`, { done, all }) }]
}

function tiesCheck({ catchUp, refund, interest }: ClosingEqualisation['totals']): ClosingCheck {
  const ties = isZero(add(catchUp, refund)) && isZero(interest)
  return {
    name: 'ties',
    state: ties ? 'ok' : 'bad',
    text: text(ties ? 'closing.check.ties' : 'closing.check.tiesNot'),
  }
}
