/** Writes the transactions and invoices of a demo fund, and what each of its reporting periods states. */
import type { Account } from '../context.ts'
import type { CreateValues } from '../entityTypes.ts'
import { expense } from '../../generated/entities/expense.ts'
import { validators } from '../../generated/validators.js'
import { sectionsOf } from '../expenses/sections.ts'
import { invoiceActions } from '../invoices/actions.ts'
import type { ManagementFee } from '../invoices/fees.ts'
import type { Invoice, Movement } from './cash.ts'
import { idOf, named, within } from './loading.ts'
import type { Loading } from './loading.ts'
import { textOf } from './money.ts'
import { pdfOf } from './pdf.ts'
import type { Cents } from './money.ts'
import type { Asking } from './requests.ts'
import type { Report } from './reports.ts'
import { closedUntil } from './demoScenario.ts'
import type { DemoScenario } from './demoScenario.ts'

const SECTIONS = sectionsOf(expense)

export async function loadBooks(loading: Loading, scenario: DemoScenario): Promise<void> {
  await makeTransactions(loading, scenario, movement => !paysBack(movement))
  await makeInvoices(loading, scenario)
  await makeTransactions(loading, scenario, paysBack)
  await documentExpenses(loading, scenario)
  for (const report of scenario.reports) await makePeriod(loading, scenario, report)
}

/** An invoice, or a draw on the facility, stands before what pays it. */
function paysBack({ invoice, subType }: Movement): boolean {
  return invoice !== undefined || subType === 'Facility repayment'
}

/** What names an invoice of a demo fund, whose fees are numbered by the product. */
const keyOf = (supplier: string, date: string, total: string) => `${supplier} ${date} ${total}`

/**
 * Those that are chosen. The bank has confirmed what lies in closed periods; the very last one is still on its way. An
 * invoice that is not approved yet is named by no transaction.
 */
async function makeTransactions(
  { asking, actors: { colleague }, references }: Loading,
  { plan: { fund }, currency, book, reports }: DemoScenario,
  isChosen: (movement: Movement) => boolean,
): Promise<void> {
  const fundId = idOf(references.funds, fund)
  const { accountNumber } = named(references.accounts, fund)
  const closed = closedUntil({ reports })
  const movements = [...book.movements].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const invoices = await asking.list(colleague, 'invoices', { fundId, status: 'Approved' })
  const ids = new Map(invoices.map(({ id, supplier, date, total }) => [keyOf(supplier, date, total), id]))
  const invoiceOf = ({ invoice }: Movement) =>
    invoice && ids.get(keyOf(invoice.supplier, invoice.date, textOf(invoice.net)))
  await asking.createAll(
    colleague,
    'transactions',
    movements.filter(isChosen).map((movement): CreateValues<'transaction'> => ({
      fundId,
      date: movement.date,
      type: movement.type,
      subType: movement.subType,
      ...(movement.tradingType && { tradingType: movement.tradingType }),
      description: movement.description,
      invoiceId: invoiceOf(movement) ?? null,
      ...(movement.deal && { investmentId: idOf(references.investments, within(fund, movement.deal.name)) }),
      currencyId: idOf(references.currencies, movement.currency || currency),
      amountLocal: textOf(movement.local),
      exchangeRateToFund: movement.rateToFund,
      amountFund: textOf(movement.cents),
      exchangeRateToSystem: movement.rateToSystem,
      amountSystem: textOf(movement.system),
      status: movement.date <= closed ? 'Reconciled' : movement === movements.at(-1) ? 'Pending' : 'Booked',
      fundAccountNumber: accountNumber,
      counterparty: movement.counterparty,
      nonCashItem: movement.nonCash === true,
      investmentType: movement.investmentType ?? 'NotApplicable',
      impact: movement.impact ?? 'None',
    })),
  )
}

/** What was paid in open periods has its document, but for the last expense: somebody still has to ask for it. */
async function documentExpenses(
  { asking, actors: { colleague }, references }: Loading,
  { plan: { fund } }: DemoScenario,
): Promise<void> {
  const paid = await asking.list(colleague, 'transactions', {
    fundId: idOf(references.funds, fund),
    type: 'Expense',
    status: 'Booked',
  })
  const [, ...documented] = paid.sort((a, b) => (a.date < b.date ? 1 : -1))
  for (const { id, description } of documented)
    await asking.addDocument(colleague, 'transactions', id, {
      kind: 'Evidence',
      fileName: 'Invoice.pdf',
      description: 'Invoice',
      content: pdfOf(description ?? 'Invoice'),
    })
}

/** Those of closed periods are approved. */
async function makeInvoices(
  { asking, actors: { colleague, administrator }, references }: Loading,
  { plan: { fund }, currency, book, reports }: DemoScenario,
): Promise<void> {
  const closed = closedUntil({ reports })
  const invoices = [...book.invoices].sort((a, b) => (a.date < b.date ? -1 : 1))
  const fundId = idOf(references.funds, fund)
  const typed = invoices.filter(({ fee }) => fee === undefined)
  await asking.createEach(colleague, 'invoices', typed, ({ date, supplier, number = '', net, vat }) => ({
    fundId,
    supplier,
    number,
    date,
    currencyId: idOf(references.currencies, currency),
    adjustment: '0.00' as const,
    total: textOf(net),
    vat: textOf(vat),
  }))
  const charged = invoices.flatMap(invoice => (invoice.fee ? [{ ...invoice, fee: invoice.fee }] : []))
  for (const invoice of charged) await proposeFee({ asking, colleague }, fundId, invoice)
  const approved = (await asking.list(colleague, 'invoices', { fundId, status: 'Open' })).filter(
    ({ date }) => date <= closed,
  )
  await Promise.all(approved.map(invoice => asking.act(administrator, 'invoices', invoice, 'approve', {})))
}

/** What the product charges is what the cash of the demo was worked out with. */
async function proposeFee(
  { asking, colleague }: { asking: Asking; colleague: Account },
  fundId: number,
  { date, net, fee: { parts } }: Invoice & { fee: ManagementFee },
): Promise<void> {
  const [from, to] = [parts[0]?.from, parts.at(-1)?.to]
  if (from === undefined || to === undefined) throw new Error('A fee of the demo data charges no day.')
  const { proposals, skipped } = await asking.actOnAll(colleague, invoiceActions.proposeManagementFees, {
    fundId,
    from,
    to,
    date,
  })
  const [proposal] = proposals
  if (proposal?.total !== textOf(net))
    throw new Error(
      `The fee of the demo data from ${from} to ${to} is ${textOf(net)}, and the product charges ` +
        `${proposal?.total ?? skipped[0]?.reason}.`,
    )
}

async function makePeriod(
  { asking, actors: { colleague }, references }: Loading,
  { plan: { fund } }: DemoScenario,
  { name, date, accounting, expenses }: Report,
): Promise<void> {
  const fundId = idOf(references.funds, fund)
  const { id: reportingPeriodId } = await asking.create(colleague, 'reporting-periods', {
    fundId,
    name,
    date,
    status: 'Open',
  })
  references.periods.set(within(fund, name), reportingPeriodId)
  if (accounting) {
    const { totalCash, borrowings, other } = accounting
    await asking.create(colleague, 'accounting-entries', {
      fundId,
      reportingPeriodId,
      totalCash: textOf(totalCash),
      borrowings: textOf(borrowings),
      otherAssetsAndLiabilities: textOf(other),
    })
  }
  if (expenses)
    await asking.create(colleague, 'expenses', expensesOf({ fundId, reportingPeriodId, ...linesOf(expenses) }))
}

/** The items come from the lists of the schema, which the compiler does not see. */
function expensesOf(values: object): CreateValues<'expense'> {
  if (!validators.expense.create(values)) throw new Error('The expenses of the demo data do not fit their schema.')
  return values
}

/** Every item of every section has a line, most of them with nothing. */
function linesOf(expenses: ReadonlyMap<string, Cents>): object {
  return Object.fromEntries(
    SECTIONS.map(({ name, items }) => [
      name,
      items.map(({ value }) => ({ item: value, amount: textOf(expenses.get(`${name}/${value}`) ?? 0) })),
    ]),
  )
}
