import type { ResourceDefinition } from 'react-admin'
import { resources } from '../../../generated/resources.ts'
import { knownResource, recordName } from '../kit/data/metadata.ts'

/**
 * What react-admin wants to know of each resource. Its own paths are not used: pages stand at the addresses of the
 * route table.
 */
export const resourceDefinitions: Record<string, ResourceDefinition> = Object.fromEntries(
  Object.keys(resources).map(name => {
    const resource = knownResource(name)
    const recordRepresentation = (record: object) => (resource ? recordName(resource, record) : '')
    return [name, { name, hasList: true, hasCreate: true, hasEdit: true, recordRepresentation }]
  }),
)
