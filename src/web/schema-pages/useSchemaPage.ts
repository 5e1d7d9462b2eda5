import { useMemo } from 'react'
import type { Resource } from '../../entity.ts'
import { recordPath, siblingOf } from '../../pages/records.ts'
import { parametersOf, path, pathWithin } from '../../paths.ts'
import type { Route } from '../../paths.ts'
import { resourceNamed } from '../kit/data/metadata.ts'
import { useParameters } from '../kit/data/useParameters.ts'

export interface SchemaPageProps {
  route: Route
  resource: Resource
}

/** A page that follows from a schema: what its address fixes, and where its neighbours are. */
export function useSchemaPage(route: Route, resource: Resource) {
  const known: Readonly<Record<string, string | number>> = useParameters(route.name)
  const parent = resourceNamed(resource).parent
  const parentId = parent === undefined ? NaN : Number(known[parent])
  const given = useMemo(() => (parent === undefined ? undefined : { [parent]: parentId }), [parent, parentId])
  const list = siblingOf(route, 'overview')
  const add = siblingOf(route, 'add')
  const listPath = list ? pathWithin(list.name, known) : path('home')
  return {
    given,
    id: Number(known[parametersOf(route.pattern).at(-1) ?? '']),
    listPath,
    addPath: add && pathWithin(add.name, known),
    // What a record of an investment does not know, the address does: the fund.
    detailsPath: (record: object) => recordPath(resource, { ...known, ...record }) ?? listPath,
  }
}
