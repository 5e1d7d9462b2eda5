/** The figures of funds in an export of their list: those that the list shows, rounded as it shows them. */
import type { Context, ExportFigures } from '../context.ts'
import type { Decimal, Field } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { MONEY_DECIMALS, round } from '../money.ts'
import { reportingPeriod } from '../../generated/entities/reporting-period.ts'
import { text } from '../texts.ts'
import { fundFigures } from './figures.server.ts'
import type { ExportedName } from './exported.ts'
import './texts.ts'

const DECIMALS = 2

type Figure = Field & { name: ExportedName }

const amount = (name: 'commitments' | 'paidIn' | 'distributed' | 'nav'): Figure => ({
  name,
  column: name,
  title: text(`fund.column.${name}`),
  kind: 'decimal',
  format: 'money',
  decimals: MONEY_DECIMALS,
})
const ratio = (name: 'dpi' | 'tvpi' | 'netIrr'): Figure => ({
  name,
  column: name,
  title: text(name === 'netIrr' ? 'fund.exported.netIrr' : `fund.column.${name}`),
  kind: 'decimal',
  format: name === 'netIrr' ? 'percent' : 'coefficient',
  decimals: DECIMALS,
})
const periodStatus = reportingPeriod.fields.find(({ name }) => name === 'status')

const fields: readonly Figure[] = [
  { name: 'figuresCurrency', column: 'currency', title: text('fund.exported.currency'), kind: 'text' },
  { name: 'asOf', column: 'as_of', title: text('fund.exported.asOf'), kind: 'date' },
  amount('commitments'),
  amount('paidIn'),
  amount('distributed'),
  amount('nav'),
  ratio('dpi'),
  ratio('tvpi'),
  ratio('netIrr'),
  { name: 'period', column: 'period', title: text('fund.column.period'), kind: 'text' },
  {
    name: 'periodStatus',
    column: 'period_status',
    title: text('fund.exported.periodStatus'),
    kind: 'choice',
    ...(periodStatus?.choices && { choices: periodStatus.choices }),
  },
]

async function values(context: Context, funds: readonly Stored<'fund'>[]) {
  const figures = await fundFigures(context, funds)
  const rounded = ({ value }: { value: Decimal | null }) => (value === null ? null : round(value, DECIMALS))
  return figures.map((of): Record<ExportedName, string | null> => ({
    figuresCurrency: of.currency,
    asOf: of.asOf,
    commitments: round(of.commitments, of.minorUnits),
    paidIn: round(of.paidIn, of.minorUnits),
    distributed: round(of.distributed, of.minorUnits),
    nav: of.nav.value === null ? null : round(of.nav.value, of.minorUnits),
    dpi: rounded(of.dpi),
    tvpi: rounded(of.tvpi),
    netIrr: rounded(of.netIrr),
    period: of.period?.name ?? null,
    periodStatus: of.period?.status ?? null,
  }))
}

export const exportedFigures: ExportFigures<'fund'> = { fields, values }
