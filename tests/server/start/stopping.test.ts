/** npm start is ended from any point of its processes and at any time, in good order and soon. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { copyProject } from '../../../scripts/testing/project.ts'
import type { Project } from '../../../scripts/testing/project.ts'
import { below, commandOf, isAlive } from './processes.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const ENDED = { timeout: 10_000, interval: 50 }

let project: Project
const left: number[] = []

beforeAll(async () => {
  project = await copyProject()
})

afterEach(() => {
  for (const pid of left.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
})

afterAll(() => project.remove())

/** npm start with demo data until it says that it begins this; what earlier ones have left is never complete. */
async function started(until: string): Promise<{ npm: ChildProcess; lines: string[] }> {
  const { HOME, PATH } = process.env
  const npm = spawn('npm', ['start'], {
    cwd: project.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm would tell of newer versions of itself after everything else.
    env: { HOME, PATH, DATA_DIR: `${project.folder}/.data`, PORT: '0', npm_config_update_notifier: 'false' },
  })
  left.push(npm.pid ?? 0)
  const lines: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const stream of [npm.stdout, npm.stderr])
    createInterface(stream).on('line', line => {
      lines.push(line)
      if (line.startsWith(until)) resolve()
    })
  await promise
  left.push(...below(npm.pid ?? 0))
  return { npm, lines }
}

/** One of the processes below npm, and how the command is known that it runs. */
const PROCESSES: Record<string, (pid: number) => boolean> = {
  'the shell of npm': pid => /^\S*sh /.test(commandOf(pid)),
  'the server': pid => commandOf(pid).endsWith(' scripts/start.ts ') && !/^\S*sh /.test(commandOf(pid)),
  'the database': pid => commandOf(pid).includes('bin/postgres '),
  'whoever builds': pid => commandOf(pid).includes('vite.js build'),
}

async function processOf(whom: string, npm: ChildProcess): Promise<number> {
  const isMeant = PROCESSES[whom]
  if (!isMeant) return npm.pid ?? 0
  const found = () => below(npm.pid ?? 0).find(isMeant)
  await expect.poll(found, { interval: 5 }).toBeDefined()
  return found() ?? 0
}

describe.runIf(process.platform === 'linux')('SIGTERM @long', () => {
  test.each([
    ['npm', 'the browser application is built', 'Building the browser application'],
    ['the shell of npm', 'the browser application is built', 'Building the browser application'],
    ['the server', 'the browser application is built', 'Building the browser application'],
    ['the database', 'the browser application is built', 'Database ready'],
    ['npm', 'demo data are loaded', 'Loading the demo data'],
    ['the shell of npm', 'demo data are loaded', 'Loading the demo data'],
    ['the server', 'demo data are loaded', 'Loading the demo data'],
    ['the database', 'demo data are loaded', 'Loading the demo data'],
  ])('to %s ends every process within ten seconds while %s', async (whom, _, until) => {
    const { npm, lines } = await started(until)
    const processes = below(npm.pid ?? 0)
    // The server, its database, and whoever builds.
    expect(processes.length).toBeGreaterThan(2)
    process.kill(await processOf(whom, npm), 'SIGTERM')
    await expect.poll(() => processes.filter(isAlive), ENDED).toEqual([])
    await expect.poll(() => lines.at(-1)).toBe('Stopped.')
    expect(lines.includes('The database was told to end.')).toBe(whom === 'the database')
  })

  test.each([
    ['the database is started', 'Starting the database'],
    ['demo data are loaded', 'Loading the demo data'],
  ])('to whoever builds the browser application ends every process, and says so, while %s', async (_, until) => {
    rmSync(`${project.folder}/.build`, { recursive: true, force: true })
    const { npm, lines } = await started('Building the browser application')
    const builds = await processOf('whoever builds', npm)
    // However soon it would be done.
    process.kill(builds, 'SIGSTOP')
    await expect.poll(() => lines.find(line => line.startsWith(until)), { timeout: 60_000 }).toBeDefined()
    const processes = below(npm.pid ?? 0)
    left.push(...processes)
    process.kill(builds, 'SIGTERM')
    process.kill(builds, 'SIGCONT')
    await expect.poll(() => processes.filter(isAlive), ENDED).toEqual([])
    await expect
      .poll(() => lines.at(-1))
      .toBe('The browser application cannot be built: its process was ended by SIGTERM.')
    await expect.poll(() => npm.exitCode).toBe(1)
  })
})
