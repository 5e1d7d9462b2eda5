import type { Account, DatabaseTransaction } from '../../context.ts'
import type { Catalogue } from './entityRegistry.ts'

/** One request's work in the database. */
export interface Work {
  catalogue: Catalogue
  tx: DatabaseTransaction
  account: Account
}
