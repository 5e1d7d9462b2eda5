import type { ResourceDefinition } from 'react-admin'
import { resources } from '../../../generated/resources.ts'
import { recordName } from '../kit/data/metadata.ts'

/**
 * What react-admin wants to know of each resource. Its own paths are not used: pages stand at the addresses of the
 * route table.
 */
export const resourceDefinitions: Record<string, ResourceDefinition> = Object.fromEntries(
  Object.keys(resources).map(name => [
    name,
    {
      name,
      hasList: true,
      hasCreate: true,
      hasEdit: true,
      recordRepresentation: (record: Record<string, unknown>) => recordName(name, record),
    },
  ]),
)
