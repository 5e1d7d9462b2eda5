/** The list of an entity that has nothing but its schema: of the tenant, of a fund, or of an investment. */
import { InvestmentTabs, OfInvestment } from '../../investment-pages/OfInvestment.tsx'
import { parametersOf } from '../../paths.ts'
import { useFundCurrency } from '../../currencies/useFundCurrency.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { recordName } from '../kit/data/metadata.ts'
import { useParameters } from '../kit/data/useParameters.ts'
import { AnyEntityList } from '../kit/list/EntityList.tsx'
import type { AnyListProps } from '../kit/list/types.ts'
import { useSchemaPage, type SchemaPageProps } from './useSchemaPage.ts'

export function SchemaList({ route, resource }: SchemaPageProps) {
  const { given, addPath, detailsPath } = useSchemaPage(route, resource)
  const settings: AnyListProps = {
    resource,
    rowPath: detailsPath,
    ...(given && { parentFilter: given }),
    ...(addPath && { addPath }),
  }
  const [fund, investment] = parametersOf(route.pattern)
  if (!fund) return <AnyEntityList {...settings} />
  return investment ? <InvestmentList {...settings} route={route} /> : <FundList {...settings} />
}

function InvestmentList({ route, ...settings }: AnyListProps & Pick<SchemaPageProps, 'route'>) {
  const translate = useTranslate()
  const { fundId, investmentId } = useParameters('fund.investment.details')
  return (
    <OfInvestment>
      {investment => (
        <FundList
          {...settings}
          title={translate('shell.listOf', {
            list: translate(`page.${route.name}`),
            name: recordName('investments', investment),
          })}
          figures={<InvestmentTabs fundId={fundId} investmentId={investmentId} open={route.name} />}
        />
      )}
    </OfInvestment>
  )
}

/** Amounts have the decimals of their fund. */
function FundList(settings: AnyListProps) {
  const { fundId } = useParameters('fund.details')
  const { decimals } = useFundCurrency(fundId)
  return <AnyEntityList {...settings} decimals={decimals} />
}
