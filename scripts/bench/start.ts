/**
 * How long a person waits: a first start with the demo data, a later one, and everything that follows from a schema.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { generate } from '../generator/generate.ts'
import { isSchema, readFolder } from '../generator/run.ts'
import { buildSite } from '../starting/site.ts'
import { copyProject } from '../testing/project.ts'
import { median, type Line } from './report.ts'

const root = dirname(dirname(import.meta.dirname))
const FIRST_LIMIT = 60
const LATER_LIMIT = 4
const GENERATE_LIMIT = 3
const ASK_AGAIN_MS = 50

export async function benchStart(report: (line: Line) => void): Promise<void> {
  await buildSite(root, () => undefined, new AbortController().signal)
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'))
  try {
    const reportSeconds = (name: string, seconds: number, limit: number): void =>
      report({ name, figure: `${seconds.toFixed(1)} s`, budget: `≤ ${limit} s`, holds: seconds <= limit })
    reportSeconds('first start after the build: database and demo data', await secondsToReady(folder), FIRST_LIMIT)
    reportSeconds('later start', await secondsToReady(folder), LATER_LIMIT)
    const startedAt = performance.now()
    await generate(readFolder(root, 'schemas', isSchema))
    reportSeconds('generating everything', (performance.now() - startedAt) / 1000, GENERATE_LIMIT)
    reportSeconds('from saving a schema to its field in the API of npm run dev', await secondsToField(), GENERATE_LIMIT)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function secondsToReady(folder: string): Promise<number> {
  const startedAt = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  try {
    await new Promise<void>((resolve, reject) => {
      let said = ''
      child.stdout.on('data', chunk => {
        said += String(chunk)
        if (said.includes('Ready in')) resolve()
      })
      child.once('exit', code => reject(new Error(`npm start ended with ${code}:\n${said}`)))
    })
    return (performance.now() - startedAt) / 1000
  } finally {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
    await ended
  }
}

/** The median of some fields that are added one after the other to a copy of the project. */
async function secondsToField(): Promise<number> {
  const project = await copyProject()
  try {
    const { ask, stop } = await project.develop()
    const times: number[] = []
    for (const name of ['greenRating', 'blueRating', 'redRating']) {
      const startedAt = performance.now()
      await project.editSchema('fund', schema => {
        schema.properties[name] = { title: name, type: 'string', maxLength: 8, 'x-section': 'identity' }
      })
      while (!(await (await ask('GET', '/api/funds?range=[0,0]')).text()).includes(name)) await delay(ASK_AGAIN_MS)
      times.push((performance.now() - startedAt) / 1000)
    }
    await stop()
    return median(times)
  } finally {
    await project.remove()
  }
}
