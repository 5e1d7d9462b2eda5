/**
 * generated/client/: the client of the API and the data provider as a package for other programs. Its code is that of
 * src/web/kit/client, which our own screens use, with everything that it imports, as JavaScript with declarations.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { transformSync } from 'rolldown/utils'
import { GENERATED_NOTE } from './model.ts'

const ROOT = join(dirname(import.meta.dirname), '..')
const FOLDER = 'generated/client'
const TYPES = 'generated/types.ts'
const ENTRIES = {
  '.': 'src/web/kit/client/client.ts',
  './http': 'src/web/kit/client/http.ts',
  './react-admin': 'src/web/kit/client/restProvider.ts',
}
const IMPORTS = /^(import|export)( type)? .*from ["'](\.[^"']+)["']/gm

/** `types` is the text of generated/types.ts as it is being written. */
export function clientFiles(types: string): [string, string][] {
  const files = new Map<string, string>()
  const needed = Object.values(ENTRIES).map(file => ({ file, declared: false }))
  for (let next = needed.pop(); next; next = needed.pop()) {
    const { file, declared } = next
    const code = written(file, 'js')
    if (files.has(code) || (declared && files.has(written(file, 'd.ts')))) continue
    const text = file === TYPES ? types : readFileSync(join(ROOT, file), 'utf8')
    const { code: script, declaration = '', errors } = compiled(file, text)
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
    files.set(written(file, 'd.ts'), noted(declaration.replace(/(from ["']\.[^"']+)\.ts(["'])/g, '$1.js$2')))
    if (!declared) files.set(code, noted(script))
    needed.push(...importsIn(file, declaration, true), ...(declared ? [] : importsIn(file, script, false)))
  }
  return [...files, [`${FOLDER}/package.json`, manifest()], [`${FOLDER}/README.md`, README]]
}

function compiled(file: string, text: string): ReturnType<typeof transformSync> {
  return transformSync(file, text, { typescript: { declaration: {}, rewriteImportExtensions: 'rewrite' } })
}

function importsIn(file: string, code: string, declared: boolean): { file: string; declared: boolean }[] {
  return [...code.matchAll(IMPORTS)].map(([, , , target = '']) => ({
    file: posix.join(posix.dirname(file), target).replace(/\.js$/, '.ts'),
    declared,
  }))
}

/** The tree of the sources is kept, so that what imports what stays as it is. */
function written(file: string, ending: string): string {
  return `${FOLDER}/${file.replace(/\.ts$/, `.${ending}`)}`
}

function noted(code: string): string {
  return `// ${GENERATED_NOTE}\n${code.replace(`// ${GENERATED_NOTE}\n`, '')}`
}

function manifest(): string {
  const exports = Object.fromEntries(
    Object.entries(ENTRIES).map(([name, file]) => [
      name,
      { types: `./${file.replace(/\.ts$/, '.d.ts')}`, default: `./${file.replace(/\.ts$/, '.js')}` },
    ]),
  )
  const provider = { 'ra-data-simple-rest': '^5.0.0', 'react-admin': '^5.0.0' }
  const document = {
    name: 'fund-administration-client',
    version: '0.1.0',
    description: 'The API of the fund administration for programs, and its data provider for react-admin.',
    '//': GENERATED_NOTE,
    private: true,
    type: 'module',
    sideEffects: false,
    exports,
    files: ['generated', 'src'],
    engines: { node: '>=18' },
    peerDependencies: provider,
    peerDependenciesMeta: Object.fromEntries(Object.keys(provider).map(name => [name, { optional: true }])),
  }
  return JSON.stringify(document, null, 2) + '\n'
}

const README = `# Client of the fund administration

${GENERATED_NOTE}

\`npm install file:…/generated/client\`, or \`npm pack\` in this folder and install the file. The client needs no other package.

\`\`\`ts
import { createClient } from 'fund-administration-client'
import { ApiError, httpWith } from 'fund-administration-client/http'

const api = createClient('https://funds.example/api', httpWith({ token: () => process.env.FUNDS_KEY ?? '' }))

const { records, total } = await api.list('invoices', { filter: { status: 'Open', date_gte: '2026-01-01' }, sort: ['date', 'desc'] })
const invoice = await api.get('invoices', 7)
try {
  await api.update('invoices', invoice, { number: '2026-014' })
} catch (error) {
  if (error instanceof ApiError && error.body?.code === 'version-stale') console.error('Somebody else has changed it.')
  else throw error
}
\`\`\`

A program signs in with the key of a service account: a tenant administrator adds one on Home under Accounts, lists the resources that it may touch, and copies its key, which is shown once and holds for a
year at most. The history names the account beside everything it did. It completes, publishes, verifies and reopens nothing (403 \`service-account-refused\` says what is missing); a key that is wrong, has expired or was revoked is answered 401 with the reason.
Each operation of \`/api/openapi.json\` that is open to programs says which resources it needs.

Amounts are decimal texts ("1250.50"), days YYYY-MM-DD. A write carries the version that was read, and is refused (412) once there is a newer one. Everything is described in \`/api/openapi.json\`.

An application of react-admin has \`react-admin\` and \`ra-data-simple-rest\` installed and writes:

\`\`\`tsx
import { httpWith } from 'fund-administration-client/http'
import { createDataProvider } from 'fund-administration-client/react-admin'

const dataProvider = createDataProvider('https://funds.example/api', httpWith({ token: () => signIn.token() }))

export const App = () => <Admin dataProvider={dataProvider}>…</Admin>
\`\`\`
`
