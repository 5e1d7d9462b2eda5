/** Types only: what an action is given. Nothing here exists at run time. */
import type { Kysely, Transaction } from 'kysely'
import type { Role } from './access.ts'
import type { Facts, Finding } from './entity.ts'
import type { Tables } from '../generated/tables.ts'

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
}

export interface Clock {
  /** ISO 8601 in UTC. */
  now: () => string
  /** YYYY-MM-DD in the given IANA time zone. */
  today(timeZone: string): string
}

/** Content store; keys are made by the store, never by a person. */
export interface Files {
  put(content: Uint8Array): Promise<string>
  get(key: string): Promise<Uint8Array>
  remove(key: string): Promise<void>
}

/** A stored record: its properties by name, with id and version. */
export type StoredRecord = Record<string, unknown> & { id: number; version: number }

/**
 * The records of one tenant inside one transaction; writes leave an audit row. Entity names are those of
 * generated/entities.
 */
export interface Records {
  get(entity: string, id: number): Promise<StoredRecord | undefined>
  list(entity: string, filter: Record<string, unknown>): Promise<StoredRecord[]>
  create(entity: string, values: Record<string, unknown>, action?: string): Promise<StoredRecord>
  update(entity: string, id: number, changes: Record<string, unknown>, action?: string): Promise<StoredRecord>
  remove(entity: string, id: number, action?: string): Promise<void>
}

export type DatabaseTransaction = Transaction<Tables> | Kysely<Tables>

export interface Context {
  database: DatabaseTransaction
  records: Records
  account: Account
  /** YYYY-MM-DD in the tenant's time zone. */
  today: string
  clock: Clock
  files: Files
}

/** What a feature works out while an action runs: further changes of the record, saved together with its new state. */
type FurtherChanges = Record<string, unknown>

/** Code of an action of one record. Its state has changed already when the code runs; a failure undoes everything. */
export type RecordAction = (
  context: Context,
  record: StoredRecord,
  input: Record<string, unknown>,
) => Promise<FurtherChanges | void>

/** Code of an action of a whole collection; what it returns is the answer. */
export type CollectionAction = (context: Context, input: Record<string, unknown>) => Promise<unknown>

/** Rules that have to look at other records. */
export type Checks = (context: Context, record: Record<string, unknown>, facts: Facts) => Promise<Finding[]>

/**
 * Why a record may not be changed or deleted by hand, in a sentence that names what made it or what builds on it; null
 * when it may.
 */
export type Keeper = (context: Context, record: StoredRecord, deed: 'change' | 'delete') => Promise<string | null>

/** Works out the computed fields of records that are about to be answered, all at once, in the same order. */
export type Computation = (
  context: Context,
  records: readonly Record<string, unknown>[],
) => Promise<Record<string, unknown>[]>

/** Pure: from the record about to be saved and the stored one to further values of it. */
export type Derivation = (
  record: Record<string, unknown>,
  before: Record<string, unknown> | undefined,
) => Record<string, unknown>

/**
 * Values that no column holds, worked out by the database for many records at once: what lists are sorted by and what
 * is summed up.
 */
export interface Figures {
  /** By property: the column of the relation below. */
  columns: Readonly<Record<string, string>>
  /**
   * A relation with the id of each chosen record and these columns. `chosen` selects ids; `tenant` is the place of the
   * tenant among the values.
   */
  relation(chosen: string, tenant: string): string
}
