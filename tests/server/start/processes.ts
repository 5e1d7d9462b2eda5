/** The program as a script of npm, and the processes of the operating system that it leads to. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const PROGRAM = join(import.meta.dirname, 'startProgram.ts')

export interface UnderNpm {
  npm: ChildProcess
  /** The number of the server, which npm's shell has started. */
  server: number
  lines: string[]
}

/** npm, its shell, and the server, which is ready; `project` is the folder of the script. */
export async function underNpm(
  project: string,
  dataDir: string,
  environment: Record<string, string>,
): Promise<UnderNpm> {
  mkdirSync(project, { recursive: true })
  const manifest = { name: 'started', version: '1.0.0', scripts: { start: `"${process.execPath}" "${PROGRAM}"` } }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment, DATA_DIR: dataDir, PORT: '0' },
  })
  const lines: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  createInterface(npm.stdout).on('line', line => {
    lines.push(line)
    if (line.startsWith('Ready')) resolve()
  })
  await promise
  const found = processesOf(dataDir)
  const postgres = Number(found.find(pid => !found.includes(String(parentOf(Number(pid))))))
  return { npm, server: parentOf(postgres), lines }
}

const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

/** 0 where it has ended meanwhile. */
function parentOf(pid: number): number {
  try {
    return Number(statOf(pid)[1])
  } catch {
    return 0
  }
}

/** Whoever this process has started, and whoever they have, parents before children. */
export function below(pid: number): number[] {
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const children = all.map(Number).filter(each => isAlive(each) && parentOf(each) === pid)
  return [...children, ...children.flatMap(below)]
}

export function isAlive(pid: number): boolean {
  try {
    return statOf(pid)[0] !== 'Z'
  } catch {
    return false
  }
}

/** What it was started with, or what it says of itself. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** Those of the embedded PostgreSQL in this data folder. */
export function processesOf(directory: string): string[] {
  return readdirSync('/proc').filter(name => {
    try {
      return (
        /^\d+$/.test(name) &&
        readlinkSync(`/proc/${name}/cwd`) === join(directory, 'postgres') &&
        !/^State:\s+Z/m.test(readFileSync(`/proc/${name}/status`, 'utf8'))
      )
    } catch {
      return false
    }
  })
}
