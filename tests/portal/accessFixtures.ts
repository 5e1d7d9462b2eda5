/** A holding of which everything is shown to its contact, an onboarding that was begun, and those who read along. */
import { demoDirectory } from '../../src/server/identity/demoAccounts.ts'
import type { Call } from '../server/api.ts'
import type { RecordOf } from '../server/requests.ts'
import { EXE, multipart, PDF, upload } from '../server/uploads.ts'
import { addressOf, READERS } from './accessCallers.ts'
import type { Reader } from './accessCallers.ts'
import { SHOWN, stateOf } from './canaryStates.ts'
import type { serveCanaries } from './canaryStates.ts'

type Canaries = Awaited<ReturnType<typeof serveCanaries>>

export async function accessFixtures({ api, world, contacts, states }: Canaries) {
  await states.make({ ...stateOf([]), report: 'ReleasedToOwn' })
  /** The only record of that name, or the first of them that the condition finds. */
  const idOf = async (table: string, condition: string, ...values: (string | number)[]): Promise<number> => {
    const [row] = await api.database.asAdministrator<{ id: string }>(
      `select t.id from ${table} t where ${condition} order by t.id limit 1`,
      values,
    )
    if (!row) throw new Error(`There is none in ${table} where ${condition}`)
    return Number(row.id)
  }
  const holding = await idOf('limited_partners', 'name like $1', `${SHOWN}-holding%`)
  const onboarding = await idOf('onboardings', 'investor_name like $1', `${SHOWN}-onboarding%`)
  const added = await upload(api, 'investor', `/api/onboardings/${onboarding}/documents`, `${SHOWN}-proof.pdf`, PDF, {
    kind: 'Evidence',
    description: 'A paper',
  })
  const contact = await api.get('admin', `/api/contacts/${contacts[0]}`)
  const { firstName, lastName, email, phoneNumber } = contact.json<RecordOf<'contacts'>>()
  const [mail] = await api.database.asAdministrator<{ guid: string }>(
    `select guid from mails where event = 'start-onboarding' and record_id = $1`,
    [onboarding],
  )
  const readers = new Map<Reader, number>()
  for (const reader of ['colleague', 'ended', 'revoked'] as const) readers.set(reader, await letIn(reader))

  async function letIn(reader: Reader): Promise<number> {
    const colleague = await world.make('contacts', { email: addressOf(reader) })
    await api.database.asAdministrator(
      `insert into accounts (tenant_id, name, user_name, subject, directory, status, roles, contact_id)
       values ($1, $2, $3, $2, $4, 'Active', 'Investor', $5)`,
      [api.tenants.own, reader, addressOf(reader), demoDirectory.tenantId, colleague.id],
    )
    const { until, status } = READERS[reader]
    const [access] = await api.database.asAdministrator<{ id: string }>(
      `insert into portal_accesses (tenant_id, fund_id, limited_partner_id, contact_id, colleague_id, first_name,
         last_name, email, phone_number, until, status)
       select tenant_id, fund_id, id, main_contact_id, $2, 'Nuala', 'Reve', $3, '+44 1632 960123', $4, $5
       from limited_partners where id = $1 returning id`,
      [holding, colleague.id, addressOf(reader), until, status],
    )
    return Number(access?.id)
  }

  const { payload, headers } = multipart([
    { name: 'description', content: 'A paper' },
    { name: 'kind', content: 'Evidence' },
    { name: 'File', content: EXE, fileName: 'program.exe' },
  ])
  /** A file of a type that is not taken: whoever may add one is told so. */
  const program: Call = { payload, headers }
  return {
    holding,
    otherHolding: await idOf('limited_partners', 'main_contact_id = $1', contacts[1]),
    onboarding,
    investment: await idOf('investments', 'fund_id = (select fund_id from limited_partners where id = $1)', holding),
    notice: await idOf('notices', 'limited_partner_id = $1', holding),
    statement: await idOf('capital_account_statements', 'limited_partner_id = $1', holding),
    report: await idOf('investor_reports', 'name like $1', `${SHOWN}-report%`),
    signed: await idOf('documents', 'file_name like $1', `${SHOWN}-signed%`),
    transfer: await idOf('transfers', 'seller_id = $1', holding),
    contract: await idOf('documents', 'file_name like $1', `${SHOWN}-contract%`),
    comment: await idOf('onboarding_comments', 'onboarding_id = $1', onboarding),
    evidence: added.json<{ id: number }>().id,
    revokedAccess: readers.get('revoked') ?? 0,
    guid: mail?.guid ?? '',
    /** As it is already: whoever may ask for another one is told that this is none. */
    contact: { firstName, lastName, email, phoneNumber },
    program,
  }
}
