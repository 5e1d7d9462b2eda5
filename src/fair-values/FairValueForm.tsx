/**
 * The form of a fair value, new or stored: the fields of the schema, with the table of weighted values in the place of
 * its lines.
 */
import { useMemo } from 'react'
import type { CalendarDate } from '../entity.ts'
import type { Draft, FieldName, Rules } from '../entityTypes.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { OfInvestment } from '../investment-pages/OfInvestment.tsx'
import { path } from '../paths.ts'
import { CueChip } from '../reporting-periods/CueChip.tsx'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { useFundPeriods, type FundPeriod } from '../reporting-periods/useFundPeriods.tsx'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useRecord, useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useOnce } from '../web/kit/data/useOnce.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { AsBefore } from './AsBefore.tsx'
import { CompaniesContext, usePrevious, useValuedInvestment } from './companies.tsx'
import { FairValueProposals } from './FairValueProposals.tsx'
import { proposedFigures } from './proposals.ts'
import { AddMissing, UseSum } from './warningFixes.tsx'
import { expectedCompanyRules, weightedSumRules } from './rules.ts'
import { computedFairValue } from './weighted.ts'
import { valuationDate } from './valuationDate.ts'
import { WeightedValues } from './WeightedValues.tsx'
import './texts.ts'

preload('fair-values', 'form')
preload('companies', 'list')

const COMPANIES_MAX = 200
const HIDDEN: readonly FieldName<'fairValue'>[] = ['weightedSum']
const WIDGETS = { weightedValues: WeightedValues } satisfies Partial<Record<FieldName<'fairValue'>, unknown>>
const REPAIRS = { 'fairValue.companiesDiffer': AddMissing, 'fairValue.differsFromSum': UseSum }

export function FairValueForm({ id }: { id?: number }) {
  return <OfInvestment>{investment => <Form investment={investment} {...(id !== undefined && { id })} />}</OfInvestment>
}

function Form({ investment, id }: { investment: RecordOf<'investments'>; id?: number }) {
  const translate = useTranslate()
  const { today } = useSession()
  const { fundId } = useParameters('fund.investment.fairValues.overview')
  const investmentId = investment.id
  const { currency, minorUnits } = useFundCurrency(fundId)
  const { periods, isPending } = useFundPeriods(fundId)
  const companies = useRecords(
    'companies',
    { filter: { investmentId }, sort: ['name', 'asc'], limit: COMPANIES_MAX },
    { retry: false },
  )
  const parents = useMemo(() => ({ investmentId }), [investmentId])
  const checked = useChecked(companies.data, minorUnits)
  const day = valuationDate(periods, today)
  const isNew = id === undefined
  const stored = useRecord('fair-values', id, { retry: false })
  const began = isNew ? !isPending && day : stored.data?.date
  const beginning = useProposedFairValue({ fundId, investmentId, date: began || null }, day)
  const shown = useMemo(
    () => ({ companies: companies.data ?? [], fundId, investmentId }),
    [companies.data, fundId, investmentId],
  )
  // A form keeps what it began with: it waits for what it begins with, and for what it says beside its fields.
  const opened = useOnce(!companies.isPending && !isPending && !beginning.isPending && (isNew || !stored.isPending))
  if (!opened) return null
  const proposing = () => <FairValueProposals />
  const shared = {
    resource: 'fair-values' as const,
    ...checked,
    widgets: WIDGETS,
    repairs: REPAIRS,
    hides: HIDDEN,
    listPath: path('fund.investment.fairValues.overview', { fundId, investmentId }),
  }
  return (
    <CompaniesContext value={shown}>
      {isNew ? (
        <EntityForm
          {...shared}
          parentValues={parents}
          proposals={beginning.proposals}
          navigation={<AsBefore />}
          newFacts={currency ? <AmountsIn currency={currency} /> : '\u00a0'}
          savedPath={fairValue =>
            path('fund.investment.fairValue.details', { fundId, investmentId, fairValueId: fairValue.id })
          }
        >
          {proposing}
        </EntityForm>
      ) : (
        <EntityForm
          {...shared}
          id={id}
          within={parents}
          title={() => translate('fairValue.title', { investment: investment.name })}
          facts={({ date }) => (
            <Facts date={date} period={periods.find(period => period.date === date)} currency={currency} />
          )}
        >
          {proposing}
        </EntityForm>
      )}
    </CompaniesContext>
  )
}

/** What a new fair value begins with. */
function useProposedFairValue(asked: Parameters<typeof useValuedInvestment>[0], day: ReturnType<typeof valuationDate>) {
  const { valued, isPending } = useValuedInvestment(asked)
  const proposals = useMemo(
    (): Draft<'fairValue'> => ({ date: day, weightedValues: [], ...(valued && proposedFigures(valued)) }),
    [day, valued],
  )
  return { proposals, isPending }
}

/** What follows from the companies of the investment and the currency of the fund, besides the fair value itself. */
function useChecked(companies: readonly RecordOf<'companies'>[] | undefined, minorUnits: number) {
  return useMemo(() => {
    const [expected, sums] = [expectedCompanyRules(companies ?? []), weightedSumRules(minorUnits)]
    const pageRules: Rules<'fairValue'> = (fairValue, context) => [
      ...expected(fairValue, context),
      ...sums(fairValue, context),
    ]
    return { pageRules, pageComputed: (fairValue: Draft<'fairValue'>) => computedFairValue(fairValue, minorUnits) }
  }, [companies, minorUnits])
}

interface FactsProps {
  date: CalendarDate
  /** The one that ends on the day of the fair value. */
  period: FundPeriod | undefined
  currency: string
}

function Facts({ date, period, currency }: FactsProps) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const previous = usePrevious(date)
  return (
    <>
      <span className="figures">{translate('fairValue.asOf', { date: formatDate(date) })}</span>
      {period && <span>{period.name}</span>}
      {period && period.status !== 'Published' && <CueChip period={period} />}
      {currency && <AmountsIn currency={currency} />}
      {previous && (
        <span className="figures">
          {translate('fairValue.previousFact', {
            date: formatDate(previous.date),
            value: formatAmount(previous.value, minorUnits),
          })}
        </span>
      )}
    </>
  )
}

function AmountsIn({ currency }: { currency: string }) {
  const translate = useTranslate()
  return <span>{translate('fairValue.amounts', { currency })}</span>
}
