/** What the compiler says of a copy of the project. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const COMPILER = 'node_modules/typescript/bin/tsc'

export interface Complaint {
  file: string
  line: number
  /** With the lines that explain it. */
  text: string
}

/** Checks what the product is made of; the tests of the original have nothing to do with it. */
export async function complaintsIn(folder: string): Promise<Complaint[]> {
  await writeFile(
    join(folder, 'product.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: ['src', 'generated/**/*.ts'],
    }),
  )
  const printed = await new Promise<string>(resolve => {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
    execFile(process.execPath, [COMPILER, '-p', 'product.json', '--pretty', 'false'], options, (_error, stdout) => {
      resolve(stdout)
    })
  })
  const complaints: Complaint[] = []
  for (const written of printed.split(/\r?\n/)) {
    const [, file, line, text] = /^(\S.*?)\((\d+),\d+\): error TS\d+: (.*)$/.exec(written) ?? []
    const last = complaints.at(-1)
    if (file !== undefined && text !== undefined) complaints.push({ file, line: Number(line), text })
    else if (last && written.startsWith(' ')) last.text += `\n${written}`
    else if (written !== '') throw new Error(`The compiler says: ${written}`)
  }
  return complaints
}
