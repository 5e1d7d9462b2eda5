/** An investment with what stands around it: its pages, its figures, and its companies below the fields. */
import { useMemo, type KeyboardEvent } from 'react'
import type { Decimal } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { formatCoefficient, formatDate, formatNumber, formatPercent } from '../formats.ts'
import { compare, divide, multiply } from '../money.ts'
import { path } from '../paths.ts'
import { useFundFigures } from '../reporting-periods/useFundPeriods.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { ImportButton } from '../web/kit/list/ImportButton.tsx'
import { KeyFigures } from '../web/kit/page/KeyFigures.tsx'
import { preload, useEntity } from '../web/kit/data/metadata.ts'
import { useRecord, type RecordOf } from '../web/kit/data/records.ts'
import { RecordLogo } from '../web/kit/documents/RecordLogo.tsx'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'
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
      navigation={
        <>
          <InvestmentTabs fundId={fundId} investmentId={investmentId} open="fund.investment.details" />
          <Figures fundId={fundId} investmentId={investmentId} />
        </>
      }
    >
      {investment => investment && <Companies fundId={fundId} investmentId={investmentId} />}
    </EntityForm>
  )
}

function Status({ investment: { holdingStatus } }: { investment: RecordOf<'investments'> }) {
  const field = fieldOf(useEntity('investments'), 'holdingStatus')
  return holdingStatus ? <StatusChip field={field} value={holdingStatus} /> : null
}

/** What was promised stands in the deal's currency, what was paid and what it is worth in the fund's. */
function Figures({ fundId, investmentId }: { fundId: number; investmentId: number }) {
  const translate = useTranslate()
  const { currency, decimals } = useFundFigures(fundId)
  const { data: investment } = useRecord('investments', investmentId, { retry: false })
  const { data: deal } = useRecord('currencies', investment?.dealCurrencyId, { retry: false })
  if (!investment) return null
  const { totalCommitment, invested, currentValue, valuedOn, inForeignCurrency } = investment
  const shown = (amount: Decimal | null | undefined) => (amount ? formatNumber(amount, decimals) : '–')
  const share =
    inForeignCurrency === false && isPositive(totalCommitment) && invested
      ? formatPercent(multiply(divide(invested, totalCommitment), '100'), 2)
      : null
  const multiple = isPositive(invested) && currentValue ? formatCoefficient(divide(currentValue, invested)) : null
  return (
    <KeyFigures
      figures={[
        {
          label: translate('investment.committed'),
          value: shown(totalCommitment),
          unit: deal?.code ?? '',
        },
        {
          label: translate('investment.invested'),
          value: shown(invested),
          unit: currency,
          ...(share !== null && { note: translate('investment.ofCommitment', { share }) }),
        },
        {
          label: translate('investment.value'),
          value: shown(currentValue),
          unit: currentValue ? currency : '',
          ...(valuedOn && {
            note: translate('investment.valuedOn', { date: formatDate(valuedOn) }),
          }),
        },
        {
          label: translate('investment.multiple'),
          value: multiple ?? translate('investment.none'),
          note: translate('investment.multipleNote'),
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
