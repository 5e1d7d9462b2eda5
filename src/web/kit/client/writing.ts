/** What every write of the API carries: the version it was made from, and a key that makes repeating it harmless. */

/**
 * What a POST is an attempt of. Whoever offers a write keeps one attempt until an answer has come: sending the same
 * content again then has one effect.
 */
export interface WriteMeta {
  attempt?: string | undefined
  /** Codes of the warnings that a person has confirmed. */
  confirmed?: readonly string[] | undefined
  /** Cancels the request: what was to be written has been thrown away. */
  signal?: AbortSignal | undefined
}

/** Without a version the API refuses the write (428), and the error says so. */
export function ifMatch(version: number | undefined): Record<string, string> {
  return version === undefined ? {} : { 'If-Match': `"${version}"` }
}

/** With the warnings that a person has confirmed. */
export function confirming(url: string, { confirmed = [] }: Pick<WriteMeta, 'confirmed'> = {}): string {
  return confirmed.length > 0 ? `${url}?${new URLSearchParams({ confirmed: confirmed.join(',') }).toString()}` : url
}

export function recordUrl(api: string, resource: string, id: string | number | undefined): string {
  return `${api}/${resource}/${encodeURIComponent(String(id))}`
}

export function versionOf(record: object | undefined): number | undefined {
  const version: unknown = record && Reflect.get(record, 'version')
  return typeof version === 'number' ? version : undefined
}
