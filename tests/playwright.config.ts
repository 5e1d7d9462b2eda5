import { defineConfig, devices } from '@playwright/test'
import { findChromium } from '../scripts/testing/chromium.ts'

const root = new URL('..', import.meta.url).pathname
/** Files that begin a product of their own, or a browser with options of its own. */
const OWN_PRODUCTS = [
  'email-links/*.spec.ts',
  'home/home.spec.ts',
  'onboarding-wizard/*.spec.ts',
  'portal/{changes,pages}.spec.ts',
  'shell/{budget,stillness}.spec.ts',
  'tenant-deletions/*.spec.ts',
  'web/telemetry.spec.ts',
]

export default defineConfig({
  testDir: '.',
  // The proofs build and start a product of their own in one long row, and so do files that change what others see:
  // begun last, they would leave the other workers idle. One worker after another takes them, so that files of one
  // product share it.
  projects: [
    { name: 'proof', testMatch: 'proof/*.spec.ts' },
    { name: 'own products', testMatch: OWN_PRODUCTS, workers: 1 },
    { name: 'screens', testMatch: '**/*.spec.ts', testIgnore: ['proof/*.spec.ts', ...OWN_PRODUCTS] },
  ],
  outputDir: `${root}.build/playwright`,
  globalSetup: './browser/buildOnce.ts',
  // Each worker has a whole product of its own, with its database. A test waits for a quarter of its time: a third
  // worker keeps two cores busy meanwhile.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A machine of the CI may stall for a moment; what fails twice in a row is wrong.
  retries: process.env['CI'] ? 1 : 0,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : 'line',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    timezoneId: 'Europe/Luxembourg',
    trace: 'off',
    // An action that never succeeds fails by its own name; the time limit of the whole test names none.
    actionTimeout: 45_000,
    // Pictures between two states cost a tenth of the time, and no test looks at one.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] || findChromium()
        ? { executablePath: process.env['CHROMIUM_PATH'] ?? findChromium() }
        : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test ends before optimised code would have paid for having been compiled.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
})
