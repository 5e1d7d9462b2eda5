/** Properties renamed in the schemas, what the compiler then says, and where a search finds them as fields. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { generate } from '../../scripts/generator/generate.ts'
import { readFolder } from '../../scripts/generator/run.ts'

const ROOT = join(import.meta.dirname, '../..')
const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc')

/** The properties to rename, by the file name of their schema. */
export type Renamed = Readonly<Record<string, string>>

export interface Complaint {
  file: string
  text: string
}

/** What the compiler says of the hand-written files when these properties have other names in what is generated. */
export async function complaintsAfter(renamed: Renamed): Promise<Complaint[]> {
  mkdirSync(join(ROOT, '.build'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.build/renamed-'))
  try {
    cpSync(join(ROOT, 'src'), join(folder, 'src'), { recursive: true })
    for (const [path, text] of await generate(schemasWith(renamed))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const options = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as { compilerOptions: object }
    const compilerOptions = { ...options.compilerOptions, incremental: false, tsBuildInfoFile: undefined }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src', 'generated'] }))
    const { stdout } = spawnSync(process.execPath, [COMPILER, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    return complaintsIn(stdout)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const newName = (property: string): string => `${property}Renamed`

function schemasWith(renamed: Renamed): Map<string, string> {
  const schemas = readFolder(ROOT, 'schemas', name => name.endsWith('.json'))
  for (const [entity, property] of Object.entries(renamed)) {
    const file = `schemas/${entity}.json`
    const before = schemas.get(file) ?? ''
    const after = before.replaceAll(`"${property}"`, `"${newName(property)}"`)
    if (after === before) throw new Error(`${file} has no property "${property}".`)
    schemas.set(file, after)
  }
  return schemas
}

/** A complaint begins at the edge with its file; the lines that explain it are indented. */
function complaintsIn(printed: string): Complaint[] {
  const complaints: Complaint[] = []
  for (const line of printed.split('\n')) {
    const [, file, text] = /^(\S.*?)\(\d+,\d+\): error TS\d+: (.*)$/.exec(line) ?? []
    if (file !== undefined && text !== undefined) complaints.push({ file: file.replaceAll('\\', '/'), text })
    else if (line.trim() !== '' && complaints.length > 0) complaints.at(-1)!.text += `\n${line}`
  }
  return complaints
}

const columnOf = (property: string): string => property.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** The lines of a file on which a property, or its column, stands as a field: not as a variable or a word of a text. */
export function linesWithField(file: string, text: string, property: string): number[] {
  const column = columnOf(property)
  if (!text.includes(property) && !text.includes(column)) return []
  const places = new Set<number>()
  const names = new Set([property, column])
  // A path begins with the property or has it between dots; an operator of a filter or a list of names may follow.
  const inText = new RegExp(`(?<![\\w-])(${property}|${column})(?![a-zA-Z0-9-])`)
  const key = (node: { type: string; name?: unknown; start: number }) => {
    if (node.type === 'Identifier' && typeof node.name === 'string' && names.has(node.name)) places.add(node.start)
  }
  new Visitor({
    MemberExpression({ computed, property: member }) {
      if (!computed) key(member)
    },
    Property({ computed, key: name }) {
      if (!computed) key(name)
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && inText.test(value)) places.add(start)
    },
    TemplateElement({ value, start }) {
      if (inText.test(value.raw)) places.add(start)
    },
    TSPropertySignature({ computed, key: name }) {
      if (!computed) key(name)
    },
  }).visit(parseSync(file, text).program)
  return [...places].map(place => text.slice(0, place).split('\n').length).sort((one, other) => one - other)
}
