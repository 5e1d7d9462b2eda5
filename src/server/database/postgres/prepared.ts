/**
 * Which statements are prepared on which connection: the one place that decides it. Without names nothing is kept
 * between two packets, as behind a proxy that hands a connection from one client to the next.
 */
import pg from 'pg'
import { parserOfType } from './types.ts'
import type { Parser } from './types.ts'

/**
 * Statements that come again are prepared once per connection, so that PostgreSQL parses and plans them once. Their
 * number is bounded, because filters make ever new texts; a text earns its name by coming back.
 */
const TIMES_SEEN = 3
const NAMES = 500
const TEXTS_WATCHED = 4000
const LONGEST_TEXT = 20_000

const names = new Map<string, string>()
const seen = new Map<string, number>()

export function nameOf(text: string): string | undefined {
  const name = names.get(text)
  if (name !== undefined || names.size >= NAMES || text.length > LONGEST_TEXT) return name
  const times = (seen.get(text) ?? 0) + 1
  if (times < TIMES_SEEN) {
    if (seen.size >= TEXTS_WATCHED) seen.clear()
    seen.set(text, times)
    return undefined
  }
  seen.delete(text)
  const made = `f${names.size}`
  names.set(text, made)
  return made
}

/** A column of an answer, as PostgreSQL describes it. */
export interface AnsweredColumn {
  name: string
  dataTypeID: number
}

/** A row of any answer, by the names of its columns. */
interface Row {
  [column: string]: unknown
}

/** How the rows of an answer are read. */
export interface Shape {
  names: readonly string[]
  parsers: readonly Parser[]
  /** Copied for each row, which is faster than making one property after the other. */
  empty: Readonly<Row>
}

/** A statement on one connection. */
export interface Prepared {
  /** PostgreSQL describes what it answers once; it refuses the statement when that has changed since. */
  shape: Shape | undefined
  /** A packet with its preparation failed: nobody knows whether it exists. */
  doubtful: boolean
}

const byConnection = new WeakMap<object, Map<string, Prepared>>()

export function preparedOn(connection: object): Map<string, Prepared> {
  const known = byConnection.get(connection)
  if (known) return known
  const made = new Map<string, Prepared>()
  byConnection.set(connection, made)
  return made
}

const unprepared = new WeakSet<object>()

/** For a connection that is handed from one client to the next: a statement of that name may be another one there. */
export function neverPrepare(client: pg.ClientBase): void {
  if (client instanceof pg.Client) unprepared.add(client.connection)
}

export const mayPrepare = (connection: object): boolean => !unprepared.has(connection)

export const NO_COLUMNS: Shape = { names: [], parsers: [], empty: {} }

export function shapeOf(columns: readonly AnsweredColumn[]): Shape {
  return {
    names: columns.map(({ name }) => name),
    parsers: columns.map(({ dataTypeID }) => parserOfType(dataTypeID)),
    empty: Object.fromEntries(columns.map(({ name }) => [name, null])),
  }
}

export function rowOf({ names: columns, parsers, empty }: Shape, texts: readonly (string | null)[]): object {
  const row: Row = { ...empty }
  for (let place = 0; place < texts.length; place += 1) {
    const text = texts[place]
    const name = columns[place]
    if (typeof text === 'string' && name !== undefined) row[name] = parsers[place]?.(text)
  }
  return row
}
