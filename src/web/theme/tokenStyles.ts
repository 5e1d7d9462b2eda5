import { dark, light } from './tokens.ts'
import type { Tokens } from './tokens.ts'

const variables = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/**
 * The tokens as CSS variables, in the first layer; switching the scheme changes one attribute and renders nothing anew.
 * Called once, before anything is drawn.
 */
export function applyTokens(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `@layer theme{:root{color-scheme:light;${variables(light)}}[data-theme="dark"]{color-scheme:dark;${variables(dark)}}}`,
  )
  document.adoptedStyleSheets.push(sheet)
}
