import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { PORTAL_PAGE, isPortal } from './src/server/http/portalPage.ts'

const root = import.meta.dirname
const inputs = (...names: string[]) => names.map(name => join(root, 'src/web', name)).filter(existsSync)
const stub = (name: string) => join(root, 'src/web/stubs', name)
/** Its package exports the build with the warnings for developers alone. */
const routerBuild = join(root, 'node_modules/react-router/dist/production')
const globalSetup = join(root, 'tests/server/globalSetup.ts')

/** The browser never loads server code, in dev or in the build. The error names the importer. */
const browserOnly: Plugin = {
  name: 'browser-only',
  load(id) {
    if (this.environment.config.consumer === 'server') return
    if (/\.server\.ts$|\/src\/(server|demo)\//.test(id))
      this.error('Server code may not enter the browser. Move what both need to a file without .server.')
  },
}

/**
 * JSON Forms wraps every renderer in calls at the top of its modules, and hands the unwrapped ones on in one object.
 * Marked as free of effects, the renderers that we do not register stay out of the bundle, with the sliders, steppers
 * and tables they bring.
 */
const registeredRenderersOnly: Plugin = {
  name: 'registered-renderers-only',
  apply: 'build',
  transform: {
    filter: { id: /@jsonforms\/(core|react|material-renderers)\/lib\/.*\.esm\.js$/ },
    handler: code => ({
      code: code
        .replace(/(?<=[=(] ?)((?:React\.memo|with[A-Z]\w*|rankWith|and|or|styled\(\w+\))\()/g, '/* @__PURE__ */ $1')
        .replace(/^(import \w+ from 'dayjs.*|dayjs\.extend.*)$/gm, '')
        .replace(/^const Unwrapped = \{[^}]*\};$/m, 'const Unwrapped = {};'),
      map: null,
    }),
  },
}

/** What translates asks for the entries of an object by a package that brings them to browsers without them. */
const OBJECT_ENTRIES = '\0object.entries'
const nativeEntries: Plugin = {
  name: 'native-entries',
  enforce: 'pre',
  apply: 'build',
  resolveId: id => (id === 'object.entries' ? OBJECT_ENTRIES : undefined),
  load: id => (id === OBJECT_ENTRIES ? 'module.exports = Object.entries' : undefined),
}

/**
 * What a read answers is declared beside its address (src/api/reads.ts), for the server and the compiler. The browser
 * asks with address and parameters alone, so the shapes of answers and the words about both stay out of the bundle.
 */
const addressesOnly: Plugin = {
  name: 'addresses-only',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: /from '[./]+\/api\/(schema|parameters)\.ts'/ },
    handler: (code, id) => ({
      code: id.endsWith('/reads.ts')
        ? code
            .replace(/^ +(?:answer|answerDescription|summary): [^\n]*,$/gm, '')
            .replace(/\b((?:recordId|word|day)\(|oneOf\(\w+, )'[^'\n]*'/g, "$1''")
        : code.replace(
            /(?<![.\w])(?:object|described|nullable|optional|list|choice|dictionary|record)\(/g,
            '/* @__PURE__ */ $&',
          ),
      map: null,
      moduleSideEffects: false,
    }),
  },
}

/**
 * The portal binds its own rows of the table of pages, leads to Home and to onboardings, and names no kind of record:
 * what the back office alone adds to the table is empty there.
 */
const portalRowsOnly: Plugin = {
  name: 'portal-rows-only',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'portal',
  transform: {
    filter: { id: /\/(src\/pages\/(tenant|fund|investment)|generated\/(pages|labels))\.ts$/ },
    handler: code => ({
      code: Array.from(code.matchAll(/^export const (\w+)/gm), ([, name]) => `export const ${name} = {}`).join('\n'),
      map: null,
    }),
  },
}

/** While the application is built anew at every change, the portal's addresses have a page of their own too. */
const portalPage: Plugin = {
  name: 'portal-page',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const { url = '', headers } = request
      if (isPortal(url) && headers.accept?.includes('text/html')) request.url = `/${PORTAL_PAGE}`
      next()
    })
  },
}

const SMALLEST_COMPRESSED_BYTES = 1_024

/**
 * Writes every text file of the build a second and third time, compressed once and well instead of at every request.
 */
const precompressed: Plugin = {
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const texts = Object.keys(bundle).filter(name => /\.(js|css|html|svg|json)$/.test(name))
    await Promise.all(
      texts.map(async name => {
        const file = join(dir!, name)
        const content = await readFile(file)
        if (content.length < SMALLEST_COMPRESSED_BYTES) return
        await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
        await writeFile(
          `${file}.br`,
          await promisify(brotliCompress)(content, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
          }),
        )
      }),
    )
  },
}

export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    browserOnly,
    registeredRenderersOnly,
    addressesOnly,
    nativeEntries,
    portalRowsOnly,
    portalPage,
    precompressed,
  ],
  // The tests of the generator need the real ones.
  resolve: process.env['VITEST']
    ? {}
    : {
        alias: [
          { find: /^ajv$/, replacement: stub('ajv.ts') },
          { find: /^ajv-formats$/, replacement: stub('ajvFormats.ts') },
          { find: /^@mui\/icons-material$/, replacement: stub('icons.ts') },
          { find: /^@mui\/x-date-pickers(\/.*)?$/, replacement: stub('datePickers.ts') },
          { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
        ],
      },
  define: {
    'import.meta.env.VITE_SHOW_VERSION': JSON.stringify(process.env['VITE_SHOW_VERSION'] ?? 'false'),
    'import.meta.env.VITE_INVESTOR_ONLY': JSON.stringify(process.env['VITE_INVESTOR_ONLY'] ?? 'false'),
  },
  build: {
    outDir: join(root, '.build/web'),
    emptyOutDir: true,
    target: 'es2023',
    // A module script cannot be inlined under the content security policy, and small assets are cached better alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  /**
   * The portal is built by itself: of React, the router and our own modules it gets what it uses and not what the back
   * office uses of them as well. That is a sixth of what an investor's phone loads.
   */
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: inputs('index.html', 'redirect.html'),
          output: {
            chunkFileNames: ({ moduleIds }) =>
              moduleIds.every(id => id.includes('/@azure/')) ? 'assets/msal-[hash].js' : 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                // What the first page needs of a package goes into two files that rarely change; the rest stays with
                // the page that needs it.
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|@emotion|stylis)[\\/]/,
                  tags: ['$initial'],
                  priority: 2,
                },
                // Sign-in has a chunk of its own, although the bridge page begins with a part of it.
                { name: 'frame', test: /node_modules[\\/](?!@azure[\\/])/, tags: ['$initial'], priority: 1 },
              ],
            },
          },
        },
      },
    },
    portal: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        rolldownOptions: {
          input: inputs(PORTAL_PAGE),
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'portal-react',
                  test: /node_modules[\\/](?!@azure[\\/])|rolldown[\\/]runtime/,
                  tags: ['$initial'],
                  priority: 2,
                },
                { name: 'portal-first', test: /[\\/](src|generated)[\\/]/, tags: ['$initial'], priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  builder: {
    buildApp: async ({ build, environments }) => {
      for (const name of ['client', 'portal']) if (environments[name]) await build(environments[name])
    },
  },
  server: { fs: { allow: [root] } },
  test: {
    root: '.',
    // Vitest itself leaves one core alone, which on a machine with two is half of it.
    maxWorkers: Math.max(2, availableParallelism()),
    // Tests wait for databases and processes, not for a clock: how long that takes is the machine's affair.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // A machine of the CI may stall for a moment; what fails twice in a row is wrong.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      // Most of a run would be loading the same modules for every file. These keep nothing in them, and each has a
      // database of its own.
      {
        extends: true,
        test: {
          name: 'product',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/web/**'],
          isolate: false,
          globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
        },
      },
      // Modules of the browser remember who is signed in, and their tests put others in the place of some.
      { extends: true, test: { name: 'web', include: ['tests/web/**/*.test.ts'] } },
    ],
  },
})
