/** A data folder with a tenant and its administrator, so that a start loads no demo data, which takes long. */
import { join } from 'node:path'
import { runningDatabase } from '../../../src/server/database/launcher.ts'
import { startServer } from '../../../src/server/start/main.ts'
import { withClient } from '../harness.ts'

export const ADMINISTRATOR = 'admin@larkmoor.example'

export async function makeTenantIn(dataDir: string): Promise<void> {
  const server = await startServer({
    root: join(import.meta.dirname, '../../..'),
    environment: {
      OIDC_AUTHORITY: 'https://login.example/0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70',
      OIDC_CLIENT_ID: 'client',
      DATA_DIR: dataDir,
      PORT: '0',
    },
  })
  await withClient({ ...runningDatabase(dataDir), user: 'postgres' }, client =>
    client.query(
      `with made as (insert into tenants (short_name, name, currency) values ('larkmoor', 'Larkmoor', 'EUR') returning id)
       insert into accounts (tenant_id, name, user_name) select id, 'Hanne Birk', '${ADMINISTRATOR}' from made`,
    ),
  )
  await server.stop()
}
