/**
 * Finds a Chromium for the browser tests, and installs one where there is none. The headless shell is the same engine
 * without the windows, menus and tabs around it, which cost every context of a test two fifths of its time.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { chromium } from 'playwright'

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const USUAL_PLACES = [
  HEADLESS_SHELL,
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

/** Debian's headless shell where we may install it; otherwise what is there, or the build that Playwright offers. */
export function provideChromium(): string {
  const mayUseApt = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (mayUseApt && !process.env['CHROMIUM_PATH'] && !isProgram(HEADLESS_SHELL)) installFromDebian()
  if (!findChromium()) {
    process.stdout.write('Installing Chromium with Playwright …\n')
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 2, 2] })
  }
  const found = findChromium()
  if (!found) throw new Error('No Chromium was found or could be installed. Install one and name it in CHROMIUM_PATH.')
  return found
}

function installFromDebian(): void {
  process.stdout.write('Installing the headless shell of Chromium with apt-get …\n')
  const apt = (...parameters: string[]) =>
    spawnSync('apt-get', [...parameters, '-qq'], {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  // Older releases have no package of the shell alone.
  if (!findChromium()) apt('install', '-y', '--no-install-recommends', 'chromium')
}
