/** npm passes a signal on to its shell only, which ends without telling anybody: what the two started would live on. */
import { readFileSync } from 'node:fs'

const LOOK_MS = 250

/**
 * Calls `ended` once when npm, which started this process, or the shell between them has ended. Nothing is watched
 * where something else started it.
 */
export function watchNpm(ended: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return
  const shell = process.ppid
  // Some shells make way for their only command: then npm is the parent itself.
  const npm = isNpm(shell) ? undefined : parentOf(shell)
  const timer = setInterval(() => {
    if (process.ppid === shell && (npm === undefined || parentOf(shell) === npm)) return
    clearInterval(timer)
    ended()
  }, LOOK_MS)
  timer.unref()
}

function isNpm(pid: number): boolean {
  return /^npm\b/.test(processFile(pid, 'cmdline') ?? '')
}

/** Undefined where the operating system has no such files: then the own parent alone is watched. */
function parentOf(pid: number): number | undefined {
  const stat = processFile(pid, 'stat')
  // The name of the program stands in parentheses and may hold anything.
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

function processFile(pid: number, name: 'cmdline' | 'stat'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return undefined
  }
}
