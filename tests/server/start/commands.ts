/** The commands of npm that do one thing and end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const root = join(import.meta.dirname, '../../..')

interface Ran {
  status: number | null
  said: string
}

/** Under npm the folder of whoever runs it is INIT_CWD; that of the project is where it runs. */
export async function command(
  script: string,
  words: readonly string[],
  environment: Record<string, string>,
): Promise<Ran> {
  const { HOME = '', PATH = '' } = process.env
  const child = spawn(process.execPath, [join(root, 'scripts', script), ...words], {
    cwd: root,
    env: { HOME, PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const [printed, refused] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { status: child.exitCode, said: `${printed}${refused}` }
}
