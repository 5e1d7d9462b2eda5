import { useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import { useParams } from 'react-router'
import { recordPath, siblingOf } from '../../pages/records.ts'
import { parametersOf, path, pathWithin } from '../../paths.ts'
import type { Route } from '../../paths.ts'
import { resourceNamed } from '../kit/data/metadata.ts'

/** A page that follows from a schema: what its address fixes, and where its neighbours are. */
export function useSchemaPage(route: Route) {
  const known = useParams()
  const resource = route.resource ?? ''
  const parent = resourceNamed(resource)?.parent
  const parentId = parent === undefined ? undefined : Number(known[parent])
  const given = useMemo(
    () => (parent === undefined || parentId === undefined ? undefined : { [parent]: parentId }),
    [parent, parentId],
  )
  const list = siblingOf(route, 'overview')
  const add = siblingOf(route, 'add')
  const listPath = list ? pathWithin(list.name, known) : path('home')
  return {
    resource,
    given,
    id: Number(known[parametersOf(route.pattern).at(-1) ?? '']),
    fundId: known['fundId'] === undefined ? undefined : Number(known['fundId']),
    investmentId: known['investmentId'] === undefined ? undefined : Number(known['investmentId']),
    listPath,
    addPath: add && pathWithin(add.name, known),
    // What a record of an investment does not know, the address does: the fund.
    detailsPath: (record: RaRecord) => recordPath(resource, { ...known, ...record }) ?? listPath,
  }
}
