/**
 * Reads that an area has besides lists and records, each declared once: where it is, who may ask, what may be asked and
 * what is answered. The route, the description of the API and what the browser asks with follow from the declaration.
 */
import type { Readable } from 'node:stream'
import type { Group } from '../access.ts'
import type { ComputedColumns, Context, StatementText } from '../context.ts'
import type { EntityName, Field, Resource } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { listFilter } from './parameters.ts'
import type { Parameter, Parameters, Read as Received } from './parameters.ts'
import { nullable, record } from './schema.ts'
import type { Schema } from './schema.ts'
import type { Sheet } from './workbook.ts'

/** Whoever may read the records of an entity, or everybody of a group. */
type Access = { readonly entity: EntityName } | { readonly group: Group }

export interface Address<Asked> {
  /** As in the description of the API: "/api/funds/{id}/performance". */
  readonly path: `/api/${string}`
  readonly access: Access
  /**
   * What a program has to be granted: every resource that the answer shows, in whatever form. Nothing, where it shows
   * what the caller may read of any. Without it programs are refused.
   */
  readonly needs?: readonly Resource[]
  readonly summary: string
  /** The heading in the description of the API, where it is not the resource of the path. */
  readonly heading?: string
  /** Those that the path names, then those of the query, in the order in which they are looked at. */
  readonly parameters: Asked
}

/** Answers JSON. */
export interface Read<Asked extends Parameters, Answer> extends Address<Asked> {
  readonly kind: 'json' | 'record' | 'totals'
  readonly answer: Schema<Answer>
  /** The answer in a sentence. */
  readonly answerDescription: string
  /** It is written down who has asked. */
  readonly noted?: true
  /** The path holds what nobody can guess: whoever tries has to wait, as with the links of mails. */
  readonly limitsGuessing?: true
}

/** Answers one record of an entity as its own address does, or null. */
export interface RecordRead<Asked extends Parameters, E extends EntityName> extends Read<Asked, Stored<E> | null> {
  readonly kind: 'record'
  readonly entity: E
}

type FilterOnly<E extends EntityName> = { readonly filter: ReturnType<typeof listFilter<E>> }

/** Sums over all records that a list finds: GET /api/{resource}/totals. */
export interface TotalsRead<E extends EntityName, Answer> extends Read<FilterOnly<E>, Answer> {
  readonly kind: 'totals'
  readonly access: { readonly entity: E }
}

/** Answers a spreadsheet. */
export interface WorkbookRead<Asked extends Parameters> extends Address<Asked> {
  readonly kind: 'workbook'
  readonly fileName: `${string}.xlsx`
}

/**
 * Answers a file of one of several forms, whose name follows from what it holds. That it was taken may be written
 * down.
 */
export interface FileRead<Asked extends Parameters> extends Address<Asked> {
  readonly kind: 'file'
  /** Where the answer names none. */
  readonly fileName: string
}

/** Answers a table of any length, in the form that is asked for. */
export interface TableRead<Asked extends Parameters> extends Address<Asked> {
  readonly kind: 'table'
  /** Without its ending, which the form gives. */
  readonly fileName: string
}

/** The forms of every table: a spreadsheet holds so many rows at most, the others have no end. */
export const TABLE_FORMATS = ['xlsx', 'csv', 'json'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

/** What is saved as a file. */
export type SavedRead<Asked extends Parameters> = WorkbookRead<Asked> | FileRead<Asked> | TableRead<Asked>

/** The columns of a table, and its rows as they are read: a value for each column, under its name. */
export interface Table<Name extends string = string> {
  title: string
  fields: readonly (Field & { name: Name })[]
  portions: AsyncIterable<readonly Readonly<Record<Name, unknown>>[]>
}

/** A file as it is, or a workbook that the server has yet to make. */
export type FileAnswer = { fileName: string } & (
  | { contentType: string; content: Uint8Array }
  | { contentType: string; stream: Readable; size: number }
  | { sheets: readonly Sheet[] }
)

export type AnyRead =
  | Read<Parameters, unknown>
  | WorkbookRead<Parameters>
  | FileRead<Parameters>
  | TableRead<Parameters>

export function read<Asked extends Parameters, Answer>(
  declared: Omit<Read<Asked, Answer>, 'kind'>,
): Read<Asked, Answer> & { kind: 'json' } {
  return { ...declared, kind: 'json' }
}

export function recordRead<Asked extends Parameters, E extends EntityName>(
  declared: Omit<RecordRead<Asked, E>, 'kind' | 'answer'>,
): RecordRead<Asked, E> {
  return { ...declared, answer: nullable(record(declared.entity)), kind: 'record' }
}

export function totals<E extends EntityName, Answer>({
  entity,
  ...declared
}: Omit<TotalsRead<E, Answer>, 'kind' | 'parameters' | 'access'> & { entity: E }): TotalsRead<E, Answer> {
  return { ...declared, access: { entity }, parameters: { filter: listFilter() }, kind: 'totals' }
}

export function workbook<Asked extends Parameters>(declared: Omit<WorkbookRead<Asked>, 'kind'>): WorkbookRead<Asked> {
  return { ...declared, kind: 'workbook' }
}

export function file<Asked extends Parameters>(declared: Omit<FileRead<Asked>, 'kind'>): FileRead<Asked> {
  return { ...declared, kind: 'file' }
}

export function table<Asked extends Parameters & { format: Parameter<TableFormat> }>(
  declared: Omit<TableRead<Asked>, 'kind'>,
): TableRead<Asked> {
  return { ...declared, kind: 'table' }
}

/** The records that a list finds, for the one statement that adds them up. */
export interface Found {
  /** Follows "where"; the record is `t`. */
  where: string
  /** The computed columns of all of them. */
  computed: <E extends EntityName>(columns: ComputedColumns<E>) => string
  rows: <Row extends object>(statement: StatementText<Row>) => Promise<Row[]>
}

type AnswerTo<Declared> =
  Declared extends TotalsRead<EntityName, infer Answer>
    ? (found: Found) => Promise<Answer>
    : Declared extends Read<infer Asked, infer Answer>
      ? (context: Context, parameters: Received<Asked>) => Promise<Answer>
      : Declared extends WorkbookRead<infer Asked>
        ? (context: Context, parameters: Received<Asked>) => Promise<readonly Sheet[]>
        : Declared extends FileRead<infer Asked>
          ? (context: Context, parameters: Received<Asked>) => Promise<FileAnswer>
          : Declared extends TableRead<infer Asked>
            ? (context: Context, parameters: Received<Asked>) => Table
            : never

/** A read with the function that answers it. */
export type AnsweredRead =
  | { kind: 'json'; read: Read<Parameters, unknown>; answer: AnswerTo<Read<Parameters, unknown>> }
  | { kind: 'record'; read: RecordRead<Parameters, EntityName>; answer: AnswerTo<RecordRead<Parameters, EntityName>> }
  | { kind: 'totals'; read: TotalsRead<EntityName, unknown>; answer: AnswerTo<TotalsRead<EntityName, unknown>> }
  | { kind: 'workbook'; read: WorkbookRead<Parameters>; answer: AnswerTo<WorkbookRead<Parameters>> }
  | { kind: 'table'; read: TableRead<Parameters>; answer: AnswerTo<TableRead<Parameters>> }
  | { kind: 'file'; read: FileRead<Parameters>; answer: AnswerTo<FileRead<Parameters>> }

/** A function for each read: one that is missing or that nothing declares does not compile. */
export function answered<Reads extends Readonly<Record<string, AnyRead>>>(
  reads: Reads,
  answers: { readonly [Name in keyof NoInfer<Reads>]: AnswerTo<Reads[Name]> },
): readonly AnsweredRead[] {
  // The compiler has seen that each function fits its read; a list of different ones can no longer say which.
  return Object.entries(reads).map(([name, read]) => ({ kind: read.kind, read, answer: answers[name] }) as AnsweredRead)
}
