/** Which files may be kept: one list, in schemas/lists.json, for the form and the server alike. */
import { document } from '../../generated/entities/document.ts'
import { choiceValues } from '../entity.ts'
import { extensionOf } from '../formats.ts'

const PICTURES: readonly string[] = ['png', 'jpg', 'jpeg']

/** Extensions without the dot, in small letters. */
export const FILE_TYPES: readonly string[] = choiceValues(document, 'fileType')

/** A logo is shown, so it is a picture; every other document may be any of the list. */
export function fileTypesOf(kind: unknown): readonly string[] {
  return kind === 'Logo' ? FILE_TYPES.filter(type => PICTURES.includes(type)) : FILE_TYPES
}

export function isAllowedName(fileName: string, kind?: unknown): boolean {
  return fileTypesOf(kind).includes(extensionOf(fileName))
}
