import { describe, expect, test } from 'vitest'
import { SavedFiles } from '../../scripts/starting/savedFiles.ts'

const MIGRATION = 'src/server/database/migrations/0099-funds-nickname.sql'

function savedFiles(...paths: string[]): SavedFiles {
  const saved = new SavedFiles()
  for (const path of paths) saved.add(path)
  return saved
}

describe('files that are saved while npm run dev runs', () => {
  test.each([
    ['a schema generates', ['src/money.ts', 'schemas/fund.json', 'generated/types.ts'], 'generate'],
    ['a source replaces the server', ['src/money.ts'], 'replace'],
    ['a migration does', [MIGRATION], 'replace'],
    ['what was generated elsewhere does', ['generated/validators/fund.js'], 'replace'],
    ['a path of Windows is one of these', ['src\\money.ts'], 'replace'],
    ['what the browser alone runs does nothing', ['src/web/main.tsx', 'src/web/kit/lists.ts'], undefined],
    ['what nothing loads does nothing', ['schemas/README.md', 'src/server/README.md'], undefined],
  ])('%s', (_name, paths, wanted) => {
    const saved = savedFiles(...paths)
    expect(saved.take()).toBe(wanted)
    expect(saved.take()).toBeUndefined()
  })

  test('are told to ask for something or not as they are saved', () => {
    expect(new SavedFiles().add('schemas/fund.json')).toBe(true)
    expect(new SavedFiles().add('src/web/main.tsx')).toBe(false)
  })

  test('ask for nothing more when the generator wrote them, which the server has loaded since', () => {
    const saved = savedFiles('schemas/fund.json')
    saved.take()
    for (const path of ['generated/types.ts', 'generated/validators/fund.js', MIGRATION]) saved.add(path)
    saved.forgetWritten({ migration: MIGRATION })
    expect(saved.take()).toBeUndefined()
  })

  test.each([
    ['a source', 'src/money.ts', 'replace'],
    ['a migration that a person wrote', 'src/server/database/migrations/0100-by-hand.sql', 'replace'],
    ['a schema', 'schemas/fund.json', 'generate'],
  ])('are not lost while the server is made: %s', (_name, path, wanted) => {
    const saved = savedFiles('schemas/fund.json')
    saved.take()
    for (const each of ['generated/types.ts', path, MIGRATION]) saved.add(each)
    saved.forgetWritten({ migration: MIGRATION })
    expect(saved.take()).toBe(wanted)
  })
})
