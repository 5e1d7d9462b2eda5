/** npm start is ended from any point of its processes and at any time, in good order and soon. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { copyProject } from '../../../scripts/testing/project.ts'
import type { Project } from '../../../scripts/testing/project.ts'
import { below, isAlive } from './processes.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

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
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { HOME, PATH, DATA_DIR: `${project.folder}/.data`, PORT: '0' },
  })
  left.push(npm.pid ?? 0)
  const lines: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  createInterface(npm.stdout).on('line', line => {
    lines.push(line)
    if (line.startsWith(until)) resolve()
  })
  await promise
  left.push(...below(npm.pid ?? 0))
  return { npm, lines }
}

describe.runIf(process.platform === 'linux')('SIGTERM @long', () => {
  test.each([
    ['npm', 'the browser application is built', 'Building the browser application'],
    ['the shell of npm', 'the browser application is built', 'Building the browser application'],
    ['npm', 'demo data are loaded', 'Loading the demo data'],
    ['the shell of npm', 'demo data are loaded', 'Loading the demo data'],
  ])('to %s ends every process within ten seconds while %s', async (whom, _, until) => {
    const { npm, lines } = await started(until)
    const processes = below(npm.pid ?? 0)
    const [shell = 0] = processes
    // The server, its database, and whoever builds.
    expect(processes.length).toBeGreaterThan(2)
    process.kill(whom === 'npm' ? (npm.pid ?? 0) : shell, 'SIGTERM')
    await expect.poll(() => processes.filter(isAlive), { timeout: 10_000, interval: 50 }).toEqual([])
    await expect.poll(() => lines.at(-1)).toBe('Stopped.')
  })
})
