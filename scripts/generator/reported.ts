/** A run of the generator that prints what it did. */
import { SchemaMistakes } from './mistakes.ts'
import { runGenerator, type Outcome } from './run.ts'

/**
 * Answers with nothing when the schemas hold mistakes, which are printed. `written` names the migration that a person
 * has written.
 */
export async function generateReported(root: string, written?: string): Promise<Outcome | undefined> {
  const started = performance.now()
  try {
    const outcome = await runGenerator(root, written)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(
      `${outcome.entities} entities in ${seconds} s: ${outcome.written.length} files written, ${outcome.removed.length} removed.\n`,
    )
    if (outcome.migration !== undefined) process.stdout.write(`The database changes: review ${outcome.migration}\n`)
    return outcome
  } catch (error) {
    if (!(error instanceof SchemaMistakes)) throw error
    process.stderr.write(`${error.message}\nNothing was written.\n`)
    return undefined
  }
}
