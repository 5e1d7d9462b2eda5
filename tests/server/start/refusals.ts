import { ConfigError, readConfig } from '../../../src/server/configuration.ts'
import type { Environment } from '../../../src/server/configuration.ts'
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

/** What the configuration says of this environment; nothing when the product starts with it. */
export function mistakesOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment, { root: '/product', from: '/folder' })
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes
    throw error
  }
  return []
}
