import type { Plugin } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import base from './plain.vite.config.ts'

/** Stands before every text of ours in this build. */
const MARK = '¤'

/** One and many have their forms in one text. */
const marker = `const marked = value => typeof value === 'string' ? value.split('||||').map(form => form.trim() && '${MARK}' + form.trim()).join(' |||| ')
  : value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)])) : value;\n`

/**
 * Marks our texts, the frame's own English, and the words that the schemas give to fields, sections, values and
 * actions.
 */
const marks: Plugin = {
  name: 'marked-texts',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/src/texts.ts'))
      return (
        marker +
        code
          .replace('export const texts =', 'const plainTexts =')
          .replace(/^export function text\(/m, 'export const texts = marked(plainTexts)\n\nexport function text(')
      )
    if (id.endsWith('/src/texts/pageTexts.ts'))
      return marker + code.replace('Object.assign(pageTexts, messages)', 'Object.assign(pageTexts, marked(messages))')
    if (id.endsWith('/src/web/shell/i18n.ts')) return marker + code.replace('...frameTexts', '...marked(frameTexts)')
    if (/\/generated\/(entities\/[\w-]+|resources)\.ts$/.test(id))
      return code.replace(
        /\b(title|plural|help|description|tab|confirm|computed|unit): '((?:[^'\\]|\\.)*)'/g,
        (whole, key: string, words: string) =>
          key === 'unit' && /Id$|^currency$/.test(words) ? whole : `${key}: '${MARK}${words}'`,
      )
  },
}

const config: ViteUserConfig = { ...base, plugins: [marks, ...(base.plugins ?? [])] }
export default config
