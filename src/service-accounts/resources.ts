/**
 * What programs may touch at most. A resource that does not stand here is refused to every service account: what is
 * new is closed to programs until somebody has decided about it.
 */
import type { Grants, Rights } from '../access.ts'
import type { AnyRead } from '../api/reads.ts'
import type { Action, Field } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'

export type GrantableResource = Stored<'serviceAccount'>['resources'][number]['resource']

/**
 * Where money goes, who may enter and what a closing, a transfer or a period settles is decided by people, so programs
 * only read it.
 */
export const GRANTABLE: Readonly<Record<GrantableResource, Rights>> = {
  'accounting-entries': 'Write',
  'bank-accounts': 'Read',
  'capital-account-statements': 'Read',
  'capital-movement-lines': 'Read',
  'capital-movements': 'Write',
  'closing-commitments': 'Read',
  closings: 'Read',
  companies: 'Write',
  contacts: 'Write',
  countries: 'Read',
  currencies: 'Read',
  documents: 'Write',
  'exchange-rates': 'Read',
  expenses: 'Write',
  'fair-values': 'Write',
  'fund-managers': 'Read',
  funds: 'Read',
  investments: 'Write',
  'investor-reports': 'Write',
  invoices: 'Write',
  'limited-partner-commitments': 'Read',
  'limited-partner-transactions': 'Read',
  'limited-partners': 'Read',
  notices: 'Read',
  'performance-reports': 'Read',
  'reporting-periods': 'Read',
  transactions: 'Write',
  transfers: 'Read',
}

function isGrantable(resource: string): resource is GrantableResource {
  return Object.hasOwn(GRANTABLE, resource)
}

/** Undefined where no program may. */
function neededOf(needed: Readonly<Record<string, Rights>>): Grants | undefined {
  const open = Object.entries(needed).every(
    ([resource, rights]) => isGrantable(resource) && (rights === 'Read' || GRANTABLE[resource] === 'Write'),
  )
  return open ? new Map(Object.entries(needed)) : undefined
}

/** An entity, also while the generator is still making its types. */
interface Named {
  readonly resource: string
}

const read = (resource: string): readonly [string, Rights] => [resource, 'Read']

/**
 * What a program has to be granted for each kind of route, undefined where no program may use it: the gate of the
 * server and the description of the API go by it.
 */
export const neededFor = {
  reading: ({ resource }: Named) => neededOf({ [resource]: 'Read' }),
  writing: ({ resource }: Named) => neededOf({ [resource]: 'Write' }),
  /** To add a document to a record; those that are there are documents of records that may be read. */
  addingDocument: ({ resource }: Named) => neededOf({ documents: 'Write', [resource]: 'Write' }),
  /** A cell names the record that it refers to, so that who imports learns those names. */
  importing({ resource, fields }: Named & { readonly fields: readonly Field[] }): Grants | undefined {
    const named = fields.flatMap(field => [field, ...(field.fields ?? [])]).flatMap(({ reference }) => reference ?? [])
    return neededOf({ ...Object.fromEntries(named.map(read)), [resource]: 'Write' })
  },
  acting: ({ resource }: Named, { serviceAccounts }: Pick<Action, 'serviceAccounts'>) =>
    serviceAccounts && neededOf({ [resource]: 'Write' }),
  asking: ({ needs }: Pick<AnyRead, 'needs'>) => needs && neededOf(Object.fromEntries(needs.map(read))),
}

/** What the rows of a service account come to: never more than programs may at all. */
export function grantsOf(rows: readonly { resource: string; rights: Rights }[]): Grants {
  return new Map(
    rows
      .filter(({ resource, rights }) => neededOf({ [resource]: rights }))
      .map(({ resource, rights }) => [resource, rights]),
  )
}
