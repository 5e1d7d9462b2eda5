import { expect, test } from 'vitest'
import { directWriteFindings } from './directWrites.ts'
import { README, TABLES } from './textStatements.ts'

test('a write beside the write path is found, and a file that is listed and writes no more', () => {
  const listed =
    '## Writes beside the write path\n\n| file | what |\n|---|---|\n| `src/mails/sent.server.ts` | mails |\n'
  const found = (file: string, text: string, readme = '') =>
    directWriteFindings(
      new Map([
        [README, readme],
        [TABLES, 'export interface Tables {\n  funds: FundsTable\n}\n'],
        [file, text],
      ]),
    )
  for (const write of ["updateTable('funds as f')", "insertInto('funds')", "deleteFrom('funds')"]) {
    const text = `export const rows = (tx: Transaction) => tx.${write}.execute()`
    expect(found('src/mails/sent.server.ts', text)).toHaveLength(1)
    expect(found('src/mails/sent.server.ts', text, listed)).toEqual([])
    expect(found('src/server/records/rows.ts', text)).toEqual([])
  }
  const reads = "export const rows = (tx: Transaction) => tx.selectFrom('funds').execute()"
  expect(found('src/mails/sent.server.ts', reads)).toEqual([])
  const ofTheProduct = "export const rows = (tx: Transaction) => tx.insertInto('sign_in_state').execute()"
  expect(found('src/mails/sent.server.ts', ofTheProduct)).toEqual([])
  expect(found('src/mails/sent.server.ts', reads, listed)).toEqual([
    'src/server/README.md: src/mails/sent.server.ts writes no row of an entity',
  ])
})
