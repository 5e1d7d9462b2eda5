/** An investment with what stands around it: its pages, its figures, and its companies below the fields. */
import { useMemo, type KeyboardEvent } from 'react'
import type { Decimal } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { formatCoefficient, formatDate, formatNumber, formatPercent } from '../formats.ts'
import { compare, divide, multiply } from '../money.ts'
import { path } from '../paths.ts'
import { performanceReads } from '../performance/reads.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { RecordCount } from '../web/kit/form/ownTabs.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { ImportButton } from '../web/kit/list/ImportButton.tsx'
import { KeyFigures, type Figure } from '../web/kit/page/KeyFigures.tsx'
import { preload, useEntity } from '../web/kit/data/metadata.ts'
import { useRecord, type RecordOf } from '../web/kit/data/records.ts'
import { RecordLogo } from '../web/kit/documents/RecordLogo.tsx'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'
import { useRead } from '../web/kit/data/useRead.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { FIGURES } from './computed.ts'
import { InvestmentTabs } from '../investment-pages/OfInvestment.tsx'
import { useForeignCurrency } from './useForeignCurrency.tsx'

preload('investments', 'form')
preload('companies', 'list')

/** Its commitments are in it, of which there is at least one. */
const FIXED = ['dealCurrencyId'] as const

export function InvestmentDetails() {
  const translate = useTranslate()
  const { fundId, investmentId } = useParameters('fund.investment.details')
  const fund = useMemo(() => ({ fundId }), [fundId])
  const foreignCurrency = useForeignCurrency(fundId)
  return (
    <EntityForm
      resource="investments"
      id={investmentId}
      within={fund}
      {...foreignCurrency}
      fixed={FIXED}
      fixedReason={translate('rule.investment.currencyKept')}
      hides={FIGURES}
      notSaved={translate('investment.notSaved')}
      listPath={path('fund.investments.overview', { fundId })}
      title={investment => (
        <>
          <RecordLogo documentId={investment.logoId} />
          {investment.name}
        </>
      )}
      facts={investment => <Status investment={investment} />}
      navigation={<InvestmentTabs fundId={fundId} investmentId={investmentId} open="fund.investment.details" />}
      figures={investment => <Figures investment={investment} />}
      tabs={[
        {
          slug: 'companies',
          title: translate('company.listTitle'),
          count: () => <RecordCount resource="companies" filter={{ investmentId }} />,
          content: () => <Companies fundId={fundId} investmentId={investmentId} />,
        },
      ]}
    />
  )
}

function Status({ investment: { holdingStatus } }: { investment: RecordOf<'investments'> }) {
  const field = fieldOf(useEntity('investments'), 'holdingStatus')
  return holdingStatus ? <StatusChip field={field} value={holdingStatus} /> : null
}

/** What was promised stands in the deal's currency, what was paid and what it is worth in the fund's. */
function Figures({ investment }: { investment: RecordOf<'investments'> }) {
  const translate = useTranslate()
  const { fundId } = investment
  const { currency, decimals } = useFundCurrency(fundId)
  const { data: deal } = useRecord('currencies', investment.dealCurrencyId, { retry: false })
  const { data: performance } = useRead(performanceReads.fundPerformance, { id: fundId })
  const own = performance?.investments.find(({ id }) => id === investment.id)
  const { totalCommitment, invested, currentValue, valuedOn, inForeignCurrency } = investment
  const amount = (label: string, value: Decimal | null | undefined, notes: readonly (string | false)[]): Figure => ({
    label,
    value: value ? formatNumber(value, decimals) : '–',
    unit: value ? currency : '',
    note: notes.filter(Boolean).join(', ') || '\u00a0',
  })
  const share =
    inForeignCurrency === false && isPositive(totalCommitment) && invested
      ? formatPercent(multiply(divide(invested, totalCommitment), '100'))
      : null
  const asOf = performance && formatDate(performance.asOf)
  return (
    <KeyFigures
      figures={[
        { ...amount(translate('investment.committed'), totalCommitment, []), unit: deal?.code ?? '' },
        amount(translate('investment.invested'), invested, [
          share !== null && translate('investment.ofCommitment', { share }),
        ]),
        amount(translate('investment.value'), currentValue, [
          !!valuedOn && translate('investment.valuedOn', { date: formatDate(valuedOn) }),
          !!own?.cost && translate('investment.cost', { amount: formatNumber(own.cost, decimals) }),
        ]),
        amount(translate('investment.realised'), own?.realised, [
          !!asOf && translate('investment.asOf', { date: asOf }),
        ]),
        {
          label: translate('investment.multiple'),
          value: own?.moic.value ? formatCoefficient(own.moic.value) : translate('investment.none'),
          note: own?.moic.value
            ? [
                asOf && translate('investment.asOf', { date: asOf }),
                own.irr.value && translate('investment.irr', { rate: formatPercent(own.irr.value) }),
              ]
                .filter(Boolean)
                .join(', ')
            : (own?.moic.reason ?? '\u00a0'),
        },
      ]}
    />
  )
}

function isPositive(value: Decimal | null | undefined): value is Decimal {
  return !!value && compare(value, '0') > 0
}

/** The list stands inside the form of the investment: Enter in its search must not save the investment. */
function Companies({ fundId, investmentId }: { fundId: number; investmentId: number }) {
  const translate = useTranslate()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  return (
    <section aria-label={translate('company.listTitle')} onKeyDown={onKeyDown}>
      <EntityList
        embedded
        resource="companies"
        parentFilter={{ investmentId }}
        addPath={path('fund.investment.companies.add', { fundId, investmentId })}
        emptySentence={translate('company.emptySentence')}
        actions={<ImportButton resource="companies" given={{ investmentId }} />}
        rowPath={company => path('fund.investment.company.details', { fundId, investmentId, companyId: company.id })}
      />
    </section>
  )
}
