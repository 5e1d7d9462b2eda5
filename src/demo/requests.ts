/** Lets the demo data ask the product's own API inside this process, as accounts that nobody signs in to. */
import type { FastifyInstance } from 'fastify'
import type { Account, Context } from '../context.ts'
import type { Resource } from '../entity.ts'
import type { Answered, CreateValues, EntityOf, Filter } from '../entityTypes.ts'
import { buildApp } from '../server/http/app.ts'
import type { Parts } from '../server/http/app.ts'
import type { Database } from '../server/database/database.ts'
import { accountDirectory, accountFinder } from '../server/identity/accounts.ts'
import { subjectOf } from '../server/identity/addedPeople.ts'
import { demoAccounts } from '../server/identity/demoAccounts.ts'
import type { Identity } from '../server/identity/identity.ts'
import { recordServices } from '../server/areas.ts'
import { transactionOf } from '../server/records/transaction.ts'
import type { RecordServices } from '../server/records/transactionContext.ts'
import { inOneTransaction } from './oneTransaction.ts'

export interface Made {
  id: number
  version: number
}
type NewRecord<R extends Resource> = CreateValues<EntityOf<R>>

/** Asks the product as a given account; a refusal is thrown with its words. */
export interface Asking {
  create<R extends Resource>(account: Account, resource: R, values: NewRecord<R>): Promise<Made>
  /** Makes them in the order given: each item with the record that was made of it. */
  createEach<R extends Resource, Item>(
    account: Account,
    resource: R,
    items: readonly Item[],
    valuesOf: (item: Item, index: number) => NewRecord<R>,
  ): Promise<[item: Item, made: Made][]>
  createAll<R extends Resource>(account: Account, resource: R, values: readonly NewRecord<R>[]): Promise<Made[]>
  act(account: Account, resource: Resource, record: Made, action: string, input?: object): Promise<Made>
  /** The first sign-in of a contact, which binds its account to the person. */
  firstSignIn(userName: string): Promise<void>
  list<R extends Resource>(account: Account, resource: R, filter: Filter<EntityOf<R>>): Promise<Answered<EntityOf<R>>[]>
  /** Works like the code of an action: for what the product itself writes when somebody acts. */
  inside<Result>(account: Account, work: (context: Context) => Promise<Result>): Promise<Result>
}

/** Names the account of a request; this application listens on no port, so nobody else can send it. */
const ACCOUNT_HEADER = 'x-demo-account'
const NO_LIMIT = Number.MAX_SAFE_INTEGER
/** The most that one answer may hold. */
const ALL_ROWS = [0, 999]
/** So many are on their way together: the server then works while the database does. */
const AT_ONCE = 25

export function askInside(parts: Omit<Parts, 'identity'>, work: (asking: Asking) => Promise<void>): Promise<void> {
  return inOneTransaction(parts.database, async database => {
    const accounts: Account[] = []
    const identity: Identity = {
      authenticate: async request => {
        const account = accounts[Number(request.headers[ACCOUNT_HEADER])]
        if (!account) throw new Error('A request for the demo data names no account.')
        return account
      },
      signIn: () => {
        throw new Error('Nobody signs in while the demo data is loaded.')
      },
      origins: [],
      routes: undefined,
      close: () => undefined,
    }
    const app = await buildApp({ ...parts, database, identity, plugins: [], limits: { requests: NO_LIMIT } })
    const name = (account: Account): string => {
      const known = accounts.indexOf(account)
      return String(known >= 0 ? known : accounts.push(account) - 1)
    }
    try {
      const services = recordServices(parts)
      const signIn = accountFinder(accountDirectory(database, services))
      await work({
        ...askingOf(app, name),
        inside: insideOf(database, services),
        async firstSignIn(userName) {
          const known = demoAccounts.find(candidate => candidate.userName === userName)
          await signIn(known ?? { subject: subjectOf(userName), userName, name: userName, roles: ['Investor'] })
        },
      })
    } finally {
      await app.close()
    }
  })
}

function insideOf(database: Database, services: RecordServices): Asking['inside'] {
  return (account, work) =>
    database.inTransaction(account, async tx => work(await transactionOf(services, account, tx).context()))
}

function askingOf(app: FastifyInstance, name: (account: Account) => string): Omit<Asking, 'inside' | 'firstSignIn'> {
  async function ask(
    account: Account,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    version?: number,
  ): Promise<unknown> {
    const answer = await app.inject({
      method,
      url,
      ...(body && { payload: body }),
      headers: { [ACCOUNT_HEADER]: name(account), ...(version !== undefined && { 'if-match': `"${version}"` }) },
    })
    if (answer.statusCode >= 300)
      throw new Error(
        `The demo data was refused: ${method} ${url} ${JSON.stringify(body)} answered ${answer.statusCode} ${answer.body}`,
      )
    return answer.json()
  }
  const create: Asking['create'] = async (account, resource, body) =>
    (await ask(account, 'POST', `/api/${resource}`, body)) as Made
  const createEach = async <R extends Resource, Item>(
    account: Account,
    resource: R,
    items: readonly Item[],
    valuesOf: (item: Item, index: number) => NewRecord<R>,
  ) => {
    const made: [item: Item, made: Made][] = []
    for (let from = 0; from < items.length; from += AT_ONCE)
      made.push(
        ...(await Promise.all(
          items
            .slice(from, from + AT_ONCE)
            .map(async (item, index): Promise<[Item, Made]> => [
              item,
              await create(account, resource, valuesOf(item, from + index)),
            ]),
        )),
      )
    return made
  }
  return {
    create,
    createEach,
    createAll: async (account, resource, values) =>
      (await createEach(account, resource, values, each => each)).map(([, made]) => made),
    act: async (account, resource, record, action, input = {}) =>
      (await ask(account, 'POST', `/api/${resource}/${record.id}/${action}`, input, record.version)) as Made,
    list: async <R extends Resource>(account: Account, resource: R, filter: Filter<EntityOf<R>>) =>
      (await ask(
        account,
        'GET',
        `/api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent(JSON.stringify(ALL_ROWS))}`,
      )) as Answered<EntityOf<R>>[],
  }
}
