/** What is said about an answer that cannot be signed as it stands. */
import { text } from '../texts.ts'
import type { DossierFinding } from './dossier.ts'
import './texts.ts'

export function dossierText({ code, values }: Pick<DossierFinding, 'code' | 'values'>): string {
  return text(`dossier.${code}`, values)
}
