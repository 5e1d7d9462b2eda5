import { OTHER_KIND } from '../../../api/documents.ts'
import type { Entity } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'

/** What the documents of such a record are called; null where it has none. */
export function useDocumentsTitle({ documents: kinds }: Entity): string | null {
  const translate = useTranslate()
  if (!kinds) return null
  return translate(kinds.length === 1 && kinds[0]?.value === OTHER_KIND ? 'documents.other' : 'documents.title')
}
