/** The list of an entity that has nothing but its schema: of the tenant, of a fund, or of an investment. */
import { InvestmentTabs, OfInvestment } from '../../investments/OfInvestment.tsx'
import type { Route } from '../../paths.ts'
import { useFundFigures } from '../../reporting-periods/useFundPeriods.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { EntityList } from '../kit/list/EntityList.tsx'
import type { EntityListProps } from '../kit/list/types.ts'
import { useSchemaPage } from './useSchemaPage.ts'

export function SchemaList({ route }: { route: Route }) {
  const translate = useTranslate()
  const { resource, given, fundId, investmentId, addPath, detailsPath } = useSchemaPage(route)
  const settings: EntityListProps = {
    resource,
    rowPath: detailsPath,
    ...(given && { parentFilter: given }),
    ...(addPath && { addPath }),
  }
  if (fundId === undefined) return <EntityList {...settings} />
  if (investmentId === undefined) return <FundList {...settings} fundId={fundId} />
  return (
    <OfInvestment>
      {investment => (
        <FundList
          {...settings}
          fundId={fundId}
          title={translate('shell.listOf', { list: translate(`page.${route.name}`), name: String(investment['name']) })}
          figures={<InvestmentTabs fundId={fundId} investmentId={investmentId} open={route.name} />}
        />
      )}
    </OfInvestment>
  )
}

/** Amounts have the decimals of their fund. */
function FundList({ fundId, ...settings }: EntityListProps & { fundId: number }) {
  const { decimals } = useFundFigures(fundId)
  return <EntityList {...settings} decimals={decimals} />
}
