/** The English catalogue: every word of ours that a person reads, joined from src/texts/ and the features' texts.ts. Labels of fields and resources come from the schemas. */
import { labels } from '../generated/labels.ts'
import { homeTexts } from './home/texts.ts'
import { problemTexts } from './texts/problems.ts'
import { screenTexts } from './texts/screens.ts'
import { shellTexts } from './texts/shell.ts'

export type Catalogue = { [key: string]: string | Catalogue }

/** Nested as the translation provider wants it: `%{name}` is filled in, `one |||| many` is chosen by `smart_count`. Sections in alphabetical order. */
export const texts = {
  ...homeTexts,
  ...screenTexts,
  ...problemTexts,
  ...shellTexts,
  resources: labels.resources,
} satisfies Catalogue

/** A text of the catalogue with its values, for the server and pure code (screens use the translation provider). A missing key comes back as it is. */
export function text(key: string, values: Record<string, string | number> = {}): string {
  let found: string | Catalogue | undefined = texts as Catalogue
  for (const part of key.split('.')) found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined
  if (typeof found !== 'string') return key
  const forms = found.split('||||')
  const form = forms.length > 1 && values['smart_count'] !== 1 ? forms[1]! : forms[0]!
  return form.trim().replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
