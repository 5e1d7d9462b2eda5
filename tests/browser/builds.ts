import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PORTAL_PAGE, isPortal } from '../../src/server/http/portalPage.ts'

const root = new URL('../..', import.meta.url).pathname

export interface OtherBuild {
  folder: string
  remove: () => void
}

/**
 * The application built in another way than the server's: with a flag of its own, or with a configuration of its own.
 */
export async function buildOther(
  environment: Record<string, string>,
  config = 'tests/browser/plain.vite.config.ts',
): Promise<OtherBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'fund-build-'))
  const parameters = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error', '--config', config]
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...parameters], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', chunk => {
    complaint += String(chunk)
  })
  const code = await new Promise(resolve => child.once('close', resolve))
  if (code !== 0) throw new Error(complaint)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Gives a page the files of another build, while everything else comes from the server. */
export async function useBuild(page: Page, { folder }: OtherBuild): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/assets/'),
    route => route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  )
  await page.route(
    ({ pathname }) => /^\/(error|funds|contacts|reference|portal)?(\/|$)/.test(pathname) && !pathname.includes('.'),
    async route => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const page = isPortal(new URL(route.request().url()).pathname) ? PORTAL_PAGE : 'index.html'
      await route.fulfill({ path: join(folder, page) })
    },
  )
}
