/** Finds a Chromium for the browser tests, and installs one where there is none. */
import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { chromium } from 'playwright'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of a Chromium that can be started, or undefined. `CHROMIUM_PATH` wins. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not a program that can be started.`)
    return named
  }
  return [...USUAL_PLACES, chromium.executablePath()].find(isProgram)
}

/** Debian's package where we may install it, otherwise the build that Playwright offers. */
export function installChromium(): string {
  const mayUseApt = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (mayUseApt) {
    process.stdout.write('Installing Chromium with apt-get …\n')
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 2], env: environment })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 2],
      env: environment,
    })
  } else {
    process.stdout.write('Installing Chromium with Playwright …\n')
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 2, 2] })
  }
  const found = findChromium()
  if (!found) throw new Error('No Chromium was found or could be installed. Install one and name it in CHROMIUM_PATH.')
  return found
}
