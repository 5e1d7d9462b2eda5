/** What the address of a read may say: how a caller writes it, and how the server tells it from text. */
import { isDate } from '../calendar.ts'
import type { CalendarDate, EntityName } from '../entity.ts'
import type { Filter } from '../entityTypes.ts'
import { choice, date, id, text } from './schema.ts'
import type { JsonSchema } from './schema.ts'

export interface Parameter<Given, Read = Given> {
  readonly json: JsonSchema
  readonly description: string
  write(value: Given): string
  /** undefined when the text does not fit. */
  read(text: string): Read | undefined
}

export interface OptionalParameter<Given, Read = Given> extends Parameter<Given, Read> {
  readonly optional: true
}

export type Parameters = Readonly<Record<string, Parameter<unknown>>>

type OptionalNames<All> = {
  [Name in keyof All]: All[Name] extends { readonly optional: true } ? Name : never
}[keyof All]

type GivenOf<One> = One extends Parameter<infer Given, infer _Read> ? Given : never
type ReadOf<One> = One extends Parameter<infer _Given, infer Read> ? Read : never

/** The values as a caller gives them. */
export type Given<All> = {
  [Name in Exclude<keyof All, OptionalNames<All>>]: GivenOf<All[Name]>
} & { [Name in OptionalNames<All>]?: GivenOf<All[Name]> | undefined }

/** The values as the function that answers gets them. */
export type Read<All> = {
  [Name in Exclude<keyof All, OptionalNames<All>>]: ReadOf<All[Name]>
} & { [Name in OptionalNames<All>]?: ReadOf<All[Name]> | undefined }

/** The id of a record. */
export function recordId(description: string): Parameter<number> {
  return {
    json: id.json,
    description,
    write: String,
    read: given => (/^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined),
  }
}

export function day(description: string): Parameter<string, CalendarDate> {
  return { json: date.json, description, write: String, read: given => (isDate(given) ? given : undefined) }
}

/** One of some words. */
export function oneOf<const Word extends string>(words: readonly Word[], description: string): Parameter<Word> {
  return {
    json: choice(words).json,
    description,
    write: String,
    read: given => words.find(word => word === given),
  }
}

/** Any text: the function that answers decides what it means. */
export function word(description: string): Parameter<string> {
  return { json: text.json, description, write: String, read: given => given }
}

/**
 * What a list is narrowed to: {"fundId":1,"date_gte":"2026-01-01","q":"ash"}. It stays text on the server: the compiler
 * of lists reads it, which knows what the caller may filter by.
 */
export function listFilter<E extends EntityName>(): OptionalParameter<Filter<E>, string> {
  return {
    json: text.json,
    description: 'The filter of the list.',
    write: filter => JSON.stringify(filter),
    read: given => given,
    optional: true,
  }
}

export function optional<Given, Received>(parameter: Parameter<Given, Received>): OptionalParameter<Given, Received> {
  return { ...parameter, optional: true }
}
