/** Types only: what the code of an area is given on the server. Nothing here exists at run time. */
import type { Readable } from 'node:stream'
import type { Generated, Kysely, Transaction } from 'kysely'
import type { EntityTypes } from '../generated/types.ts'
import type { Json, Tables } from '../generated/tables.ts'
import type { ActivityEntry } from './api/activity.ts'
import type { FoundRecord } from './api/search.ts'
import type { Grants, Role } from './access.ts'
import type { ActionName, CalendarDate, Decimal, EntityName, Field, Resource, Timestamp } from './entity.ts'
import type {
  ActionNameOf,
  Area,
  Changes,
  CheckedChanges,
  Computed,
  CreateValues,
  Draft,
  Exactly,
  Filter,
  Finding,
  Listed,
  ReadOnlyValues,
  RuleContext,
  Stored,
} from './entityTypes.ts'

/** The signed-in account as our database knows it. */
export interface Account {
  /** null for a GlobalAdministrator without an account in any tenant. */
  id: number | null
  tenantId: number | null
  /** Short name of the tenant, as in portal paths. */
  tenant: string | null
  name: string
  userName: string
  roles: readonly Role[]
  /** Of a program, what it may touch; people have none. */
  grants?: Grants
  /** Where the request came from; absent where the product itself acts. */
  networkAddress?: string
  /** Set where the account is as an earlier request has found it; the database has yet to confirm it for this one. */
  remembered?: RememberedAccount
}

/** What was seen of an account, and of its tenant, when the database was asked for it. */
export interface RememberedAccount {
  version: number
  tenantVersion: number
  /** The database has said in this request that both still hold. */
  confirmed: boolean
  /** Asks the database for the account itself; throws the problem why it may not go on. */
  ask(): Promise<void>
}

export interface Clock {
  now: () => Timestamp
  /** The day in the given IANA time zone. */
  today(timeZone: string): CalendarDate
}

/** Content store; keys are made by the store, never by a person. */
export interface Files {
  put(content: Uint8Array): Promise<string>
  /** `hash` is the SHA-256 that the record of the file has: what is no longer that fails. */
  get(key: string, hash?: string | null): Promise<Uint8Array>
  remove(key: string): Promise<void>
  /** The same as a stream, which the failure ends: what is damaged never arrives whole. */
  read(key: string, hash?: string | null): Readable
}

/** What the history says was done: a plain write, or an action of some entity. */
export type Operation =
  | 'create'
  | 'update'
  | 'delete'
  | 'upload'
  | 'download'
  | 'view'
  | 'firstSignIn'
  | 'cancel'
  | ActionName

/** What the product itself sets stands apart from what a person could write, so that neither is written by mistake. */
export interface WriteOptions<Set> {
  set?: Set
  operation?: Operation
}

/**
 * What a record written alone goes through and many at once do not: `recordChecks` look at the decimals of its amounts,
 * `changed` does what follows. Whoever writes many names those of their entity that it takes care of itself.
 */
export type DoneByCaller = readonly ('recordChecks' | 'changed')[]

/**
 * The records of one tenant inside one transaction. Every write goes the way of the API: lock, rules, checks, values
 * that follow, the row with its version and its line in the history, what follows from it.
 */
export interface Records {
  get<E extends EntityName>(entity: E, id: number): Promise<Stored<E> | undefined>
  list<E extends EntityName>(entity: E, filter: Filter<E>): Promise<Stored<E>[]>
  /** What a list finds by the filter of its address, of what the account may read; `besides` has to hold as well. */
  found<E extends EntityName>(entity: E, filter: string | undefined, besides?: Filter<E>): Promise<Stored<E>[]>
  create<E extends EntityName, Given extends CreateValues<E>, Set extends ReadOnlyValues<E>>(
    entity: E,
    values: Exactly<CreateValues<E>, Given>,
    options?: WriteOptions<Exactly<ReadOnlyValues<E>, Set>>,
  ): Promise<Stored<E>>
  /** Many rows by few statements; answers with their ids in the order given. */
  createMany<E extends EntityName>(entity: E, rows: readonly ProductRow<E>[], done?: DoneByCaller): Promise<number[]>
  /** The same of many records; answers how many have changed. Refusals name the place: "3.amount". */
  updateMany<E extends EntityName>(
    entity: E,
    rows: readonly { id: number; changes: Changes<E> }[],
    operation?: Operation,
    done?: DoneByCaller,
  ): Promise<number>
  update<E extends EntityName, Given extends Partial<EntityTypes[E]['update']>, Set extends ReadOnlyValues<E>>(
    entity: E,
    id: number,
    changes: Exactly<EntityTypes[E]['update'], Given>,
    options?: WriteOptions<Exactly<ReadOnlyValues<E>, Set>>,
  ): Promise<Stored<E>>
  /** An action of one record, with everything that holds when a person asks for it but the version that was seen. */
  act<E extends EntityName, Name extends keyof EntityTypes[E]['recordActions'] & ActionNameOf<E>>(
    entity: E,
    action: Name,
    id: number,
    input: EntityTypes[E]['recordActions'][Name] & object,
  ): Promise<Stored<E>>
  remove<E extends EntityName>(entity: E, id: number, operation?: Operation): Promise<void>
  /** As a person would: refused where the state, a guard or what refers to it forbids it, or at another version. */
  removeByHand<E extends EntityName>(entity: E, id: number, version: number, operation?: Operation): Promise<void>
  /** A few of each kind whose words hold the text, those of the given fund first: what the caller may read. */
  search(text: string, searched: readonly SearchedEntity[], nearFundId?: number): Promise<FoundRecord[]>
  /** What was done to all records that the caller may read, newest first. */
  activity(asked: ActivityFilter): Promise<ActivityEntry[]>
  /** Removes many rows by one statement; answers how many there were. */
  removeMany<E extends EntityName>(entity: E, filter: Filter<E>): Promise<number>
}

export interface SearchedEntity {
  resource: Resource
  /** The property that is answered beside those that name the record. */
  fact?: string
}

/** Which lines of the history are meant; what is left out narrows nothing. */
export interface ActivityFilter {
  accountId?: number | undefined
  resource?: string | undefined
  fundId?: number | undefined
  /** Days where the tenant is, both included. */
  from?: CalendarDate | undefined
  until?: CalendarDate | undefined
  /** Only what came before the line of this id. */
  before?: number | undefined
  /** So many lines at most. */
  limit?: number
  /** Also what was done to the tenant itself. */
  ofTenant?: true
}

/** A row of an entity that nobody writes by hand. */
export type ProductRow<E extends EntityName> = CreateValues<E> & ReadOnlyValues<E>

/** Tables of the product itself: no schema describes them, the first migration makes them. */
export interface DatabaseTables extends Tables {
  /** The history. */
  audit: {
    tenant_id: number
    id: Generated<number>
    at: Generated<Timestamp>
    account_id: number | null
    action: Operation
    resource: Resource
    record_id: number
    changes: Json
  }
  idempotency_keys: {
    tenant_id: number
    account: string
    route: string
    key: string
    body_hash: string
    status: number | null
    headers: Json
    answer: string | null
    created_at: Generated<Timestamp>
  }
  /** What is left of tenants that were deleted. */
  tenant_deletions: {
    tenant_id: number
    short_name: string
    status: Generated<'Deleting' | 'Deleted'>
    asked_at: Timestamp
    begun_by: string
    begun_at: Timestamp
    begun_in: Generated<number>
    finished_at: Timestamp | null
    rows_deleted: Generated<number>
    files_deleted: Generated<number>
  }
  /** Files whose rows are deleted with their tenant. */
  tenant_deletion_files: {
    tenant_id: number
    content_key: string
  }
  tenant_export_parts: {
    tenant_id: number
    export_id: number
    position: number
    files: Json
    entries: Json
    content_key: string | null
    content_hash: string | null
    size: number | null
  }
  request_counts: {
    tenant_id: Generated<number>
    place: string
    count: number
    until: Timestamp
  }
  /** What is kept of the keys of service accounts: hashes. */
  service_account_keys: {
    tenant_id: number
    service_account_id: number
    hash: string
  }
  tenant_places: {
    tenant_id: number
    database: number
    moving: Generated<boolean>
  }
  sign_in_state: {
    tenant_id: Generated<number>
    key: string
    payload: Json
    expires_at: Timestamp | null
  }
  /** What deliveries of webhooks are signed with; one that was replaced signs as well until its end. */
  webhook_secrets: {
    tenant_id: number
    webhook_id: number
    secret: string
    created_at: Timestamp
    until: Timestamp | null
  }
}

/** The text of a statement whose rows are of this type; `textOnce` makes it. */
export type StatementText<Row> = string & { readonly row?: Row }

export type DatabaseTransaction = Transaction<DatabaseTables> | Kysely<DatabaseTables>

export interface Context {
  database: DatabaseTransaction
  records: Records
  account: Account
  /** In the tenant's time zone. */
  today: CalendarDate
  clock: Clock
  files: Files
  /** The rest of the same transaction for another tenant, which exists since a moment ago. */
  inTenant<Result>(tenantId: number, work: (context: Context) => Promise<Result>): Promise<Result>
}

/**
 * Code of an action of one record. Its state has changed already when the code runs; a failure undoes everything. What
 * it answers are further changes of the record, saved together with its new state.
 */
export type RecordAction<E extends EntityName, Name extends keyof EntityTypes[E]['recordActions']> = (
  context: Context,
  record: Stored<E>,
  input: EntityTypes[E]['recordActions'][Name],
) => Promise<CheckedChanges<E> | void>

/** Code of an action of a whole collection; what it returns is the answer. */
export type CollectionAction<
  E extends EntityName,
  Name extends keyof EntityTypes[E]['collectionActions'],
  Answer = unknown,
> = (context: Context, input: EntityTypes[E]['collectionActions'][Name]) => Promise<Answer>

/** Rules that have to look at other records. */
export type Checks<E extends EntityName> = (
  context: Context,
  record: Draft<E>,
  ruleContext: RuleContext<E>,
) => Promise<Finding<E>[]>

/** The findings on each of the records, in the same order. */
export type ChecksOfMany<E extends EntityName> = (
  context: Context,
  records: readonly { record: Draft<E>; ruleContext: RuleContext<E> }[],
) => Promise<Finding<E>[][]>

/** Why a record may not be changed or deleted by hand, in a sentence that names what made it or builds on it. */
export type WriteGuard<E extends EntityName> = (
  context: Context,
  record: Stored<E>,
  operation: 'update' | 'delete',
) => Promise<string | null>

/** What is done to a document of a record by hand, and whether the applicant of the record does it. */
export interface DocumentStep {
  operation: 'see' | 'add' | 'remove'
  kind: Stored<'document'>['kind']
  /** The document itself; null for one that is about to be added. */
  documentId: number | null
  byApplicant: boolean
  /** An applicant of the record has added it: whoever asks, or the contact who was it before. */
  own: boolean
}

/** Why a document of a record may not be seen, added or removed by hand, in a sentence. */
export type DocumentGuard<E extends EntityName> = (record: Stored<E>, step: DocumentStep) => string | null

/** Works out the computed fields of records that are about to be answered, all at once, in the same order. */
export type ComputedFields<E extends EntityName> = (
  context: Context,
  records: readonly Listed<E>[],
) => Promise<Partial<Computed<E>>[]>

/** Computed fields that the database works out for many records at once: what lists are sorted by and summed up. */
export interface ComputedColumns<E extends EntityName = EntityName> {
  /** By property: the column of the relation below. */
  columns: Readonly<Partial<Record<EntityTypes[E]['computed'], string>>>
  /**
   * A relation with the id of each chosen record and these columns. `chosen` selects ids; `tenant` is the place of the
   * tenant among the values.
   */
  relation(parts: { chosen: string; tenant: string }): string
}

/** What a list is sorted by where only code can work it out: computed fields, and figures that are no field. */
export interface SortFigures {
  names: readonly string[]
  /** Of all records of the tenant, because any may be the largest; one that is missing has none. */
  values(context: Context, name: string): Promise<ReadonlyMap<number, Decimal | null>>
}

/** What an export holds of each record besides its fields, as the list shows it. */
export interface ExportFigures<E extends EntityName> {
  fields: readonly Field[]
  /** In the same order, under the names of these fields. */
  values(context: Context, records: readonly Stored<E>[]): Promise<readonly object[]>
}

/** What the form proposes while a person fills it in, for the cells of an import that were left empty. */
export interface ImportProposals<E extends EntityName> {
  /** Fields that a row may leave empty, whatever their schema says. */
  fields: readonly (keyof EntityTypes[E]['create'] & string)[]
  /** Called once for all rows of an import, so that nothing is looked up twice. */
  open(context: Context): (row: Draft<E>) => Promise<Draft<E>>
}

/** What a person wrote for an entity beyond its schema and beyond its Area: src/<area>/area.server.ts. */
export interface ServerArea<E extends EntityName = EntityName> extends Area<E> {
  checks?: Checks<E>
  guard?: WriteGuard<E>
  documentGuard?: DocumentGuard<E>
  /** What the product sets when a record is made, and only the server knows: who made it, what stood elsewhere then. */
  setAtCreation?(context: Context, record: Draft<E>): Promise<CheckedChanges<E>>
  computedFields?: ComputedFields<E>
  computedColumns?: ComputedColumns<E>
  sortFigures?: SortFigures
  exportFigures?: ExportFigures<E>
  importProposals?: ImportProposals<E>
  /** Code of the schema's x-actions, by name. An action without code is a change of state and nothing else. */
  actions?: { readonly [Name in keyof EntityTypes[E]['recordActions']]?: RecordAction<E, Name> } & {
    readonly [Name in EntityTypes[E]['codedActions'] & keyof EntityTypes[E]['recordActions']]: RecordAction<E, Name>
  }
  collectionActions?: { readonly [Name in keyof EntityTypes[E]['collectionActions']]: CollectionAction<E, Name> }
  /** Actions that can be tried with ?preview=true. */
  previews?: readonly (keyof EntityTypes[E]['recordActions'] | keyof EntityTypes[E]['collectionActions'])[]
  /** Checks that look at many records together: where these are written at once, and a single one alone. */
  checksOfMany?: ChecksOfMany<E>
  /** Runs after a record was made, in the same transaction. */
  created?(context: Context, record: Stored<E>): Promise<void>
  /** Runs after a record was changed, but for its state by an action, in the same transaction. */
  changed?(context: Context, record: Stored<E>, before: Stored<E>): Promise<void>
  /** Runs before a record is deleted, in the same transaction, and removes what goes with it besides its lines. */
  removing?(context: Context, record: Stored<E>): Promise<void>
}

export type ServerAreas = { readonly [E in EntityName]?: ServerArea<E> }

/** Entities with an action that needs code have an area with that code. */
export type CompleteAreas = ServerAreas & {
  readonly [E in EntityName as [EntityTypes[E]['codedActions']] extends [never] ? never : E]: { actions: object }
} & {
  readonly [E in EntityName as [keyof EntityTypes[E]['collectionActions']] extends [never] ? never : E]: {
    collectionActions: object
  }
}
