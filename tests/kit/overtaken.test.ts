import { describe, expect, test, vi } from 'vitest'
import { overtakenSentence } from '../../src/web/kit/sheet/overtaken.ts'

const conflict = (status: number, body: object = {}) => Object.assign(new Error('refused'), { status, body })

function words() {
  const whoChanged = vi.fn(({ id }: { id: number }) => Promise.resolve(`Who of ${id}.`))
  return { whoChanged, translate: (key: string) => `<${key}>` }
}

describe('a row of a sheet that somebody else has saved first', () => {
  test('is told with who it was and that the typed amounts are kept', async () => {
    const said = words()
    expect(await overtakenSentence({ error: conflict(412), id: 7, besides: undefined }, said)).toBe(
      'Who of 7. <sheet.kept>',
    )
  })

  test('is told with who made the record, where it was to be made', async () => {
    const error = conflict(409, { code: 'already-exists', existing: { record: { id: 9 } } })
    expect(await overtakenSentence({ error, id: undefined, besides: undefined }, words())).toBe(
      'Who of 9. <sheet.kept>',
    )
  })

  test('asks for no history where nothing says which record it is', async () => {
    const said = words()
    const error = conflict(409, { code: 'already-exists' })
    expect(await overtakenSentence({ error, id: undefined, besides: undefined }, said)).toBe(
      '<form.changedBySomebody> <sheet.kept>',
    )
    expect(said.whoChanged).not.toHaveBeenCalled()
  })

  test('says that what a button had filled in gave way, and not that it was kept', async () => {
    expect(await overtakenSentence({ error: conflict(412), id: 7, besides: 'sheet.gaveWay' }, words())).toBe(
      'Who of 7. <sheet.gaveWay>',
    )
  })
})
