/** The pages on which a record of an entity that has nothing but its schema is added and changed. */
import type { ReactNode } from 'react'
import { OfInvestment } from '../../investments/OfInvestment.tsx'
import { parametersOf } from '../../paths.ts'
import type { Route } from '../../paths.ts'
import { EntityForm } from '../kit/form/EntityForm.tsx'
import { useSchemaPage } from './useSchemaPage.ts'

export function SchemaAdd({ route }: { route: Route }) {
  const { resource, given, listPath, detailsPath } = useSchemaPage(route)
  return (
    <OfPlace route={route}>
      <EntityForm
        resource={resource}
        {...(given && { parentValues: given })}
        listPath={listPath}
        savedPath={detailsPath}
      />
    </OfPlace>
  )
}

export function SchemaDetails({ route }: { route: Route }) {
  const { resource, given, id, listPath } = useSchemaPage(route)
  return (
    <OfPlace route={route}>
      <EntityForm resource={resource} id={id} {...(given && { within: given })} listPath={listPath} />
    </OfPlace>
  )
}

/** An investment that the address names has to be one of its fund. */
function OfPlace({ route, children }: { route: Route; children: ReactNode }) {
  return parametersOf(route.pattern).includes('investmentId') ? <OfInvestment>{() => children}</OfInvestment> : children
}
