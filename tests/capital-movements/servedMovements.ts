/** A fund with partners, a closing and an active account for the tests of capital movements, and what is done there. */
import type { LightMyRequestResponse } from 'fastify'
import { makeNotices } from '../../src/notices/paperWorker.server.ts'
import type { Person } from '../server/api.ts'
import { requestsOf } from '../server/requests.ts'
import type { RecordOf } from '../server/requests.ts'
import { serve } from '../server/serve.ts'

export type Problem = { code: string; detail?: string; errors?: Record<string, string[]>; confirm?: string[] }

/** Its status, the code of its problem and the places of its errors. */
export const statusOf = (answer: { statusCode: number; json(): unknown }) => {
  const { code, errors = {} } = answer.json() as Problem
  return [answer.statusCode, code, ...Object.keys(errors)]
}

export interface PartnerPlan {
  name: string
  commitment: string
  skips?: boolean
}

/** The fund of domain.md 3.3: five partners of 80 million and one of 5. */
export const SIX: readonly PartnerPlan[] = [
  ...['Ashcombe', 'Borrowdale', 'Calderstone', 'Dray', 'Elmsworth'].map(name => ({ name, commitment: '80000000' })),
  { name: 'Fernhollow', commitment: '5000000' },
]

export async function serveMovements() {
  const served = await serve()
  const { api, world } = served
  const currencies = (await api.get('admin', '/api/currencies?filter={"code":"EUR"}')).json<RecordOf<'currencies'>[]>()
  const currency = currencies[0] ?? (await world.make('currencies', { code: 'EUR', name: 'Euro', minorUnits: 2 }))

  /** A fund whose partners were admitted on 31/01/2025, with an active account of its own. */
  async function fundWith(plans: readonly PartnerPlan[], { id: currencyId } = currency) {
    const fund = await world.make('funds', { currencyId, nominalShareValue: '1' })
    const closing = await world.insert('closings', {
      fundId: fund.id,
      name: 'First closing',
      date: '2025-01-31',
      status: 'Completed',
    })
    const account = await world.insert('bank-accounts', { fundId: fund.id, currencyId, status: 'Active' })
    const partners: RecordOf<'limited-partners'>[] = []
    for (const { name, commitment, skips = false } of plans) {
      const contact = await world.make('contacts', { email: `${name.toLowerCase()}-${fund.id}@example.org` })
      const partner = await world.make('limited-partners', {
        fundId: fund.id,
        name,
        skipManagementFeeDistribution: skips,
        mainContactId: contact.id,
      })
      await world.insert('limited-partner-commitments', {
        limitedPartnerId: partner.id,
        date: '2025-01-31',
        value: commitment,
        closingId: closing.id,
      })
      partners.push(partner)
    }
    return { fund, account, closing, partners }
  }
  type Payable = { [Part in 'fund' | 'account']: { id: number } }
  const body = ({ fund, account }: Payable, changes: Record<string, unknown>) => ({
    fundId: fund.id,
    fundBankAccountId: account.id,
    name: 'Call 1',
    dueDate: '2026-12-15',
    investmentFunding: '0',
    navPerShare: '1',
    nominalShareValue: '1',
    ...changes,
  })
  async function movement(of: Payable, changes: Record<string, unknown>): Promise<RecordOf<'capital-movements'>> {
    const answer = await api.post('user', '/api/capital-movements', body(of, changes))
    if (answer.statusCode !== 201) throw new Error(`The movement was not made: ${answer.body}`)
    return answer.json<RecordOf<'capital-movements'>>()
  }
  /** What the server does beside requests: publishing and reopening wait for every paper. */
  async function makePapers(): Promise<void> {
    const making = { database: api.database.database, files: api.services.files, clock: api.services.clock }
    let more = true
    while (more) more = await makeNotices(making)
  }
  async function act(
    person: Person,
    { id, version }: { id: number; version: number },
    action: string,
    input: object = {},
  ): Promise<LightMyRequestResponse> {
    if (action === 'publish' || action === 'reopen') await makePapers()
    return api.post(person, `/api/capital-movements/${id}/${action}`, input, { version })
  }
  const { list } = requestsOf(api)
  const linesOf = ({ id }: { id: number }) =>
    list('capital-movement-lines', { capitalMovementId: id }, 'limitedPartnerId')
  const ledgerOf = (id: number) => list('limited-partner-transactions', { capitalMovementId: id })
  const paymentsOf = (id: number) => list('transactions', { capitalMovementId: id })
  const stored = async ({ id }: { id: number }) =>
    (await api.get('user', `/api/capital-movements/${id}`)).json<RecordOf<'capital-movements'>>()
  return { ...served, currency, fundWith, body, movement, act, makePapers, linesOf, ledgerOf, paymentsOf, stored }
}
