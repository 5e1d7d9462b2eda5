/**
 * Holds the description of the API against two public linters, of which neither may find an error or a warning. They
 * are 170 packages that nothing else needs, so they are installed beside the project and removed again.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LINTERS = [
  '@redocly/openapi-core@2.64.0',
  '@stoplight/spectral-core@1.24.1',
  '@stoplight/spectral-rulesets@1.23.1',
]
const DESCRIPTION = join(import.meta.dirname, '../generated/openapi.json')

const PROGRAM = `
import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
const file = process.argv[2]
const source = readFileSync(file, 'utf8')
const config = await createConfig({ extends: ['recommended'] })
const redocly = await lintFromString({ source, absoluteRef: file, config })
const spectral = new spectralCore.Spectral()
spectral.setRuleset({ extends: [[rulesets.oas, 'recommended']] })
const found = await spectral.run(JSON.parse(source))
for (const { ruleId, message, location } of redocly) console.log('Redocly', ruleId, message, location[0]?.pointer ?? '')
for (const { code, message, path } of found) console.log('Spectral', code, message, path.join('/'))
console.log('Redocly finds ' + redocly.length + ', Spectral ' + found.length + '.')
process.exit(redocly.length + found.length === 0 ? 0 : 1)
`

const folder = mkdtempSync(join(tmpdir(), 'fund-linters-'))
try {
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}')
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', '--loglevel=error']
  execFileSync('npm', ['install', ...options, ...LINTERS], { cwd: folder, shell: process.platform === 'win32' })
  writeFileSync(join(folder, 'lint.js'), PROGRAM)
  execFileSync(process.execPath, ['lint.js', DESCRIPTION], { cwd: folder, stdio: 'inherit' })
} catch {
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
