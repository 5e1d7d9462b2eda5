/** The list of an entity that has nothing but its schema: of the tenant, of a fund, or of an investment. */
import { InvestmentTabs, OfInvestment } from '../../investments/OfInvestment.tsx'
import { parametersOf } from '../../paths.ts'
import type { Route } from '../../paths.ts'
import { useFundFigures } from '../../reporting-periods/useFundPeriods.tsx'
import { useTranslate } from '../kit/data/useTranslate.ts'
import { recordName } from '../kit/data/metadata.ts'
import { useParameters } from '../kit/data/useParameters.ts'
import { EntityList } from '../kit/list/EntityList.tsx'
import type { EntityListProps } from '../kit/list/types.ts'
import { useSchemaPage } from './useSchemaPage.ts'

export function SchemaList({ route }: { route: Route }) {
  const { resource, given, addPath, detailsPath } = useSchemaPage(route)
  const settings: EntityListProps = {
    resource,
    rowPath: detailsPath,
    ...(given && { parentFilter: given }),
    ...(addPath && { addPath }),
  }
  const [fund, investment] = parametersOf(route.pattern)
  if (!fund) return <EntityList {...settings} />
  return investment ? <InvestmentList {...settings} route={route} /> : <FundList {...settings} />
}

function InvestmentList({ route, ...settings }: EntityListProps & { route: Route }) {
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
function FundList(settings: EntityListProps) {
  const { fundId } = useParameters('fund.details')
  const { decimals } = useFundFigures(fundId)
  return <EntityList {...settings} decimals={decimals} />
}
