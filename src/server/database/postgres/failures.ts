/** What the start tells a person when it cannot go on. */

/** A failure that is explained in one sentence; the start prints it without a stack. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}

/** The way out of every failure of the embedded database. */
export const WAY_OUT = 'set DATABASE_URL to a PostgreSQL of your own (15 or newer)'

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The sentence of a PostgreSQL program that says why it ended. */
export function lastMessage(text: string): string {
  const lines = text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
  const sentence =
    lines.filter(line => /FATAL|PANIC|error:|cannot|could not/.test(line)).at(-1) ?? lines.at(-1) ?? 'without a message'
  return sentence.replace(/^.*?(FATAL|PANIC|error):\s*/, '')
}
