/** A database as an earlier release left it, to see what a migration makes of its rows. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS, migrate } from '../../../src/server/database/migrate.ts'
import { createDatabase } from '../harness.ts'

type TestDatabase = Awaited<ReturnType<typeof createDatabase>>

/**
 * With the migrations whose numbers come before `number`, four digits. Rows of `inserts` need no others that they refer
 * to; then the rest of the migrations runs.
 */
export async function migratedFrom(
  number: string,
  inserts: string,
  look: (database: TestDatabase) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fund-migrated-'))
  const database = await createDatabase({ empty: true })
  try {
    for (const name of readdirSync(MIGRATIONS).filter(each => each < number))
      cpSync(join(MIGRATIONS, name), join(folder, name))
    await migrate(database.owner, { folder })
    await database.asAdministrator(`set local session_replication_role = replica; ${inserts}`)
    await migrate(database.owner)
    await look(database)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
