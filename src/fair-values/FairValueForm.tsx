/**
 * The form of a fair value, new or stored: the fields of the schema, with the table of weighted values in the place of
 * its lines.
 */
import { useMemo } from 'react'
import type { Draft, FieldName, Rules } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { OfInvestment } from '../investment-pages/OfInvestment.tsx'
import { path } from '../paths.ts'
import { useFundFigures, useFundPeriods } from '../reporting-periods/useFundPeriods.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { AsBefore } from './AsBefore.tsx'
import { CompaniesContext, useValuedInvestment } from './companies.tsx'
import { FairValueProposals } from './FairValueProposals.tsx'
import { proposedFigures } from './proposals.ts'
import { AddMissing, UseSum } from './repairs.tsx'
import { expectedCompanyRules, weightedSumRules } from './rules.ts'
import { computedFairValue } from './weighted.ts'
import { valuationDate } from './valuationDate.ts'
import { WeightedValues } from './WeightedValues.tsx'

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
  const { currency, minorUnits } = useFundFigures(fundId)
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
  const beginning = useValuedInvestment({ fundId, investmentId, date: isNew && !isPending ? day : null })
  const proposals = useMemo(
    (): Draft<'fairValue'> => ({
      date: day,
      weightedValues: [],
      ...(beginning.valued && proposedFigures(beginning.valued)),
    }),
    [day, beginning.valued],
  )
  const shown = useMemo(
    () => ({ companies: companies.data ?? [], fundId, investmentId }),
    [companies.data, fundId, investmentId],
  )
  // A form keeps what it began with: it waits for what it begins with.
  if (companies.isPending || (isNew && (isPending || beginning.isPending))) return null
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
          proposals={proposals}
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
          facts={fairValue => <AsOf date={fairValue.date} currency={currency} />}
        >
          {proposing}
        </EntityForm>
      )}
    </CompaniesContext>
  )
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

function AsOf({ date, currency }: { date: string; currency: string }) {
  const translate = useTranslate()
  return (
    <>
      <span className="figures">{translate('fairValue.asOf', { date: formatDate(date) })}</span>
      {currency && <AmountsIn currency={currency} />}
    </>
  )
}

function AmountsIn({ currency }: { currency: string }) {
  const translate = useTranslate()
  return <span>{translate('fairValue.amounts', { currency })}</span>
}
