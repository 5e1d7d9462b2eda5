/** What a start says in the terminal. */
import { ConfigError } from '../../src/server/configuration.ts'
import { demoAccounts } from '../../src/server/identity/demoAccounts.ts'
import { StartError } from '../../src/server/database/postgres/failures.ts'

export function report(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function reportAccounts(): void {
  report('\nSign in with one of the demo accounts; no password is asked:')
  const width = Math.max(...demoAccounts.map(({ userName }) => userName.length))
  for (const { userName, caption } of demoAccounts) report(`  ${userName.padEnd(width)}  ${caption}`)
  report('\nCtrl-C stops everything.')
}

/** EX_CONFIG of sysexits.h: whoever starts it again, as systemd does, would hear the same. */
const WRONG_SETTINGS = 78

/** Mistakes of a person are sentences; everything else is a mistake of ours and shows where it happened. */
export function explain(error: unknown): void {
  if (error instanceof ConfigError) for (const mistake of error.mistakes) process.stderr.write(`${mistake}\n`)
  else if (error instanceof StartError) process.stderr.write(`${error.message}\n`)
  else throw error
  process.exit(error instanceof ConfigError ? WRONG_SETTINGS : 1)
}
