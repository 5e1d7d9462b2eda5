import { StartError } from '../../../src/server/database/postgres/failures.ts'

/** What a start says that is refused; whatever fails otherwise fails the test. */
export async function refusalOf(started: Promise<unknown> | (() => Promise<unknown>)): Promise<string> {
  try {
    await (typeof started === 'function' ? started() : started)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  throw new Error('Nothing was refused.')
}
