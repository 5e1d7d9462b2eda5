/** "PDF, 84 kB": what a button that saves a file says of it. */
import { formatBytes } from '../formats.ts'
import type { Translate } from '../texts.ts'

/** A paper that nobody has opened yet may not have been drawn, and has no size. */
export function fileLabel(translate: Translate, fileType: string, size: number | null): string {
  const type = fileType.toUpperCase()
  return size === null
    ? translate('portal.documents.type', { type })
    : translate('portal.documents.typeAndSize', { type, size: formatBytes(size) })
}

/** "Notice, PDF, 84 kB". */
export function noticeLabel(translate: Translate, size: number | null): string {
  return translate('portal.documents.named', {
    title: translate('portal.movements.notice'),
    file: fileLabel(translate, 'pdf', size),
  })
}
