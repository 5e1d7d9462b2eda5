import { describe, expect, test } from 'vitest'
import { text } from '../../src/texts.ts'
import { failureKey, type DocumentTask } from '../../src/web/kit/documents/documents.ts'

const said = (kinds: DocumentTask[], recordChanged: boolean) =>
  text(failureKey(kinds, recordChanged), { name: 'Contact' })

describe('what is said when documents failed', () => {
  test('names the one thing that was not done, when nothing else was to be saved', () => {
    expect(said(['add', 'add'], false)).toBe('Documents were not uploaded')
    expect(said(['remove'], false)).toBe('Documents were not deleted')
    expect(said(['edit'], false)).toBe('Documents were not updated')
  })

  test('says that the record was saved all the same, and that several things failed', () => {
    expect(said(['add'], true)).toBe('Contact saved, but some documents were not uploaded, removed or updated')
    expect(said(['add', 'remove'], false)).toBe(
      'Contact saved, but some documents were not uploaded, removed or updated',
    )
  })
})
