/** Pages that only the benchmark has (pages/), built as the product is into the folder that its server serves. */
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** Folder of these pages inside the served site. */
export const BARE = 'bare'

const PAGES = join(import.meta.dirname, 'pages')

export async function buildBarePages(site: string): Promise<void> {
  const { NODE_ENV: before } = process.env
  try {
    await build({
      configFile: false,
      root: PAGES,
      base: `/${BARE}/`,
      logLevel: 'error',
      plugins: [react()],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: join(site, BARE),
        target: 'es2023',
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: { input: ['list.html', 'amounts.html'].map(name => join(PAGES, name)) },
      },
    })
  } finally {
    // Vite sets it for the whole process; the servers that other sections start are not in production.
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
