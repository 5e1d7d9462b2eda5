/**
 * Lets everything that is asked of the product be written in one transaction of the database: thousands of small ones
 * would each wait for the disk.
 */
import type { DatabaseTransaction } from '../context.ts'
import type { Timestamp } from '../entity.ts'
import type { Caller, Database } from '../server/database/database.ts'
import { run, setForTransaction, shareTransaction } from '../server/database/sql.ts'

/**
 * What is asked together must be asked by one and the same account: who asks is a setting of the one transaction.
 * `momentOf` says at which moment the history has it happen; none stands for the moment of loading.
 */
export function inOneTransaction(
  database: Database,
  momentOf: () => Timestamp | undefined,
  work: (inside: Database) => Promise<void>,
): Promise<void> {
  return database.inTransaction({ tenantId: null, platform: true }, tx => {
    shareTransaction(tx)
    const setCaller = callerSetter(tx, momentOf)
    // Of however many databases it is made, tenants begin in the one of this transaction.
    const { answers, figures, close } = database
    return work({
      answers,
      figures,
      close,
      async inTransaction(caller, inner) {
        await setCaller(caller)
        return inner(tx)
      },
      async readOnce(caller, text, values) {
        await setCaller(caller)
        return run(tx, text, values)
      },
    })
  })
}

/** Row-level security goes by these settings. */
function callerSetter(
  tx: DatabaseTransaction,
  momentOf: () => Timestamp | undefined,
): (caller: Caller) => Promise<void> {
  let last = ''
  return async caller => {
    const platform = caller.platform ?? caller.roles?.includes('GlobalAdministrator') ?? false
    const settings = {
      'app.tenant': caller.tenantId === null ? '' : String(caller.tenantId),
      'app.account': typeof caller.id === 'number' ? String(caller.id) : '',
      'app.platform': platform ? 'on' : '',
      'app.moment': momentOf() ?? '',
    }
    const now = Object.values(settings).join()
    if (now === last) return
    last = now
    await setForTransaction(tx, settings)
  }
}
