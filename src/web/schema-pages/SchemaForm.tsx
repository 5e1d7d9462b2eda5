/** The pages on which a record of an entity that has nothing but its schema is added and changed. */
import type { ReactNode } from 'react'
import { OfInvestment } from '../../investment-pages/OfInvestment.tsx'
import { parametersOf } from '../../paths.ts'
import { AnyEntityForm } from '../kit/form/EntityForm.tsx'
import { useSchemaPage, type SchemaPageProps } from './useSchemaPage.ts'
import type { Route } from '../../paths.ts'

export function SchemaAdd({ route, resource }: SchemaPageProps) {
  const { given, listPath, detailsPath } = useSchemaPage(route, resource)
  return (
    <OfPlace route={route}>
      <AnyEntityForm
        resource={resource}
        {...(given && { parentValues: given })}
        listPath={listPath}
        savedPath={detailsPath}
      />
    </OfPlace>
  )
}

export function SchemaDetails({ route, resource }: SchemaPageProps) {
  const { given, id, listPath } = useSchemaPage(route, resource)
  return (
    <OfPlace route={route}>
      <AnyEntityForm resource={resource} id={id} {...(given && { within: given })} listPath={listPath} />
    </OfPlace>
  )
}

/** An investment that the address names has to be one of its fund. */
function OfPlace({ route, children }: { route: Route; children: ReactNode }) {
  return parametersOf(route.pattern).includes('investmentId') ? <OfInvestment>{() => children}</OfInvestment> : children
}
