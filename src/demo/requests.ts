/** Lets the demo data ask the product's own API inside this process, as accounts that nobody signs in to. */
import type { FastifyInstance } from 'fastify'
import { resources } from '../../generated/resources.ts'
import type { EntityTypes } from '../../generated/types.ts'
import type { AnsweringAction } from '../api/actions.ts'
import type { Account, Clock, Context } from '../context.ts'
import { actionWord, valueOf } from '../entity.ts'
import type { CalendarDate, Resource, Timestamp } from '../entity.ts'
import type { Answered, CreateValues, EntityOf, Filter } from '../entityTypes.ts'
import { buildApp } from '../server/http/app.ts'
import type { Parts } from '../server/http/app.ts'
import type { Database } from '../server/database/database.ts'
import { accountDirectory, accountFinder } from '../server/identity/accounts.ts'
import { subjectOf } from '../server/identity/addedPeople.ts'
import { demoAccounts, demoDirectory } from '../server/identity/demoAccounts.ts'
import type { Identity } from '../server/identity/identity.ts'
import { recordServices } from '../server/areas.ts'
import { transactionOf } from '../server/records/transaction.ts'
import { isWritable } from '../server/records/validation.ts'
import type { RecordServices } from '../server/records/transactionContext.ts'
import { inOneTransaction } from './oneTransaction.ts'

/** A record in the version that was seen. */
export interface Seen {
  id: number
  version: number
}
type RecordOf<R extends Resource> = Answered<EntityOf<R>>
type NewRecord<R extends Resource> = CreateValues<EntityOf<R>>
type RecordActions<R extends Resource> = EntityTypes[EntityOf<R>]['recordActions']

export interface NewDocument {
  kind: Answered<'document'>['kind']
  fileName: string
  description: string
  content: Uint8Array
}

/** Asks the product as a given account; a refusal is thrown with what it says. */
export interface Asking {
  create<R extends Resource>(account: Account, resource: R, values: NewRecord<R>): Promise<RecordOf<R>>
  /** Makes them in the order given: each item with the record that was made of it. */
  createEach<R extends Resource, Item>(
    account: Account,
    resource: R,
    items: readonly Item[],
    valuesOf: (item: Item, index: number) => NewRecord<R>,
  ): Promise<[item: Item, made: RecordOf<R>][]>
  createAll<R extends Resource>(account: Account, resource: R, values: readonly NewRecord<R>[]): Promise<RecordOf<R>[]>
  /** The record as it was answered, with changes. */
  update<R extends Resource>(
    account: Account,
    resource: R,
    record: RecordOf<R>,
    changes: Partial<EntityTypes[EntityOf<R>]['update']>,
  ): Promise<RecordOf<R>>
  act<R extends Resource, Name extends keyof RecordActions<R> & string>(
    account: Account,
    resource: R,
    record: Seen,
    action: Name,
    input: RecordActions<R>[Name] & object,
  ): Promise<RecordOf<R>>
  /** An action of a whole collection. */
  actOnAll<Input extends object, Answer>(
    account: Account,
    action: AnsweringAction<Input, Answer>,
    input: Input,
  ): Promise<Answer>
  /** A file kept with a record. */
  addDocument<R extends Resource>(account: Account, resource: R, id: number, document: NewDocument): Promise<void>
  /**
   * What is asked from now on is asked on this day; none stands for the day of the clock. `inHistory`: the history says
   * that day too, which suits records that were made on such a day.
   */
  setDay(day: CalendarDate | undefined, inHistory?: boolean): void
  /** The first sign-in of a contact, which binds its account to the person. */
  firstSignIn(userName: string): Promise<void>
  list<R extends Resource>(account: Account, resource: R, filter: Filter<EntityOf<R>>): Promise<RecordOf<R>[]>
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

export function askInside(given: Omit<Parts, 'identity'>, work: (asking: Asking) => Promise<void>): Promise<void> {
  const { clock, setDay, momentOf } = movable(given.clock)
  return inOneTransaction(given.database, momentOf, async database => {
    const parts = { ...given, clock }
    const accounts: Account[] = []
    const identity: Identity = {
      authenticate: async request => {
        const account = accounts[Number(request.headers[ACCOUNT_HEADER])]
        if (!account) throw new Error('A request for the demo data names no account.')
        return account
      },
      callerOf: noToken,
      own: { list: noToken, accept: noToken },
      signIn: () => {
        throw new Error('Nobody signs in while the demo data is loaded.')
      },
      origins: [],
      routes: undefined,
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
        ...askingOf(askOf(app, name)),
        addDocument: addDocumentOf(app, name),
        inside: insideOf(database, services),
        setDay,
        async firstSignIn(userName) {
          const known = demoAccounts.find(candidate => candidate.userName === userName)
          const person = known ?? { subject: subjectOf(userName), userName, name: userName, roles: ['Investor'] }
          await signIn({ directory: demoDirectory.tenantId, ...person })
        },
      })
    } finally {
      await app.close()
    }
  })
}

/** In the morning of a day that was set, whatever the time is. */
function movable(clock: Clock): {
  clock: Clock
  setDay: Asking['setDay']
  momentOf: () => Timestamp | undefined
} {
  let chosen: CalendarDate | undefined
  let isInHistory = false
  const morning = (): Timestamp | undefined => chosen && `${chosen}T09:00:00.000Z`
  return {
    clock: { now: () => morning() ?? clock.now(), today: timeZone => chosen ?? clock.today(timeZone) },
    setDay(day, inHistory = false) {
      chosen = day
      isInHistory = inHistory
    },
    momentOf: () => (isInHistory ? morning() : undefined),
  }
}

function noToken(): never {
  throw new Error('Requests for the demo data carry no token.')
}

function insideOf(database: Database, services: RecordServices): Asking['inside'] {
  return (account, work) =>
    database.inTransaction(account, async tx => work(await transactionOf(services, account, tx).context()))
}

type Ask = <Answer>(
  account: Account,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: object,
  version?: number,
) => Promise<Answer>

function askOf(app: FastifyInstance, name: (account: Account) => string): Ask {
  return async (account, method, url, body, version) => {
    const answer = await app.inject({
      method,
      url,
      ...(body && { payload: body }),
      headers: { [ACCOUNT_HEADER]: name(account), ...(version !== undefined && { 'if-match': `"${version}"` }) },
    })
    if (answer.statusCode >= 300)
      throw new Error(
        `The demo data was refused: ${method} ${url} ${JSON.stringify(body)} ` +
          `answered ${answer.statusCode} ${answer.body}`,
      )
    return answer.json()
  }
}

function addDocumentOf(app: FastifyInstance, name: (account: Account) => string): Asking['addDocument'] {
  const boundary = 'demo-document'
  const partOf = (head: string, content: string | Uint8Array): Buffer =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  return async (account, resource, id, { kind, fileName, description, content }) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/${resource}/${id}/documents`,
      payload: Buffer.concat([
        partOf('name="kind"', kind),
        partOf('name="description"', description),
        partOf(`name="File"; filename="${fileName}"`, content),
        Buffer.from(`--${boundary}--\r\n`),
      ]),
      headers: { [ACCOUNT_HEADER]: name(account), 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    if (answer.statusCode >= 300) throw new Error(`A document of the demo data was refused: ${answer.body}`)
  }
}

function askingOf(ask: Ask): Omit<Asking, 'inside' | 'setDay' | 'firstSignIn' | 'addDocument'> {
  const create = <R extends Resource>(account: Account, resource: R, body: NewRecord<R>) =>
    ask<RecordOf<R>>(account, 'POST', `/api/${resource}`, body)
  const createEach = async <R extends Resource, Item>(
    account: Account,
    resource: R,
    items: readonly Item[],
    valuesOf: (item: Item, index: number) => NewRecord<R>,
  ) => {
    const made: [item: Item, made: RecordOf<R>][] = []
    for (let from = 0; from < items.length; from += AT_ONCE)
      made.push(
        ...(await Promise.all(
          items
            .slice(from, from + AT_ONCE)
            .map(async (item, index): Promise<[Item, RecordOf<R>]> => [
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
    update: async <R extends Resource>(
      account: Account,
      resource: R,
      record: RecordOf<R>,
      changes: Partial<EntityTypes[EntityOf<R>]['update']>,
    ) => {
      const body = await bodyOf(resource, { ...record, ...changes })
      return ask<RecordOf<R>>(account, 'PUT', `/api/${resource}/${record.id}`, body, record.version)
    },
    act: <R extends Resource, Name extends keyof RecordActions<R> & string>(
      account: Account,
      resource: R,
      { id, version }: Seen,
      action: Name,
      input: RecordActions<R>[Name] & object,
    ) => ask<RecordOf<R>>(account, 'POST', `/api/${resource}/${id}/${actionWord(action)}`, input, version),
    actOnAll: <Input extends object, Answer>(
      account: Account,
      { resource, action }: AnsweringAction<Input, Answer>,
      input: Input,
    ) => ask<Answer>(account, 'POST', `/api/${resource}/${actionWord(action)}`, input),
    list: <R extends Resource>(account: Account, resource: R, filter: Filter<EntityOf<R>>) =>
      ask<RecordOf<R>[]>(
        account,
        'GET',
        `/api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent(JSON.stringify(ALL_ROWS))}`,
      ),
  }
}

/** What may be changed of a record: the rest is refused in the body of an update. */
async function bodyOf(resource: Resource, record: object): Promise<object> {
  const { fields } = await resources[resource].load()
  const changeable = fields.filter(field => isWritable(field) && !field.createOnly)
  return Object.fromEntries(changeable.map(({ name }) => [name, valueOf(record, name)]))
}
