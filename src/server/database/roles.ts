/**
 * The roles and rights that the tables lean on: made where the owner may make them, otherwise asked for in the very
 * statements that an administrator has to run.
 */
import type pg from 'pg'
import { RUNTIME_ROLE } from './database.ts'
import { StartError, codeOf } from './postgres/failures.ts'

/** What the functions that look over the border between tenants run as. */
const SIGN_IN_ROLE = 'fund_sign_in'
/** What the functions run as that remove old traces of the history, or all of a tenant: the product itself may not. */
const DELETION_ROLE = 'fund_deletion'
export const PRODUCT_ROLES = [RUNTIME_ROLE, SIGN_IN_ROLE, DELETION_ROLE] as const
const NAMES: readonly string[] = PRODUCT_ROLES

/** What PostgreSQL answers whom it refuses something. */
export const NO_RIGHT = '42501'
/** Somebody else has made the role since it was looked for. */
const MADE_MEANWHILE = ['42710', '23505']

/** The statements stand on lines of their own, so that they can be copied. */
export function administratorRuns(what: string, statements: readonly string[]): StartError {
  return new StartError(
    [
      `${what}. An administrator of the database server runs this in it, then start again:`,
      ...statements.map(one => `  ${one};`),
    ].join('\n'),
  )
}

interface Rights {
  user: string
  database: string
  makesRoles: boolean
  ownsSchema: boolean
  schemaOwner: string
  /** Of the roles of the product, those that are there and those that the user has. */
  found: string[]
  held: string[]
}

async function rightsOf(client: pg.Client): Promise<Rights | undefined> {
  const { rows } = await client.query<Rights>(
    `select current_user as "user", d.datname as "database", r.rolsuper or r.rolcreaterole as "makesRoles",
       pg_has_role(s.nspowner, 'usage') as "ownsSchema", s.nspowner::regrole::text as "schemaOwner",
       array(select rolname::text from pg_roles where rolname = any($1)) as found,
       array(select rolname::text from pg_roles where rolname = any($1) and pg_has_role(oid, 'usage')) as held
     from pg_database d, pg_roles r, pg_namespace s
     where d.datname = current_database() and r.rolname = current_user and s.nspname = 'public'`,
    [PRODUCT_ROLES],
  )
  return rows[0]
}

/** Before the first migration: nothing is begun that could not be finished. */
export async function prepareOwner(client: pg.Client): Promise<void> {
  const rights = await rightsOf(client)
  if (!rights) return
  const user = client.escapeIdentifier(rights.user)
  const needed: string[] = []
  // From PostgreSQL 15 on the schema belongs to whoever owns the database, but not in a database of older origin.
  if (!rights.ownsSchema)
    needed.push(
      rights.schemaOwner === 'pg_database_owner'
        ? `alter database ${client.escapeIdentifier(rights.database)} owner to ${user}`
        : `alter schema public owner to ${user}`,
    )
  needed.push(...(await prepareRoles(client, rights, user)))
  if (needed.length > 0)
    throw administratorRuns(
      `The user ${rights.user} has to own the database ${rights.database} and to hold the roles ` +
        `${PRODUCT_ROLES.slice(0, -1).join(', ')} and ${DELETION_ROLE}`,
      needed,
    )
}

/** Answers with the statements that are left to an administrator. */
async function prepareRoles(client: pg.Client, { makesRoles, found, held }: Rights, user: string): Promise<string[]> {
  const missing = NAMES.filter(role => !found.includes(role))
  const lacking = NAMES.filter(role => !held.includes(role)).join(', ')
  if (lacking === '') return []
  const grant = `grant ${lacking} to ${user} with admin option`
  if (!makesRoles) return [...missing.map(role => `create role ${role} nologin`), grant]
  for (const role of missing)
    await client.query(`create role ${role} nologin`).catch((error: unknown) => {
      if (!MADE_MEANWHILE.includes(codeOf(error) ?? '')) throw error
    })
  try {
    await client.query(`grant ${lacking} to ${user}`)
    return []
  } catch (error) {
    // From PostgreSQL 16 on, whoever may make roles has no right over those that others made.
    if (codeOf(error) === NO_RIGHT) return [grant]
    throw error
  }
}

/**
 * The login of the running product, which the setting names, is allowed to take the runtime role, and has no other
 * right.
 */
export async function allowRuntimeRole(client: pg.Client, user: string, setting: string): Promise<void> {
  // From PostgreSQL 16 on a member may or may not be allowed to take the role.
  const { rows } = await client.query<{ allowed: boolean }>(
    `select pg_has_role(rolname, $2,
       case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) as allowed
     from pg_roles where rolname = $1`,
    [user, RUNTIME_ROLE],
  )
  const name = client.escapeIdentifier(user)
  if (!rows[0])
    throw administratorRuns(
      `The user ${user} of ${setting} does not exist: it needs the password that stands there, and no further rights`,
      [`create role ${name} login password '…'`],
    )
  if (rows[0].allowed) return
  const grant = `grant ${RUNTIME_ROLE} to ${name}`
  try {
    await client.query(grant)
  } catch (error) {
    if (codeOf(error) !== NO_RIGHT) throw error
    throw administratorRuns(`The user ${user} of ${setting} may not take the role ${RUNTIME_ROLE}`, [grant])
  }
}
