/** Names of uploaded files as they are shown and handed out again. They never name a place on a disk. */
import { extensionOf } from '../formats.ts'

const LENGTH_MAX = 255
/** Control characters, and characters that reorder or hide what stands beside them ("gpj.exe" that reads "exe.jpg"). */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFF9-\uFFFB]/gu

/** Without folders, invisible characters and leading dots; never empty, never too long, always with its extension. */
export function cleanFileName(given: string): string {
  const name = given
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/^.*[/\\]/, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
  const extension = extensionOf(name)
  const stem = extension === '' ? name : name.slice(0, -extension.length - 1)
  const ending = extension === '' ? '' : `.${extension}`
  return shortened(stem.trim() || 'document', LENGTH_MAX - ending.length) + ending
}

/** Counts as the database does, and cuts no character in two. */
function shortened(text: string, length: number): string {
  return text.length <= length ? text : Array.from(text).slice(0, length).join('')
}
