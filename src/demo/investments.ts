/** Writes the investments of a demo fund with their companies, their dated commitments and their fair values. */
import type { CreateValues } from '../entityTypes.ts'
import type { CalendarDate } from '../entity.ts'
import { yearOf } from '../calendar.ts'
import type { Deal } from './deals/deal.ts'
import { idOf, within } from './loading.ts'
import type { Loading } from './loading.ts'
import { textOf, thousands } from './money.ts'
import type { DemoScenario } from './demoScenario.ts'

const VALUER = 'Aldwin Tarn Valuation'
const COMMITTING: readonly string[] = ['initial', 'followOn', 'loan']

export async function loadInvestments(loading: Loading, scenario: DemoScenario): Promise<void> {
  for (const deal of scenario.deals) await makeInvestment(loading, scenario, deal)
  await makeFairValues(loading, scenario)
}

async function makeInvestment(
  { asking, actors: { administrator }, references, when }: Loading,
  { plan: { fund }, currency: fundCurrency }: DemoScenario,
  deal: Deal,
): Promise<void> {
  const { name, currency, country, geography, industry, stage, type, founded, description } = deal
  const { exitMethod, coInvestors, deferredProceeds } = deal
  const subscribed = when(deal.events[0][0])
  const yearsMoved = yearOf(subscribed) - yearOf(deal.events[0][0])
  const exited = deal.events.find(([, kind]) => kind === 'exit' || kind === 'writeOff')
  const fundId = idOf(references.funds, fund)
  const { id } = await asking.create(administrator, 'investments', {
    fundId,
    name,
    legalForm: deal.companies[0].name.split(' ').at(-1),
    countryId: idOf(references.countries, country),
    website: `https://${name.split(' ')[0]!.toLowerCase()}.example`,
    foundedYear: founded + yearsMoved,
    description,
    portfolioInvestmentType: type,
    dealCurrencyId: idOf(references.currencies, currency),
    inForeignCurrency: currency !== fundCurrency,
    subscriptionDate: subscribed,
    cashFlowStartDate: subscribed,
    vintageYear: yearOf(subscribed),
    valuationPolicy: 'IPEV December 2022',
    ...(exited && exitMethod && { exitMethod }),
    ...(coInvestors && { coInvestors }),
    ...(deferredProceeds && { deferredProceeds }),
    commitments: commitmentsOf(deal).map(([date, count]) => ({ date: when(date), value: textOf(thousands(count)) })),
    stage,
    geography,
    industry,
    boardRepresentative: 'Tomas Reve',
    dealTeam: 'Hanne Birk, Tomas Reve',
  })
  references.investments.set(within(fund, name), id)
  for (const company of deal.companies) {
    const made = await asking.create(administrator, 'companies', {
      investmentId: id,
      name: company.name,
      countryId: idOf(references.countries, company.country),
      headquarter: company.headquarter,
      currencyId: idOf(references.currencies, currency),
      fromDate: subscribed,
      ...(exited && { toDate: when(exited[0]) }),
      stage,
      geography,
      industry,
    })
    references.companies.set(within(fund, company.name), made.id)
  }
}

/** What was promised with each round, in the deal's currency; rounds of one day are one promise. */
function commitmentsOf({ events }: Deal): [date: CalendarDate, thousands: number][] {
  const promised = new Map<CalendarDate, number>()
  for (const [date, kind, amount] of events)
    if (COMMITTING.includes(kind)) promised.set(date, (promised.get(date) ?? 0) + (amount ?? 0))
  return [...promised]
}

async function makeFairValues(
  { asking, actors: { colleague }, references }: Loading,
  { plan: { fund }, fairValues }: DemoScenario,
): Promise<void> {
  await asking.createAll(
    colleague,
    'fair-values',
    fairValues.map(({ deal, date, value, cost, ownership, method, values }): CreateValues<'fairValue'> => ({
      investmentId: idOf(references.investments, within(fund, deal.name)),
      date,
      value: textOf(value),
      cost: textOf(cost),
      method,
      valuer: VALUER,
      ...(ownership !== undefined && { fullyDilutedOwnership: ownership }),
      weightedValues: values.map(line => ({
        companyId: idOf(references.companies, within(fund, line.company)),
        fullyDilutedOwnership: line.ownership,
        companyValue: textOf(line.companyValue),
      })),
    })),
  )
}
