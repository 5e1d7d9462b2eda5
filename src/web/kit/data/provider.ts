/**
 * What the kit asks of the data provider besides react-admin's own nine methods. src/web/data/dataProvider.ts
 * implements it; the kit reaches it through react-admin's context, so that it knows neither addresses nor tokens.
 */
import { useDataProvider, type DataProvider, type Identifier, type RaRecord } from 'react-admin'
import type { HistoryEntry } from '../../../api/history.ts'
import type { ImportPreview, ImportResult } from '../../../api/imports.ts'
import type { Days, Encoding, Numbers, WrittenLike } from '../../../api/notation.ts'
import type { WriteMeta as ClientMeta } from '../client/writing.ts'
import type { Download } from './calls.ts'

/** Of every write that a screen offers: what it is an attempt of is known. */
export type WriteMeta = ClientMeta & { attempt: string }

export interface ActParameters {
  /** The name in the schema, camelCase. */
  action: string
  id: Identifier
  version: number
  body?: unknown
  /** See WriteMeta. */
  attempt?: string
  confirmed?: readonly string[]
}

interface ListParameters {
  filter: object
  sort: { field: string; order: string }
}
export interface ExportParameters extends ListParameters {
  format: 'xlsx' | 'csv'
  /** Columns in their order; all of them unless stated. */ fields?: readonly string[]
}
export interface UploadParameters {
  id: Identifier
  file: File
  description: string
  kind?: string
  /** See WriteMeta. */ attempt?: string
}

export interface ImportParameters {
  file: File
  given: Record<string, number>
  /** Codes of the warnings that a person has confirmed. */
  confirmed?: readonly string[]
  /** What a person has said of how the file is written. */
  numbers?: Numbers
  days?: Days
  encoding?: Encoding
  /** Numbers of rows; see Selection. */
  leaveOut: readonly number[]
  include: readonly number[]
}

export interface Provider extends DataProvider {
  /** POST /api/{resource}/{id}/{action} answers the record with its new version. */
  act<Acted extends RaRecord = RaRecord>(resource: string, parameters: ActParameters): Promise<{ data: Acted }>
  /** GET /api/{resource}/{id}/history, newest first. */
  history(resource: string, parameters: { id: Identifier }): Promise<{ data: HistoryEntry[] }>
  /** GET /api/{resource}?format=…: everything found. */
  exportList(resource: string, parameters: ExportParameters): Promise<{ data: Download }>
  /** POST /api/{resource}/{id}/documents. */
  upload(resource: string, parameters: UploadParameters): Promise<{ data: RaRecord }>
  /** POST /api/{resource}/import?preview=true: what an import would do. */
  tryImport(resource: string, parameters: ImportParameters): Promise<{ data: ImportPreview }>
  /** POST /api/{resource}/import: all rows or none. */
  importFile(resource: string, parameters: ImportParameters): Promise<{ data: ImportResult }>
  /** POST /api/{resource}/import/notation: how the file seems to be written. */
  importNotation(resource: string, parameters: ImportParameters): Promise<{ data: WrittenLike }>
  /** POST /api/{resource}/import?mistakes=true: the rows to mend, as a sheet with the reasons. */
  importMistakes(resource: string, parameters: ImportParameters): Promise<{ data: Download }>
  /** GET /api/{resource}/import: an empty table without the given fields. */
  importTemplate(resource: string, given: readonly string[]): Promise<{ data: Download }>
  /** GET /api/documents/{id}/content. */
  download(parameters: { id: Identifier }): Promise<{ data: Download }>
}

export function useProvider(): Provider {
  return useDataProvider<Provider>()
}
