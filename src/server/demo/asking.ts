/** Lets the demo data ask the product's own API inside this process, as accounts that nobody signs in to. */
import type { FastifyInstance } from 'fastify'
import type { Account } from '../../context.ts'
import { buildApp } from '../app.ts'
import type { Parts } from '../app.ts'
import { accountDirectory, accountFinder } from '../identity/accounts.ts'
import { demoAccounts } from '../identity/demoAccounts.ts'
import type { Identity } from '../identity/identity.ts'
import type { Asking, Made } from './seed.ts'

/** Names the account of a request; this application listens on no port, so nobody else can send it. */
const ACCOUNT_HEADER = 'x-demo-account'
const NO_LIMIT = Number.MAX_SAFE_INTEGER
/** The most that one answer may hold. */
const ALL_ROWS = [0, 999]

export async function askInside(parts: Omit<Parts, 'identity'>, work: (asking: Asking) => Promise<void>): Promise<void> {
  const accounts: Account[] = []
  const identity: Identity = {
    authenticate: async request => accounts[Number(request.headers[ACCOUNT_HEADER])]!,
    signIn: () => { throw new Error('Nobody signs in while the demo data is loaded.') },
    origins: [], routes: undefined, close: () => undefined,
  }
  const app = await buildApp({ ...parts, identity, plugins: [], limits: { requests: NO_LIMIT } })
  try {
    const signIn = accountFinder(accountDirectory(parts.database))
    await work(askingOf(app, account => String(accounts.push(account) - 1), signIn))
  } finally {
    await app.close()
  }
}

function askingOf(app: FastifyInstance, name: (account: Account) => string, signIn: ReturnType<typeof accountFinder>): Asking {
  async function ask(account: Account, method: 'GET' | 'POST', url: string, body?: Record<string, unknown>, version?: number): Promise<unknown> {
    const answer = await app.inject({
      method, url, ...body && { payload: body },
      headers: { [ACCOUNT_HEADER]: name(account), ...version !== undefined && { 'if-match': `"${version}"` } },
    })
    if (answer.statusCode >= 300) throw new Error(`The demo data was refused: ${method} ${url} ${JSON.stringify(body)} answered ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  return {
    create: async (account, resource, body) => await ask(account, 'POST', `/api/${resource}`, body) as Made,
    act: async (account, resource, record, action, body = {}) => await ask(account, 'POST', `/api/${resource}/${record.id}/${action}`, body, record.version) as Made,
    async firstSignIn(userName) {
      const person = demoAccounts.find(candidate => candidate.userName === userName)
      if (person) await signIn(person)
    },
    list: async (account, resource, filter) =>
      await ask(account, 'GET', `/api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent(JSON.stringify(ALL_ROWS))}`) as Record<string, unknown>[],
  }
}
